import type { FullConfig } from '@playwright/test';
import { receiveHarbourMails } from './received-mails.ts';
import { startCommandServer } from './start-command-server.ts';
import { waitForIndex } from './wait-for-index.ts';

/** What stands before the first test begins. Returns what ends it. */
export default async function beforeAll(config: FullConfig): Promise<() => Promise<void>> {
  await waitForIndex(config);
  const stopCommands = await startCommandServer();
  const stopMails = await receiveHarbourMails();
  return async () => {
    await stopMails();
    stopCommands();
  };
}
