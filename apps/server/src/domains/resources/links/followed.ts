import { shelved } from './judge.ts';
import { type LinkTable, NEVER } from './tables.ts';

/** A link after the entrances of its database were looked at: it may go through a proxy now, or no longer. The same one if nothing changed. */
export function followed(link: LinkTable, isThroughProxy: boolean, now: Date): LinkTable {
  if (link.host === '' || isThroughProxy === (link.state === 'unasked')) return link;
  const none = { status: 0, moved_to: '', failed_days: 0, failed_on: '', is_found: 0, aside: '' } as const;
  return shelved(
    isThroughProxy
      ? { ...link, ...none, state: 'unasked', reason: 'proxy', next_at: NEVER }
      : { ...link, ...none, state: 'unknown', reason: '', next_at: now.toISOString() },
    now,
  );
}
