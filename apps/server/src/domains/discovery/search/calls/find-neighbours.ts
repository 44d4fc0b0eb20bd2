import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import type { SearchCode } from '@lectern/contracts/discovery/search/errors';
import { findNeighbours } from '@lectern/contracts/discovery/search/find-neighbours';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { SearchResult } from '@lectern/search/search-engine';
import { implement } from '../../../../platform/http/implement.ts';
import { untilRefused } from '../../../../platform/until-refused.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { askByMeaning, meaningPart } from '../meaning/question-meaning.ts';
import { markerOf } from '../present/mark-words.ts';
import { presentHit } from '../present/present-hit.ts';
import { searchInOrder } from '../shelf-order.ts';
import { prepareSearch } from '../state/prepare-search.ts';
import { pageRequestOf } from '../state/search-request.ts';

/** A record is looked for so many places around where it was seen, since the list may have changed. */
const NEAR = 100;
/** A record whose place is not known is looked for among so many first hits. */
const FIRST = 1000;

export const findNeighboursCall = implement(findNeighbours)(async ({ input, context: { tenant }, deps }) => {
  const { recordId, position, ...state } = input;
  const search = prepareSearch(state, tenant.settings);
  if (isRefusal(search)) return search;
  const asked = await askByMeaning(deps, tenant, search);
  const request = { ...pageRequestOf(search), ...meaningPart(asked), facets: [] };
  const found = await untilRefused<SearchCode, Place>((answerOf) => {
    const window: Window = async (offset, limit) =>
      answerOf(await searchInOrder(deps, tenant.id, state, { ...request, offset, limit }));
    return findPlace(recordId, position, window);
  });
  if (isRefusal(found)) return found;
  const ids = [recordId, found.before, found.behind].filter((id) => id !== undefined);
  const bibs = await findBibs(deps.db, tenant.id, ids);
  const record = bibs.get(recordId);
  if (!record) return refuse(BIB_NOT_FOUND);
  const neighbour = (id: string | undefined) => {
    const bib = id === undefined ? undefined : bibs.get(id);
    return bib ? { recordId: bib.id, title: bib.bib.title } : null;
  };
  return {
    record: presentHit(record, markerOf(search, found.reading)),
    numFound: found.length,
    position: found.position,
    previous: neighbour(found.before),
    next: neighbour(found.behind),
  };
});

/** Reads a part of the list. */
type Window = (offset: number, limit: number) => Promise<SearchResult>;

interface Place extends Pick<SearchResult, 'reading'> {
  /** Records in the list, those by meaning too. */
  readonly length: number;
  /** From 1; null where the record is not among the hits that were read. */
  readonly position: number | null;
  readonly before: string | undefined;
  readonly behind: string | undefined;
}

/** The place of a record in the list, and its neighbours. It is looked for first around the place where it was seen. */
async function findPlace(recordId: string, seenAt: number | undefined, window: Window): Promise<Place> {
  const isSought = ({ id }: { readonly id: string }) => id === recordId;
  const near = seenAt === undefined ? 0 : Math.max(0, seenAt - 1 - NEAR);
  const around = seenAt === undefined ? undefined : await window(near, 2 * NEAR + 1);
  const isThere = around?.hits.some(isSought) ?? false;
  const start = isThere ? near : 0;
  const page = around && isThere ? around : await window(0, FIRST);
  const { hits, reading } = page;
  const length = page.total + (page.addedByMeaning ?? 0);
  const at = hits.findIndex(isSought);
  if (at < 0) return { reading, length, position: null, before: undefined, behind: undefined };
  const beside = async (index: number) =>
    index >= 0 ? (hits[index]?.id ?? (await window(start + index, 1)).hits[0]?.id) : undefined;
  return {
    reading,
    length,
    position: start + at + 1,
    before: await beside(at - 1),
    behind: await beside(at + 1),
  };
}
