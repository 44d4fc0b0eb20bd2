import type { LinkTrouble } from '@lectern/contracts/resources/links/link';
import { MOST_LINK_NOTES } from '@lectern/contracts/resources/links/link';
import { fromJson, toJson } from '../../../platform/db/codecs.ts';
import { type AskedWhen, shelved } from './judge.ts';
import { type LinkTable, NEVER } from './tables.ts';

/** What a reader wrote. Nothing of the reader is kept. */
export interface LinkNote {
  readonly at: string;
  readonly trouble: LinkTrouble;
  readonly text: string;
}

export type TroubleCounts = Partial<Record<LinkTrouble, number>>;

/** A link after a reader told that it fails: one more, back in the list if it was set aside, and asked soon. */
export function reported(
  link: LinkTable,
  { trouble, note }: { readonly trouble: LinkTrouble; readonly note: string },
  { now, today }: AskedWhen,
): LinkTable {
  const at = now.toISOString();
  const counts = fromJson<TroubleCounts>(link.troubles);
  const notes = fromJson<LinkNote[]>(link.notes);
  const kept = note === '' ? notes : [{ at, trouble, text: note }, ...notes].slice(0, MOST_LINK_NOTES);
  const isAskable = link.state !== 'unasked';
  const isDue = isAskable && link.asked_on !== today && link.next_at > at;
  return shelved(
    {
      ...link,
      report_count: link.report_count + 1,
      first_reported_at: link.first_reported_at || at,
      last_reported_at: at,
      troubles: toJson({ ...counts, [trouble]: (counts[trouble] ?? 0) + 1 }),
      notes: toJson(kept),
      aside: '',
      next_at: isDue ? at : link.next_at,
    },
    now,
  );
}

/** A link of which nothing has to be done any more. What still fails is found again. */
export function finished(link: LinkTable, now: Date): LinkTable {
  const isAskable = link.state !== 'unasked';
  return {
    ...link,
    ...(isAskable && { state: 'unknown', reason: '', status: 0 }),
    moved_to: '',
    failed_days: 0,
    failed_on: '',
    is_found: 0,
    found_at: '',
    shelf: 'none',
    aside: '',
    report_count: 0,
    first_reported_at: '',
    last_reported_at: '',
    troubles: '{}',
    notes: '[]',
    next_at: isAskable ? now.toISOString() : NEVER,
  };
}
