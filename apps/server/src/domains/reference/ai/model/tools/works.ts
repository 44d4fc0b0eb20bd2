import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { FilterName } from '@lectern/contracts/discovery/search/search-state';
import { id } from '@lectern/contracts/kernel/fields';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { ChosenSearch } from '@lectern/contracts/reference/ai/answer-lines';
import * as z from 'zod';
import { type ModelTurn, modelTool } from './model-tools.ts';

/** As much of a text of a record as a model is given. */
const MOST_TEXT = 1500;
const SNIPPET = 240;
const MOST_TEXTS = 4;

/** The name of a work: in a talk with a model a short one (R1), else the id of its record. */
export const refInput = id;
const year = z.int().min(-9999).max(9999);

/** Every year: a search without words needs a filter. */
const ANY_YEAR = -9999;
const ORDERS = {
  relevance: {},
  newest: { sortField: 'added', sortClause: 'desc' },
  oldest: { sortField: 'publishYear', sortClause: 'asc' },
  mostBorrowed: { sortField: 'loanCount', sortClause: 'desc' },
} as const;

/** Keys of a search by the filter that a reader takes away. */
const KEYS_OF: Readonly<Partial<Record<FilterName, readonly (keyof ChosenSearch)[]>>> = {
  publishYear: ['publishBegin', 'publishEnd'],
  langCode: ['langCode'],
  onlyOnShelf: ['onlyOnShelf'],
  availability: ['availability'],
};

export const searchTool = modelTool({
  name: 'search_catalogue',
  description:
    'Searches the catalogue of this library. Gives how many works were found and the first of them. Words of the question find more if they are few; try titles, names and subjects in the language of the works.',
  input: z.strictObject({
    words: z
      .string()
      .max(200)
      .optional()
      .describe('what to look for; leave out to list by the filters alone'),
    field: z.enum(['any', 'title', 'author', 'subject', 'isbn', 'publisher', 'series']).default('any'),
    anyWord: z.boolean().default(false).describe('find works with any of the words instead of all'),
    yearFrom: year.optional(),
    yearTo: year.optional(),
    languages: z
      .array(z.string().regex(/^[a-z]{3}$/))
      .max(10)
      .optional()
      .describe('ISO 639-2/B codes: chi, eng, fre'),
    onShelf: z.boolean().default(false).describe('only works with a copy on the shelf now'),
    online: z.boolean().default(false).describe('only works that can be read online'),
    order: z.enum(['relevance', 'newest', 'oldest', 'mostBorrowed']).default('relevance'),
    page: z.int().min(1).max(5).default(1),
  }),
  async run({ words, field, anyWord, yearFrom, yearTo, languages, onShelf, online, order, page }, turn) {
    const search: ChosenSearch = {
      ...(words?.trim() && { keyWord: words.trim(), searchField: field, matchMode: anyWord ? 3 : 2 }),
      ...(yearFrom !== undefined && { publishBegin: yearFrom }),
      ...(yearTo !== undefined && { publishEnd: yearTo }),
      ...(languages && languages.length > 0 && { langCode: languages }),
      ...(onShelf && { onlyOnShelf: true }),
      ...(online && { availability: ['online' as const] }),
      ...ORDERS[order],
    };
    // Filters that the reader took away stay away.
    for (const name of turn.asked.without) for (const key of KEYS_OF[name] ?? []) delete search[key];
    const whole =
      Object.keys(search).length === 0 || !words?.trim() ? { publishBegin: ANY_YEAR, ...search } : search;
    const found = await turn.tools.searchCatalogue({ ...whole, rows: 10, page });
    if (isRefusal(found)) return found;
    if (found.numFound > 0) turn.seen.search = { search: whole, numFound: found.numFound };
    turn.seen.hasTexts ||= found.numFound > 0;
    turn.evidence.addNumbers(found.numFound);
    if (found.didYouMean) turn.evidence.addNames(found.didYouMean);
    return {
      found: found.numFound,
      probablyMeant: found.didYouMean,
      works: found.searchResult.map((hit) => hitOf(hit, turn)),
    };
  },
});

type Hit = SearchAnswer['searchResult'][number];

function hitOf(
  { recordId, title, author, publisher, publishYear, isbn, snippet }: Hit,
  { evidence }: ModelTurn,
) {
  evidence.addNames(author, publisher);
  evidence.addIsbns(isbn);
  evidence.addNumbers(publishYear ?? '');
  const ref = evidence.addWork(recordId, [title]);
  evidence.addTexts(snippet.text);
  return { ref, title, author, publisher, year: publishYear, isbn, text: snippet.text.slice(0, SNIPPET) };
}

