import { type RefObject, useLayoutEffect } from 'react';
import { fittingPages } from './fitting-pages.ts';
import type { SlipSize } from './slip-size.ts';

/** While slips for a roll are drawn: pages of their lengths. */
export function useFittingPages(paper: RefObject<HTMLDivElement | null>, size: SlipSize): void {
  useLayoutEffect(() => {
    if (size !== '80mm' || !paper.current) return undefined;
    const heights = [...paper.current.children].map((slip) => slip.getBoundingClientRect().height);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(fittingPages(heights));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [paper, size]);
}
