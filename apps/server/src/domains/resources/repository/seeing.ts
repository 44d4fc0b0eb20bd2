import type { Language } from '@lectern/contracts/kernel/languages';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { type CollectionTree, collectionTree } from './collection-tree.ts';
import { type Asking, beginAsking, describablePolicies } from './rights/asking.ts';
import { listCollectionRows } from './store/collection-store.ts';
import type { ObjectReading } from './store/object-list-store.ts';

/** What the domain needs to answer readers. */
export type RepositoryDeps = Pick<Deps, 'db' | 'clock' | 'ils' | 'config'>;

/** What a caller sees of the collections and objects of a library. */
export interface Seeing {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly asking: Asking;
  /** The collections that are open, as are all above them. */
  readonly tree: CollectionTree;
  readonly reading: ObjectReading;
}

export type SeeingContext = Pick<CallContext, 'tenant' | 'language' | 'address'> & {
  readonly patron?: { readonly id: string } | undefined;
};

/** Every call of readers begins here: it sees nothing else than this gives. */
export async function beginSeeing(deps: RepositoryDeps, context: SeeingContext): Promise<Seeing> {
  const { tenant, language } = context;
  const [asking, rows] = await Promise.all([
    beginAsking(deps, context),
    listCollectionRows(deps.db, tenant.id),
  ]);
  const tree = collectionTree(rows.filter(({ is_open }) => is_open === 1));
  const policyIds = describablePolicies(asking);
  return {
    tenant,
    language,
    asking,
    tree,
    reading: { tenantId: tenant.id, policyIds, openCollectionIds: tree.ids },
  };
}
