import { useEffect, useRef } from 'react';
import { isKeyElsewhere } from '../../../../lib/is-key-elsewhere.ts';
import type { ReviewOfAnswers } from './use-answer-review.ts';

/** D marks an answer as reviewed, W writes an answer of the library; J and K, or the arrows, go to the next and the last one. */
export function useAnswerKeys(review: ReviewOfAnswers): void {
  const current = useRef(review);
  useEffect(() => {
    current.current = review;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isKeyElsewhere(event.target)) return;
      const { marked, step, review: take, write } = current.current;
      const acts: Record<string, () => void> = {
        j: () => step(1),
        arrowdown: () => step(1),
        k: () => step(-1),
        arrowup: () => step(-1),
        ...(marked && { d: () => take(marked), w: () => write(marked) }),
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
