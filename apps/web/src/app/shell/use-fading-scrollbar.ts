import { useEffect } from 'react';

/** Specification 1, section 9: "Scrollbar fades after 2 seconds". */
const FADES_AFTER_MS = 2000;
/** A pointer that moves may be on its way to the scrollbar. */
const USES = ['scroll', 'pointermove', 'keydown'] as const;

/** Marks the page while it is scrolled or pointed at: base.css fades the scrollbar of an unmarked page. */
export function useFadingScrollbar(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let fading: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      dataset.scrollbar = 'shown';
      clearTimeout(fading);
      fading = setTimeout(() => {
        dataset.scrollbar = 'faded';
      }, FADES_AFTER_MS);
    };
    show();
    for (const name of USES) addEventListener(name, show, { passive: true });
    return () => {
      clearTimeout(fading);
      delete dataset.scrollbar;
      for (const name of USES) removeEventListener(name, show);
    };
  }, []);
}
