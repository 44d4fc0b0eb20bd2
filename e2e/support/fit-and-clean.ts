import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { LOOKS_EVERYWHERE } from './looks.ts';
import { settled } from './settled.ts';
import { squeezedTexts } from './squeezed-text.ts';

/** Nothing is broken by the rules of axe, nothing is wider than the window, and no column is too narrow for its words. */
export async function expectFitAndClean(page: Page): Promise<void> {
  await expectFit(page);
  expect(await axeFaults(page)).toEqual([]);
}

/**
 * As `expectFitAndClean`, in a wide window and then on a phone. axe takes most of the time of such a look, and finds nearly always the same
 * at both widths: `npm test` lets it look at the phone alone. The window is wide again afterwards.
 */
export async function expectFitAndCleanAtEachWidth(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await (LOOKS_EVERYWHERE ? expectFitAndClean(page) : expectFit(page));
  await page.setViewportSize({ width: 360, height: 900 });
  await expectFitAndClean(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Nothing is wider than the window. */
async function expectFit(page: Page): Promise<void> {
  await settled(page);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await squeezedTexts(page)).toEqual([]);
}
