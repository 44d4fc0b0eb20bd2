import type { Language } from '@lectern/contracts/kernel/languages';
import type { EresourceStatus } from '@lectern/contracts/resources/databases/eresource';
import { TERM_KINDS, type TermKind } from '@lectern/contracts/resources/databases/term';
import { type SelectQueryBuilder, sql } from 'kysely';
import { contains } from '../../../../platform/db/contains.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import { shownOn } from '../../../../platform/db/shown-days.ts';
import type { EresourceNameTable, EresourceTable, EresourceTermTable } from '../tables.ts';

/** In which list of names, and on which day; without a day drafts and those of other days are in it too. */
export interface EresourceReading {
  readonly tenantId: string;
  readonly language: Language;
  readonly today?: string;
}

/** Which databases: those that have one of the values of each filter that has any. */
export interface EresourceChoice {
  /** Folded words: each must occur in names, sounds or introduction. */
  readonly words?: readonly string[];
  /** A folded name: databases that are called so come first. */
  readonly called?: string;
  readonly letter?: string;
  readonly terms?: Readonly<Partial<Record<TermKind, readonly string[]>>>;
  readonly statuses?: readonly EresourceStatus[];
  /** Only those that were added on this day or later. */
  readonly addedSince?: string | undefined;
  readonly ids?: readonly string[];
}

export type ListedEresource = EresourceTable & Pick<EresourceNameTable, 'name' | 'letter'>;

export type EresourceOrder = 'letter' | 'new' | 'began';

interface Place {
  readonly offset: number;
  readonly limit: number;
}

type Tables = Schema & { n: EresourceNameTable; e: EresourceTable };
type Rows = SelectQueryBuilder<Tables, 'n' | 'e', object>;

/** A page of the databases, and how many there are. */
export async function listChosen(
  db: Db,
  reading: EresourceReading,
  choice: EresourceChoice,
  page: Place & { readonly order: EresourceOrder },
): Promise<{ readonly total: number; readonly rows: ListedEresource[] }> {
  const rows = chosen(db, reading, choice);
  const [{ total }, listed] = await Promise.all([
    rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    inOrder(calledFirst(rows, choice), page.order)
      .selectAll('e')
      .select(['n.name', 'n.letter'])
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
  ]);
  return { total: Number(total), rows: listed };
}

/** The ids of all of them in filing order. */
export async function listChosenIds(
  db: Db,
  reading: EresourceReading,
  choice: EresourceChoice,
): Promise<string[]> {
  const rows = await inOrder(chosen(db, reading, choice), 'letter')
    .select('e.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many there are under each letter, A to Z, then `#`. */
export async function countByLetter(
  db: Db,
  reading: EresourceReading,
  choice: EresourceChoice,
): Promise<{ readonly letter: string; readonly count: number }[]> {
  const rows = await chosen(db, reading, { ...choice, letter: '' })
    .select(['n.letter', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(['n.letter', 'n.letter_place'])
    .orderBy('n.letter_place')
    .execute();
  return rows.map(({ letter, count }) => ({ letter, count: Number(count) }));
}

/** How many have each status; statuses of none are absent. A chosen status does not count. */
export async function countByStatus(
  db: Db,
  reading: EresourceReading,
  choice: EresourceChoice,
): Promise<ReadonlyMap<EresourceStatus, number>> {
  const rows = await chosen(db, reading, { ...choice, statuses: [] })
    .select(['e.status', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('e.status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

/** The words of a list with how many databases have each, in no order. A chosen word of the list does not count. */
export async function countByTerm(
  db: Db,
  reading: EresourceReading,
  choice: EresourceChoice,
  kind: TermKind,
): Promise<(Pick<EresourceTermTable, 'code' | 'names' | 'position'> & { readonly count: number })[]> {
  const rows = await chosen(db, reading, { ...choice, terms: { ...choice.terms, [kind]: [] } })
    .innerJoin('eresource_term_use as u', (join) =>
      join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.eresource_id', '=', 'e.id'),
    )
    .innerJoin('eresource_term as t', (join) =>
      join.onRef('t.tenant_id', '=', 'u.tenant_id').onRef('t.id', '=', 'u.term_id'),
    )
    .where('t.kind', '=', kind)
    .select(['t.code', 't.names', 't.position', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(['t.code', 't.names', 't.position'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

function calledFirst(rows: Rows, { called = '' }: EresourceChoice): Rows {
  if (called === '') return rows;
  return rows.orderBy(sql`case when ${contains('e.called', `\n${called}\n`)} then 0 else 1 end`);
}

function inOrder(rows: Rows, order: EresourceOrder): Rows {
  switch (order) {
    case 'letter':
      return rows.orderBy('n.letter_place').orderBy('n.sort_key').orderBy('e.id');
    case 'new':
      return rows
        .orderBy('e.is_featured', 'desc')
        .orderBy('e.added_on', 'desc')
        .orderBy('n.sort_key')
        .orderBy('e.id');
    case 'began':
      return rows.orderBy('e.shown_from', 'desc').orderBy('n.sort_key').orderBy('e.id');
  }
}

function chosen(db: Db, { tenantId, language, today }: EresourceReading, choice: EresourceChoice): Rows {
  const { words = [], letter = '', terms = {}, statuses = [], addedSince, ids } = choice;
  let rows: Rows = db
    .selectFrom('eresource_name as n')
    .innerJoin('eresource as e', (join) =>
      join.onRef('e.tenant_id', '=', 'n.tenant_id').onRef('e.id', '=', 'n.eresource_id'),
    )
    .where('n.tenant_id', '=', tenantId)
    .where('n.language', '=', language);
  if (today !== undefined) rows = rows.where('e.is_open', '=', 1).where(shownOn(today));
  if (letter !== '') rows = rows.where('n.letter', '=', letter.toUpperCase());
  if (statuses.length > 0) rows = rows.where('e.status', 'in', statuses);
  if (addedSince !== undefined) rows = rows.where('e.added_on', '>=', addedSince);
  if (ids) rows = rows.where('e.id', 'in', ids);
  for (const word of words) rows = rows.where(contains('e.search_text', word));
  for (const kind of TERM_KINDS) rows = withTerms(rows, tenantId, kind, terms[kind] ?? []);
  return rows;
}

function withTerms(rows: Rows, tenantId: string, kind: TermKind, codes: readonly string[]): Rows {
  if (codes.length === 0) return rows;
  return rows.where('e.id', 'in', (eb) =>
    eb
      .selectFrom('eresource_term as t')
      .innerJoin('eresource_term_use as u', (join) =>
        join.onRef('u.tenant_id', '=', 't.tenant_id').onRef('u.term_id', '=', 't.id'),
      )
      .select('u.eresource_id')
      .where('t.tenant_id', '=', tenantId)
      .where('t.kind', '=', kind)
      .where('t.code', 'in', codes),
  );
}
