import { expect, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { putFailedWork } from '../support/failed-work.ts';
import { expectFitAndClean } from '../support/fit-and-clean.ts';
import { LOOKS } from '../support/looks.ts';
import { chooseLanguage } from '../support/screens.ts';
import { settled } from '../support/settled.ts';

const ZH = {
  retry: '重新执行',
  drop: '删除',
  dropAll: '全部删除',
  none: '没有失败的任务',
  done: '已重新执行 1 项',
};
const EN = {
  retry: 'Do again',
  drop: 'Delete',
  dropAll: 'Delete all',
  none: 'No work has failed',
  done: 'Done again: 1',
};

const WORDS = { 'zh-CN': ZH, 'en-US': EN } as const;

const LONG_ERROR = `connect ETIMEDOUT 203.0.113.7:443 while the library system was asked for ${'the-loans-of-a-reader-'.repeat(6)}, which took longer than ten seconds`;

for (const { language, width, colorScheme } of LOOKS) {
  const words = WORDS[language];
  test(`failed work is seen, done again and deleted: ${language}, ${width} px, ${colorScheme}`, async ({
    browser,
  }) => {
    const librarian = `failed-work-${language}-${width}`;
    await addLibrarian(librarian, 'demo', 'staff.work', 'staff.audit');
    putFailedWork('demo', [
      { kind: 'messages-of-requests', error: LONG_ERROR, isEvent: true },
      { kind: 'booklists.removeCovers', error: 'EIO: i/o error, unlink' },
      { kind: 'notice.send', error: '451 try again later', isForgotten: true },
    ]);
    const desk = await openDesk(browser, librarian);
    await chooseLanguage(desk, language);
    await desk.emulateMedia({ colorScheme });
    await desk.setViewportSize({ width, height: 740 });
    await goAtDesk(desk, '#/audit');
    await desk.reload();
    await settled(desk);
    await expect(desk.getByRole('main').getByText(LONG_ERROR)).toBeVisible();
    await expectFitAndClean(desk);

    await goAtDesk(desk, '#/failed-work');
    const main = desk.getByRole('main');
    const row = (kind: string) => main.getByRole('row').filter({ hasText: kind });
    await expect(row('notice.send').getByRole('button', { name: words.retry })).toHaveCount(0);
    await expectFitAndClean(desk);
    await row('messages-of-requests').getByRole('button', { name: words.retry }).click();
    await expect(desk.getByText(words.done)).toBeVisible();
    await expect(row('messages-of-requests')).toHaveCount(0);

    await row('booklists.removeCovers').getByRole('button', { name: words.drop }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog).toContainText('booklists.removeCovers');
    await expectFitAndClean(desk);
    await dialog.getByRole('button', { name: words.drop, exact: true }).click();
    await expect(row('booklists.removeCovers')).toHaveCount(0);

    await main.getByRole('button', { name: words.dropAll }).click();
    await dialog.getByRole('button', { name: words.drop, exact: true }).click();
    await expect(main.getByText(words.none)).toBeVisible();
    await expectFitAndClean(desk);
    await desk.context().close();
  });
}
