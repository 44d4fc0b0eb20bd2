import { hearMessage } from '../../domains/counter/interlibrary/hearing/hear-message.ts';
import { proveSender } from '../../domains/counter/interlibrary/hearing/prove-sender.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SiteRequest } from '../site.ts';

/** The largest message that is read. */
export const MOST_ISO18626_BYTES = 256 * 1024;
export const ISO18626_TYPES = ['application/xml', 'text/xml'];

/**
 * Takes messages of ISO 18626 from partner libraries. The key in the header is looked at before the message: a stranger gets 401 and nothing
 * is read. A message that was read is answered with 200 and its confirmation, whatever is wrong with it.
 */
export function serveIso18626(deps: Deps) {
  return async ({ site, request, reply }: SiteRequest) => {
    const peer = await proveSender(deps, site.tenant, request.headers.authorization);
    if (!peer)
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('The key of a partner library is missing or wrong.');
    const xml = typeof request.body === 'string' ? request.body : '';
    return reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await hearMessage(deps, { tenant: site.tenant, peer }, xml));
  };
}
