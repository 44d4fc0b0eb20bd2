import { addAuditEntry, READER_ALONE } from '../../../platform/audit/audit-store.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { deleteLinkRow, listLinkRows, markEnded } from './link-store.ts';
import type { CardElsewhereTable } from './tables.ts';

type Link = Pick<CardElsewhereTable, 'tenant_id' | 'other_tenant_id' | 'id'>;

/** Removes a link at both libraries, and notes it in the audit of both. */
export async function endLink(tx: Tx, link: Link, at: string): Promise<void> {
  for (const tenantId of [link.tenant_id, link.other_tenant_id]) {
    const row = await deleteLinkRow(tx, tenantId, link.id);
    if (row) await noteLink(tx, row, 'cardsElsewhere.end', at);
  }
}

/** Ends a link whose card does not stand any more. The reader who added it still sees that it ended. */
export async function endStoppedLink(tx: Tx, link: Link, at: string): Promise<void> {
  if (!(await markEnded(tx, link.tenant_id, link.id, at))) return;
  const shown = await deleteLinkRow(tx, link.other_tenant_id, link.id);
  if (shown) await noteLink(tx, shown, 'cardsElsewhere.end', at);
}

/** Removes all links of a reader who leaves, at both libraries of each. */
export async function endAllLinks(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  for (const { id, other_tenant_id } of await listLinkRows(tx, tenantId, patronId))
    for (const one of [tenantId, other_tenant_id]) await deleteLinkRow(tx, one, id);
}

/** Notes in the audit of a row's library what a reader did there. The audit names the link and the other library, and no reader. */
export async function noteLink(
  tx: Tx,
  { tenant_id, id, side, other_tenant_id }: CardElsewhereTable,
  action: 'cardsElsewhere.add' | 'cardsElsewhere.end',
  at: string,
): Promise<void> {
  const details = { side, otherLibrary: other_tenant_id };
  await addAuditEntry(tx, tenant_id, { staffId: READER_ALONE, action, subject: id, details, at });
}
