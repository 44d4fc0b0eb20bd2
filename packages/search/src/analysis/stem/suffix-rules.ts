/** An ending, what replaces it, and how many letters must stand before it. */
export type SuffixRule = readonly [ending: string, replacement: string, before: number];

/** Steps of a stemmer as data: in each step the longest ending that fits is replaced, once. */
export type SuffixSteps = readonly (readonly SuffixRule[])[];

/** A step from lines "ending replacement before": `-` for no replacement. */
export function step(list: string): SuffixRule[] {
  const rules = list.split(',').map((entry): SuffixRule => {
    const [ending = '', replacement = '-', before = '3'] = entry.trim().split(/\s+/);
    return [ending, replacement === '-' ? '' : replacement, Number(before)];
  });
  return rules.sort((a, b) => b[0].length - a[0].length);
}

/** Takes endings off a word, step after step. */
export function applySteps(word: string, steps: SuffixSteps): string {
  let stem = word;
  for (const rules of steps) {
    const fits = rules.find(
      ([ending, , before]) => stem.length >= ending.length + before && stem.endsWith(ending),
    );
    if (fits !== undefined) stem = stem.slice(0, stem.length - fits[0].length) + fits[1];
  }
  return stem;
}

/** The last of two equal consonants is dropped: mann, ancienn. */
export function undouble(word: string): string {
  const last = word.at(-1) ?? '';
  return last === word.at(-2) && !'aeiou'.includes(last) ? word.slice(0, -1) : word;
}
