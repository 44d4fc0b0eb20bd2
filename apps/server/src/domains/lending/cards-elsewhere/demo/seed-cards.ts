import { TENANTS } from '@lectern/demo/tenants';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { findOwnPassword } from '../../../people/account/own-password.ts';
import { findReaderByPrimaryId } from '../../../people/account/primary-ids.ts';
import { putLinkRow } from '../link-store.ts';

const READER = '20230002';
const CARD = 'H1001';

/** A reader of the first demo library has a card of the second; the link is made with the second. */
export const cardsSeed: DemoSeed = {
  tables: ['card_elsewhere'],
  async load({ db, clock }, { demo, tenantId }) {
    if (demo !== 'harbour') return;
    const home = TENANTS.demo.groupCode;
    const patron_id = (await findReaderByPrimaryId({ db }, home, READER))?.id;
    const other_patron_id = (await findReaderByPrimaryId({ db }, tenantId, CARD))?.id;
    if (patron_id === undefined || other_patron_id === undefined) return;
    const password = await findOwnPassword({ db }, tenantId, other_patron_id);
    const link = {
      id: newId(),
      password_as_of: password?.changedAt ?? '',
      linked_at: clock.now().toISOString(),
      ended_at: null,
    };
    const here = { tenant_id: home, patron_id };
    const there = { other_tenant_id: tenantId, other_patron_id };
    await inTransaction(db, async (tx) => {
      await putLinkRow(tx, { ...link, ...here, ...there, side: 'sees' });
      await putLinkRow(tx, {
        ...link,
        tenant_id: tenantId,
        patron_id: other_patron_id,
        other_tenant_id: home,
        other_patron_id: patron_id,
        side: 'shown',
      });
    });
  },
};
