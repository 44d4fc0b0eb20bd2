import { useEffect, useRef } from 'react';
import { isKeyElsewhere } from '../../../lib/is-key-elsewhere.ts';
import type { Review } from './use-review.ts';

/** A approves, R refuses, B blocks the author of the marked text; J and K, or the arrows, mark the next and the last one. */
export function useReviewKeys(review: Review): void {
  const current = useRef(review);
  useEffect(() => {
    current.current = review;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isKeyElsewhere(event.target)) return;
      const { marked, step, approve, open } = current.current;
      const acts: Record<string, () => void> = {
        j: () => step(1),
        arrowdown: () => step(1),
        k: () => step(-1),
        arrowup: () => step(-1),
        ...(marked && marked.state !== 'approved' && { a: () => approve(marked) }),
        ...(marked?.reports.length && { a: () => approve(marked) }),
        ...(marked && marked.state !== 'refused' && { r: () => open('refuse', marked) }),
        ...(marked?.author.name && { b: () => open('block', marked) }),
      };
      const act = acts[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
