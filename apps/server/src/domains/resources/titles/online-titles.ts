import type { OnlineTitles } from '../../../platform/online-titles.ts';
import { presentTitles } from './present-titles.ts';
import { eresourcesOf } from './store/number-store.ts';
import { titleIdsByNumbers } from './titles-of-work.ts';

/** Titles of databases that have a number of a record: the record is online there. */
export const onlineTitles: OnlineTitles = {
  async find(deps, reader, numbers) {
    const ids = await titleIdsByNumbers(deps.db, reader.tenant.id, numbers);
    const titles = await presentTitles(deps, reader, ids);
    return titles.flatMap(({ id: titleId, sources }) => sources.map((source) => ({ titleId, ...source })));
  },
  eresourcesOf,
};
