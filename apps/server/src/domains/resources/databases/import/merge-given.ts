import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import type { GivenEresource, GivenTexts } from './given-eresource.ts';
import type { StoredEresource } from './stored-eresources.ts';

export interface WayIn {
  /** Code of the proxy that was chosen; empty without one. */
  readonly proxy: string;
  /** The library has networks, so that its own readers need no proxy. */
  readonly hasNetworks: boolean;
}

/** A database as it would be with what a line says, in the form of `putEresource`, without its words; not checked yet. */
export function mergeGiven(
  stored: StoredEresource | undefined,
  given: GivenEresource,
  code: string,
  way: WayIn,
): Record<string, unknown> {
  const before = stored?.facts;
  const merged: Record<string, unknown> = { status: 'formal', ...before, ...given.facts, code };
  for (const field of ['names', 'introduction', 'guide', 'coverage'] as const) {
    const texts = given.texts[field];
    if (texts) merged[field] = mergeTexts(before?.[field] ?? {}, texts);
  }
  const links = given.facts.links;
  if (links) merged.links = { ...before?.links, ...links };
  const isKnown = before?.entrances.some(({ address }) => address === given.address);
  if (given.address !== undefined && !isKnown)
    merged.entrances = entrancesTo(given.address, given.isProxied === true, way);
  return merged;
}

/** Texts of the languages that a file has, in the place of those before; an empty one takes it away. */
function mergeTexts(before: GivenTexts, texts: GivenTexts): GivenTexts {
  const all = { ...before, ...texts };
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => (all[language] ? [[language, all[language]]] : [])),
  );
}

/** The usual ways to one address: as it is for readers in the library, through the proxy for those elsewhere. */
function entrancesTo(address: string, isProxied: boolean, { proxy, hasNetworks }: WayIn) {
  if (!isProxied || proxy === '') return [{ address }];
  if (!hasNetworks) return [{ address, proxy }];
  return [
    { address, place: 'inside' },
    { address, place: 'outside', proxy },
  ];
}

/** A value as one text that is the same for the same content: keys in order, without empty texts of languages and absent values. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => {
    if (one === null || typeof one !== 'object' || Array.isArray(one)) return one;
    const entries = Object.entries(one).filter(
      ([name, each]) =>
        each !== undefined && !(each === '' && LANGUAGES.some((language) => language === name)),
    );
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
