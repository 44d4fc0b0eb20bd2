import { type RefObject, useEffect, useEffectEvent } from 'react';
import { openDialogs } from '../open-dialogs.ts';
import { keptInput } from './kept-input.ts';
import { typedBursts } from './typed-burst.ts';

/**
 * Brings what a scanner types to a field, wherever the focus is. While nothing that takes text has the focus, the first character moves
 * it to the field. What comes as fast as a scanner types and ends with Enter is taken anywhere: `onScan` gets the code and empties the
 * field, whatever was left in it; another field gets back what it had. What somebody types there by hand stays there, and what comes
 * slowly into the field is sent by its form.
 */
export function useScannerInput(
  field: RefObject<HTMLInputElement | null>,
  onScan: (code: string) => void,
): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    const bursts = typedBursts();
    let putBack = () => {};

    function onCharacter(character: string, at: number) {
      if (character !== ' ' && openDialogs.get().length === 0 && !takesKeys(document.activeElement)) {
        field.current?.focus();
        // What was left there is no part of the code.
        field.current?.select();
        bursts.reset();
      }
      if (bursts.add(character, at)) putBack = keptInput(document.activeElement);
    }

    function onEnter(event: KeyboardEvent) {
      const code = bursts.end(event.timeStamp);
      if (code === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.target !== field.current) putBack();
      scanned(code);
    }

    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey || isSecret(event.target))
        bursts.reset();
      else if (event.key.length === 1) onCharacter(event.key, event.timeStamp);
      else if (event.key === 'Enter') onEnter(event);
      // Scanners press it for capitals.
      else if (event.key !== 'Shift') bursts.reset();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [field]);
}

const TAKES_KEYS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable], [role="menu"]';

/** Whether characters mean something to an element: they are written there, or choose an entry. */
function takesKeys(element: Element | null): boolean {
  return element !== null && element.closest(TAKES_KEYS) !== null;
}

/** Programs that keep passwords type as fast as scanners. */
function isSecret(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'password';
}
