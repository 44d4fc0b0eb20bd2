/** All that somebody at the computer could look into: the document, the fields, what the browser stores, and the history. */
export function everythingToSee(): string {
  const values = [...document.querySelectorAll('input, textarea')].map(
    (field) => (field as HTMLInputElement).value,
  );
  const stored = [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store)));
  return [document.documentElement.outerHTML, ...values, ...stored, JSON.stringify(history.state)].join('\n');
}
