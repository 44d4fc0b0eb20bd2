import { type HarvestReason, MOST_LEFT_OUT } from '@lectern/contracts/resources/harvest/harvest-kinds';
import type { HarvestCounts } from '@lectern/contracts/resources/harvest/harvest-run';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { objectsById, putObjects, roomForObjects } from '../../repository/put-objects.ts';
import type { DigitalObjectTable } from '../../repository/tables.ts';
import { findItems, noteSeen, putItems } from '../store/item-store.ts';
import { insertLeftOut } from '../store/run-store.ts';
import type { HarvestItemTable, HarvestRunTable, HarvestSourceTable } from '../tables.ts';
import { marksOf, mergeColumns } from './merge-columns.ts';
import { hashOf, type ReadRecord } from './read-record.ts';

/** The key of a record of a source. */
export function itemId({ id }: Pick<HarvestSourceTable, 'id'>, identifier: string): string {
  return hashOf(id, identifier);
}

/** What is done with one answer, gathered before it is written. */
class Work {
  readonly added: DigitalObjectTable[] = [];
  readonly changed = new Map<string, DigitalObjectTable>();
  readonly items = new Map<string, HarvestItemTable>();
  readonly seen: string[] = [];
  readonly leftOut: { readonly identifier: string; readonly reason: HarvestReason }[] = [];
}

/**
 * Makes objects of the records of one answer: new ones, changes, and those that are gone. Answers what became of them. The caller holds the
 * lock of the repository.
 */
export async function takeRecords(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  source: HarvestSourceTable,
  run: HarvestRunTable,
  records: readonly ReadRecord[],
  now: string,
): Promise<HarvestCounts> {
  const tenantId = source.tenant_id;
  const counts = fromJson<{ -readonly [Name in keyof HarvestCounts]: number }>(run.counts);
  const work = new Work();
  // A record that comes twice in an answer counts as it came last.
  const byId = new Map(records.map((record) => [itemId(source, record.identifier), record]));
  const known = new Map((await findItems(tx, tenantId, [...byId.keys()])).map((item) => [item.id, item]));
  const objects = new Map(
    (await objectsById(tx, tenantId, objectsNeeded(byId, known))).map((one) => [one.id, one]),
  );
  let room = await roomForObjects(tx, tenantId);
  counts.read += records.length;

  for (const [id, record] of byId) {
    const item = known.get(id);
    const object = item && objects.get(item.object_id);
    if (record.what === 'leftOut') {
      work.leftOut.push(record);
      if (item && run.is_whole === 1) work.seen.push(id);
    } else if (record.what === 'gone') {
      if (!item || item.is_deleted === 1 || source.deletions === 'keep') continue;
      hideObject(work, item, object);
      counts.hidden += 1;
    } else if (!item) {
      if (room === 0) {
        work.leftOut.push({ identifier: record.identifier, reason: 'FULL' });
        continue;
      }
      room -= 1;
      addObject(work, id, source, run, record, now);
      counts.added += 1;
    } else {
      if (run.is_whole === 1) work.seen.push(id);
      if (item.record_hash === record.hash && item.is_deleted === 0) {
        counts.same += 1;
        continue;
      }
      if (!object) {
        work.leftOut.push({ identifier: record.identifier, reason: 'REMOVED_HERE' });
        continue;
      }
      const merged = mergeColumns(object, record.columns, item.marks) ?? object;
      // What a deletion hid comes back; what staff closed stays closed.
      const isBack = item.is_deleted === 1 && source.is_open === 1;
      if (merged !== object || isBack)
        work.changed.set(object.id, isBack ? { ...merged, is_open: 1 } : merged);
      work.items.set(id, {
        ...item,
        record_hash: record.hash,
        marks: marksOf(record.columns),
        is_deleted: 0,
        run_id: run.id,
      });
      counts.changed += 1;
    }
  }
  await write(deps, tx, run, work, counts.leftOut, now);
  return { ...counts, leftOut: counts.leftOut + work.leftOut.length };
}

/** The objects of records that are gone or differ from what came before. */
function objectsNeeded(
  byId: ReadonlyMap<string, ReadRecord>,
  known: ReadonlyMap<string, HarvestItemTable>,
): string[] {
  return [...known.values()].flatMap((item) => {
    const record = byId.get(item.id);
    const isSame = record?.what === 'object' && item.is_deleted === 0 && item.record_hash === record.hash;
    return isSame ? [] : [item.object_id];
  });
}

function addObject(
  work: Work,
  id: string,
  source: HarvestSourceTable,
  run: HarvestRunTable,
  { identifier, columns, hash }: Extract<ReadRecord, { what: 'object' }>,
  now: string,
): void {
  const tenant_id = source.tenant_id;
  const object = { ...columns, id: newId(), tenant_id, version: 0, created_at: now, updated_at: now };
  work.added.push(object);
  work.items.set(id, {
    id,
    tenant_id,
    source_id: source.id,
    identifier,
    object_id: object.id,
    record_hash: hash,
    marks: marksOf(columns),
    is_deleted: 0,
    run_id: run.id,
  });
}

function hideObject(work: Work, item: HarvestItemTable, object: DigitalObjectTable | undefined): void {
  work.items.set(item.id, { ...item, is_deleted: 1 });
  if (object?.is_open === 1) work.changed.set(object.id, { ...object, is_open: 0 });
}

/** Hides the objects of records that are gone without a word; answers how many. */
export async function hideRecords(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  run: HarvestRunTable,
  items: readonly HarvestItemTable[],
  now: string,
): Promise<void> {
  const work = new Work();
  const ids = items.map(({ object_id }) => object_id);
  const objects = new Map((await objectsById(tx, run.tenant_id, ids)).map((one) => [one.id, one]));
  for (const item of items) hideObject(work, item, objects.get(item.object_id));
  await write(deps, tx, run, work, 0, now);
}

async function write(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  run: HarvestRunTable,
  { added, changed, items, seen, leftOut }: Work,
  leftOutBefore: number,
  now: string,
): Promise<void> {
  const tenantId = run.tenant_id;
  await putObjects(deps, tx, tenantId, { added, changed: [...changed.values()], now });
  await putItems(tx, [...items.values()]);
  await noteSeen(tx, tenantId, seen, run.id);
  const named = leftOut.slice(0, Math.max(0, MOST_LEFT_OUT - leftOutBefore));
  await insertLeftOut(
    tx,
    named.map(({ identifier, reason }) => ({
      id: newId(),
      tenant_id: tenantId,
      run_id: run.id,
      identifier,
      reason,
      made_at: now,
    })),
  );
}
