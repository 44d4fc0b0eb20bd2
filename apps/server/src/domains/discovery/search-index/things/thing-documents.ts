import type { ThingKind } from '@lectern/contracts/discovery/search/thing-kinds';
import type { SearchDocument } from '@lectern/search/search-document';
import type { Deps } from '../../../../platform/deps.ts';
import type { DaysPassed, LibraryDay, SearchableThing } from '../../../../platform/searchable.ts';

type ThingDeps = Pick<Deps, 'db' | 'searchable'>;

const DAY_MS = 86_400_000;

/** The documents of all things that a library shows on a day, kind by kind. */
export async function* allThings(
  { db, searchable }: ThingDeps,
  day: LibraryDay,
): AsyncGenerator<SearchDocument[]> {
  for (const { kind, shown, all } of await searchable())
    for await (const things of all?.(db, day) ?? [await shown(db, day)])
      yield things.map((thing) => documentOf(kind, thing));
}

/** The documents of some things by the subjects of their events (`topic/<id>`); those that are not shown are absent. */
export async function thingDocuments(
  { db, searchable }: ThingDeps,
  day: LibraryDay,
  subjects: readonly string[],
): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for (const { kind, shown } of await searchable()) {
    const ids = subjects.filter((one) => one.startsWith(`${kind}/`)).map((one) => one.slice(kind.length + 1));
    if (ids.length > 0)
      for (const thing of await shown(db, day, ids)) documents.push(documentOf(kind, thing));
  }
  return documents;
}

/** The subjects of things that begin or end to be shown between two days. */
export async function turnedSubjects(
  { db, searchable }: ThingDeps,
  tenantId: string,
  days: DaysPassed,
): Promise<string[]> {
  const subjects: string[] = [];
  for (const { kind, turned } of await searchable())
    for (const id of await turned(db, tenantId, days)) subjects.push(`${kind}/${id}`);
  return subjects;
}

function documentOf(
  kind: ThingKind,
  { id, words, day, eresourceIds, issn, isbn }: SearchableThing,
): SearchDocument {
  return {
    id: `${kind}/${id}`,
    text: { title: words.map(({ title }) => title), abstract: words.map(({ text }) => text) },
    keywords: { ...(issn && { issn }), ...(isbn && { isbn }) },
    facets: { docType: [kind], ...(eresourceIds && { source: eresourceIds }) },
    sort: {
      title: words[0]?.title ?? '',
      author: '',
      year: Number(day.slice(0, 'YYYY'.length)),
      added: Math.floor(Date.parse(day) / DAY_MS),
      popularity: 0,
    },
  };
}
