import type { searchThings } from '@lectern/contracts/discovery/search/search-things';
import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { Hit } from '@lectern/search/search-engine';
import type * as z from 'zod';
import type { Deps } from '../../../../platform/deps.ts';
import type { LibraryDay, SearchableThing } from '../../../../platform/searchable.ts';

type FoundThing = z.output<typeof searchThings.output>['things'][number];

/** Characters of a text that a list shows: two lines of a wide page. */
const SHOWN_TEXT = 400;

/** Hits as they are now; one that is not shown any more is left out, though the index may have it for a moment. */
export async function presentThings(
  { db, searchable }: Pick<Deps, 'db' | 'searchable'>,
  day: LibraryDay,
  reading: { readonly language: Language; readonly defaultLanguage: Language },
  hits: readonly Hit[],
): Promise<FoundThing[]> {
  const shown = new Map<string, FoundThing>();
  for (const source of await searchable()) {
    const prefix = `${source.kind}/`;
    const ids = hits.filter(({ id }) => id.startsWith(prefix)).map(({ id }) => id.slice(prefix.length));
    if (ids.length === 0) continue;
    for (const thing of await source.shown(db, day, ids)) {
      const { title, text } = wordsFor(thing, reading);
      const { id, day: since } = thing;
      shown.set(prefix + id, { kind: source.kind, id, title, text: beginningOf(text), day: since });
    }
  }
  return hits.flatMap(({ id }) => shown.get(id) ?? []);
}

function beginningOf(text: string): string {
  const characters = Array.from(text);
  return characters.length > SHOWN_TEXT ? `${characters.slice(0, SHOWN_TEXT).join('')}…` : text;
}

function wordsFor(
  { words }: SearchableThing,
  { language, defaultLanguage }: { readonly language: Language; readonly defaultLanguage: Language },
) {
  const codes = Object.fromEntries(words.flatMap(({ language: one }) => (one ? [[one, one]] : [])));
  const chosen = nameIn(codes, language, defaultLanguage);
  return words.find((one) => one.language === chosen) ?? words[0] ?? { title: '', text: '' };
}
