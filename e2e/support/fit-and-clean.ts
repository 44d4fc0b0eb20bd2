import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { settled } from './settled.ts';

/** Nothing is broken by the rules of axe, and nothing is wider than the window. */
export async function expectFitAndClean(page: Page): Promise<void> {
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
}

/** As `expectFitAndClean`, in a wide window and then on a phone. The window is wide again afterwards. */
export async function expectFitAndCleanAtEachWidth(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFitAndClean(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
