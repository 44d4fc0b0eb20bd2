import { endOtherSessions } from '@lectern/contracts/people/sessions/end-other-sessions';
import { expect, type Page, test } from '@playwright/test';
import { clientOf } from '../support/client.ts';
import { addLibrarian, LIBRARIAN_PASSWORD, signInAtDesk } from '../support/desk.ts';
import { expectFitAndClean } from '../support/fit-and-clean.ts';
import { inThisCircle } from '../support/looks.ts';
import { hoursPass } from '../support/moved-clock.ts';
import { goTo, open } from '../support/settled.ts';
import { fillLoginForm, signIn } from '../support/sign-in.ts';
import { beginWalk, readerMenu, WALKS } from '../support/walk.ts';

/** Their accounts are not changed: nothing that is typed here is sent. */
const READER = '20230019';
const OTHER = '20230017';
const BOOK = '乡土中国';
const TEXT = '馆里的灯 flickers at half past nine';

const WORDS = {
  'zh-CN': {
    write: '写反馈',
    text: '您的反馈',
    over: '登录已过期',
    known: '知道了',
    kept: /只在本标签页保留 30 分钟/,
    back: '已回到您原来的页面，填写的内容都还在。',
  },
  'en-US': {
    write: 'Write feedback',
    text: 'Your feedback',
    over: 'Your session has ended',
    known: 'OK',
    kept: /kept in this tab for 30 minutes/,
    back: 'You are back where you were, with everything you typed.',
  },
} as const;

const storedOf = (page: Page, key: string) =>
  page.evaluate((stored) => JSON.parse(sessionStorage.getItem(stored) ?? 'null') as unknown, key);

/** All rows of the databases of a page. */
function rowsOfDatabases(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('the database does not answer'));
      });
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        rows.push(name, store, await answerOf(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(rows);
  });
}

/** Everything of the tab that can be looked into: the document, the fields, what the browser stores, and the history. */
async function expectNowhere(page: Page, text: string): Promise<void> {
  const seen = await page.evaluate(() => {
    const values = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    );
    const stored = [localStorage, sessionStorage].map((store) => Object.entries(store));
    const { title, documentElement } = document;
    return JSON.stringify([documentElement.outerHTML, title, values, stored, history.state, location.href]);
  });
  expect(seen).not.toContain(text);
  expect(await rowsOfDatabases(page)).not.toContain(text);
}

/** Signs in by the dialog that is open. */
async function signInHere(page: Page, account: string): Promise<void> {
  await fillLoginForm(page, account);
  await page.locator('dialog button[type=submit]').click();
}

