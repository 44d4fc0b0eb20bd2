import { LANGUAGES, type Names } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import { turnedIn } from '../../../platform/db/shown-days.ts';
import type { Searchable } from '../../../platform/searchable.ts';
import { findShownEresources } from './store/eresource-store.ts';

/** Databases are found by their names, other names and introductions, while they are shown. */
export const searchableEresources: Searchable = {
  kind: 'eresource',
  async shown(db, day, ids) {
    const rows = await findShownEresources(db, day, ids);
    return rows.map((row) => ({
      id: row.id,
      words: wordsOf(row),
      day: row.added_on,
      standsFirst: true,
      eresourceIds: [row.id],
    }));
  },
  turned: turnedIn('eresource'),
};

/** The name with the introduction in each language, then each other name as a title of its own. */
function wordsOf(row: {
  readonly names: string;
  readonly introduction: string;
  readonly other_names: string;
}) {
  const [names, introduction] = [fromJson<Names>(row.names), fromJson<Names>(row.introduction)];
  const inLanguages = LANGUAGES.flatMap((language) => {
    const title = names[language];
    return title ? [{ language, title, text: introduction[language] ?? '' }] : [];
  });
  const others = fromJson<string[]>(row.other_names).map((title) => ({
    language: undefined,
    title,
    text: '',
  }));
  return [...inLanguages, ...others];
}
