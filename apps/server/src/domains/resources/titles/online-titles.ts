import { numberKeys, type OnlineTitles } from '../../../platform/online-titles.ts';
import { presentTitles } from './present-titles.ts';
import { eresourcesOf } from './store/number-store.ts';
import { findByKeys } from './store/title-store.ts';

/** Titles of databases that have a number of a record: the record is online there. */
export const onlineTitles: OnlineTitles = {
  async find(deps, reader, numbers) {
    const known = await findByKeys(deps.db, reader.tenant.id, numberKeys(numbers));
    const titles = await presentTitles(deps, reader, [...new Set(known.values())]);
    return titles.flatMap(({ id: titleId, sources }) => sources.map((source) => ({ titleId, ...source })));
  },
  eresourcesOf,
};
