import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page as it stands: the rule and where it is broken. */
export async function axeFaults(page: Page): Promise<string[]> {
  // No page of ours has frames: without the second window that they would need, each check takes half as long.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/**
 * Makes the window as high as the page, so that no bar at an edge covers what scrolling would show. What is drawn only when it comes
 * near is drawn at once: until then it has the colours of the look before.
 */
export async function growToFullHeight(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [drawn];
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width, height: Math.max(740, height) });
}
