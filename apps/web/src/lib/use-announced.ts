import { useEffect } from 'react';
import { announce } from './announcer.ts';

/** Reads out what changed on a page, once for each new text; undefined: nothing. */
export function useAnnounced(text: string | undefined): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}
