import { refuse } from '@lectern/contracts/kernel/refusal';
import {
  SERVICE_DATE_PAST,
  SERVICE_LIMIT_REACHED,
  SERVICE_NOT_OFFERED,
} from '@lectern/contracts/talk/feedback/errors';
import { requestService } from '@lectern/contracts/talk/feedback/request-service';
import { dateIn } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import { toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findBib } from '../../../collection/catalogue/records/find-bibs.ts';
import { isServiceOffered } from '../is-service-offered.ts';
import { partsOfRequest } from '../service-parts.ts';
import { addMessage, countServiceRequests, putFeedback } from '../store/feedback-store.ts';

export const requestServiceCall = implement(requestService)(async ({ input: { request }, context, deps }) => {
  const { tenant, patron } = context;
  const { timeZone, serviceRequestsPerDay: most } = tenant.settings.policy;
  const service = { service: request.kind, patronId: patron.id };
  if (!(await isServiceOffered(deps, tenant, service))) return refuse(SERVICE_NOT_OFFERED);
  const now = deps.clock.now();
  const today = dateIn(timeZone, now);
  const { recordId = '', until = '' } = request.kind === 'delivery' ? request : {};
  if (until && until < today) return refuse(SERVICE_DATE_PAST);
  const record = recordId ? await findBib(deps.db, tenant.id, recordId) : undefined;
  const { title, text, details } = partsOfRequest(request);
  const scope = { tenantId: tenant.id, patronId: patron.id };
  const at = now.toISOString();
  const feedback = {
    id: newId(),
    tenant_id: tenant.id,
    patron_id: patron.id,
    kind: request.kind,
    details: toJson(details),
    record_id: record?.id ?? '',
    title,
    page: '',
    browser: '',
    state: 'unreplied',
    sent_at: at,
    updated_at: at,
  } as const;
  return inTransaction(deps.db, async (tx) => {
    await lockName(tx, `service-request/${tenant.id}/${patron.id}`);
    const count = await countServiceRequests(tx, scope, startOfDay(timeZone, today));
    if (count >= most) return refuse(SERVICE_LIMIT_REACHED, { most });
    await putFeedback(tx, feedback);
    if (text) await addMessage(tx, feedback, { staffId: '', text, at, state: 'unreplied' });
    return { id: feedback.id };
  });
});
