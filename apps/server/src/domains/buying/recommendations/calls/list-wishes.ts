import { listElectronicWishes, listWishes } from '@lectern/contracts/buying/recommendations/list-wishes';
import type { Deps } from '../../../../platform/deps.ts';
import { type CallContext, implement } from '../../../../platform/http/implement.ts';
import { presentOwnWishes } from '../present-wish.ts';
import { listWishesOf, type OwnWishFilter } from '../store/reader-store.ts';

export const listWishesCall = implement(listWishes)(({ input, context, deps }) =>
  list(deps, context, { kind: input.kind, state: input.detailType }, input),
);

export const listElectronicWishesCall = implement(listElectronicWishes)(({ input, context, deps }) =>
  list(deps, context, { kind: 'electronic', state: input.detailType }, input),
);

async function list(
  { db }: Deps,
  { tenant, language, patron }: CallContext<'patron'>,
  filter: OwnWishFilter,
  { page, rows: limit }: { readonly page: number; readonly rows: number },
) {
  const scope = { tenantId: tenant.id, patronId: patron.id };
  const { total, rows } = await listWishesOf(db, scope, filter, { offset: (page - 1) * limit, limit });
  return { total, list: await presentOwnWishes(db, { tenant, language }, rows) };
}
