import type { FullConfig } from '@playwright/test';
import { receiveHarbourMails } from './received-mails.ts';
import { waitForIndex } from './wait-for-index.ts';

/** What stands before the first test begins. Returns what ends it. */
export default async function beforeAll(config: FullConfig): Promise<() => Promise<void>> {
  await waitForIndex(config);
  return receiveHarbourMails();
}
