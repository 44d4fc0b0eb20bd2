/** Letters that follow each other within this time, in milliseconds, are one word. */
const PAUSE_MS = 500;

/** Collects letters that are typed one after another. A pause begins a new word. `at` is the time of the key, in milliseconds. */
export function letterCollector(): (letter: string, at: number) => string {
  let word = '';
  let last = Number.NEGATIVE_INFINITY;
  return (letter, at) => {
    word = at - last < PAUSE_MS ? word + letter : letter;
    last = at;
    return word;
  };
}

/**
 * The number of the entry whose label begins with the letters, searched from the entry `now` and round to it again; undefined where
 * none does. One letter, typed once or several times, goes on to the next such entry.
 */
export function entryBeginning(letters: string, labels: readonly string[], now: number): number | undefined {
  const typed = letters.toLocaleLowerCase();
  const first = typed.charAt(0);
  const repeated = typed === first.repeat(typed.length);
  const wanted = repeated ? first : typed;
  const start = repeated ? now + 1 : Math.max(0, now);
  for (let step = 0; step < labels.length; step++) {
    const at = (start + step) % labels.length;
    if (labels[at]!.trim().toLocaleLowerCase().startsWith(wanted)) return at;
  }
  return undefined;
}

/** The number of the entry that a key moves to; undefined for keys that move nowhere. `now` is -1 where none has the focus. */
export function entryAfterKey(key: string, now: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (now + 1) % count;
    case 'ArrowUp':
      return now <= 0 ? count - 1 : now - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
