import type { Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations that axe finds on a page: each rule and where it is broken. axe is put into a document once, and only what is broken
 * comes back. Our pages have no frames. The page is looked at from its top: farther down, axe takes what lies under the sticky header for
 * a target that is too small, and any scrolling would bring it out.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: tags },
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, TAGS);
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
