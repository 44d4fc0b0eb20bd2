import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ERESOURCE_TERM_TAKEN } from '@lectern/contracts/resources/databases/errors';
import { fromJson, toJson } from '../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { presentTerm, type ShownTerm } from './present-terms.ts';
import { lockEresources } from './put-eresource.ts';
import { changeTerm, countUses, insertTerm, linkTerm, listTermRows } from './store/term-store.ts';

/** A unit of the institution as the list of colleges has it. */
export interface UnitAsCollege {
  readonly unitId: string;
  readonly code: string;
  readonly names: Names;
}

/** Gives a unit its word in the list of colleges, or changes it. A college with this code that is no unit becomes this one. */
export async function keepCollege(
  tx: Tx,
  tenantId: string,
  { unitId, code, names }: UnitAsCollege,
): Promise<Refusal<'ERESOURCE_TERM_TAKEN'> | undefined> {
  await lockEresources(tx, tenantId);
  const list = await listTermRows(tx, tenantId, 'college');
  const own = list.find((row) => row.unit_id === unitId);
  const namesake = list.find((row) => row.code === code);
  if (namesake && namesake !== own && (own || namesake.unit_id !== '')) return refuse(ERESOURCE_TERM_TAKEN);
  const row = own ?? namesake;
  const facts = { code, names: toJson(names), position: row?.position ?? list.length };
  if (!row)
    await insertTerm(tx, { id: newId(), tenant_id: tenantId, kind: 'college', unit_id: unitId, ...facts });
  else {
    await changeTerm(tx, tenantId, row.id, facts);
    await linkTerm(tx, tenantId, row.id, unitId);
  }
  return undefined;
}

/** Puts the colleges that are units in the order of the tree, before all others. */
export async function orderColleges(tx: Tx, tenantId: string, unitIds: readonly string[]): Promise<void> {
  const places = new Map(unitIds.map((id, place) => [id, place]));
  for (const row of await listTermRows(tx, tenantId, 'college')) {
    const position = places.get(row.unit_id) ?? Math.max(row.position, unitIds.length);
    if (position !== row.position)
      await changeTerm(tx, tenantId, row.id, { code: row.code, names: row.names, position });
  }
}

/** Leaves the word of a unit that goes to the databases, which can change it again. */
export async function releaseCollege(tx: Tx, tenantId: string, unitId: string): Promise<void> {
  const list = await listTermRows(tx, tenantId, 'college');
  const own = list.find((row) => row.unit_id === unitId);
  if (own) await linkTerm(tx, tenantId, own.id, '');
}

/** Colleges that are no units, with how many databases have each. */
export async function looseColleges(
  db: Db,
  tenantId: string,
  language: Language,
): Promise<(ShownTerm & { readonly count: number })[]> {
  const [list, uses] = await Promise.all([listTermRows(db, tenantId, 'college'), countUses(db, tenantId)]);
  return list
    .filter((row) => row.unit_id === '')
    .map((row) => ({
      code: row.code,
      name: nameIn(fromJson<Names>(row.names), language),
      count: uses.get(row.id) ?? 0,
    }));
}

/** The subjects of databases with these codes, in their order; codes that the library does not have are left out. */
export async function subjectsOf(
  db: Db,
  tenantId: string,
  codes: readonly string[],
  language: Language,
): Promise<ShownTerm[]> {
  if (codes.length === 0) return [];
  const rows = new Map((await listTermRows(db, tenantId, 'subject')).map((row) => [row.code, row]));
  return codes.flatMap((code) => {
    const row = rows.get(code);
    return row ? [presentTerm(row, language)] : [];
  });
}
