import type { Bib } from '@lectern/marc/bib';
import type { Db } from '@lectern/server/platform/db/database';

/** What the database has of a record, read without the code that answers. */
export interface RecordFacts {
  readonly title: string;
  readonly authors: readonly string[];
  readonly years: readonly number[];
  readonly publishers: readonly string[];
  readonly isbns: readonly string[];
  readonly headings: readonly string[];
  readonly isOnline: boolean;
  readonly texts: Readonly<Record<'abstract' | 'contents' | 'note', readonly string[]>>;
  /** Copies that are on the shelf and can be lent. */
  readonly lendable: number;
  readonly copies: number;
  readonly callNumbers: readonly string[];
  /** Names of the libraries that have copies, in all languages. */
  readonly places: readonly string[];
  /** YYYY-MM-DD. */
  readonly dueDates: readonly string[];
  readonly waiting: number;
}

/** Undefined where there is no such record, or none that readers may see. */
export async function readFacts(
  db: Db,
  tenantId: string,
  recordId: string,
): Promise<RecordFacts | undefined> {
  const row = await db
    .selectFrom('bib')
    .select(['bib', 'title', 'year'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', recordId)
    .where('suppressed', '=', 0)
    .executeTakeFirst();
  if (!row) return undefined;
  const bib = JSON.parse(row.bib) as Bib;
  const items = await db
    .selectFrom('item')
    .innerJoin('library', (join) =>
      join.onRef('library.code', '=', 'item.library_code').onRef('library.tenant_id', '=', 'item.tenant_id'),
    )
    .innerJoin('location', (join) =>
      join
        .onRef('location.code', '=', 'item.location_code')
        .onRef('location.tenant_id', '=', 'item.tenant_id'),
    )
    .select([
      'item.id',
      'item.call_number',
      'item.status',
      'item.item_type',
      'location.reference_only',
      'library.names',
      'location.names as location',
    ])
    .where('item.tenant_id', '=', tenantId)
    .where('item.bib_id', '=', recordId)
    .execute();
  const rules = await db
    .selectFrom('loan_rule')
    .select(['item_type', 'loanable'])
    .where('tenant_id', '=', tenantId)
    .execute();
  // A type without any rule is not set up yet: nothing says that its copies stay in the library.
  const isLent = (type: string) => {
    const ofType = rules.filter(({ item_type }) => item_type === type);
    return ofType.length === 0 || ofType.some(({ loanable }) => loanable === 1);
  };
  const loans = await db
    .selectFrom('loan')
    .select(['item_id', 'due_date'])
    .where('tenant_id', '=', tenantId)
    .where('bib_id', '=', recordId)
    .where('returned_at', 'is', null)
    .execute();
  const requests = await db
    .selectFrom('request')
    .select(['item_id', 'step'])
    .where('tenant_id', '=', tenantId)
    .where('bib_id', '=', recordId)
    .where('ended_at', 'is', null)
    .execute();
  const taken = new Set([...loans, ...requests].map(({ item_id }) => item_id));
  const free = items.filter(({ id, status }) => status === 'available' && !taken.has(id));
  const names = (json: string) => Object.values(JSON.parse(json) as Record<string, string>);
  return {
    title: row.title,
    authors: [
      bib.responsibility ?? '',
      ...bib.creators.flatMap(({ name, vernacular = '' }) => [name, vernacular]),
    ].filter(Boolean),
    years: [row.year, bib.year].filter((year) => typeof year === 'number'),
    publishers: bib.imprints.flatMap(({ publishers }) => publishers),
    isbns: bib.isbns.map(({ value }) => value),
    headings: [
      ...bib.subjects.flatMap(({ parts, vernacular }) => [
        ...(vernacular ? [vernacular] : []),
        ...parts,
        parts.join(' -- '),
        parts.join('--'),
        parts.join(' — '),
      ]),
      ...bib.classes.map(({ notation }) => notation),
    ],
    isOnline: bib.links.length > 0,
    texts: { abstract: bib.abstracts, contents: bib.contents, note: bib.notes },
    lendable: free.filter(({ reference_only, item_type }) => reference_only === 0 && isLent(item_type))
      .length,
    copies: items.length,
    callNumbers: items.map(({ call_number }) => call_number),
    places: items.flatMap((item) => [...names(item.names), ...names(item.location)]),
    dueDates: loans.map(({ due_date }) => String(due_date).slice(0, 10)),
    waiting: requests.filter(({ step }) => step === 'reserving').length,
  };
}
