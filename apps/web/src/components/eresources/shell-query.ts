/** What of an address stays on each page of electronic resources: whether the navigation is hidden. */
const KEPT = ['hideNav', 'pageType'] as const;

/** Copies to the query of another page what `from` says of the navigation. */
export function keepShell(from: URLSearchParams, to: URLSearchParams): URLSearchParams {
  for (const name of KEPT) {
    const value = from.get(name);
    if (value) to.set(name, value);
  }
  return to;
}
