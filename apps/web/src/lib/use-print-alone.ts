import { useEffect, useEffectEvent } from 'react';

/**
 * Prints what is drawn beside the page, and not the page: style sheets hide it where the root element has this data. Then `onPrinted` is
 * called.
 */
export function usePrintAlone(what: 'slips' | 'receipt', onPrinted: () => void): void {
  const done = useEffectEvent(onPrinted);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const after = () => done();
    dataset[what] = '';
    addEventListener('afterprint', after);
    // Behind the first drawing of it.
    const timer = setTimeout(() => print(), 50);
    return () => {
      clearTimeout(timer);
      delete dataset[what];
      removeEventListener('afterprint', after);
    };
  }, [what]);
}
