import type { ThingKind } from '@lectern/contracts/discovery/search/thing-kinds';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { nameSounds } from '@lectern/search/analysis/filing-name';
import { valueKey } from '@lectern/search/analysis/value-key';
import { filingTitle } from '@lectern/search/ranking/title-keys';
import type { Hit } from '@lectern/search/search-engine';
import type { Deps } from '../../../../platform/deps.ts';
import type { LibraryDay, SearchableThing } from '../../../../platform/searchable.ts';
import { askEngine } from '../../../../ports/search-engine/ask-engine.ts';
import { thingsIndexOf } from '../../search-index/things/things-index.ts';

/** So many stand above the hits. */
const MOST = 2;

/** Among so many that have exactly these words the first are chosen. */
const LOOKED_AT = 20;

/** Languages whose articles in front of a name need not be typed. */
const ARTICLES = ['eng', 'fre'];

export interface CalledSo {
  readonly kind: ThingKind;
  readonly id: string;
}

/**
 * The databases and journals that are called what was typed, databases first: by a name, another name, or the sound of a Chinese one. Case,
 * marks, script and punctuation do not count, and neither does an article in front. Never by a part of a name. `found`: the best things
 * with the words in any field and reading.
 */
export async function calledSo(
  deps: Pick<Deps, 'db' | 'search' | 'searchable'>,
  day: LibraryDay,
  typed: string,
  found: readonly Hit[],
): Promise<CalledSo[]> {
  const exact = await askEngine(deps, thingsIndexOf(day.tenantId), {
    query: { kind: 'text', field: 'title', text: typed, match: 'exact' },
    offset: 0,
    limit: LOOKED_AT,
  });
  const ids = [...new Set([...(isRefusal(exact) ? [] : exact.hits), ...found].map(({ id }) => id))];
  const best: CalledSo[] = [];
  for (const { kind, shown } of await deps.searchable()) {
    const ofKind = ids.filter((id) => id.startsWith(`${kind}/`)).map((id) => id.slice(kind.length + 1));
    if (ofKind.length === 0) continue;
    const called = (await shown(deps.db, day, ofKind)).filter((thing) => isCalled(thing, typed));
    const places = new Map(ofKind.map((id, at) => [id, at]));
    const inOrder = called.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
    best.push(...inOrder.map(({ id }) => ({ kind, id })));
  }
  return best.slice(0, MOST);
}

function isCalled({ words, standsFirst }: SearchableThing, typed: string): boolean {
  const key = nameKey(typed);
  if (!standsFirst || key === '') return false;
  return words.some(
    ({ title }) =>
      nameKey(title) === key ||
      nameKey(filingTitle(title, ARTICLES)) === key ||
      nameSounds(title)?.whole === key,
  );
}

function nameKey(text: string): string {
  return valueKey(text).replace(/[^\p{L}\p{N}]/gu, '');
}
