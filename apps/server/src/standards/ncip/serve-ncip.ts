import { answerNcip, isAllianceService } from '../../domains/counter/alliance/ncip/answer-ncip.ts';
import { proofOf, proveSender } from '../../domains/counter/alliance/ncip/prove-sender.ts';
import type { Deps } from '../../platform/deps.ts';
import { browsingRefusal } from '../../platform/http/browsing.ts';
import { type NcipElement, readNcip } from '../../platform/ncip/read-ncip.ts';
import { ncipMessage, problem } from '../../platform/ncip/write-ncip.ts';
import type { SiteRequest } from '../site.ts';
import { lookUpItem } from './look-up-item.ts';

/** The largest message that is read. */
export const MOST_NCIP_BYTES = 64 * 1024;

/** Media types of the messages (NCIP over HTTP). */
export const NCIP_TYPES = ['application/xml', 'text/xml'];

/**
 * Answers messages of NCIP 2 over HTTP. Every message is answered with 200; what is wrong with it is a `Problem` in the answer. Anybody may
 * look where a copy is, as on the library's pages; all else is for libraries of its alliance, who prove who they are before anything is
 * looked up.
 */
export function serveNcip(deps: Deps) {
  return async ({ site, request, reply }: SiteRequest) => {
    const message = typeof request.body === 'string' ? readNcip(request.body) : undefined;
    if (message?.name === 'LookupItem' && proofOf(message) === '') {
      const { defaultLanguage } = site.tenant.settings.public;
      const closed = browsingRefusal(site.tenant, defaultLanguage);
      if (closed) return closed;
    }
    return reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(ncipMessage(await answerMessage(deps, site, message)));
  };
}

async function answerMessage(deps: Deps, { tenant }: SiteRequest['site'], message: NcipElement | undefined) {
  if (!message) return problem({ scheme: 'messagingError', type: 'Invalid Message Syntax Error' });
  const { name } = message;
  if (name === 'LookupItem' && proofOf(message) === '') return lookUpItem(deps, tenant, message);
  if (name !== 'LookupItem' && !isAllianceService(name))
    return problem({ scheme: 'messagingError', type: 'Unsupported Service', element: name.slice(0, 100) });
  const peer = await proveSender(deps, tenant, message);
  if (!peer) {
    const place = 'InitiationHeader';
    return problem({ scheme: 'generalError', type: 'Agency Authentication Failed', element: place });
  }
  return name === 'LookupItem'
    ? lookUpItem(deps, tenant, message)
    : answerNcip(deps, { tenant, peer }, message);
}
