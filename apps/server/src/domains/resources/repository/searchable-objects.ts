import { LANGUAGES, type Names } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Searchable, SearchableThing } from '../../../platform/searchable.ts';
import { loadShownToAll } from './published/shown-to-all.ts';
import { findObjects, pageOfObjects } from './store/object-store.ts';
import type { Creator, DigitalObjectTable } from './tables.ts';

const PAGE = 500;

/** Objects are found by title, names, subjects and description, where everybody may see that they exist. */
export const searchableObjects: Searchable = {
  kind: 'object',
  async shown(db, day, ids = []) {
    const { isShown } = await loadShownToAll(db, day);
    return (await findObjects(db, day.tenantId, ids)).filter(isShown).map(thingOf);
  },
  async *all(db, day) {
    const { isShown } = await loadShownToAll(db, day);
    for (let after = ''; ; ) {
      const rows = await pageOfObjects(db, day.tenantId, after, PAGE);
      const things = rows.filter(isShown).map(thingOf);
      if (things.length > 0) yield things;
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE) return;
      after = last.id;
    }
  },
  // A day on which an object opens does not hide its description before.
  turned: async () => [],
};

function thingOf(row: DigitalObjectTable): SearchableThing {
  const [titles, descriptions] = [fromJson<Names>(row.titles), fromJson<Names>(row.descriptions)];
  const creators = fromJson<Creator[]>(row.creators).map(({ name }) => name);
  const facts = [
    ...creators,
    ...fromJson<string[]>(row.advisors),
    row.discipline,
    ...fromJson<string[]>(row.subjects),
  ];
  return {
    id: row.id,
    words: LANGUAGES.flatMap((language) => {
      const title = titles[language];
      const text = [...facts, descriptions[language] ?? ''].filter(Boolean).join(' · ');
      return title ? [{ language, title, text }] : [];
    }),
    day: row.created_at.slice(0, 'YYYY-MM-DD'.length),
  };
}
