import { readFile } from 'node:fs/promises';
import { type Browser, type Download, expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, LIBRARIAN_PASSWORD, openDesk, scan } from '../support/desk.ts';
import { expectFitAndClean } from '../support/fit-and-clean.ts';
import { inThisCircle } from '../support/looks.ts';
import { goAsReader } from '../support/reader-window.ts';
import { signIn } from '../support/sign-in.ts';
import { beginWalk, WALKS, type Walk } from '../support/walk.ts';

/** A reader whose account no other spec uses. */
const READER = 'M0002';
const CASHIER = 'e2e-pay-cashier';
const SECOND = 'e2e-pay-second';

const WORDS = {
  'zh-CN': {
    pay: '在线支付',
    send: '支付 ¥50.00',
    wallet: '打开演示钱包',
    payInWallet: '支付',
    paidInWallet: '已支付，可以关闭此页面。',
    paid: '已支付 ¥50.00。',
    close: '关闭',
    entries: '账户明细',
    refunded: '退款',
    owed: '¥37.00',
    receipt: /^下载收据/,
    valid: '有效',
    partlyRefunded: '已部分退款',
  },
  'en-US': {
    pay: 'Pay online',
    send: 'Pay ¥50.00',
    wallet: 'Open the test wallet',
    payInWallet: 'Pay',
    paidInWallet: /^Paid/,
    paid: '¥50.00 paid.',
    close: 'Close',
    entries: 'Transactions',
    refunded: 'Refund',
    owed: '¥74.00',
    receipt: /^Receipt \d/,
    valid: 'Valid',
    partlyRefunded: 'Refunded in part',
  },
} as const;

test.describe.configure({ mode: 'serial' });

for (const walk of inThisCircle([WALKS.zh, WALKS.en])) {
  const { language, width } = walk;
  test(`a reader pays a part by QR, and the desk gives some of it back, in ${language} at ${width} px`, async ({
    browser,
  }) => {
    const words = WORDS[language];
    const [service, other] = [`New card ${language}`, `Copies ${language}`];
    const desk = await openCashDesk(browser, width);
    await charge(desk, '50', service);
    await charge(desk, '7', other);

    const page = await openReaderOf(browser, walk);
    await goAsReader(page, '#/personalCenter/behavior');
    await page.getByRole('button', { name: words.pay }).click();
    const dialog = page.getByRole('dialog');
    const choice = dialog.getByRole('group').first();
    await expect(choice.getByRole('checkbox').first()).toBeChecked();
    for (const box of await choice.getByRole('checkbox').all()) await box.uncheck();
    await choice
      .getByRole('checkbox', { name: /¥50\.00/ })
      .last()
      .check();
    await expectFitAndClean(page);
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectFitAndClean(page);

    // The code is the address of the test wallet, which is opened as another device would.
    const address = await dialog.getByRole('link', { name: words.wallet }).getAttribute('href');
    const wallet = await (await browser.newContext()).newPage();
    await beginWalk(wallet, 'demo', walk);
    await wallet.goto(new URL(address ?? '', page.url()).href);
    await wallet.getByRole('button', { name: words.payInWallet, exact: true }).click();
    await expect(wallet.getByText(words.paidInWallet)).toBeVisible();
    await expectFitAndClean(wallet);

    await expect(dialog.getByText(words.paid)).toBeVisible();
    await expectFitAndClean(page);
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: words.receipt }).click();
    const proof = await proofIn(await saving);
    await dialog.getByRole('button', { name: words.close }).last().click();
    await wallet.goto(`${proof}?lang=${language}`);
    await expect(wallet.getByText(words.valid, { exact: true })).toBeVisible();
    await expectFitAndClean(wallet);

    await refund(browser, desk, width);
    await wallet.goto(`${proof}?lang=${language}&again`);
    await expect(wallet.getByText(words.partlyRefunded, { exact: true })).toBeVisible();
    await expectFitAndClean(wallet);
    await goAsReader(page, '#/personalCenter/behavior');
    await expect(page.getByText(words.owed).first()).toBeVisible();
    await page.getByRole('button', { name: words.entries }).click();
    const entry = page.getByRole('dialog').getByRole('listitem').first();
    await expect(entry).toContainText(words.refunded);
    await expect(entry).toContainText('¥30.00');
    await expectFitAndClean(page);
  });
}

