import type { Db } from '../../../../platform/db/database.ts';
import { findByNumber, readReaders } from './reader-store.ts';

/** A reader as the desk names them. */
interface NamedReader {
  readonly patronId: string;
  readonly primaryId: string;
  readonly name: string;
}

/** The reader whose card or account has a number; undefined if there is none. */
export async function readerOfNumber(
  db: Db,
  tenantId: string,
  number: string,
): Promise<NamedReader | undefined> {
  const found = await findByNumber(db, tenantId, number);
  const [reader] = found ? await readReaders(db, tenantId, [found.patronId]) : [];
  return reader && { patronId: reader.patronId, primaryId: reader.primaryId, name: reader.name };
}

/** Numbers that a copy and a card or an account share, with the reader and the title; in the order of the numbers, `limit` at most. */
export async function listSharedNumbers(db: Db, tenantId: string, limit: number) {
  const cards = db
    .selectFrom('patron_card')
    .select(['patron_card.number', 'patron_card.patron_id'])
    .where('patron_card.tenant_id', '=', tenantId)
    .union(
      db
        .selectFrom('patron')
        .select(['patron.primary_id as number', 'patron.id as patron_id'])
        .where('patron.tenant_id', '=', tenantId),
    );
  return db
    .selectFrom(cards.as('given'))
    .innerJoin('item', 'item.barcode', 'given.number')
    .innerJoin('patron', 'patron.id', 'given.patron_id')
    .innerJoin('bib', 'bib.id', 'item.bib_id')
    .select(['item.barcode', 'bib.title', 'patron.id as patron_id', 'patron.primary_id', 'patron.name'])
    .where('item.tenant_id', '=', tenantId)
    .where('patron.tenant_id', '=', tenantId)
    .where('bib.tenant_id', '=', tenantId)
    .orderBy('item.barcode')
    .limit(limit)
    .execute();
}
