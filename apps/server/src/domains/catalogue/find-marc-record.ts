import { decodeRaw } from '@lectern/marc/decode-raw';
import type { MarcRecord } from '@lectern/marc/marc-record';
import type { Db } from '../../db/database.ts';

/** The MARC record behind a bib, read again from the bytes as they came; undefined where it cannot be read any more. */
export async function findMarcRecord(
  db: Db,
  tenantId: string,
  bibId: string,
): Promise<MarcRecord | undefined> {
  const row = await db
    .selectFrom('bib_source')
    .select(['raw', 'format', 'encoding'])
    .where('tenant_id', '=', tenantId)
    .where('bib_id', '=', bibId)
    .executeTakeFirst();
  return row && decodeRaw(row.raw, row.format, row.encoding);
}
