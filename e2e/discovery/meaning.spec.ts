import { expect, type Page, test } from '@playwright/test';
import { growToFullHeight } from '../support/axe.ts';
import { expectFitAndClean, expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open, settled } from '../support/settled.ts';
import { signIn } from '../support/sign-in.ts';

/** A search in one language whose answer is a record in another one, and the words of the pages. */
interface Case {
  readonly language: 'zh-CN' | 'en-US';
  readonly keyWord: string;
  readonly title: string;
  /** What record and search are both about. */
  readonly about: RegExp;
  readonly question: string;
  readonly reader: string;
  readonly words: {
    readonly mark: string;
    readonly leaveOut: string;
    readonly also: string;
    readonly similar: string;
    readonly similarAbout: RegExp;
    /** Begins the reason that a work has in the AI search. */
    readonly reason: RegExp;
    readonly ask: string;
    readonly found: string;
  };
}

const CASES: readonly Case[] = [
  {
    language: 'en-US',
    keyWord: 'physics',
    title: '固体物理学',
    about: /^About: .*Physics/,
    question: 'Which books about the universe are there?',
    reader: 'G20240001',
    words: {
      mark: 'Related results',
      leaveOut: 'Search by my words only',
      also: 'Also show related results',
      similar: 'Similar works',
      similarAbout: /^About: ./,
      reason: /^Related results/,
      ask: 'Say in a sentence what you are looking for',
      found: 'Search results',
    },
  },
  {
    language: 'zh-CN',
    keyWord: '物理学',
    title: 'Introduction to Solid State Physics',
    about: /^内容涉及：.*物理学/,
    question: '有哪些关于宇宙的书？',
    reader: 'G20240002',
    words: {
      mark: '相关结果',
      leaveOut: '只按我的检索词检索',
      also: '同时显示相关结果',
      similar: '相似文献',
      similarAbout: /^内容涉及：./,
      reason: /^相关结果/,
      ask: '用一句话说出要找什么',
      found: '检索结果',
    },
  },
];

/** As `expectFitAndCleanAtEachWidth`, with all rows drawn: on a phone those far below are not, and their places are guessed. */
async function expectListFitAndClean(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await growToFullHeight(page, width);
    await expectFitAndClean(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const rowOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });

for (const { language, keyWord, title, about, words } of CASES) {
  test(`a record in another language is found by meaning, says why, and can be left out (${language})`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await open(page, `/demo/#/searchList?${new URLSearchParams({ keyWord, rows: '50' })}`);
    const row = rowOf(page, title);
    await expect(row.getByText(words.mark, { exact: true })).toBeVisible();
    await expect(row.getByText(about)).toBeVisible();
    await expectListFitAndClean(page);

    await page.getByRole('link', { name: words.leaveOut }).click();
    await expect(page).toHaveURL(/wordsOnly=1/);
    await expect(page.getByRole('link', { name: words.also })).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(page.getByText(words.mark, { exact: true })).toHaveCount(0);
    await expectListFitAndClean(page);
    await page.getByRole('link', { name: words.also }).click();
    await expect(row.getByText(words.mark, { exact: true })).toBeVisible();

    await row.getByRole('link', { name: title, exact: true }).click();
    const similar = page.getByRole('region', { name: words.similar });
    await expect(similar.getByText(words.similarAbout).first()).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);
    const first = similar.getByRole('link').first();
    const name = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
}

for (const { language, question, reader, words } of CASES) {
  test(`the AI search shows results by words and by meaning, with their reasons (${language})`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await page.goto('/demo/#/home');
    await signIn(page, reader);
    await page.goto('/demo/#/aiSearch');
    const field = page.getByRole('textbox', { name: words.ask });
    await field.fill(question);
    await field.press('Enter');
    const found = page.getByRole('region', { name: words.found });
    await expect(found.getByText(words.reason).first()).toBeVisible();
    await settled(page);
    await expectFitAndCleanAtEachWidth(page);
  });
}
