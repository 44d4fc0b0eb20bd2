import { type RefObject, useLayoutEffect } from 'react';
import { freePlace } from './free-place.ts';

/** What messages must not cover, where the page leaves room. */
const KEPT_CLEAR = 'h1, h2, h3, input:not([type="hidden"]), select, textarea';
/** What they must not cover at all: bars that are fixed at the edge of the window. */
const BARS = '[data-fixed-bar]';
const MARGIN = 16;

/** Keeps an element that is over the page where it covers no heading and no field of the page, or of the dialog that holds it. */
export function useFreePlace(over: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const element = over.current;
    if (!element || !active) return;
    let frame = 0;
    const place = () => {
      frame = 0;
      putInFreePlace(element);
    };
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    // The page may change while the message is shown: it loads, is scrolled, or another page comes.
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(placeSoon);
    sizes.observe(element);
    sizes.observe(document.body);
    addEventListener('scroll', placeSoon, { passive: true, capture: true });
    addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      removeEventListener('scroll', placeSoon, { capture: true });
      removeEventListener('resize', placeSoon);
    };
  }, [over, active]);
}

function putInFreePlace(element: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const room = { left: MARGIN, top: MARGIN, right: clientWidth - MARGIN, bottom: clientHeight - MARGIN };
  const boxesOf = (selector: string) =>
    [...(element.closest('dialog') ?? document).querySelectorAll(selector)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect());
  const size = element.getBoundingClientRect();
  const { left, top } = freePlace(size, room, boxesOf(KEPT_CLEAR), boxesOf(BARS));
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
