import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { HITS_OF_OBJECT } from '@lectern/contracts/resources/repository/page-hit';
import type { Filter, Reading } from '@lectern/search/search-engine';
import type { Deps } from '../../../../platform/deps.ts';
import type { EngineRefusal } from '../../../../ports/search-engine/ask-engine.ts';
import type { Seeing } from '../seeing.ts';
import { policiesOfFiles } from '../store/page-store.ts';
import type { DigitalObjectTable } from '../tables.ts';
import { pageOfId } from './page-documents.ts';
import { fileOfStamp, fileStamp, readableFilters } from './page-rights.ts';
import { type ReadableFile, readableFiles } from './readable-files.ts';
import type { SoughtWords } from './seek-words.ts';

/** A page that the caller may read and that has the words. */
export interface FoundPage {
  readonly page: number;
  readonly of: ReadableFile;
}

/** An object with pages that have the words. */
export interface FoundObject {
  readonly object: DigitalObjectTable;
  readonly pageCount: number;
  readonly pages: readonly FoundPage[];
}

/** The objects that have the words, the best first. */
export interface FoundObjects {
  readonly total: number;
  /** Whether there are more than those counted. */
  readonly isMore: boolean;
  readonly reading: Reading;
  readonly objects: readonly FoundObject[];
}

/** Pages that are looked at for the order of objects. */
const BEST_PAGES = 200;
/** Files that are counted; what is beyond them is not listed. */
const MOST_FILES = 500;

/**
 * Finds pages that the caller may read and groups them by object. The index leaves out what the rights of now do not open; each file is
 * then looked at in the database again, so nothing is counted or told that was closed meanwhile.
 * @param places collections, objects or files in which pages are sought
 */
export async function findPages(
  { db }: Pick<Deps, 'db'>,
  seeing: Seeing,
  sought: SoughtWords,
  places: readonly string[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<FoundObjects | EngineRefusal> {
  const rights = readableFilters(seeing.asking, await policiesOfFiles(db, seeing.tenant.id));
  const within = (ids: readonly string[]): Filter[] => [
    { field: 'collection', anyOf: ids.length > 0 ? ids : ['none'] },
    ...rights,
  ];
  const found = await sought.ask({
    filters: within(places),
    facets: [{ field: 'coreList', limit: MOST_FILES }],
    limit: BEST_PAGES,
  });
  if (isRefusal(found)) return found;
  const stamps = found.facets[0]?.values ?? [];
  const files = await readableFiles(
    db,
    seeing,
    stamps.map(({ value }) => value),
  );
  const best = found.hits.flatMap(({ id }) => foundPage(files, id));
  const counts = countByObject(stamps, files);
  const inOrder = [...new Set([...best.map(({ of }) => of.object.id), ...counts.keys()])];
  const objects = await Promise.all(
    inOrder.slice(offset, offset + limit).map(async (id): Promise<FoundObject[] | EngineRefusal> => {
      const counted = counts.get(id);
      if (!counted) return [];
      const { object, pages: pageCount } = counted;
      const near = best.filter(({ of }) => of.object.id === id).slice(0, HITS_OF_OBJECT);
      const pages = near.length < Math.min(HITS_OF_OBJECT, pageCount) ? await pagesOf(id) : near;
      return isRefusal(pages) ? pages : [{ object, pageCount, pages }];
    }),
  );
  const refused = objects.find((one) => isRefusal(one));
  if (refused) return refused;
  return {
    total: inOrder.length,
    isMore: (found.facets[0]?.more ?? 0) > 0,
    reading: found.reading,
    objects: objects.flatMap((one) => (isRefusal(one) ? [] : one)),
  };

  /** The best pages of an object whose pages are not among the best of all. */
  async function pagesOf(objectId: string): Promise<FoundPage[] | EngineRefusal> {
    const own = await sought.ask({ filters: within([objectId]), limit: HITS_OF_OBJECT });
    return isRefusal(own) ? own : own.hits.flatMap(({ id }) => foundPage(files, id));
  }
}

function foundPage(files: ReadonlyMap<string, ReadableFile>, id: string): FoundPage | [] {
  const { fileId, page } = pageOfId(id);
  const of = files.get(fileId);
  return of && page <= of.open ? { page, of } : [];
}

function countByObject(
  stamps: readonly { readonly value: string; readonly count: number }[],
  files: ReadonlyMap<string, ReadableFile>,
): Map<string, { readonly object: DigitalObjectTable; pages: number }> {
  const counts = new Map<string, { readonly object: DigitalObjectTable; pages: number }>();
  for (const { value, count } of stamps) {
    const of = files.get(fileOfStamp(value));
    // While the pages of a file are written again some still have its rights of before.
    if (!of || value !== fileStamp(of.object, of.file)) continue;
    const { object } = of;
    const known = counts.get(object.id);
    if (known) known.pages += count;
    else counts.set(object.id, { object, pages: count });
  }
  return counts;
}
