import { refuse } from '@lectern/contracts/kernel/refusal';
import { checkLink } from '@lectern/contracts/resources/links/check-link';
import {
  ERESOURCE_LINK_NOT_FOUND,
  LINK_HOST_RESTS,
  LINK_NOT_ASKED,
} from '@lectern/contracts/resources/links/errors';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { askAndNote } from '../ask-and-note.ts';
import { presentLink } from '../present-links.ts';
import { isResting } from '../store/host-store.ts';
import { findLink } from '../store/link-store.ts';

export const checkLinkCall = implement(checkLink)(
  async ({ input: { id }, context: { tenant, staff, language }, deps }) => {
    const link = await findLink(deps.db, tenant.id, id);
    if (!link) return refuse(ERESOURCE_LINK_NOT_FOUND);
    if (link.state === 'unasked') return refuse(LINK_NOT_ASKED);
    const now = deps.clock.now().toISOString();
    if (await isResting(deps.db, tenant.id, link.host, now)) return refuse(LINK_HOST_RESTS);
    await askAndNote(deps, tenant, link);
    await inTransaction(deps.db, (tx) =>
      noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'links.check',
        subject: link.eresource_id,
        before: undefined,
        after: { address: link.address },
        at: now,
      }),
    );
    const after = await findLink(deps.db, tenant.id, id);
    if (!after) return refuse(ERESOURCE_LINK_NOT_FOUND);
    if (await isResting(deps.db, tenant.id, link.host, now)) return refuse(LINK_HOST_RESTS);
    return presentLink(deps, { tenantId: tenant.id, language }, after);
  },
);
