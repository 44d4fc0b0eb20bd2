import type { TitleMark } from '@lectern/contracts/resources/titles/title';
import { fromJson, toBit } from '../../../../platform/db/codecs.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import { thingChanged } from '../../../../platform/searchable.ts';
import type { DescribedTitle } from '../described-title.ts';
import { filedTitle } from '../filed-title.ts';
import { markedIssns } from '../store/mark-store.ts';
import { offersOfTitles } from '../store/number-store.ts';
import { ALL, placesOfTitles, replacePlaces } from '../store/place-store.ts';
import { type SeenRow, seenRows } from '../store/row-store.ts';
import { changeTitles, findTitles } from '../store/title-store.ts';
import type { TitlePlaceTable, TitleTable } from '../tables.ts';
import { settleKeys } from './settle-keys.ts';
import { tellRecords } from './tell-records.ts';

/** Makes other changes to the titles of the library wait. */
export async function lockTitles(tx: Tx, tenantId: string): Promise<void> {
  await lockName(tx, `titles/${tenantId}`);
}

/**
 * Makes some titles what the lines say of them that readers see: name and numbers by the first line, shown while there is one. A title
 * without such a line keeps its name and keys, so that it comes back as the same title.
 */
export async function settleTitles(
  { db, events, clock }: Pick<Deps, 'db' | 'events' | 'clock'>,
  tenantId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction(db, async (tx) => {
    await lockTitles(tx, tenantId);
    await settleLocked(tx, { events, clock }, tenantId, ids);
  });
}

/** The same within a transaction that has the lock. */
export async function settleLocked(
  tx: Tx,
  { events, clock }: Pick<Deps, 'events' | 'clock'>,
  tenantId: string,
  ids: readonly string[],
): Promise<void> {
  const titles = await findTitles(tx, tenantId, ids);
  const rowsOf = groupBy(await seenRows(tx, tenantId, ids), ({ title_id }) => title_id);
  const said = titles.map((title) => settledTitle(title, rowsOf.get(title.id) ?? []));
  const marked = await markedIssns(tx, tenantId, said.flatMap(issnsOf));
  const settled = said.map((title) => withMarks(title, marked));
  const offered = await offersOfTitles(tx, tenantId, ids);
  const changed = await writeTitles(tx, titles, settled, clock.now().toISOString());
  const moved = await writePlaces(tx, tenantId, settled, rowsOf);
  await settleKeys(tx, tenantId, rowsOf);
  await tellRecords({ tx, events, clock }, tenantId, {
    before: offered,
    after: await offersOfTitles(tx, tenantId, ids),
  });
  const told = [...new Set([...changed, ...moved])];
  if (told.length > 0) {
    const subjectIds = told.map((id) => `title/${id}`);
    await events.send(tx, thingChanged, { tenantId, subjectIds, now: clock.now().toISOString() });
  }
}

function issnsOf({ print_issn, online_issn }: TitleTable): string[] {
  return [print_issn, online_issn].filter(Boolean);
}

/** The title with the marks that lists of the library give its numbers. */
function withMarks(title: TitleTable, marked: ReadonlyMap<TitleMark, ReadonlySet<string>>): TitleTable {
  const has = (mark: TitleMark) => toBit(issnsOf(title).some((issn) => marked.get(mark)?.has(issn)));
  return { ...title, is_peer_reviewed: has('peerReviewed'), is_doaj: has('doaj') };
}

/** The title as its lines say it. */
function settledTitle(title: TitleTable, [first]: readonly SeenRow[]): TitleTable {
  if (!first) return { ...title, is_shown: 0 };
  const described = fromJson<DescribedTitle>(first.described);
  const filed = described.name === title.name ? {} : filedTitle(described.name);
  return { ...title, ...described, ...filed, is_shown: 1 };
}

/** Writes what changed, alike changes at once; answers the ids of the titles that changed. */
async function writeTitles(
  tx: Tx,
  before: readonly TitleTable[],
  after: readonly TitleTable[],
  now: string,
): Promise<string[]> {
  const changes = after.flatMap((title, at) => {
    const known = before[at];
    const changed = Object.entries(title).filter(
      ([name, value]) => known?.[name as keyof TitleTable] !== value,
    );
    return changed.length > 0 ? [{ id: title.id, change: Object.fromEntries(changed) }] : [];
  });
  for (const alike of groupBy(changes, ({ change }) => JSON.stringify(change)).values())
    await changeTitles(
      tx,
      after[0]?.tenant_id ?? '',
      alike.map(({ id }) => id),
      { ...alike[0]?.change, updated_at: now },
    );
  return changes.map(({ id }) => id);
}

/** A title stands in the list of all, and in that of each database that has it. Answers the ids of those whose places changed. */
async function writePlaces(
  tx: Tx,
  tenantId: string,
  titles: readonly TitleTable[],
  rowsOf: ReadonlyMap<string, readonly SeenRow[]>,
): Promise<string[]> {
  const ids = titles.map(({ id }) => id);
  const known = groupBy(await placesOfTitles(tx, tenantId, ids), ({ title_id }) => title_id);
  const [before, after]: [TitlePlaceTable[], TitlePlaceTable[]] = [[], []];
  const moved: string[] = [];
  for (const title of titles) {
    const [had, has] = [known.get(title.id) ?? [], placesOf(title, rowsOf.get(title.id) ?? [])];
    if (inOrder(had) === inOrder(has)) continue;
    moved.push(title.id);
    before.push(...had);
    after.push(...has);
  }
  await replacePlaces(tx, tenantId, { before, after });
  return moved;
}

function placesOf(title: TitleTable, rows: readonly SeenRow[]): TitlePlaceTable[] {
  const { id: title_id, tenant_id, letter_place, sort_key, kind, is_peer_reviewed, is_doaj } = title;
  const shelves = rows.length > 0 ? new Set([ALL, ...rows.map(({ eresource_id }) => eresource_id)]) : [];
  return Array.from(shelves, (shelf) => {
    const is_free = toBit(
      rows.some((row) => row.is_free === 1 && (shelf === ALL || row.eresource_id === shelf)),
    );
    return { tenant_id, shelf, letter_place, sort_key, title_id, kind, is_free, is_peer_reviewed, is_doaj };
  });
}

function inOrder(places: readonly TitlePlaceTable[]): string {
  return places
    .map(({ shelf, letter_place, sort_key, kind, is_free, is_peer_reviewed, is_doaj }) =>
      JSON.stringify([shelf, letter_place, sort_key, kind, is_free, is_peer_reviewed, is_doaj]),
    )
    .sort()
    .join('\n');
}
