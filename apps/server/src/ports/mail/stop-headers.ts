/** The headers by which mail programs offer to stop such mails with one click (RFC 2369, RFC 8058); none without a link. */
export function stopHeaders(stopLink: string): Record<string, string> {
  if (stopLink === '') return {};
  return { 'list-unsubscribe': `<${stopLink}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}
