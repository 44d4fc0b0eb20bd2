import { fold } from '@lectern/search/analysis/fold';
import type { Tx } from '../../../platform/db/database.ts';
import { titlesOf } from './store/donation-store.ts';

/**
 * Forgets a reader who leaves: what was not accepted goes, and what is in the register stays as a gift without a name, because the library
 * keeps the books.
 */
export async function forgetDonor(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  const rows = await tx
    .selectFrom('donation')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
  for (const { id, accepted_at, number } of rows) {
    if (accepted_at === '') {
      await tx
        .deleteFrom('donation_title')
        .where('tenant_id', '=', tenantId)
        .where('donation_id', '=', id)
        .execute();
      await tx.deleteFrom('donation').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
      continue;
    }
    const titles = await titlesOf(tx, tenantId, [id]);
    for (const { id: titleId, title, author } of titles)
      await tx
        .updateTable('donation_title')
        .set({ words: fold(`${title} ${author}`) })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', titleId)
        .execute();
    await tx
      .updateTable('donation')
      .set({
        patron_id: '',
        donor_name: '',
        contact: '',
        is_named: 0,
        remark: '',
        words: fold([...titles.map(({ title, author }) => `${title} ${author}`), number ?? ''].join(' ')),
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
  }
}
