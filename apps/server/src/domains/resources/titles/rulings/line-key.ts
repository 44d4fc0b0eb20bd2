import { fold } from '@lectern/search/analysis/fold';
import { type DescribedTitle, titleKeys } from '../described-title.ts';

const LONGEST = 500;

/**
 * What a line is known by in its list from one import to the next: the vendor's id of the title, or else its surest number and its name. Staff
 * decide about lines by it.
 */
export function lineKey(vendorId: string, title: DescribedTitle): string {
  if (vendorId !== '') return `id:${vendorId}`.slice(0, LONGEST);
  const [surest = ''] = titleKeys(title);
  return `${surest}|${fold(title.name)}`.slice(0, LONGEST);
}
