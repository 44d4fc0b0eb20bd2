import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marcFile } from '@lectern/server/testing/marc-file';
import { expect, type Page, test } from '@playwright/test';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { lectern } from '../support/lectern.ts';
import { gatheringEnds } from '../support/moved-clock.ts';
import { goAsReader, hearAtAnyHour, openReader } from '../support/reader-window.ts';
import { harbourMailsTo } from '../support/received-mails.ts';

/** No other spec reads this inbox. */
const READER = '20230026';
const TERM = 'chemistry';

/** A reader of the library that sends mails. No other spec imports records with this word. */
const MAILED = { reader: 'H1004', mail: 'h1004@example.org', term: 'lighthouses' };

test('a search becomes a subscription in one step, and a new record is told once', async ({ browser }) => {
  const title = `Chemistry for watchers ${randomUUID()}`;
  const reader = await openReader(browser, READER);
  await subscribeAtOnce(reader, TERM);

  await importRecord('demo', title);
  const rows = reader.getByRole('main').getByRole('listitem').filter({ hasText: 'New works (1)' });
  await expect(async () => {
    await goAsReader(reader, '#/personalCenter/inbox');
    await expect(rows).toHaveCount(1, { timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  await expect(rows).toContainText('Chemistry for watchers');
});

test('a mail tells of a new record, and its link stops the mails when a button is pressed, not when it is opened', async ({
  browser,
  request,
}) => {
  const { reader: account, mail, term } = MAILED;
  const title = `Keepers of lighthouses ${randomUUID()}`;
  const reader = await openReader(browser, account, { path: 'harbour' });
  await hearAtAnyHour(reader);
  await subscribeAtOnce(reader, term);
  await importRecord('harbour', title);
  const mails = () => {
    gatheringEnds(account);
    return harbourMailsTo(mail).filter(({ text }) => text.includes(title));
  };
  await expect.poll(mails, { timeout: 90_000 }).toHaveLength(1);
  const [letter] = mails();
  const link =
    /^List-Unsubscribe: <(\S+)>\r$/im.exec(letter?.source.replace(/\r\n[ \t]+/g, ' ') ?? '')?.[1] ?? '';
  expect(letter?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(letter?.html).toContain(link);

  // A scanner of mails follows the link.
  expect((await request.get(link)).status()).toBe(200);
  const paused = reader.getByRole('main').getByText('Paused', { exact: true });
  await goAsReader(reader, '#/personalCenter/subscriptions');
  await expect(reader.getByRole('main').getByText(term).first()).toBeVisible();
  await expect(paused).toHaveCount(0);

  const anybody = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await anybody.goto(link);
  await expect(anybody.getByRole('heading', { level: 1, name: 'Stop these e-mails' })).toBeVisible();
  await expect(anybody.getByText(term)).toBeVisible();
  await expectFitAndCleanAtEachWidth(anybody);
  await anybody.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(anybody.getByRole('heading', { level: 1, name: 'Stopped' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(anybody);
  await anybody.context().close();

  await goAsReader(reader, '#/personalCenter/subscriptions');
  await expect(paused).toHaveCount(1);
});

/** Subscribes to a search from its results, and asks to be told as works come. */
async function subscribeAtOnce(reader: Page, term: string): Promise<void> {
  await goAsReader(reader, `#/searchList?keyWord=${term}`);
  await reader.getByRole('button', { name: `Subscribe to “${term}”` }).click();
  await expect(reader.getByText(`You will be told what is new for “${term}”`)).toBeVisible();
  await goAsReader(reader, '#/personalCenter/subscriptions');
  await reader.getByRole('button', { name: `Actions for the subscription “${term}”` }).click();
  await reader.getByRole('menuitem', { name: 'Name and frequency' }).click();
  const dialog = reader.getByRole('dialog');
  await dialog.getByLabel('How often to notify me').selectOption({ label: 'As soon as works arrive' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

async function importRecord(path: string, title: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-subscribe-'));
  try {
    const file = join(folder, 'new.mrc');
    writeFileSync(file, marcFile([{ number: randomUUID(), title }]));
    await lectern('import', file, '--tenant', path, '--source', 'e2e-subscriptions');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
