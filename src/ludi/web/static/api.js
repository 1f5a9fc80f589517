// Asking the server for something: its answer; none if it was not done, and the page is told why.
export function asking(page, { done, refused, lost }) {
  return async function send(what, body) {
    const headers = {
      "Content-Type": "application/json",
      "X-Form-Token": page.dataset.token,
      "Accept-Language": document.documentElement.lang,
      Prefer: "return=minimal",
    };
    const address = `/api/tables/${page.dataset.table}/${what}`;
    try {
      const answer = await fetch(address, { method: "POST", headers, body: body && JSON.stringify(body) });
      if (answer.ok) done();
      else refused(await answer.json());
      return answer.ok ? answer : null;
    } catch {
      lost();
      return null;
    }
  };
}
