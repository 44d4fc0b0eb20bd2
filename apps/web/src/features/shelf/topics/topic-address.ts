/** The address of a topic as everybody sees it. */
export function topicAddress(id: string): string {
  return `/specialNav/${encodeURIComponent(id)}`;
}
