import { LANGUAGES, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Searchable } from '../../../platform/searchable.ts';
import { allForms } from './person-names.ts';
import { shownResearchers } from './store/researcher-store.ts';
import type { ResearcherTable } from './tables.ts';

/** Persons are found by all forms of their names, their position, topics and introduction. */
export const searchableResearchers: Searchable = {
  kind: 'person',
  async shown(db, { tenantId }, ids) {
    const rows = await shownResearchers(db, tenantId, ids);
    return rows.map((row) => ({ id: row.id, words: wordsOf(row), day: row.created_at.slice(0, 10) }));
  },
  // Nothing of a person begins or ends on a day.
  turned: async () => [],
};

function wordsOf(row: ResearcherTable) {
  const names = fromJson<Names>(row.names);
  const topics = fromJson<string[]>(row.topics).join(' · ');
  const text = (language: (typeof LANGUAGES)[number]) =>
    [
      nameIn(fromJson<Names>(row.position), language),
      topics,
      nameIn(fromJson<Names>(row.introduction), language),
    ]
      .filter(Boolean)
      .join(' · ');
  const inLanguages = LANGUAGES.flatMap((language) => {
    const title = names[language];
    return title ? [{ language, title, text: text(language) }] : [];
  });
  const own = new Set(inLanguages.map(({ title }) => title));
  const others = allForms(names, fromJson<string[]>(row.other_names), [])
    .filter((form) => !own.has(form))
    .map((title) => ({ language: undefined, title, text: '' }));
  return [...inLanguages, ...others];
}
