import { refuse } from '@lectern/contracts/kernel/refusal';
import { ERESOURCE_LINK_NOT_FOUND } from '@lectern/contracts/resources/links/errors';
import { finishLink } from '@lectern/contracts/resources/links/finish-link';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { finished } from '../reported.ts';
import { findLink, lockLinks, writeLink } from '../store/link-store.ts';

export const finishLinkCall = implement(finishLink)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const now = deps.clock.now();
    return inTransaction(deps.db, async (tx) => {
      await lockLinks(tx, tenant.id);
      const link = await findLink(tx, tenant.id, id);
      if (!link || link.shelf === 'none') return refuse(ERESOURCE_LINK_NOT_FOUND);
      await writeLink(tx, finished(link, now));
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'links.done',
        subject: link.eresource_id,
        before: { address: link.address },
        after: undefined,
        at: now.toISOString(),
      });
      return { id };
    });
  },
);
