import type { IlsTenant } from '../../../../ports/ils/library-systems.ts';
import { type LocalContext, localContext } from '../local-context.ts';
import type { LedgerContext } from './ledger-context.ts';
import type { PostingListener } from './posting-listener.ts';

/** The context of an act that may post to the ledger. */
export interface PostingContext extends LocalContext, Pick<LedgerContext, 'listeners'> {}

/** The context of what happens now at a tenant, with those who hear its postings. */
export function postingContext(
  deps: Parameters<typeof localContext>[0],
  listeners: readonly PostingListener[],
  tenant: IlsTenant,
): PostingContext {
  return { ...localContext(deps, tenant), listeners };
}
