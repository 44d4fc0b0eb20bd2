import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { endLink, noteLink } from './end-links.ts';
import { listLinkRows, putLinkRow } from './link-store.ts';

/** A reader of one library. */
interface ReaderAt {
  readonly tenantId: string;
  readonly patronId: string;
}

/** Links a reader to a card, instead of the reader's card of the same library before. Answers the link's id. */
export async function addLink(
  tx: Tx,
  reader: ReaderAt,
  card: ReaderAt,
  { passwordAsOf, linkedAt }: { readonly passwordAsOf: string; readonly linkedAt: string },
): Promise<string> {
  for (const before of await listLinkRows(tx, reader.tenantId, reader.patronId))
    if (before.side === 'sees' && before.other_tenant_id === card.tenantId)
      await endLink(tx, before, linkedAt);
  const link = { id: newId(), password_as_of: passwordAsOf, linked_at: linkedAt, ended_at: null };
  for (const row of [
    { ...link, ...rowOf(reader, card), side: 'sees' as const },
    { ...link, ...rowOf(card, reader), side: 'shown' as const },
  ]) {
    await putLinkRow(tx, row);
    await noteLink(tx, row, 'cardsElsewhere.add', linkedAt);
  }
  return link.id;
}

function rowOf(one: ReaderAt, other: ReaderAt) {
  return {
    tenant_id: one.tenantId,
    patron_id: one.patronId,
    other_tenant_id: other.tenantId,
    other_patron_id: other.patronId,
  };
}
