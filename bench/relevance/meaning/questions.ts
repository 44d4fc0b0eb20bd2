import { hashString } from '@lectern/search/analysis/string-hash';
import { Random } from '../../search/random.ts';

/** A record as far as questions are made of it and judged by it. */
export interface Judgeable {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  /** Its subject headings, keywords aside. */
  readonly headings: readonly string[];
}

export interface Question {
  readonly kind: 'heading' | 'title';
  readonly text: string;
  /** ISO 639-2/B; headings are those of the Gemeinsame Normdatei, which are German. */
  readonly language: string;
  /** The hidden records that are about it. */
  readonly right: ReadonlySet<string>;
}

export const HEADINGS_ASKED = 600;
export const TITLES_ASKED = 800;
/** Headings that a record must share with a title's record to be right. */
const SHARED_HEADINGS = 2;

/**
 * Headings and titles of the shown records, drawn without preference: the same ones for the same salt. Right for a heading are the hidden
 * records that have it, for a title those that have two of its record's headings. Questions without a right record are not asked.
 */
export function questionsOf(
  shown: readonly Judgeable[],
  hidden: readonly Judgeable[],
  salt: string,
): readonly Question[] {
  const random = new Random(hashString(salt));
  const withHeading = new Map<string, string[]>();
  for (const { id, headings } of hidden) {
    for (const heading of new Set(headings))
      withHeading.set(heading, [...(withHeading.get(heading) ?? []), id]);
  }
  const known = [...new Set(shown.flatMap(({ headings }) => headings))].filter((one) => withHeading.has(one));
  const questions: Question[] = draw(known, HEADINGS_ASKED, random, (text) => ({
    kind: 'heading',
    text,
    language: 'ger',
    right: new Set(withHeading.get(text)),
  }));
  const titles = draw(shown, TITLES_ASKED, random, ({ title, language, headings }) => {
    const shares = new Map<string, number>();
    for (const heading of new Set(headings))
      for (const id of withHeading.get(heading) ?? []) shares.set(id, (shares.get(id) ?? 0) + 1);
    const right = [...shares].filter(([, shared]) => shared >= SHARED_HEADINGS).map(([id]) => id);
    if (title === '' || right.length === 0) return undefined;
    return { kind: 'title', text: title, language, right: new Set(right) };
  });
  return [...questions, ...titles];
}

function draw<T>(
  from: readonly T[],
  count: number,
  random: Random,
  questionOf: (one: T) => Question | undefined,
): Question[] {
  const left = [...from];
  const drawn: Question[] = [];
  while (drawn.length < count && left.length > 0) {
    const at = random.below(left.length);
    const question = questionOf(left[at]!);
    if (question !== undefined) drawn.push(question);
    left[at] = left.at(-1)!;
    left.pop();
  }
  return drawn;
}
