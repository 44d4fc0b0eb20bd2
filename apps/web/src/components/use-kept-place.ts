import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface Touched {
  readonly name: string;
  readonly value: string;
  /** Its place in the window, in CSS pixels from the top. */
  readonly top: number;
}

/**
 * Keeps the check box that was ticked where it is, with the focus, although the new answer changes the filters around it. The returned
 * function is called with each change. `answer` is the answer that the filters show.
 */
export function useKeptPlace(
  panel: RefObject<HTMLElement | null>,
  answer: object,
): (event: ChangeEvent<HTMLElement>) => void {
  const touched = useRef<Touched>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new answer
  useLayoutEffect(() => {
    const last = touched.current;
    const box = [...(panel.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])].find(
      ({ name, value }) => name === last?.name && value === last.value,
    );
    touched.current = undefined;
    if (!last || !box) return;
    const scroller = box.closest('dialog') ?? document.scrollingElement;
    scroller?.scrollBy({ top: box.getBoundingClientRect().top - last.top, behavior: 'instant' });
    // An element that is moved within a list loses the focus.
    if (document.activeElement === document.body) box.focus({ preventScroll: true });
  }, [panel, answer]);
  return ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox')
      touched.current = { name: target.name, value: target.value, top: target.getBoundingClientRect().top };
  };
}
