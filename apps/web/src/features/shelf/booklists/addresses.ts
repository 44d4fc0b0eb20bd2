/** The address of a list as everybody sees it. */
export function listAddress(id: string): string {
  return `/bookListNav/${encodeURIComponent(id)}`;
}

/** The address at which its reader changes a list. */
export function editAddress(id: string): string {
  return `/personalCenter/bookListDetails/${encodeURIComponent(id)}/1`;
}
