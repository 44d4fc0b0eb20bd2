import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds on a page: each rule and where it is broken. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Our pages have no frames. Without the second window that axe opens for frames, a check takes half the time.
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
 * Makes the window as high as the page, so that no fixed bar covers content. Also draws content that is otherwise drawn only when it is
 * scrolled near (`content-visibility`): until then it has the colours of the view before.
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
