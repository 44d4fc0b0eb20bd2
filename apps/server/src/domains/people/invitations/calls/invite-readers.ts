import { refuse } from '@lectern/contracts/kernel/refusal';
import { INVITATIONS_OFF } from '@lectern/contracts/people/invitations/errors';
import { inviteReaders } from '@lectern/contracts/people/invitations/invite-readers';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { enqueueJob } from '../../../../platform/jobs/job-store.ts';
import { countInvitableReaders } from '../invitation-store.ts';
import { areInvitationsOn, inviteChosen } from '../invite.ts';
import { inviteAllJob } from '../jobs.ts';

export const inviteReadersCall = implement(inviteReaders)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  if (!areInvitationsOn(deps, tenant)) return refuse(INVITATIONS_OFF);
  const { patronIds } = input;
  const now = deps.clock.now().toISOString();
  const invited = patronIds
    ? await inviteChosen(deps, tenant, patronIds)
    : (await countInvitableReaders(deps.db, tenant.id, now)).invitable;
  await inTransaction(deps.db, async (tx) => {
    if (!patronIds)
      await enqueueJob(tx, inviteAllJob, { tenantId: tenant.id, payload: {}, uniqueKey: tenant.id, now });
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'readers.invite',
      subject: patronIds?.length === 1 ? (patronIds[0] ?? '') : '',
      before: undefined,
      after: { readers: invited },
      at: now,
    });
  });
  return { invited, leftOut: patronIds ? new Set(patronIds).size - invited : 0 };
});