export const recordTool = modelTool({
  name: 'get_record',
  description: 'The description of one work: abstract, contents, notes, subjects. Quote only from here.',
  input: z.strictObject({ ref: refInput }),
  async run({ ref }, { tools, evidence, seen }) {
    const recordId = evidence.recordOf(ref);
    if (recordId === undefined) return { error: 'no work has this ref' };
    const record = await tools.getRecord(recordId);
    if (isRefusal(record)) return record;
    const { title, otherTitles, creators, subjects, classes, series, languages, isbns } = record;
    evidence.addWork(recordId, [title]);
    evidence.addNames(...otherTitles.map(({ value }) => value), ...series.map((one) => one.title));
    evidence.addNames(
      ...creators.flatMap(({ name, vernacular }) => [name, vernacular]),
      record.responsibility,
    );
    evidence.addNames(...subjects.flatMap(({ heading, parts }) => [heading, ...parts]), ...record.publishers);
    evidence.addNames(...classes.map(({ name }) => name), ...languages.map(({ name }) => name));
    const valid = isbns.filter((isbn) => isbn.valid).map(({ value }) => value);
    evidence.addIsbns(...valid);
    evidence.addNumbers(record.publishYear ?? '', record.edition, record.loanCount, ...record.physical);
    seen.hasTexts = true;
    evidence.addTexts(...record.abstracts, ...record.contents, ...record.notes);
    return {
      ref,
      title,
      by: record.responsibility || creators.map(({ name }) => name).join('; '),
      edition: record.edition,
      publishers: record.publishers,
      year: record.publishYear,
      isbn: valid,
      languages: languages.map(({ name }) => name),
      subjects: subjects.map(({ heading }) => heading).slice(0, 20),
      classes: classes.map(({ notation, name }) => `${notation} ${name}`).slice(0, 5),
      loans: record.loanCount,
      abstract: textsOf(record.abstracts),
      contents: textsOf(record.contents),
      notes: textsOf(record.notes),
    };
  },
});

function textsOf(texts: readonly string[]): string[] {
  return texts.slice(0, MOST_TEXTS).map((text) => text.slice(0, MOST_TEXT));
}

export const availabilityTool = modelTool({
  name: 'availability',
  description:
    'Whether works are on the shelf now, where, when the first copy is due back, and how many readers wait.',
  input: z.strictObject({ refs: z.array(refInput).min(1).max(10) }),
  async run({ refs }, { tools, evidence }) {
    const ids = new Map(
      refs.flatMap((ref) => evidence.recordOf(ref) ?? []).map((id) => [id, evidence.addWork(id, [])]),
    );
    if (ids.size === 0) return { error: 'no work has this ref' };
    const told = await tools.availability([...ids.keys()]);
    if (isRefusal(told)) return told;
    return {
      isLive: told.live,
      works: told.records.map((one) => {
        const { itemCount, onShelfCount, loanableCount, nearest, earliestDue, waiting, online } = one;
        evidence.addNumbers(itemCount, onShelfCount, loanableCount, waiting, earliestDue ?? '');
        if (nearest) evidence.addNames(nearest.libName, nearest.locationName, nearest.callNo);
        evidence.addNumbers(nearest?.callNo ?? '');
        return {
          ref: ids.get(one.recordId),
          copies: itemCount,
          onShelf: onShelfCount,
          canBeBorrowedNow: loanableCount,
          place:
            nearest && [nearest.libName, nearest.locationName, nearest.callNo].filter(Boolean).join(', '),
          firstDueBack: earliestDue,
          readersWaiting: waiting,
          online,
        };
      }),
    };
  },
});

export const similarTool = modelTool({
  name: 'similar',
  description: 'Works near to one work, with the subjects that both have.',
  input: z.strictObject({ ref: refInput }),
  async run({ ref }, { tools, evidence, seen }) {
    const recordId = evidence.recordOf(ref);
    if (recordId === undefined) return { error: 'no work has this ref' };
    const near = await tools.similar(recordId);
    if (isRefusal(near)) return near;
    seen.hasTexts ||= near.length > 0;
    return {
      works: near.map((work) => {
        evidence.addNames(...work.about);
        return { ref: evidence.addWork(work.recordId, [work.title]), title: work.title, about: work.about };
      }),
    };
  },
});
