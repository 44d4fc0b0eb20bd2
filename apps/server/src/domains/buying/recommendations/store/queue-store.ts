import type { WishKind, WishState } from '@lectern/contracts/buying/recommendations/wish';
import type { Db } from '../../../../platform/db/database.ts';
import type { WishTable } from '../tables.ts';

/** Which wishes staff look at. */
export interface QueueFilter {
  readonly state: WishState | undefined;
  readonly kind: WishKind | undefined;
  /** Folded words that all stand in title, author or number. */
  readonly words: readonly string[];
  readonly atLeast: number;
  readonly sort: 'oldest' | 'newest' | 'most';
}

/** The keys of the works of a page of the queue, in its order. */
export async function pageOfWorks(
  db: Db,
  tenantId: string,
  { state, kind, words, atLeast, sort }: QueueFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly keys: readonly string[] }> {
  let found = db
    .selectFrom('wish')
    .where('tenant_id', '=', tenantId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'saved'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'free'));
  for (const word of words) found = found.where('words', 'like', `%${escaped(word)}%`);
  const works = found.groupBy('work_key').having((eb) => eb(eb.fn.sum('wishes'), '>=', atLeast));
  const all = await works.select('work_key').execute();
  const keys = await works
    .select((eb) => [
      'work_key',
      eb.fn.min('created_at').as('first'),
      eb.fn.max('created_at').as('last'),
      eb.fn.sum<number>('wishes').as('wishes'),
    ])
    .$if(sort === 'most', (query) => query.orderBy('wishes', 'desc'))
    .$if(sort !== 'newest', (query) => query.orderBy('first'))
    .$if(sort === 'newest', (query) => query.orderBy('last', 'desc'))
    .orderBy('work_key')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: all.length, keys: keys.map(({ work_key }) => work_key) };
}

/** Wishes for these works under the same filter, the oldest first. */
export async function wishesOfWorks(
  db: Db,
  tenantId: string,
  keys: readonly string[],
  { state, kind }: Pick<QueueFilter, 'state' | 'kind'>,
): Promise<readonly WishTable[]> {
  if (keys.length === 0) return [];
  return db
    .selectFrom('wish')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('work_key', 'in', [...keys])
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'saved'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'free'))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Folded words have no sign that `like` reads as more than itself, besides these two. */
function escaped(word: string): string {
  return word.replace(/[%_\\]/gu, '');
}
