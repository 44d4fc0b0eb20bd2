import { expect, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

/** A reader who marked no course, whose account no other spec changes. */
const READER = '20230021';
const COURSE = '中国古代小说研究';

test('a reader finds a course with its books, marks it, and finds it among the own ones', async ({
  page,
}) => {
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/courseReference');
  await expect(page.getByRole('heading', { name: 'Course books' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.getByLabel('Course', { exact: true }).fill('古代小說');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: COURSE }).click();
  const book = page.getByRole('listitem').filter({ hasText: '红楼梦' });
  await expect(book.getByText('Textbook')).toBeVisible();
  await expect(book.getByText(/of 8 available to borrow/)).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);

  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto('/demo/#/personalCenter/courses');
  await page.getByRole('link', { name: 'All courses' }).first().click();
  await page.getByRole('button', { name: `Add the course ${COURSE} to my courses` }).click();
  await expect(page.getByText('Added to your courses')).toBeVisible();
  await page.goto('/demo/#/personalCenter/courses');
  await expect(page.getByRole('link', { name: COURSE })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.getByRole('link', { name: COURSE }).click();
  await page.getByRole('link', { name: '红楼梦' }).click();
  await page.getByRole('tab', { name: /Courses/ }).click();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: COURSE })).toBeVisible();
});

test('the list of courses is empty where it cannot be loaded, without an error', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.route('**/find/courseMark/searchCourse', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/demo/#/courseReference');
  await expect(page.getByText('No courses yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.unroute('**/find/courseMark/searchCourse');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('link', { name: COURSE })).toBeVisible();
});

test('the staff imports a CSV file of courses after a look at what it would do', async ({ browser }) => {
  const librarian = 'e2e-courses';
  await addLibrarian(librarian, 'demo', 'courses.manage');
  const desk = await openDesk(browser, librarian);
  await goAtDesk(desk, '#/courses');
  const main = desk.getByRole('main');
  await expect(main.getByRole('heading', { name: COURSE })).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await main.getByRole('link', { name: 'Import courses' }).click();
  const csv = [
    'code,year,name,department,teachers,title,kind',
    'E2E-1,2026-2027-1,Walks in a browser,Engineering,Ada Walker,A book nobody holds,textbook',
    ',2026-2027-1,No code,Engineering,,,',
  ].join('\n');
  await main
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'courses.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(main.getByText(/nothing is imported yet/).first()).toBeVisible();
  await expect(main.getByRole('row').filter({ hasText: 'Faulty, left out' })).toHaveCount(1);
  await expectFitAndCleanAtEachWidth(desk);
  await main.getByRole('button', { name: 'Import now' }).click();
  await expect(main.getByText('The import is done').first()).toBeVisible();
  await goAtDesk(desk, '#/courses');
  await expect(main.getByRole('heading', { name: 'Walks in a browser' })).toBeVisible();
});
