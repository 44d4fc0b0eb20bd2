import { listDeskFeedback } from '@lectern/contracts/talk/feedback/list-desk-feedback';
import { implement } from '../../../../platform/http/implement.ts';
import { accountsOf } from '../../../people/account/accounts-of.ts';
import { namesOfStaff } from '../../../people/staff/colleagues.ts';
import { presentFeedback } from '../present-feedback.ts';
import { countFeedback, findFeedback } from '../store/feedback-store.ts';

export const listDeskFeedbackCall = implement(listDeskFeedback)(async ({ input, context, deps }) => {
  const { tenant } = context;
  const scope = { tenantId: tenant.id, kind: input.kind };
  const found = await findFeedback(deps.db, scope, input);
  const { feedback, lastStaff } = await presentFeedback(deps, tenant, found.feedback);
  const names = await namesOfStaff(deps.db, tenant.id, [...lastStaff.values()]);
  const readers = await accountsOf(
    deps.db,
    tenant.id,
    found.feedback.map(({ patron_id }) => patron_id),
  );
  return {
    total: found.total,
    counts: await countFeedback(deps.db, scope),
    feedback: feedback.map((one, at) => ({
      ...one,
      reader: readers.get(found.feedback[at]?.patron_id ?? '') ?? { primaryId: '', name: '' },
      answeredBy: names.get(lastStaff.get(one.id) ?? '') ?? '',
    })),
  };
});
