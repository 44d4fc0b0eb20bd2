import { useEffect, useRef } from 'react';
import { isKeyElsewhere } from '../../../lib/is-key-elsewhere.ts';

/** J and K, or the arrows, mark the next and the last row of a queue; `acts` are by the lower-case letters that do them now. */
export function useQueueKeys(
  step: (rows: number) => void,
  acts: Readonly<Record<string, (() => void) | false | undefined>>,
): void {
  const keys = {
    j: () => step(1),
    arrowdown: () => step(1),
    k: () => step(-1),
    arrowup: () => step(-1),
    ...acts,
  };
  const current = useRef<typeof acts>(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isKeyElsewhere(event.target)) return;
      const act = current.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
