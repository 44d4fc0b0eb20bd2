import type { SuggestedWork, Suggestion } from '@lectern/contracts/buying/recommendations/suggestion';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { countCopies } from '../../collection/catalogue/records/count-copies.ts';
import { findHeld } from './find-held.ts';
import { presentFacts } from './present-wish.ts';
import type { WishTable } from './tables.ts';
import type { StoredFacts } from './wish-facts.ts';

/** Works of the queue in the order of their keys, each with its wishes and what the library has of it. */
export async function presentSuggestedWorks(
  deps: Pick<Deps, 'db' | 'search'>,
  tenant: Tenant,
  keys: readonly string[],
  wishes: readonly WishTable[],
): Promise<SuggestedWork[]> {
  return Promise.all(
    keys.flatMap((key) => {
      const own = wishes.filter(({ work_key }) => work_key === key);
      const [first] = own;
      return first ? [presentWork(deps, tenant, key, [first, ...own.slice(1)])] : [];
    }),
  );
}

async function presentWork(
  deps: Pick<Deps, 'db' | 'search'>,
  tenant: Tenant,
  key: string,
  wishes: readonly [WishTable, ...WishTable[]],
): Promise<SuggestedWork> {
  const [first] = wishes;
  const { standNo } = fromJson<StoredFacts>(first.facts);
  const work = { title: first.title, author: first.author, standNo };
  const held = first.kind === 'electronic' ? [] : await findHeld(deps, tenant, work);
  const copies = await countCopies(
    deps.db,
    tenant.id,
    held.map(({ recordId }) => recordId),
  );
  return {
    key,
    title: first.title,
    author: first.author,
    wishes: wishes.reduce((sum, one) => sum + one.wishes, 0),
    suggestions: wishes.map(presentSuggestion),
    held: held.map(({ recordId, title, publishYear }) => ({
      recordId,
      title,
      publishYear,
      copies: copies.get(recordId) ?? 0,
    })),
  };
}

function presentSuggestion(row: WishTable): Suggestion {
  return {
    id: row.id,
    ...presentFacts(row),
    state: row.state,
    reply: row.reply,
    wishes: row.wishes,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    decidedBy: row.decided_by,
    source: row.source,
    recordId: row.record_id,
    eCollectionId: row.eresource_id,
  };
}
