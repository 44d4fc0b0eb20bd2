import { listProvided, type ProvidedPart } from '@lectern/contracts/discovery/providers/list-provided';
import { implement } from '../../../../platform/http/implement.ts';
import { askProvider } from '../asking/ask-provider.ts';
import { knownOfBook } from '../asking/known-of-book.ts';
import { mappingFor, providerName } from '../entry.ts';
import { listProviderRows } from '../store/provider-store.ts';

export const listProvidedCall = implement(listProvided)(async ({ input, context, deps }) => {
  const { purpose } = input;
  const all = await listProviderRows(deps.db, context.tenant.id, { onlyOn: true });
  const asked = all.filter((provider) => mappingFor(provider, purpose) !== undefined);
  const book = asked.length > 0 ? await knownOfBook(deps, context, input) : undefined;
  if (!book) return { provided: [] };
  const values = await Promise.all(
    asked.map((provider) => askProvider(deps, context, provider, purpose, book)),
  );
  const provided = asked.flatMap((provider, at) => {
    const value = values[at];
    // The value is of the purpose that was asked for.
    return value
      ? [{ purpose, code: provider.code, name: providerName(provider, context), value } as ProvidedPart]
      : [];
  });
  return { provided };
});
