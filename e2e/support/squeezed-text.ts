import type { Page } from '@playwright/test';

/**
 * Texts whose column is too narrow for them: a short word that is broken across lines, or Chinese and Japanese text of three lines and
 * more with one or two characters each. Text for printers and drawn covers is left out, as is what the browser has not laid out yet.
 */
export function squeezedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SHORT_WORD = 12;
    // Codes and keys, which have digits in them, may be broken anywhere.
    const WORD = /(?<![\p{L}\p{M}\p{N}_])[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}_])/gu;
    const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

    /** The tops of the lines on which a part of a text is, in pixels. */
    function linesOf(node: Text, from: number, to: number): Set<number> {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(boxes.map(({ top }) => Math.round(top)));
    }

    /** Text that only screen readers read is kept in a box of one pixel. */
    function isForReadersAlone(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return true;
      return element.parentElement !== null && isForReadersAlone(element.parentElement);
    }

    function isSqueezed(node: Text): boolean {
      const text = node.data;
      const length = text.trim().length;
      if (IDEOGRAPHS.test(text)) {
        const lines = linesOf(node, 0, text.length).size;
        return lines >= 3 && length / lines < 2.5;
      }
      return [...text.matchAll(WORD)].some(
        ({ 0: word, index }) =>
          word.length > 1 && word.length <= SHORT_WORD && linesOf(node, index, index + word.length).size > 1,
      );
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const squeezed: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const element = node.parentElement;
      if (node.data.trim() === '' || !element || element.closest('[aria-hidden="true"], svg, option'))
        continue;
      const isDrawn = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      if (!isDrawn || isForReadersAlone(element)) continue;
      if (isSqueezed(node)) squeezed.push(node.data.trim().slice(0, 60));
    }
    return squeezed;
  });
}
