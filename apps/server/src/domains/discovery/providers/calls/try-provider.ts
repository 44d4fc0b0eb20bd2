import { PROVIDER_NOT_FOUND, PROVIDER_PURPOSE_MISSING } from '@lectern/contracts/discovery/providers/errors';
import { isScholarKind } from '@lectern/contracts/discovery/providers/provider';
import { tryProvider } from '@lectern/contracts/discovery/providers/try-provider';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { normaliseIsbn } from '@lectern/rules/isbn';
import { implement } from '../../../../platform/http/implement.ts';
import { knownOfBook } from '../asking/known-of-book.ts';
import { tryOut, tryPapers } from '../asking/try-out.ts';
import { mappingFor } from '../entry.ts';
import { noteTrial } from '../note-trial.ts';
import { findProvider } from '../store/provider-store.ts';

export const tryProviderCall = implement(tryProvider)(
  async ({ input: { id, purpose, book }, context, deps }) => {
    const provider = await findProvider(deps.db, context.tenant.id, id);
    if (!provider) return refuse(PROVIDER_NOT_FOUND);
    const { kind } = provider;
    if (isScholarKind(kind)) {
      await noteTrial(deps, context, provider);
      return tryPapers(deps, { ...provider, kind }, book);
    }
    if (purpose === undefined || mappingFor(provider, purpose) === undefined)
      return refuse(PROVIDER_PURPOSE_MISSING);
    const isIsbn = normaliseIsbn(book) !== undefined;
    const asked = isIsbn ? { isbn: book } : { recordId: book, isbn: '' };
    const known = (await knownOfBook(deps, context, asked)) ?? {};
    await noteTrial(deps, context, provider);
    return tryOut(deps, context, { ...provider, kind }, purpose, known);
  },
);