test('the desk gives cash back, and a second person proves at the desk that they approve', async ({
  browser,
}) => {
  const desk = await openCashDesk(browser, 1440);
  const second = `${SECOND}-cash`;
  await addLibrarian(second, 'demo', 'payments.refund');
  await charge(desk, '60', 'Lost locker key');
  const reader = desk.url();
  await desk.getByRole('button', { name: 'Take payment' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: /^Take/ }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(/^Sum/).fill('25');
  await dialog.getByRole('button', { name: 'Refund ¥25.00' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The key was found');
  await dialog.getByRole('button', { name: 'Refund ¥25.00' }).click();
  await expect(dialog.getByText(/has to approve this/)).toBeVisible();
  await expectFitAndClean(desk);
  await desk.setViewportSize({ width: 360, height: 800 });
  await expectFitAndClean(desk);
  await dialog.getByLabel('Their staff account').fill(`${second}-${process.pid}`);
  await dialog.getByLabel('Their password').fill(LIBRARIAN_PASSWORD);
  await dialog.getByRole('button', { name: 'Refund ¥25.00' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByText('¥25.00 refunded').first()).toBeVisible();
  expect(desk.url()).toBe(reader);
});

/** A desk that takes and gives back money. */
async function openCashDesk(browser: Browser, width: number): Promise<Page> {
  const librarian = `${CASHIER}-${test.info().title.length}-${width}`;
  const may = ['circulation.desk', 'payments.manage', 'payments.refund'];
  await addLibrarian(librarian, 'demo', ...may);
  const desk = await openDesk(browser, librarian);
  await desk.setViewportSize({ width: 1440, height: 800 });
  await goAtDesk(desk, '#/desk');
  await expect(desk.getByLabel('Scan, or type a name')).toBeFocused();
  await scan(desk, READER);
  await desk.getByRole('link', { name: /^-?¥/ }).first().click();
  await expect(desk.getByRole('heading', { level: 1, name: /^Fines and losses of/ })).toBeVisible();
  await desk.setViewportSize({ width, height: 800 });
  return desk;
}

/** Charges the reader whose page is open. */
async function charge(desk: Page, sum: string, reason: string): Promise<void> {
  await desk.getByRole('button', { name: 'Charge', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(/^Sum/).fill(sum);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Charge', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function openReaderOf(browser: Browser, walk: Walk): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await beginWalk(page, 'demo', walk);
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.setViewportSize({ width: walk.width, height: 800 });
  return page;
}

/** The cashier asks for more than one person may give back, and another member of the staff approves it. */
async function refund(browser: Browser, desk: Page, width: number): Promise<void> {
  await goAtDesk(desk, '#/payments');
  const row = desk.getByRole('main').getByRole('listitem').filter({ hasText: READER }).first();
  await expectFitAndClean(desk);
  await row.getByRole('button', { name: 'Refund' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(/^Sum/).fill('30');
  await dialog.getByLabel('Reason').fill('The old card was found');
  await expectFitAndClean(desk);
  await dialog.getByRole('button', { name: /¥30\.00/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByText('Waits for a second person')).toBeVisible();

  const librarian = `${SECOND}-${width}`;
  await addLibrarian(librarian, 'demo', 'payments.manage', 'payments.refund');
  const second = await openDesk(browser, librarian);
  await second.setViewportSize({ width, height: 800 });
  await goAtDesk(second, '#/payments?list=attention');
  const waiting = second.getByRole('main').getByRole('listitem').filter({ hasText: READER }).first();
  await expectFitAndClean(second);
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await expect(second.getByText('Refunded').first()).toBeVisible();
  await second.context().close();
}

/** The address on a receipt at which anybody checks it. */
async function proofIn(receipt: Download): Promise<string> {
  const pdf = await readFile(await receipt.path(), 'latin1');
  return /https?:\/\/[^)]*\/proof\/[\w-]{32}/.exec(pdf)?.[0] ?? '';
}
