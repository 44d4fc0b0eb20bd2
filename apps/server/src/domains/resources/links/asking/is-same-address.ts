/** Whether two addresses are the same to people: with https or http, www or not, with a slash at the end or not, in capitals or not. */
export function isSameAddress(one: URL, other: URL): boolean {
  return plain(one) === plain(other);
}

function plain({ hostname, port, pathname, search }: URL): string {
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return `${hostname.replace(/^www\./, '')}:${port}${path}${search}`.toLowerCase();
}
