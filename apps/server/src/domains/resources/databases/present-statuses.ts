import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { ERESOURCE_STATUSES, type EresourceStatus } from '@lectern/contracts/resources/databases/eresource';
import { STATUS_NAMES } from './status-names.ts';

/** Statuses that some database has, with their names. */
export function presentStatuses(counts: ReadonlyMap<EresourceStatus, number>, language: Language) {
  return ERESOURCE_STATUSES.flatMap((code) => {
    const count = counts.get(code) ?? 0;
    return count === 0 ? [] : [{ code, name: nameIn(STATUS_NAMES[code], language), count }];
  });
}
