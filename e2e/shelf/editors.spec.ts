import { type Browser, expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndClean } from '../support/fit-and-clean.ts';
import { LOOKS } from '../support/looks.ts';
import { chooseLanguage } from '../support/screens.ts';
import { settled } from '../support/settled.ts';

const ZH = {
  heading: '标题',
  preview: '预览',
  text: '正文（HTML）',
  save: '保存',
  draft: '草稿',
  close: '关闭',
  topic: {
    add: '新建专题',
    change: /^修改/,
    first: '开始日期',
    last: '结束日期',
    open: '公开',
    isOpen: '已公开',
  },
  announcement: { add: '新公告', other: 'English', open: '向读者公开', isOpen: '公开中' },
  questionnaire: {
    add: '新建问卷',
    name: '名称',
    from: '开始时间',
    until: '结束时间',
    question: '题目',
    choices: '选项',
    other: 'English',
  },
} as const;
const EN = {
  heading: 'Title',
  preview: 'Preview',
  text: 'Text (HTML)',
  save: 'Save',
  draft: 'Draft',
  close: 'Close',
  topic: {
    add: 'New topic',
    change: /^Change/,
    first: 'First day',
    last: 'Last day',
    open: 'Open to readers',
    isOpen: 'Public',
  },
  announcement: { add: 'New announcement', other: 'Français', open: 'Open to readers', isOpen: 'Shown' },
  questionnaire: {
    add: 'New questionnaire',
    name: 'Name',
    from: 'Open from',
    until: 'Open until',
    question: 'Question',
    choices: 'Choices',
    other: 'Français',
  },
} as const;

const WORDS = { 'zh-CN': ZH, 'en-US': EN } as const;

for (const { language, width, colorScheme } of LOOKS) {
  const words = WORDS[language];
  const look = `${language}, ${width} px, ${colorScheme}`;

  async function editorAt(
    browser: Browser,
    librarian: string,
    permission: string,
    hash: string,
  ): Promise<Page> {
    await addLibrarian(librarian, 'demo', permission);
    const desk = await openDesk(browser, librarian);
    await chooseLanguage(desk, language);
    await desk.emulateMedia({ colorScheme });
    await desk.setViewportSize({ width, height: 740 });
    await goAtDesk(desk, hash);
    await desk.reload();
    await settled(desk);
    return desk;
  }

  test(`a topic is written, previewed, saved and opened: ${look}`, async ({ browser }) => {
    const title = `Topic ${language} ${width}`;
    const { topic } = words;
    const desk = await editorAt(browser, `topics-${language}-${width}`, 'lists.edit', '#/topics');
    await desk.getByRole('button', { name: topic.add }).click();
    const form = desk.getByRole('dialog');
    await form.getByRole('textbox', { name: words.heading, exact: true }).fill(title);
    await form.getByLabel(words.text).fill('<h2>Read these first</h2><p>Two novels.</p>');
    const preview = form.getByRole('region', { name: words.preview });
    await expect(preview.getByRole('heading', { name: 'Read these first' })).toBeVisible();
    await form.getByLabel(topic.first).fill('2026-01-01');
    await form.getByLabel(topic.last).fill('2099-01-01');
    await expectFitAndClean(desk);
    await form.getByRole('button', { name: words.save }).click();
    await expect(form).toHaveCount(0);
    const row = desk.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(row.getByText(words.draft, { exact: true })).toBeVisible();
    await row.getByRole('button', { name: topic.change }).click();
    await form.getByText(topic.open, { exact: true }).click();
    await form.getByRole('button', { name: words.save }).click();
    await expect(row.getByText(topic.isOpen, { exact: true })).toBeVisible();
    await expectFitAndClean(desk);
    await desk.context().close();
  });

  test(`an announcement is written in two languages, previewed and opened: ${look}`, async ({ browser }) => {
    const title = `Announcement ${language} ${width}`;
    const { announcement } = words;
    const librarian = `announcements-${language}-${width}`;
    const desk = await editorAt(browser, librarian, 'announcements.edit', '#/announcements');
    await desk.getByRole('button', { name: announcement.add }).click();
    const form = desk.getByRole('dialog');
    await form.getByRole('textbox', { name: words.heading, exact: true }).fill(title);
    await form.getByLabel(words.text).fill('<p>The reading room is <strong>closed</strong>.</p>');
    await expect(form.getByRole('region', { name: words.preview }).getByText('closed')).toBeVisible();
    await form.getByRole('tab', { name: announcement.other }).click();
    await form.getByRole('textbox', { name: words.heading, exact: true }).fill(`${title} 2`);
    await expectFitAndClean(desk);
    await form.getByText(announcement.open, { exact: true }).click();
    await form.getByRole('button', { name: words.save }).click();
    await expect(form).toHaveCount(0);
    const row = desk.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(row.getByText(announcement.isOpen, { exact: true })).toBeVisible();
    await expectFitAndClean(desk);
    await desk.context().close();
  });

  test(`a questionnaire is written in two languages, previewed and saved: ${look}`, async ({ browser }) => {
    const name = `Questionnaire ${language} ${width}`;
    const { questionnaire } = words;
    const librarian = `asks-${language}-${width}`;
    const desk = await editorAt(browser, librarian, 'questionnaires.manage', '#/questionnaires');
    await desk.getByRole('link', { name: questionnaire.add }).click();
    await desk.getByLabel(questionnaire.from).fill('2098-01-01T08:00');
    await desk.getByLabel(questionnaire.until).fill('2099-01-01T08:00');
    await desk.getByLabel(questionnaire.name).fill(name);
    await desk.getByLabel(questionnaire.question, { exact: true }).fill('Which seat?');
    await desk.getByLabel(questionnaire.choices).fill('By the window\nBy the door');
    await expectFitAndClean(desk);
    await desk.getByRole('tab', { name: questionnaire.other }).click();
    await desk.getByLabel(questionnaire.name).fill(`${name} 2`);
    await desk.getByRole('button', { name: words.save }).click();
    await expect(desk.getByLabel(questionnaire.question, { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await desk.getByLabel(questionnaire.question, { exact: true }).fill('Quelle place ?');
    await desk.getByLabel(questionnaire.choices).fill('À la fenêtre\nÀ la porte');
    await expectFitAndClean(desk);
    await desk.getByRole('button', { name: words.preview }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: 'À la fenêtre' })).toBeVisible();
    await expectFitAndClean(desk);
    await dialog.locator('footer').getByRole('button', { name: words.close }).click();
    await desk.getByRole('button', { name: words.save }).click();
    const line = desk.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(line.getByText(words.draft, { exact: true })).toBeVisible();
    await expect(line).toContainText(questionnaire.other);
    await expectFitAndClean(desk);
    await desk.context().close();
  });
}
