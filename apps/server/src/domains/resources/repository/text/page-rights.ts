import { MOST_SAMPLE_PAGES } from '@lectern/contracts/resources/repository/kinds';
import type { Filter } from '@lectern/search/search-engine';
import { type Asking, rightsOf } from '../rights/asking.ts';
import { openPages } from '../rights/may-do.ts';
import type { DigitalFileTable, DigitalObjectTable } from '../tables.ts';

type Ruled = Pick<DigitalObjectTable, 'policy_id' | 'closed_until'>;

/** As many pages as no file has: those of a file that is open as a whole. */
export const ALL_PAGES = Number.MAX_SAFE_INTEGER;

/** The two sets of rights of a file: that of its object, and its own or again that of its object. */
function policiesKey(objectPolicy: string, filePolicy: string): string {
  return `${objectPolicy}+${filePolicy || objectPolicy}`;
}

/** The day before which nobody reads a file, as a number whose order is that of days; 0 without one. */
function closedDay(object: Ruled, file: Ruled): number {
  const days = [object, file].map(({ closed_until }) => Number(closed_until.replaceAll('-', '')));
  return Math.max(...days);
}

/** What decides who reads a page, as its document in the index has it: pages of samples can be chosen one by one. */
export function rightsValues(
  object: Ruled,
  file: Ruled,
  page: number,
): { readonly availability: string[]; readonly year: string[] } {
  const key = policiesKey(object.policy_id, file.policy_id);
  const ofSample = page <= MOST_SAMPLE_PAGES ? [`${key}#${page}`] : [];
  return { availability: [key, ...ofSample], year: [String(closedDay(object, file))] };
}

/**
 * A file with its rights. Documents keep it as they were written; a hit whose file has other rights now is left out until it is written
 * again, so no count and no piece of text is ever from before a change.
 */
export function fileStamp(object: Ruled, file: Pick<DigitalFileTable, 'id'> & Ruled): string {
  return `${file.id}:${policiesKey(object.policy_id, file.policy_id)}:${closedDay(object, file)}`;
}

/** The id of the file of a stamp. */
export function fileOfStamp(stamp: string): string {
  return stamp.slice(0, stamp.indexOf(':'));
}

/**
 * Only pages that the asker may read now. `mayDo` decides about each pair of sets of rights that files can have.
 * @param ofFiles the sets of rights that files have of their own
 */
export function readableFilters(asking: Asking, ofFiles: readonly string[]): Filter[] {
  const values: string[] = [];
  for (const objectPolicy of asking.policies.keys())
    for (const filePolicy of ['', ...ofFiles]) {
      const rights = rightsOf(
        asking,
        { policy_id: objectPolicy, closed_until: '' },
        { policy_id: filePolicy, closed_until: '' },
      );
      values.push(
        ...openValues(policiesKey(objectPolicy, filePolicy), openPages(ALL_PAGES, rights, asking.asker)),
      );
    }
  return [
    { field: 'availability', anyOf: values.length > 0 ? values : ['none'] },
    { field: 'year', to: Number(asking.asker.today.replaceAll('-', '')) },
  ];
}

/** Only the pages of one file that are open, as its documents have them if they are written with its rights of now. */
export function fileFilters(
  object: Ruled,
  file: Pick<DigitalFileTable, 'id'> & Ruled,
  open: number,
): Filter[] {
  const key = policiesKey(object.policy_id, file.policy_id);
  return [
    { field: 'coreList', anyOf: [fileStamp(object, file)] },
    { field: 'availability', anyOf: openValues(key, open) },
  ];
}

function openValues(key: string, open: number): string[] {
  if (open === ALL_PAGES) return [key];
  return Array.from({ length: Math.min(open, MOST_SAMPLE_PAGES) }, (_, at) => `${key}#${at + 1}`);
}
