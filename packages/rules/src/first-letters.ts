/** The first letters of a text as readers count them: a letter with its accents, or a sign of several parts, is one. */
export function firstLetters(text: string, count: number): string {
  let end = 0;
  let taken = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (taken === count) break;
    taken += 1;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
