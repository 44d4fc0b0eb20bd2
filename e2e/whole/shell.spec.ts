import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { lectern } from '../support/lectern.ts';
import { chooseLanguage } from '../support/screens.ts';
import { goTo, open, settled } from '../support/settled.ts';
import { signIn } from '../support/sign-in.ts';

const WIDTHS = [360, 768, 1440] as const;

async function expectNoFaults(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    const asWide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(asWide, `${name} at ${width} px`).toBeLessThanOrEqual(width);
    expect.soft(await axeFaults(page), `${name} at ${width} px`).toEqual([]);
  }
}

test.describe('a library that was created by command', () => {
  test.beforeAll(async () => {
    // Another process may have done it: a test that fails gets a new one.
    if ((await lectern('tenant', 'list')).includes('\tnorth\t')) return;
    await lectern(
      'tenant',
      'create',
      '--id',
      '100041',
      '--path',
      'north',
      '--name',
      '北馆',
      '--name-en-US',
      'North',
    );
    await lectern('library', 'add', '--tenant', 'north', '--code', 'EAST', '--name', '东馆');
    await lectern(
      ...['tenant', 'set', '--tenant', 'north', 'public.independentLibCode=1', 'public.navBackColor=0f3b4c'],
      ...['public.consultationPhone=010 6275 1051', 'public.librarianMailbox=desk@example.org'],
    );
  });

  test('is on air, with its contacts in a footer of 96 pixels or more', async ({ page }) => {
    await chooseLanguage(page, 'en-US', 'north');
    const footer = page.getByRole('contentinfo');
    const mailbox = footer.getByRole('link', { name: 'desk@example.org' });
    // The server sees changes of another process within seconds.
    await expect(async () => {
      await open(page, '/north/');
      await expect(mailbox).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('banner').getByText('North')).toBeVisible();
    const box = await footer.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(96);
    await expectNoFaults(page, 'home');
  });

  test('limits searches to the library that is chosen in the header, until all are chosen', async ({
    page,
  }) => {
    await chooseLanguage(page, 'en-US', 'north');
    await open(page, '/north/#/searchList?keyWord=whale&page=2');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Library: All' }).click();
    await page.getByRole('menuitemradio', { name: '东馆' }).click();
    await expect(page).toHaveURL(/#\/searchList\?keyWord=whale&libCode=EAST$/);
    await page.reload();
    await settled(page);
    await expect(banner.getByRole('button', { name: 'Library: 东馆' })).toBeVisible();
    await goTo(page, '#/home');
    await page.getByRole('main').getByRole('combobox').fill('sea');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/libCode=EAST/);
    await banner.getByRole('button', { name: 'Library: 东馆' }).click();
    await page.getByRole('menuitemradio', { name: 'All' }).click();
    await expect(page).not.toHaveURL(/libCode/);
    await expectNoFaults(page, 'results');
  });
});

test('the header is hidden where an address says so, and the footer is not', async ({ page }) => {
  const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  await open(page, '/demo/?hideNav=1#/help');
  await expect(footer).toBeVisible();
  await expect(header).toHaveCount(0);
  // The flag stands in front of the hash, so that it holds on the next page too.
  await goTo(page, '#/accessibility');
  await expect(header).toHaveCount(0);
  await open(page, '/demo/#/oldPrivacy');
  await expect(footer).toBeVisible();
  await expect(header).toHaveCount(0);
  await goTo(page, '#/privacy');
  await expect(footer).toBeVisible();
  await expect(header).toBeVisible();
});

test('the header stays at the top when a page is scrolled', async ({ page }) => {
  await open(page, '/demo/#/home');
  const scrolled = () =>
    page.evaluate(() => {
      scrollTo(0, 2000);
      return scrollY;
    });
  await expect.poll(scrolled).toBeGreaterThan(200);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('the footer leads to privacy, help and accessibility, and the help sign to help', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await open(page, '/demo/');
  const footer = page.getByRole('contentinfo');
  for (const [link, title] of [
    ['Privacy', 'Privacy statement'],
    ['Help', 'Help'],
    ['Accessibility', 'Accessibility statement'],
  ] as const) {
    await footer.getByRole('link', { name: link }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await expect(page).toHaveURL(/#\/help$/);
});

test('a signed-in reader agrees once to a statement that is new to them', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await open(page, '/demo/');
  await signIn(page, '20230023');
  // The form of sign-in has the consent.
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // As if the library had published another statement since.
  let needed = true;
  await page.route('**/getPrivacyConsent*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, needed } } });
  });
  await page.reload();
  const question = page.getByRole('dialog', { name: 'Please read the privacy statement' });
  await expect(question.getByRole('heading', { name: 'What is kept' })).toBeVisible();
  await expectNoFaults(page, 'consent');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  needed = false;
  await question.getByRole('button', { name: 'I agree' }).click();
  await expect(question).toHaveCount(0);

  await page.getByRole('button', { name: /, my menu$/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'My library',
    'Borrowing',
    'My requests',
    'Fines and payments',
    'Inbox',
    'Favourites',
    'Subscriptions',
    'My courses',
    'My reviews',
    'Reading report',
    'Share your reading',
    'Suggest a purchase',
    'Donations',
    'Questionnaires',
    'Feedback',
    'Document delivery',
    'Plagiarism check',
    'Alliance requests',
    'Buy for the library',
    'Personal information',
    'Points',
    'Addresses',
    'Leaving the university',
    'Sign out',
  ]);
  expect(await axeFaults(page)).toEqual([]);
});
