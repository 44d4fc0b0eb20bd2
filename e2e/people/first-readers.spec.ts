import { expect, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { putLibrary } from '../support/library.ts';
import { type MailBox, openMailBox } from '../support/mail-box.ts';
import { chooseLanguage } from '../support/screens.ts';
import { fillLoginForm } from '../support/sign-in.ts';

const PATH = 'first-readers';
const LIBRARIAN = 'first-readers';
const PASSWORD = 'Kingfisher27';
const EMAIL = 'zoe@example.org';

/** As a spreadsheet of Western Europe saves it. Two rows have the same card, written in two forms. */
const FILE = Buffer.from(
  [
    'Name;E-mail;Card;Group;Library;Shoe size',
    `Zoë Müller;${EMAIL};P-1;adult;MAIN;38`,
    'José Pérez;;P-2;adult;MAIN;42',
    'Ann Other;;p-3;adult;MAIN;40',
    'Ann Other;;P-3 ;adult;MAIN;40',
  ].join('\r\n'),
  'latin1',
);

let mails: MailBox;

test.beforeAll(async () => {
  mails = await openMailBox();
  await putLibrary(PATH, { mail: mails.settings });
  await addLibrarian(LIBRARIAN, PATH, 'circulation.desk', 'circulation.readers', 'circulation.rules');
});
test.afterAll(() => mails.close());

test('a library without rules begins with usual ones, imports its readers, and an invited one signs in', async ({
  browser,
}) => {
  const desk = await openDesk(browser, LIBRARIAN, { path: PATH });
  await goAtDesk(desk, '#/rules');
  await expect(desk.getByText('There are no loan rules yet')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('button', { name: 'Public library' }).click();
  await expect(desk.getByText('There are no loan rules yet')).toHaveCount(0);
  await expectFitAndCleanAtEachWidth(desk);

  await goAtDesk(desk, '#/readers/import');
  const main = desk.getByRole('main');
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'readers.csv', mimeType: 'text/csv', buffer: FILE });
  await expect(main.getByRole('cell', { name: 'Zoë Müller' })).toBeVisible();
  await expect(main.getByText('Read as Western (Windows-1252)')).toBeVisible();
  await expect(main.getByText('These columns are not used: Shoe size')).toBeVisible();
  await expect(main.getByText(/lines 4, 5/)).toHaveCount(2);
  await expectFitAndCleanAtEachWidth(desk);
  await main.getByRole('button', { name: 'Import now' }).click();
  await expect(main.getByText('The import is done')).toBeVisible();
  await main.getByRole('button', { name: 'Invite all' }).click();
  await expect(main.getByText('1 reader is being invited')).toBeVisible();

  const [link = ''] = /http:\/\/\S+/.exec(await mails.textTo(EMAIL)) ?? [];
  const reader = await (await browser.newContext()).newPage();
  await chooseLanguage(reader, 'en-US', PATH);
  await reader.goto(link);
  await expect(reader.getByText('Your account is P-1.')).toBeVisible();
  await expectFitAndCleanAtEachWidth(reader);
  await reader.locator('input[name=password]').fill(PASSWORD);
  await reader.locator('input[name=confirmation]').fill(PASSWORD);
  await reader.locator('main form button[type=submit]').click();
  await expect(reader.getByText('Your password was set. Please sign in.')).toBeVisible();
  await fillLoginForm(reader, 'p-1', PASSWORD);
  await reader.locator('main form button[type=submit]').click();
  await reader.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await expect(reader.getByRole('banner').getByRole('button', { name: /^Zoë Müller/ })).toBeVisible();

  await reader.goto('about:blank');
  await reader.goto(link);
  await expect(reader.getByRole('link', { name: 'To sign-in' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(reader);
});
