import { fold } from '@lectern/search/analysis/fold';
import { titleForms } from '@lectern/search/widen/title-forms';
import type { RecordSet } from '../records/record-store.ts';

/** Titles and names of two to four Han characters that a catalogue has as wholes, folded. */
export interface ShortNames {
  readonly titles: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  /** All Han characters of the catalogue's titles and names. */
  readonly characters: ReadonlySet<string>;
}

const SHORT = /^\p{sc=Han}{2,4}$/u;

export async function shortNamesOf(set: RecordSet): Promise<ShortNames> {
  const titles = new Set<string>();
  const names = new Set<string>();
  const characters = new Set<string>();
  for await (const { document } of set.records()) {
    for (const title of (document.text.title ?? []).flatMap(titleForms)) add(titles, title);
    for (const name of document.text.author ?? []) add(names, name);
  }
  return { titles, names, characters };

  function add(to: Set<string>, value: string): void {
    const text = fold(value).trim();
    if (SHORT.test(text)) to.add(text);
    for (const char of text.match(/\p{sc=Han}/gu) ?? []) characters.add(char);
  }
}
