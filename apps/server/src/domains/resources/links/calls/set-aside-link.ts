import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ERESOURCE_LINK_NOT_FOUND } from '@lectern/contracts/resources/links/errors';
import { setAsideLink } from '@lectern/contracts/resources/links/set-aside-link';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findingOf, shelved } from '../judge.ts';
import { auditedLink, presentLink } from '../present-links.ts';
import { findLink, lockLinks, writeLink } from '../store/link-store.ts';

export const setAsideLinkCall = implement(setAsideLink)(
  async ({ input: { id, isAside }, context: { tenant, staff, language }, deps }) => {
    const now = deps.clock.now();
    const link = await inTransaction(deps.db, async (tx) => {
      await lockLinks(tx, tenant.id);
      const before = await findLink(tx, tenant.id, id);
      if (!before || before.shelf === 'none') return refuse(ERESOURCE_LINK_NOT_FOUND);
      const after = shelved({ ...before, aside: isAside ? findingOf(before) : '' }, now);
      await writeLink(tx, after);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'links.setAside',
        subject: before.eresource_id,
        before: undefined,
        after: auditedLink(after),
        at: now.toISOString(),
      });
      return after;
    });
    return isRefusal(link) ? link : presentLink(deps, { tenantId: tenant.id, language }, link);
  },
);
