/** The address of a scholarly work that somebody keeps. */
export function keptPaperAddress(recordId: string): string {
  return `/chaoXingSearchDetail?${new URLSearchParams({ kept: recordId })}`;
}
