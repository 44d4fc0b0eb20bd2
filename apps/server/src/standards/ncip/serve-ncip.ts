import type { Deps } from '../../platform/deps.ts';
import type { SiteRequest } from '../site.ts';
import { lookUpItem } from './look-up-item.ts';
import { type NcipElement, readNcip } from './read-ncip.ts';
import { ncipMessage, problem } from './write-ncip.ts';

/** The largest message that is read. */
export const MOST_NCIP_BYTES = 64 * 1024;

/** Media types of the messages (NCIP over HTTP). */
export const NCIP_TYPES = ['application/xml', 'text/xml'];

/** Answers messages of NCIP 2 over HTTP. Every message is answered with 200; what is wrong with it is a `Problem` in the answer. */
export function serveNcip(deps: Deps) {
  return async ({ site, request, reply }: SiteRequest) => {
    const message = typeof request.body === 'string' ? readNcip(request.body) : undefined;
    return reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(ncipMessage(await answerNcip(deps, site, message)));
  };
}

async function answerNcip(deps: Deps, { tenant }: SiteRequest['site'], message: NcipElement | undefined) {
  if (!message) return problem({ scheme: 'messagingError', type: 'Invalid Message Syntax Error' });
  if (message.name === 'LookupItem') return lookUpItem(deps, tenant, message);
  return problem({
    scheme: 'messagingError',
    type: 'Unsupported Service',
    element: message.name.slice(0, 100),
  });
}
