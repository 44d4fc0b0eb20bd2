import type { Tx } from '../../../../platform/db/database.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { BibRecord } from '../records/find-bibs.ts';
import { idsOfWork, workKeysOf } from './editions-of.ts';
import { chooseWorkKey, dropWorkChoice, newWorkKey } from './work-choice-store.ts';
import { workKeyOf } from './work-key.ts';

/**
 * Makes a record an edition of another one's work, and answers the key. All records of that work get it as a choice of staff, so that
 * they stay together whatever later imports and later rules for keys say.
 */
export async function joinWorkOf(
  tx: Tx,
  tenantId: string,
  { recordId, otherId, now }: { readonly recordId: string; readonly otherId: string; readonly now: string },
): Promise<string> {
  await lockName(tx, `works/${tenantId}`);
  const key = (await workKeysOf(tx, tenantId, [otherId])).get(otherId);
  const workKey = key || newWorkKey();
  const together = key ? await idsOfWork(tx, tenantId, key) : [otherId];
  await chooseWorkKey(tx, tenantId, [...new Set([recordId, ...together])], { workKey, now });
  return workKey;
}

/** A record stands for itself from now on. */
export async function partFromWork(tx: Tx, tenantId: string, recordId: string, now: string): Promise<void> {
  await lockName(tx, `works/${tenantId}`);
  await chooseWorkKey(tx, tenantId, [recordId], { workKey: '', now });
}

/** Drops what staff chose about a record, and answers the key that the record has by its words. */
export async function takeBackChoice(tx: Tx, tenantId: string, { id, bib }: BibRecord): Promise<string> {
  await lockName(tx, `works/${tenantId}`);
  const workKey = workKeyOf(bib);
  await dropWorkChoice(tx, tenantId, id, workKey);
  return workKey;
}
