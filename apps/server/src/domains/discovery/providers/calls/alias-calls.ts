import {
  PROVIDER_ALIASES,
  type ProviderAlias,
} from '@lectern/contracts/discovery/providers/provider-aliases';
import { NOTHING_PROVIDED, type Provided } from '@lectern/contracts/discovery/providers/purposes';
import type { Endpoint, Schema } from '@lectern/contracts/kernel/endpoint';
import { type Implementation, implement } from '../../../../platform/http/implement.ts';
import { askProvider } from '../asking/ask-provider.ts';
import { knownOfBook } from '../asking/known-of-book.ts';
import { findProviderByCode } from '../store/provider-store.ts';

/** The calls that carry a vendor's name: one handler for all of them. */
export const ALIAS_CALLS: readonly Implementation[] = PROVIDER_ALIASES.map(aliasCall);

function aliasCall({ purpose, provider: code, contract }: ProviderAlias): Implementation {
  const ofAnyPurpose = contract as Endpoint<
    typeof contract.input,
    Schema<Provided, Provided>,
    never,
    'public'
  >;
  return implement(ofAnyPurpose)(async ({ input, context, deps }) => {
    const nothing = NOTHING_PROVIDED[purpose];
    const provider = await findProviderByCode(deps.db, context.tenant.id, code);
    if (provider?.is_on !== 1) return nothing;
    const book = await knownOfBook(deps, context, input);
    return (book && (await askProvider(deps, context, provider, purpose, book))) ?? nothing;
  });
}
