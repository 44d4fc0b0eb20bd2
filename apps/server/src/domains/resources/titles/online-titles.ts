import type { OnlineTitles } from '../../../platform/online-titles.ts';
import { presentTitles } from './present-titles.ts';
import { findByKeys } from './store/title-store.ts';

/** Titles of databases that have a number of a record: the record is online there. */
export const onlineTitles: OnlineTitles = {
  async find(deps, reader, { issns, isbns }) {
    const keys = [...issns.map((issn) => `issn:${issn}`), ...isbns.map((isbn) => `isbn:${isbn}`)];
    const known = await findByKeys(deps.db, reader.tenant.id, keys);
    const titles = await presentTitles(deps, reader, [...new Set(known.values())]);
    return titles.flatMap(({ id: titleId, sources }) => sources.map((source) => ({ titleId, ...source })));
  },
};
