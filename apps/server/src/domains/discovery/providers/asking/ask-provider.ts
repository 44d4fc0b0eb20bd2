import { isCatalogueKind } from '@lectern/contracts/discovery/providers/provider';
import {
  isLinkPurpose,
  type Provided,
  type ProviderPurpose,
} from '@lectern/contracts/discovery/providers/purposes';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import type { Lives } from '../../../../platform/outside/answer-cache.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import { fillAddress, missingValues, requestFor } from '../../../../ports/sources/fill-template.ts';
import { SourceFaultError, sourceFaultOf } from '../../../../ports/sources/source-fault-error.ts';
import type { SourceEntry, SourceValues } from '../../../../ports/sources/sources-port.ts';
import { mappingFor, providerName } from '../entry.ts';
import { noteFault, takeTurn } from '../store/turn-store.ts';
import type { ProviderTable } from '../tables.ts';
import { cleanValue } from './clean-value.ts';
import { keyOf } from './key-of.ts';
import { providerState } from './provider-state.ts';
import { sourceEntry } from './source-entry.ts';

type AskingDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'secrets' | 'sources'>;

/**
 * Asks a provider about a book, for one purpose: the one way from here to any outside source of the record page. Cache, the same question
 * of others, the turn of the provider, its breaker, its limits, the request, the mapping, clean texts and addresses, cache. Undefined
 * where it says nothing, is not asked for this, or does not answer: never an error, because readers did not ask it.
 */
export async function askProvider(
  deps: AskingDeps,
  context: Pick<CallContext, 'tenant' | 'language' | 'patron' | 'staff' | 'network' | 'isCrawler'>,
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
  if (isCatalogueKind(kind)) return undefined;
  const { guard, uses, visitors } = providerState(deps);
  let isSent = false;
  const answer = await guard({
    tenantId: provider.tenant_id,
    // Another state of the entry is another source: what was said before, and its rest, are over.
    source: `${provider.id}@${provider.updated_at}`,
    question: JSON.stringify([purpose, book]),
    livesOf: (value) => livesOf(provider, value),
    maySend: () => maySendFor(context, () => visitors.take(context.network)),
    ask: async () => {
      isSent = true;
      return send(deps, provider, purpose, sourceEntry(provider, kind, mapping), book);
    },
  });
  if (answer.state === 'failed') return undefined;
  if (!isSent) await uses.add(provider, { kept_count: 1 });
  return answer.value ?? undefined;
}

/** Readers and staff are limited by the rates of calls; visitors have a budget, and crawlers get what is kept. */
function maySendFor(
  { patron, staff, isCrawler }: Pick<CallContext, 'patron' | 'staff' | 'isCrawler'>,
  takeOfBudget: () => boolean,
): boolean {
  if (isCrawler) return false;
  return patron !== undefined || staff !== undefined || takeOfBudget();
}

function livesOf(provider: ProviderTable, value: Provided | null | undefined): Lives {
  const freshMs = (value === null ? provider.none_seconds : provider.value_seconds) * 1000;
  return { freshMs, staleMs: 2 * freshMs, keptMs: 7 * freshMs, faultMs: provider.failed_seconds * 1000 };
}

/** One request, counted. @throws OutsideError */
async function send(
  deps: AskingDeps,
  provider: ProviderTable,
  purpose: ProviderPurpose,
  entry: SourceEntry,
  book: SourceValues,
): Promise<{ readonly value: Provided | null; readonly bytes: number }> {
  const { uses } = providerState(deps);
  const key = await keyOf(deps.secrets, provider);
  if (!(await takeTurn(deps.db, provider, deps.clock.now()))) {
    await uses.add(provider, { held_count: 1 });
    throw new OutsideError('busy', 'the limit of the provider is reached');
  }
  const begun = deps.clock.steadyMs();
  const ended = () => {
    const ms = Math.round(deps.clock.steadyMs() - begun);
    return { sent_ms: ms, longest_ms: ms };
  };
  try {
    const request = key === undefined ? undefined : requestFor(entry, book, key);
    if (!request) throw new SourceFaultError(key === undefined ? 'NO_KEY' : 'ADDRESS', 'it cannot be asked');
    const answer = await deps.sources.send(provider.tenant_id, request);
    const value = cleanValue(purpose, await deps.sources.read(entry, answer, book));
    await uses.add(provider, { ...ended(), ...(value ? { value_count: 1 } : { none_count: 1 }) });
    return { value, bytes: 2 * JSON.stringify(value).length };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    const fault = sourceFaultOf(error);
    deps.log.warn({ tenant: provider.tenant_id, provider: provider.code, fault }, 'a provider failed');
    await uses.add(provider, { ...ended(), failed_count: 1 });
    await noteFault(deps.db, provider, fault, deps.clock.now());
    throw error;
  }
}
