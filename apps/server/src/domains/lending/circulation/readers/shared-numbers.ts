import { casedNumberForm } from '@lectern/rules/number-form';
import type { Db } from '../../../../platform/db/database.ts';
import { keepsCase } from '../../../../platform/tenants/meant-number.ts';
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

/**
 * Numbers that a copy and a card or an account share, however each is written, with the reader and the title; in the order of the barcodes,
 * `limit` at most. Where case counts in the library, the first `limit` of those that are alike without it are compared.
 */
export async function listSharedNumbers(db: Db, tenantId: string, limit: number) {
  const given = db
    .selectFrom('patron_card')
    .select(({ fn }) => ['number', 'patron_id', fn.coalesce('number_form', 'number').as('form')])
    .where('tenant_id', '=', tenantId)
    .union(
      db
        .selectFrom('patron')
        .select(({ fn }) => [
          'primary_id as number',
          'id as patron_id',
          fn.coalesce('primary_id_form', 'primary_id').as('form'),
        ])
        .where('tenant_id', '=', tenantId),
    )
    .as('given');
  // One index of the copies each: of barcodes that are written in their form, and of the forms of others.
  const pairs = db
    .selectFrom(given)
    .innerJoin('item', 'item.barcode', 'given.form')
    .select(['item.barcode', 'item.bib_id', 'given.number', 'given.patron_id'])
    .where('item.tenant_id', '=', tenantId)
    .where('item.barcode_form', 'is', null)
    .unionAll(
      db
        .selectFrom(given)
        .innerJoin('item', 'item.barcode_form', 'given.form')
        .select(['item.barcode', 'item.bib_id', 'given.number', 'given.patron_id'])
        .where('item.tenant_id', '=', tenantId),
    )
    .as('pair');
  const rows = await db
    .selectFrom(pairs)
    .innerJoin('patron', 'patron.id', 'pair.patron_id')
    .innerJoin('bib', 'bib.id', 'pair.bib_id')
    .select([
      'pair.barcode',
      'pair.number',
      'bib.title',
      'patron.id as patron_id',
      'patron.primary_id',
      'patron.name',
    ])
    .where('patron.tenant_id', '=', tenantId)
    .where('bib.tenant_id', '=', tenantId)
    .orderBy('pair.barcode')
    .orderBy('pair.number')
    .limit(limit)
    .execute();
  if (rows.length === 0 || !(await keepsCase(db, tenantId))) return rows;
  return rows.filter(({ barcode, number }) => casedNumberForm(barcode) === casedNumberForm(number));
}
