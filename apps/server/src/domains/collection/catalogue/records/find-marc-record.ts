import { setImmediate as othersTurn } from 'node:timers/promises';
import { decodeRaw } from '@lectern/marc/decode-raw';
import type { MarcRecord } from '@lectern/marc/marc-record';
import type { Db } from '../../../../platform/db/database.ts';

/** Bibs in one statement: a record may have some megabytes, and all of a statement are in memory together. */
const AT_ONCE = 25;

/** Bytes of records that are decoded before other requests get a turn: a few milliseconds of work. */
const BYTES_AT_ONCE = 256 * 1024;

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
  for await (const { bibId, record } of decodedRecords(db, tenantId, bibIds)) records.set(bibId, record);
  return records;
}

/** The MARC records of bibs in the order of the ids, one by one, so that a file of many is never in memory as records. */
export async function* marcRecordsOf(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
): AsyncGenerator<MarcRecord> {
  for await (const { record } of decodedRecords(db, tenantId, bibIds)) yield record;
}

async function* decodedRecords(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
): AsyncGenerator<{ readonly bibId: string; readonly record: MarcRecord }> {
  let bytes = 0;
  for (let at = 0; at < bibIds.length; at += AT_ONCE) {
    const ids = bibIds.slice(at, at + AT_ONCE);
    const rows = await db
      .selectFrom('bib_source')
      .select(['bib_id', 'raw', 'format', 'encoding'])
      .where('tenant_id', '=', tenantId)
      .where('bib_id', 'in', ids)
      .execute();
    const rowOf = new Map(rows.map((row) => [row.bib_id, row]));
    for (const bibId of ids) {
      const row = rowOf.get(bibId);
      if (!row) continue;
      const record = decodeRaw(row.raw, row.format, row.encoding);
      if (record) yield { bibId, record };
      bytes += row.raw.length;
      if (bytes < BYTES_AT_ONCE) continue;
      bytes = 0;
      await othersTurn();
    }
  }
}