for (const walk of inThisCircle([WALKS.en, WALKS.zh])) {
  const { language, width } = walk;
  const words = WORDS[language as keyof typeof WORDS];

  test(`feedback comes back after the idle clock ended the session: ${language}, ${width} px`, async ({
    page,
  }) => {
    await page.clock.install();
    await beginWalk(page, 'demo', walk);
    await page.goto('/demo/#/home');
    await signIn(page, READER);
    await goTo(page, '#/personalCenter/feedback');
    await page.getByRole('button', { name: words.write }).first().click();
    const form = page.getByRole('dialog', { name: words.write });
    await form.getByLabel(words.text).fill(TEXT);
    await page.clock.fastForward('30:10');
    const notice = page.getByRole('alertdialog', { name: words.over });
    await expect(notice).toContainText('30');
    await expect(form).toHaveCount(0);
    await expectNowhere(page, TEXT);
    await expectFitAndClean(page);
    await notice.getByRole('button', { name: words.known }).click();
    await expect(page).toHaveURL(/#\/home$/);
    await expect(page.getByRole('dialog').getByText(words.kept)).toBeVisible();
    await expectFitAndClean(page);
    await signInHere(page, READER);
    await expect(form.getByLabel(words.text)).toHaveValue(TEXT);
    await expect(form.getByLabel(words.text)).toBeFocused();
    await expect(page).toHaveURL(/#\/personalCenter\/feedback$/);
    await expect(page.getByText(words.back)).toBeVisible();
    await expectFitAndClean(page);
  });
}

async function writeReview(page: Page): Promise<void> {
  await beginWalk(page, 'demo', WALKS.en);
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await goTo(page, `#/searchList?keyWord=${encodeURIComponent(BOOK)}`);
  await page.getByRole('main').getByRole('link', { name: BOOK, exact: true }).first().click();
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  await page.getByRole('button', { name: 'Write a review' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '4 stars' }).check();
  await dialog.getByLabel('Review', { exact: true }).fill(TEXT);
}

/** The reader signs in on another device and ends all sessions but that one. */
async function endFromOtherDevice(page: Page): Promise<void> {
  const context = await page.context().browser()!.newContext();
  const device = await context.newPage();
  await open(device, '/demo/#/home');
  await signIn(device, READER);
  const [token, header] = await Promise.all([
    storedOf(device, 'demo:jwt'),
    storedOf(device, 'demo:jwtHeader'),
  ]);
  await clientOf('demo', { token: String(token), header: String(header) }).call(endOtherSessions, {});
  await context.close();
}

/** Sends what is written. A call that the page makes by itself may learn before it that the session is over, and takes the form away. */
async function sendUnlessOver(page: Page): Promise<void> {
  const over = page.getByRole('dialog').getByText(WORDS['en-US'].kept);
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send' });
  await expect(over.or(send)).toBeVisible();
  if (!(await over.isVisible())) await send.click({ timeout: 5_000 }).catch(() => expect(over).toBeVisible());
}

test('a review that another device interrupted comes back with its stars, and asks to be sent again', async ({
  page,
}) => {
  await writeReview(page);
  await endFromOtherDevice(page);
  const review = page.getByRole('dialog', { name: 'Write a review' });
  await sendUnlessOver(page);
  await expect(page.getByRole('dialog').getByText(WORDS['en-US'].kept)).toBeVisible();
  await expect(review).toHaveCount(0);
  await expectNowhere(page, TEXT);
  await signInHere(page, READER);
  await expect(review.getByLabel('Review', { exact: true })).toHaveValue(TEXT);
  await expect(review.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(review.getByRole('button', { name: 'Send' })).toBeFocused();
  await expect(page.getByText(/was not done/)).toBeVisible();
  await expectFitAndClean(page);
});

test('another reader who signs in gets nothing of it and sees nothing of it', async ({ page }) => {
  await writeReview(page);
  await endFromOtherDevice(page);
  await sendUnlessOver(page);
  await expect(page.getByRole('dialog').getByText(WORDS['en-US'].kept)).toBeVisible();
  await expectNowhere(page, TEXT);
  await signInHere(page, OTHER);
  await expect(readerMenu(page, WALKS.en)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNowhere(page, TEXT);
  await page.goBack();
  await page.goForward();
  await expectNowhere(page, TEXT);
});

test('what a member of the staff writes at the desk comes back after their session expired, to nobody else', async ({
  page,
}) => {
  const [writer, other] = ['e2e-typed', 'e2e-typed-other'];
  for (const one of [writer, other]) await addLibrarian(one, 'demo', 'announcements.edit');
  await signInAtDesk(page, writer);
  const expire = async () => {
    const { token } = (await storedOf(page, 'demo:staffSession')) as { token: string };
    hoursPass(token, 40 * 24);
  };
  const form = page.getByRole('dialog');
  const write = async () => {
    await page.getByRole('button', { name: 'New announcement' }).click();
    await form.getByLabel('Title').fill(TEXT);
    await form.getByRole('tab', { name: '简体中文' }).click();
    await form.getByLabel('Title').fill('灯会闪');
  };
  const signInAgain = async (who: string) => {
    const account = page.getByLabel('Staff account');
    await account.fill(`${who}-${process.pid}`);
    await page.getByLabel('Password').fill(LIBRARIAN_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(account).toHaveCount(0);
  };
  await goTo(page, '#/announcements');
  await write();
  await expire();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/is kept for 30 minutes for Mina Desk/)).toBeVisible();
  await expectFitAndClean(page);
  await expectNowhere(page, TEXT);
  await signInAgain(writer);
  await expect(form.getByLabel('Title')).toHaveValue('灯会闪');
  await expect(page.getByText(/was not done/)).toBeVisible();
  await form.getByRole('tab', { name: 'English' }).click();
  await expect(form.getByLabel('Title')).toHaveValue(TEXT);

  await expire();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/is kept for 30 minutes for Mina Desk/)).toBeVisible();
  await signInAgain(other);
  await expect(page.getByRole('button', { name: 'New announcement' })).toBeVisible();
  await expect(form).toHaveCount(0);
  await expectNowhere(page, TEXT);
});
