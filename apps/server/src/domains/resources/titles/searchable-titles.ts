import type { Db } from '../../../platform/db/database.ts';
import type { LibraryDay, Searchable, SearchableThing } from '../../../platform/searchable.ts';
import { eresourcesOfTitles } from './store/number-store.ts';
import { findTitles, pageOfShown } from './store/title-store.ts';
import type { TitleTable } from './tables.ts';

const PAGE = 1000;

/** Titles are found by name, publisher, author and numbers. Those of a trial that ended go with `followEresources`. */
export const searchableTitles: Searchable = {
  kind: 'title',
  async shown(db, { tenantId }, ids = []) {
    const titles = await findTitles(db, tenantId, ids);
    const shown = titles.filter(({ is_shown }) => is_shown === 1);
    return thingsOf(db, tenantId, shown);
  },
  all: allTitles,
  turned: async () => [],
};

async function* allTitles(db: Db, { tenantId }: LibraryDay): AsyncGenerator<SearchableThing[]> {
  for (let after = ''; ; ) {
    const rows = await pageOfShown(db, tenantId, after, PAGE);
    if (rows.length > 0) yield await thingsOf(db, tenantId, rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.id;
  }
}

async function thingsOf(db: Db, tenantId: string, titles: readonly TitleTable[]): Promise<SearchableThing[]> {
  const eresources = await eresourcesOfTitles(
    db,
    tenantId,
    titles.map(({ id }) => id),
  );
  return titles.map((title) => thingOf(title, eresources.get(title.id) ?? []));
}

function thingOf(title: TitleTable, eresourceIds: readonly string[]): SearchableThing {
  return {
    id: title.id,
    words: [
      {
        language: undefined,
        title: title.name,
        text: [title.author, title.publisher].filter(Boolean).join(' · '),
      },
    ],
    day: title.created_at.slice(0, 'YYYY-MM-DD'.length),
    // A book is called like the works that the catalogue has of it.
    ...(title.kind === 'serial' && { standsFirst: true }),
    eresourceIds,
    issn: [title.print_issn, title.online_issn].filter(Boolean),
    isbn: [title.print_isbn, title.online_isbn].filter(Boolean),
  };
}
