import { useEffect } from 'react';
import { announce } from './announcer.ts';

/** Announces a change of the page to screen readers, once for each new text. Undefined: no announcement. */
export function useAnnounced(text: string | undefined): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}
