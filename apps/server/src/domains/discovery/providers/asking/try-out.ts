import {
  isCatalogueKind,
  type ProviderKind,
  type ScholarKind,
} from '@lectern/contracts/discovery/providers/provider';
import { isLinkPurpose, type ProviderPurpose } from '@lectern/contracts/discovery/providers/purposes';
import type { tryProvider } from '@lectern/contracts/discovery/providers/try-provider';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import { fillAddress, missingValues, requestFor } from '../../../../ports/sources/fill-template.ts';
import { doiOf } from '../../../../ports/sources/papers/found-paper.ts';
import type { PapersQuestion } from '../../../../ports/sources/papers/papers.ts';
import { papersRequest } from '../../../../ports/sources/papers/papers-request.ts';
import { SourceFaultError, sourceFaultOf } from '../../../../ports/sources/source-fault-error.ts';
import type { SourceAnswer, SourceRequest, SourceValues } from '../../../../ports/sources/sources-port.ts';
import { mappingFor, providerName } from '../entry.ts';
import { takeTurn } from '../store/turn-store.ts';
import type { ProviderTable } from '../tables.ts';
import type { ScholarProvider } from './ask-papers.ts';
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
  provider: ProviderTable & { readonly kind: Exclude<ProviderKind, ScholarKind> },
  purpose: ProviderPurpose,
  book: SourceValues,
): Promise<Trial> {
  const mapping = mappingFor(provider, purpose) ?? '';
  const missing = [...missingValues(provider, book)];
  const trial: Trial = { ...NOTHING_TRIED, missing, mapping };
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
  return toldSteps(deps, {
    provider,
    key,
    trial,
    request: (withKey) => requestFor(entry, book, withKey),
    async read(answer) {
      const mapped = await deps.sources.read(entry, answer, book);
      trial.mapped = JSON.stringify(mapped, null, 2).slice(0, SHOWN_BYTES);
      const value = cleanValue(purpose, mapped);
      trial.value = value === null ? '' : JSON.stringify(value, null, 2);
    },
  });
}

const SHOWN_PAPERS = 3;

/** The same of a scholarly provider: words, or a DOI, are looked for. */
export async function tryPapers(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'sources'>,
  provider: ScholarProvider,
  words: string,
): Promise<Trial> {
  const { kind, address, key_place: keyPlace, key_name: keyName } = provider;
  const doi = doiOf(words);
  const question: PapersQuestion =
    doi === ''
      ? { what: 'search', search: { ...NO_FILTERS, words }, sort: 'relevance', offset: 0, rows: SHOWN_PAPERS }
      : { what: 'works', ids: [], dois: [doi] };
  const trial: Trial = { ...NOTHING_TRIED };
  const requestWith = (key: string) => papersRequest({ kind, address, keyPlace, keyName }, question, key);
  const shown = requestWith('');
  // What only knows open copies is asked with a DOI.
  if (!shown) return { ...trial, missing: ['doi'] };
  trial.request = { method: shown.method, address: shown.url.href, body: '' };
  return toldSteps(deps, {
    provider,
    key: await keyOf(deps.secrets, provider),
    trial,
    request: requestWith,
    async read(answer) {
      const said = await deps.sources.readPapers(kind, question, answer);
      const papers = said.papers.slice(0, SHOWN_PAPERS);
      trial.value =
        papers.length === 0 ? '' : JSON.stringify({ ...said, papers }, null, 2).slice(0, SHOWN_BYTES);
    },
  });
}

const NO_FILTERS = {
  field: 'any',
  yearFrom: undefined,
  yearTo: undefined,
  types: [],
  languages: [],
  openOnly: false,
} as const;

const NOTHING_TRIED: Trial = {
  request: null,
  missing: [],
  answer: null,
  mapping: '',
  mapped: '',
  value: '',
  fault: null,
  reason: '',
};

interface Steps {
  readonly provider: ProviderTable;
  /** Undefined where there is none. */
  readonly key: string | undefined;
  /** What is known already; each step adds to it. */
  readonly trial: Trial;
  request(key: string): SourceRequest | undefined;
  /** Reads the answer and tells of it. @throws OutsideError */
  read(answer: SourceAnswer): Promise<void>;
}

/** Asks, and tells each step up to the first that fails. */
async function toldSteps(
  { db, clock, sources }: Pick<Deps, 'db' | 'clock' | 'sources'>,
  { provider, key, trial, request: requestWith, read }: Steps,
): Promise<Trial> {
  try {
    const request = key === undefined ? undefined : requestWith(key);
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
    await read(answer);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    trial.fault = sourceFaultOf(error);
    trial.reason = error.message.slice(0, 300);
  }
  return key ? withoutKey(trial, key) : trial;
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
