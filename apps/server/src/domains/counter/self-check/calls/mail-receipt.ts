import { RECEIPT_EMPTY, RECEIPT_NO_MAIL } from '@lectern/contracts/counter/self-check/errors';
import { mailReceipt } from '@lectern/contracts/counter/self-check/mail-receipt';
import { isRefusal, isRefusalFor, refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { findReachable } from '../../../people/account/reachable.ts';
import { sendNotice } from '../../../people/notices/send-notice.ts';
import { loansOfVisit } from '../loans-of-visit.ts';
import { stationOf } from '../stations.ts';
import { visitAt } from '../visits.ts';

export const mailReceiptCall = implement(mailReceipt)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const station = await stationOf(deps, tenant, input.station, 'counter');
  if (isRefusal(station)) return station;
  const visit = await visitAt(deps, tenant, station);
  if (isRefusal(visit)) return visit;
  const lent = await loansOfVisit(deps, tenant, visit);
  if (isRefusalFor(lent, PATRON_NOT_FOUND)) return refuse(RECEIPT_EMPTY);
  if (isRefusal(lent)) return lent;
  if (lent.length === 0) return refuse(RECEIPT_EMPTY);
  const reader = await findReachable(deps.db, tenant.id, visit.patron_id);
  if (!reader?.mail || !deps.mail.isReady(tenant)) return refuse(RECEIPT_NO_MAIL);
  await sendNotice(deps.db, {
    tenantId: tenant.id,
    channel: 'mail',
    to: reader.mail,
    template: 'selfCheckReceipt',
    values: {
      count: String(lent.length),
      list: lent.map(({ title, dueDate }) => `• ${title} (${dueDate})`).join('\n'),
    },
    language,
    now: deps.clock.now(),
    // Pressed twice, it is one mail.
    uniqueKey: `self-check/${station.id}/${visit.started_at}/${lent.length}`,
  });
  return { loans: lent.length };
});
