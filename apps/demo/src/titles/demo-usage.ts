import type { DemoTenant } from '../demo-tenant.ts';
import type { DemoJournal } from './demo-journal.ts';
import { demoJournals } from './demo-titles.ts';

/** Databases of the demo with usage, and titles of each: enough that no page is empty. */
const [MOST_DATABASES, MOST_TITLES] = [5, 12];

/** Invented uses of a journal in a month. */
export interface DemoUsage {
  readonly requests: number;
  readonly investigations: number;
  readonly turnAways: number;
}

/** The journals whose use is invented, by the code of their database. */
export function usedJournals(tenant: DemoTenant): ReadonlyMap<string, readonly DemoJournal[]> {
  const found = new Map<string, DemoJournal[]>();
  for (const journal of demoJournals(tenant)) {
    const others = found.get(journal.database) ?? [];
    if (others.length >= MOST_TITLES || (others.length === 0 && found.size >= MOST_DATABASES)) continue;
    found.set(journal.database, [...others, journal]);
  }
  return found;
}

/** The uses of the nth journal in a month, always the same: terms are busy, holidays are not. */
export function usageOf(place: number, month: string): DemoUsage {
  const number = Number(month.slice(5));
  const season = [0.6, 0.5, 1, 1.2, 1.3, 1.1, 0.5, 0.4, 0.9, 1.2, 1.3, 1][number - 1] ?? 1;
  const drift = ((place * 37 + number * 13 + Number(month.slice(2, 4)) * 7) % 23) / 23;
  const requests = Math.round((240 / (1 + place * 0.6) + 12) * season * (0.8 + drift * 0.4));
  const turnAways = place % 4 === 2 ? Math.round(requests * 0.08) : 0;
  return { requests, investigations: Math.round(requests * (1.4 + drift * 0.3)), turnAways };
}
