import { BIB_NOT_FOUND } from '@lectern/contracts/detail/errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { findNeighbours } from '@lectern/contracts/search/find-neighbours';
import { implement } from '../../../platform/http/implement.ts';
import { findBibs } from '../../catalogue/records/find-bibs.ts';
import { presentHit } from '../present/present-hit.ts';
import { askInOrder } from '../shelf-order.ts';
import { markerOf } from '../state/search-query.ts';
import { rankingOf, refuseEmpty, requestOf } from '../state/search-request.ts';

/** How far from the place where it was seen a record is looked for, as the list may have changed since. */
const NEAR = 100;
/** Hits among which a record is looked for whose place nobody knows. */
const FIRST = 1000;

export const findNeighboursCall = implement(findNeighbours)(async ({ input, context: { tenant }, deps }) => {
  const { recordId, position, ...state } = input;
  refuseEmpty(state);
  const request = { ...requestOf(state, rankingOf(tenant.settings)), facets: [] };
  const window = (offset: number, limit: number) =>
    askInOrder(deps, tenant.id, state, { ...request, offset, limit });
  const isSought = ({ id }: { readonly id: string }) => id === recordId;
  const near = position === undefined ? 0 : Math.max(0, position - 1 - NEAR);
  const around = position === undefined ? undefined : await window(near, 2 * NEAR + 1);
  const isThere = around?.hits.some(isSought) ?? false;
  const start = isThere ? near : 0;
  const found = around && isThere ? around : await window(0, FIRST);
  const at = found.hits.findIndex(isSought);
  const beside = async (index: number) =>
    index >= 0 ? (found.hits[index]?.id ?? (await window(start + index, 1)).hits[0]?.id) : undefined;
  const before = at >= 0 ? await beside(at - 1) : undefined;
  const behind = at >= 0 ? await beside(at + 1) : undefined;
  const ids = [recordId, before, behind].filter((id) => id !== undefined);
  const bibs = await findBibs(deps.db, tenant.id, ids);
  const record = bibs.get(recordId);
  if (!record) return refuse(BIB_NOT_FOUND);
  const neighbour = (id: string | undefined) => {
    const bib = id === undefined ? undefined : bibs.get(id);
    return bib ? { recordId: bib.id, title: bib.bib.title } : null;
  };
  return {
    record: presentHit(record, markerOf(request.query, found.reading, request)),
    numFound: found.total,
    position: at >= 0 ? start + at + 1 : null,
    previous: neighbour(before),
    next: neighbour(behind),
  };
});
