import { decodeRaw } from '@lectern/marc/decode-raw';
import type { MarcRecord } from '@lectern/marc/marc-record';
import type { Db } from '../../../platform/db/database.ts';

/** Bibs in one statement. */
const AT_ONCE = 250;

/** The MARC record of a bib, decoded from its original bytes; undefined if they cannot be read. */
export async function findMarcRecord(
  db: Db,
  tenantId: string,
  bibId: string,
): Promise<MarcRecord | undefined> {
  return (await findMarcRecords(db, tenantId, [bibId])).get(bibId);
}

/** The MARC records of bibs, by bib id. Records that cannot be read are left out. */
export async function findMarcRecords(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, MarcRecord>> {
  const records = new Map<string, MarcRecord>();
  for (let at = 0; at < bibIds.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom('bib_source')
      .select(['bib_id', 'raw', 'format', 'encoding'])
      .where('tenant_id', '=', tenantId)
      .where('bib_id', 'in', bibIds.slice(at, at + AT_ONCE))
      .execute();
    for (const { bib_id, raw, format, encoding } of rows) {
      const record = decodeRaw(raw, format, encoding);
      if (record) records.set(bib_id, record);
    }
  }
  return records;
}
