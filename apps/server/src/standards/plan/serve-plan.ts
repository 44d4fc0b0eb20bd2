import { drawPlan } from '../../domains/collection/holdings/shelves/draw-plan.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendNoPage } from '../page/send-message-page.ts';
import type { SiteRequest } from '../site.ts';

/** Nothing may run or load, even if somebody opens the drawing itself. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Answers a floor plan as SVG: `/alpha/plans/L2.svg?shelf=S12`. The address changes with the plan, so that it may be kept. */
export function servePlan(deps: Deps) {
  return async ({ site, query, params, request, reply }: SiteRequest) => {
    const shelf = typeof query.shelf === 'string' ? query.shelf : '';
    const code = (params.file ?? '').replace(/\.svg$/, '');
    const svg = await drawPlan(deps.db, site.tenant.id, code, shelf);
    if (svg === undefined) {
      const acceptLanguage = request.headers['accept-language'];
      return sendNoPage(reply, site, { query, acceptLanguage });
    }
    return reply
      .headers({
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=86400',
      })
      .send(svg);
  };
}
