/** Letters typed within this time of each other, in milliseconds, belong together. */
const PAUSE_MS = 500;

/** Collects letters that are typed one after another. After a pause it begins anew. `at` is the time of the key, in milliseconds. */
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
 * The index of the next entry after `now` whose label begins with the letters; after the last entry the first follows. Undefined if
 * there is none. The same letter typed several times goes from one such entry to the next.
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

/** The index of the entry that a key moves to; undefined for other keys. `now` is -1 if no entry has the focus. */
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
