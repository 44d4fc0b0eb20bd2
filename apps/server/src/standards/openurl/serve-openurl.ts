import { refusalOfFault } from '../../domains/resources/resolver/refusal-of-fault.ts';
import { readOpenUrl } from '../../platform/openurl/read-openurl.ts';
import { writeOpenUrl } from '../../platform/openurl/write-openurl.ts';
import type { SiteRequest } from '../site.ts';

/** Types in which other systems post a request: a form (SAP2), or a context object alone. */
export const OPENURL_TYPES = [
  'application/x-www-form-urlencoded',
  'application/xml',
  'text/xml',
  'text/plain',
];

/**
 * Redirects OpenURLs of other systems to the resolver, a page of the app: pages here have no session, and those that show something are
 * shut where only readers may browse. The request is read and written anew, so the address has nothing but what we understood, in UTF-8.
 */
export async function serveOpenUrl({ site, request, reply }: SiteRequest) {
  const { citation, fault } = readOpenUrl(requestOf(request));
  // Without anything to look for the page says so, and what to do.
  if (fault === 'nothing') return reply.redirect(`${site.root}/#/resolver`, 303);
  if (fault) return refusalOfFault(fault);
  return reply.redirect(`${site.root}/#/resolver?${writeOpenUrl(citation)}`, 303);
}

/** What was posted, or else the query as it came: one of Latin-1 is no longer right once it was decoded. */
function requestOf({ body, raw }: SiteRequest['request']): string {
  if (typeof body === 'string' && body.trim() !== '') return body;
  const { url = '' } = raw;
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}
