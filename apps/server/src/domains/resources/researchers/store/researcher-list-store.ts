import type { Language } from '@lectern/contracts/kernel/languages';
import { type SelectQueryBuilder, sql } from 'kysely';
import { contains } from '../../../../platform/db/contains.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import type { ResearcherNameTable, ResearcherTable } from '../tables.ts';

/** Which persons, in which list of names. What is empty or absent narrows nothing. */
export interface ResearcherChoice {
  readonly tenantId: string;
  readonly language: Language;
  /** Only those that others see. */
  readonly isShown: boolean;
  /** Folded words: each must occur in names, sounds or topics. */
  readonly words?: readonly string[];
  readonly letter?: string;
  readonly unitIds?: readonly string[];
}

export type ListedResearcher = ResearcherTable & Pick<ResearcherNameTable, 'name' | 'letter'>;

type Tables = Schema & { n: ResearcherNameTable; r: ResearcherTable };

/** A page of the persons in filing order, and how many there are. */
export async function listChosen(
  db: Db,
  choice: ResearcherChoice,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly rows: ListedResearcher[] }> {
  const rows = chosen(db, choice);
  const [{ total }, listed] = await Promise.all([
    rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    page.limit === 0
      ? []
      : rows
          .selectAll('r')
          .select(['n.name', 'n.letter'])
          .orderBy('n.letter_place')
          .orderBy('n.sort_key')
          .orderBy('r.id')
          .limit(page.limit)
          .offset(page.offset)
          .execute(),
  ]);
  return { total: Number(total), rows: listed };
}

/** How many there are under each letter, A to Z, then `#`. */
export async function countByLetter(
  db: Db,
  choice: ResearcherChoice,
): Promise<{ readonly letter: string; readonly count: number }[]> {
  const rows = await chosen(db, { ...choice, letter: '' })
    .select(['n.letter', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(['n.letter', 'n.letter_place'])
    .orderBy('n.letter_place')
    .execute();
  return rows.map(({ letter, count }) => ({ letter, count: Number(count) }));
}

function chosen(
  db: Db,
  { tenantId, language, isShown, words = [], letter = '', unitIds }: ResearcherChoice,
): SelectQueryBuilder<Tables, 'n' | 'r', object> {
  let rows: SelectQueryBuilder<Tables, 'n' | 'r', object> = db
    .selectFrom('researcher_name as n')
    .innerJoin('researcher as r', (join) =>
      join.onRef('r.tenant_id', '=', 'n.tenant_id').onRef('r.id', '=', 'n.researcher_id'),
    )
    .where('n.tenant_id', '=', tenantId)
    .where('n.language', '=', language);
  if (isShown) rows = rows.where('r.is_open', '=', 1).where('r.is_hidden', '=', 0);
  if (letter !== '') rows = rows.where('n.letter', '=', letter.toUpperCase());
  if (unitIds)
    rows = unitIds.length > 0 ? rows.where('r.unit_id', 'in', unitIds) : rows.where(sql<boolean>`1 = 0`);
  for (const word of words) rows = rows.where(contains('r.search_text', word));
  return rows;
}
