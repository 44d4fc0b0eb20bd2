import { sql } from 'kysely';
import type { Domain } from '../../../platform/domain.ts';
import { forgetRows } from '../../../platform/forget-reader.ts';
import { handleJob } from '../../../platform/jobs/job-type.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { acceptInvitationCall } from './calls/accept-invitation.ts';
import { countInvitableCall } from './calls/count-invitable.ts';
import { inviteReadersCall } from './calls/invite-readers.ts';
import { showInvitationCall } from './calls/show-invitation.ts';
import { inviteAll } from './invite.ts';
import { inviteAllJob } from './jobs.ts';

export const invitations: Domain = {
  calls: [inviteReadersCall, countInvitableCall, showInvitationCall, acceptInvitationCall],
  background: (deps) => ({
    jobs: [
      handleJob(inviteAllJob, {
        async run({ tenantId = '' }, signal) {
          const tenant = await deps.tenants.byId(tenantId);
          if (tenant) await inviteAll(deps, tenant, signal);
          return undefined;
        },
      }),
    ],
  }),
  expiries: [{ table: 'reader_invitation', isOver: (now) => sql`valid_until <= ${now.toISOString()}` }],
  forgets: [forgetRows('reader_invitation')],
  personal: [
    ownRows('invitations', 'reader_invitation', {
      reader: 'patron_id',
      columns: ['email', 'invited_at', 'valid_until'],
    }),
  ],
};
