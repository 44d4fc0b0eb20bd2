import { readVolume } from '@lectern/rules/volume/read-volume';
import { compareVolumes, volumeKey } from '@lectern/rules/volume/volume-order';
import type { Item } from '../../../ports/ils/ils-items.ts';

/** An issue of a journal with its items. */
export interface Issue {
  /** As its first item states it. */
  readonly volume: string;
  /** Undefined where the statement names none. */
  readonly year: number | undefined;
  readonly items: readonly Item[];
}

/** The issues that items are of, the newest first; those without a year last. Items of no volume are left out. */
export function issuesOf(items: readonly Item[]): Issue[] {
  const issues = new Map<string, Item[]>();
  for (const item of items) {
    if (item.volume === '') continue;
    const key = volumeKey(item.volume);
    const issue = issues.get(key);
    if (issue) issue.push(item);
    else issues.set(key, [item]);
  }
  return [...issues.values()]
    .map((ofIssue) => {
      const volume = ofIssue[0]?.volume ?? '';
      return { volume, year: yearOf(volume), items: ofIssue };
    })
    .sort((one, other) => (other.year ?? 0) - (one.year ?? 0) || compareVolumes(other.volume, one.volume));
}

function yearOf(volume: string): number | undefined {
  const year = readVolume(volume).find((part) => part.kind === 'number' && part.counts === 'year');
  return year?.kind === 'number' ? Number(year.digits) : undefined;
}
