import { refuse } from '@lectern/contracts/kernel/refusal';
import { ERESOURCE_LINK_NOT_FOUND, LINK_NOT_MOVED } from '@lectern/contracts/resources/links/errors';
import { takeOverLink } from '@lectern/contracts/resources/links/take-over-link';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { takeOverAddress } from '../../databases/take-over-address.ts';
import { newLink } from '../new-link.ts';
import { addLinks, findLink, lockLinks, removeLinks } from '../store/link-store.ts';

/** The link with the old address goes, and one with the new address comes, which is asked at once. */
export const takeOverLinkCall = implement(takeOverLink)(
  async ({ input: { id }, context: { tenant, staff }, deps }) => {
    const now = deps.clock.now();
    const at = now.toISOString();
    return inTransaction(deps.db, async (tx) => {
      await lockLinks(tx, tenant.id);
      const link = await findLink(tx, tenant.id, id);
      if (!link) return refuse(ERESOURCE_LINK_NOT_FOUND);
      const { eresource_id: eresourceId, address: from, moved_to: to } = link;
      if (link.state !== 'moved' || link.title_id !== '') return refuse(LINK_NOT_MOVED);
      const refused = await takeOverAddress(tx, tenant.id, { eresourceId, from, to, now: at });
      if (refused) return refused;
      await removeLinks(tx, tenant.id, [id]);
      const place = { eresourceId, titleId: '', address: to, isThroughProxy: false };
      await addLinks(tx, [newLink(tenant.id, place, now)]);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'links.takeOver',
        subject: eresourceId,
        before: { address: from },
        after: { address: to },
        at,
      });
      return { eresourceId, address: to };
    });
  },
);
