import { isCatalogueKind } from '@lectern/contracts/discovery/providers/provider';
import { isLinkPurpose, type ProviderPurpose } from '@lectern/contracts/discovery/providers/purposes';
import type { tryProvider } from '@lectern/contracts/discovery/providers/try-provider';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import { fillAddress, missingValues, requestFor } from '../../../../ports/sources/fill-template.ts';
import { SourceFaultError, sourceFaultOf } from '../../../../ports/sources/source-fault-error.ts';
import type { SourceAnswer, SourceEntry, SourceValues } from '../../../../ports/sources/sources-port.ts';
import { mappingFor, providerName } from '../entry.ts';
import { takeTurn } from '../store/turn-store.ts';
import type { ProviderTable } from '../tables.ts';
import { cleanValue } from './clean-value.ts';
import { keyOf } from './key-of.ts';
import { sourceEntry } from './source-entry.ts';

type Trial = InputOf<typeof tryProvider.output>;

const SHOWN_BYTES = 32 * 1024;
const KEY_SHOWN = '•••';

/** Asks a provider past cache and breaker and tells each step, up to the first that fails. The key is in none of it. */
export async function tryOut(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'sources'>,
  context: Pick<CallContext, 'tenant' | 'language'>,
  provider: ProviderTable,
  purpose: ProviderPurpose,
  book: SourceValues,
): Promise<Trial> {
  const mapping = mappingFor(provider, purpose) ?? '';
  const missing = [...missingValues(provider, book)];
  const trial: Trial = {
    request: null,
    missing,
    answer: null,
    mapping,
    mapped: '',
    value: '',
    fault: null,
    reason: '',
  };
  if (missing.length > 0) return trial;
  if (provider.kind === 'link') {
    const address = isLinkPurpose(purpose) ? (fillAddress(provider.address, book)?.href ?? '') : '';
    const value = { label: providerName(provider, context), url: address };
    return { ...trial, request: { method: 'GET', address, body: '' }, value: JSON.stringify(value, null, 2) };
  }
  // Catalogues of other libraries have no purposes: nobody comes here with one.
  if (isCatalogueKind(provider.kind)) return trial;
  const entry = sourceEntry(provider, provider.kind, mapping);
  const shown = requestFor(entry, book, '');
  if (!shown) return { ...trial, fault: 'ADDRESS', reason: 'the values of this book change the path' };
  trial.request = { method: shown.method, address: shown.url.href, body: shown.body ?? '' };
  const key = await keyOf(deps.secrets, provider);
  const told = await toldSteps(deps, { provider, entry, purpose, book, key, trial });
  return key ? withoutKey(told, key) : told;
}

interface Steps {
  readonly provider: ProviderTable;
  readonly entry: SourceEntry;
  readonly purpose: ProviderPurpose;
  readonly book: SourceValues;
  readonly key: string | undefined;
  readonly trial: Trial;
}

async function toldSteps(
  { db, clock, sources }: Pick<Deps, 'db' | 'clock' | 'sources'>,
  { provider, entry, purpose, book, key, trial }: Steps,
): Promise<Trial> {
  try {
    const request = key === undefined ? undefined : requestFor(entry, book, key);
    if (!request) throw new SourceFaultError('NO_KEY', 'there is no key for this address');
    if (!(await takeTurn(db, provider, clock.now())))
      throw new SourceFaultError('LIMIT', 'the limit of the minute or of the day is reached');
    const begun = clock.steadyMs();
    const answer = await sources.send(provider.tenant_id, request);
    trial.answer = {
      status: answer.status,
      contentType: answer.contentType.slice(0, 200),
      bytes: answer.body.length,
      milliseconds: Math.round(clock.steadyMs() - begun),
      text: beginningOf(answer),
    };
    const mapped = await sources.read(entry, answer, book);
    trial.mapped = JSON.stringify(mapped, null, 2).slice(0, SHOWN_BYTES);
    const value = cleanValue(purpose, mapped);
    trial.value = value === null ? '' : JSON.stringify(value, null, 2);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    trial.fault = sourceFaultOf(error);
    trial.reason = error.message.slice(0, 300);
  }
  return trial;
}

/** The beginning of an answer as text, whatever it is: signs that are not of its charset are shown as such. */
function beginningOf({ body, contentType }: SourceAnswer): string {
  const charset = /charset="?([A-Za-z0-9_.:-]{1,40})/i.exec(contentType.slice(0, 200))?.[1] ?? 'utf-8';
  const start = body.subarray(0, SHOWN_BYTES);
  try {
    return new TextDecoder(charset).decode(start);
  } catch {
    return new TextDecoder().decode(start);
  }
}

/** Services write the key that they got into what they answer. */
function withoutKey(trial: Trial, key: string): Trial {
  const hidden = (text: string) => text.replaceAll(key, KEY_SHOWN);
  return {
    ...trial,
    answer: trial.answer && {
      ...trial.answer,
      contentType: hidden(trial.answer.contentType),
      text: hidden(trial.answer.text),
    },
    mapped: hidden(trial.mapped),
    value: hidden(trial.value),
    reason: hidden(trial.reason),
  };
}
