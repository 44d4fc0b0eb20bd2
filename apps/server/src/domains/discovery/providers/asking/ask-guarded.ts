import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import type { Lives } from '../../../../platform/outside/answer-cache.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import { SourceFaultError, sourceFaultOf } from '../../../../ports/sources/source-fault-error.ts';
import type { SourceAnswer, SourceRequest } from '../../../../ports/sources/sources-port.ts';
import { noteFault, takeTurn } from '../store/turn-store.ts';
import type { ProviderTable } from '../tables.ts';
import { keyOf } from './key-of.ts';
import { providerState } from './provider-state.ts';

export type AskingDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'secrets' | 'sources'>;
/** Who asks, as far as it decides whether a question is sent. It is never part of one. */
export type AskingContext = Pick<
  CallContext,
  'tenant' | 'language' | 'patron' | 'staff' | 'network' | 'isCrawler'
>;

/** A question to a provider, whatever it is about. */
export interface ProviderQuestion<T> {
  /** All that the answer depends on, within the provider. */
  readonly question: string;
  /** The request with the key in it; undefined where it cannot be made. */
  request(key: string): SourceRequest | undefined;
  /** What the answer says; null for nothing. @throws OutsideError */
  read(answer: SourceAnswer): Promise<T | null>;
}

/** `held`: it was not sent for this caller, and nothing was kept. */
export type ProviderSaid<T> =
  | { readonly state: 'answered'; readonly value: T | null }
  | { readonly state: 'failed' | 'held' };

/**
 * The one way from here to any outside source: cache, the same question of others, the turn of the provider, its breaker, its limits, the
 * request, reading, cache. Never an error.
 */
export async function askGuarded<T>(
  deps: AskingDeps,
  context: AskingContext,
  provider: ProviderTable,
  question: ProviderQuestion<T>,
): Promise<ProviderSaid<T>> {
  const { guard, uses, visitors } = providerState(deps);
  let isSent = false;
  let isHeld = false;
  const answer = await guard({
    tenantId: provider.tenant_id,
    // Another state of the entry is another source: what was said before, and its rest, are over.
    source: `${provider.id}@${provider.updated_at}`,
    question: question.question,
    livesOf: (value) => livesOf(provider, value),
    maySend: () => {
      isHeld = !maySendFor(context, () => visitors.take(context.network));
      return !isHeld;
    },
    ask: async () => {
      isSent = true;
      return send(deps, provider, question);
    },
  });
  if (answer.state === 'failed') return { state: isHeld ? 'held' : 'failed' };
  if (!isSent) await uses.add(provider, { kept_count: 1 });
  // Only this kind of question has this key, so what was kept is of its type.
  return { state: 'answered', value: answer.value as T | null };
}

/** Readers and staff are limited by the rates of calls; visitors have a budget, and crawlers get what is kept. */
function maySendFor(
  { patron, staff, isCrawler }: Pick<CallContext, 'patron' | 'staff' | 'isCrawler'>,
  takeOfBudget: () => boolean,
): boolean {
  if (isCrawler) return false;
  return patron !== undefined || staff !== undefined || takeOfBudget();
}

function livesOf(provider: ProviderTable, value: unknown): Lives {
  const freshMs = (value === null ? provider.none_seconds : provider.value_seconds) * 1000;
  return { freshMs, staleMs: 2 * freshMs, keptMs: 7 * freshMs, faultMs: provider.failed_seconds * 1000 };
}

/** One request, counted. @throws OutsideError */
async function send<T>(
  deps: AskingDeps,
  provider: ProviderTable,
  { request: requestWith, read }: ProviderQuestion<T>,
): Promise<{ readonly value: T | null; readonly bytes: number }> {
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
    const request = key === undefined ? undefined : requestWith(key);
    if (!request) throw new SourceFaultError(key === undefined ? 'NO_KEY' : 'ADDRESS', 'it cannot be asked');
    const value = await read(await deps.sources.send(provider.tenant_id, request));
    await uses.add(provider, { ...ended(), ...(value === null ? { none_count: 1 } : { value_count: 1 }) });
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
