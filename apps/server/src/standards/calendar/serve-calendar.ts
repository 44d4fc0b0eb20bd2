import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { calendarOf } from '../../domains/lending/loans/calendar/calendar-of.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendNoPage } from '../page/send-message-page.ts';
import type { SiteRequest } from '../site.ts';

/** Answers what a reader has to bring back, at the reader's private address: `/alpha/calendar/SECRET.ics`. */
export function serveCalendar(deps: Deps) {
  return async ({ site, query, params, request, reply }: SiteRequest) => {
    const token = (params.file ?? '').replace(/\.ics$/, '');
    const calendar = await calendarOf(deps, site.tenant, token, `${site.root}/#/personalCenter/borrowing`);
    if (isRefusal(calendar)) return calendar;
    if (calendar === undefined) {
      return sendNoPage(reply, site, { query, acceptLanguage: request.headers['accept-language'] });
    }
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, max-age=600',
        'x-robots-tag': 'noindex',
      })
      .send(calendar);
  };
}
