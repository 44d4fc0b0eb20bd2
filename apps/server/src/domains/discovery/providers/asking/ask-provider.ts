import { isCatalogueKind, isScholarKind } from '@lectern/contracts/discovery/providers/provider';
import {
  isLinkPurpose,
  type Provided,
  type ProviderPurpose,
} from '@lectern/contracts/discovery/providers/purposes';
import { fillAddress, missingValues, requestFor } from '../../../../ports/sources/fill-template.ts';
import type { SourceValues } from '../../../../ports/sources/sources-port.ts';
import { mappingFor, providerName } from '../entry.ts';
import type { ProviderTable } from '../tables.ts';
import { type AskingContext, type AskingDeps, askGuarded } from './ask-guarded.ts';
import { cleanValue } from './clean-value.ts';
import { sourceEntry } from './source-entry.ts';

/**
 * Asks a provider about a book, for one purpose. Undefined where it says nothing, is not asked for this, or does not answer: never an
 * error, because readers did not ask it.
 */
export async function askProvider(
  deps: AskingDeps,
  context: AskingContext,
  provider: ProviderTable,
  purpose: ProviderPurpose,
  book: SourceValues,
): Promise<Provided | undefined> {
  const mapping = mappingFor(provider, purpose);
  if (mapping === undefined || missingValues(provider, book).length > 0) return undefined;
  const { kind } = provider;
  if (kind === 'link') {
    const url = isLinkPurpose(purpose) ? fillAddress(provider.address, book)?.href : undefined;
    return url === undefined ? undefined : { label: providerName(provider, context), url };
  }
  if (isScholarKind(kind) || isCatalogueKind(kind)) return undefined;
  const entry = sourceEntry(provider, kind, mapping);
  const said = await askGuarded<Provided>(deps, context, provider, {
    question: JSON.stringify([purpose, book]),
    request: (key) => requestFor(entry, book, key),
    read: async (answer) => cleanValue(purpose, await deps.sources.read(entry, answer, book)),
  });
  return said.state === 'answered' ? (said.value ?? undefined) : undefined;
}
