import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marcFile } from '@lectern/server/testing/marc-file';
import { expect, test } from '@playwright/test';
import { lectern } from './support/lectern.ts';
import { goAsReader, openReader } from './support/reader-window.ts';

/** No other spec reads this inbox. */
const READER = '20230026';
const TERM = 'chemistry';

test('a search becomes a subscription in one step, and a new record is told once', async ({ browser }) => {
  const title = `Chemistry for watchers ${randomUUID()}`;
  const reader = await openReader(browser, READER);
  await goAsReader(reader, `#/searchList?keyWord=${TERM}`);
  await reader.getByRole('button', { name: `Subscribe to “${TERM}”` }).click();
  await expect(reader.getByText(`You will be told what is new for “${TERM}”`)).toBeVisible();

  await goAsReader(reader, '#/personalCenter/subscriptions');
  await reader.getByRole('button', { name: `What to do with the subscription “${TERM}”` }).click();
  await reader.getByRole('menuitem', { name: 'Name and rhythm' }).click();
  const dialog = reader.getByRole('dialog');
  await dialog.getByLabel('When to tell me').selectOption({ label: 'As works come' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await importRecord(title);
  const rows = reader.getByRole('main').getByRole('listitem').filter({ hasText: 'New works (1)' });
  await expect(async () => {
    await goAsReader(reader, '#/personalCenter/inbox');
    await expect(rows).toHaveCount(1, { timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  await expect(rows).toContainText('Chemistry for watchers');
});

async function importRecord(title: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-subscribe-'));
  try {
    const file = join(folder, 'new.mrc');
    writeFileSync(file, marcFile([{ number: randomUUID(), title }]));
    await lectern('import', file, '--tenant', 'demo', '--source', 'e2e-subscriptions');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
