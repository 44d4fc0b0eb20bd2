import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { putLibrary } from '../support/library.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open } from '../support/settled.ts';

const WORDS = {
  'zh-CN': {
    title: '获取途径',
    online: '在线阅读',
    place: '1998年',
    embargo: '因出版社的时限规定，目前不能在该处阅读。',
    nothing: '在线资源和馆藏中都没有找到',
    empty: '此链接没有说明要找哪篇文章、哪种期刊或哪本书',
  },
  'en-US': {
    title: 'How to get it',
    online: 'Online',
    place: '1998',
    embargo: 'The publisher does not allow it there yet, or no longer.',
    nothing: 'We found it neither online nor on our shelves',
    empty: 'This link does not say which article, journal or book you look for.',
  },
} as const;

const KBART = [
  [
    'publication_title',
    'print_identifier',
    'date_first_issue_online',
    'num_first_vol_online',
    'title_url',
    'title_id',
    'embargo_info',
    'publication_type',
  ],
  [
    'Annals of Spec Bridges',
    '2049-3630',
    '1990',
    '1',
    'https://bridges.example.org/annals',
    'a',
    'P1Y',
    'serial',
  ],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

const main = (page: Page) => page.getByRole('main');

/** A database that everybody may open, with a link to articles, and a title list of it. */
async function addDatabase(desk: Page): Promise<void> {
  await goAtDesk(desk, '#/databases');
  await desk.getByRole('link', { name: 'New database' }).click();
  await desk.getByLabel('Name (English)').fill('Bridge Library');
  await desk.getByLabel('Code').fill('bridges');
  await desk.getByText('Open to readers').click();
  await desk.getByRole('tab', { name: 'Entrances' }).click();
  await desk.getByRole('button', { name: 'Add an entrance' }).click();
  await desk.getByLabel('Address', { exact: true }).fill('https://bridges.example.org/');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Bridge Library' })).toBeVisible();
  await goAtDesk(desk, '#/titles');
  await desk.getByRole('button', { name: 'New title list' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Database').selectOption({ label: 'Bridge Library' });
  await form.getByLabel('Name (English)').fill('Bridges');
  await form.getByLabel('Code').fill('bridge-package');
  await form.getByRole('button', { name: 'Save' }).click();
  const line = desk.getByRole('listitem').filter({ hasText: 'Bridges' });
  await line.getByRole('button', { name: /^Import/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'bridges.txt', mimeType: 'text/plain', buffer: Buffer.from(`${KBART}\n`) });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: 30_000 });
}

test('a link of another system leads to the article, says why it is not there, and what else to do', async ({
  page,
  browser,
}) => {
  const path = `resolver-${process.pid}`;
  await putLibrary(path, {});
  await addLibrarian('e2e-resolver', path, 'resources.electronic');
  const desk = await openDesk(browser, 'e2e-resolver', { path });
  await addDatabase(desk);
  await desk.context().close();

  const article =
    'rft.genre=article&rft.issn=2049-3630&rft.volume=9&rft.spage=12&rft.atitle=Of+bridges+%26+men';
  for (const language of ['zh-CN', 'en-US'] as const) {
    const words = WORDS[language];
    await chooseLanguage(page, language, path);
    await open(page, `/${path}/openurl?${article}&rft.date=1998&rft_id=info:doi/10.1000/182`);
    await expect(page).toHaveURL(/#\/resolver\?/);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(main(page).getByText('Of bridges & men')).toBeVisible();
    await expect(main(page).getByText(words.place).first()).toBeVisible();
    await expect(main(page).getByRole('heading', { name: words.online, exact: true })).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);

    await open(page, `/${path}/#/resolver?${article}&rft.date=${new Date().getFullYear()}`);
    await expect(main(page).getByText(words.embargo)).toBeVisible();
    await expect(main(page).getByRole('button')).toHaveCount(0);
    await expectFitAndCleanAtEachWidth(page);

    await open(page, `/${path}/#/resolver?rft.genre=book&rft.btitle=Nobody+wrote+this`);
    await expect(main(page).getByText(words.nothing)).toBeVisible();
    await expect(main(page).getByRole('link', { name: /Nobody wrote this/ })).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);

    await open(page, `/${path}/openurl?rft.volume=3`);
    await expect(main(page).getByText(words.empty)).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);
  }

  await open(page, `/${path}/openurl?${article}&rft.date=1998`);
  await page.context().route('https://bridges.example.org/**', (route) => route.fulfill({ body: 'Welcome' }));
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    main(page)
      .getByRole('button', { name: /^Open “Annals/ })
      .click(),
  ]);
  await tab.waitForURL('https://bridges.example.org/annals');
  await tab.close();
});
