import type { Language } from '@lectern/contracts/kernel/languages';
import { readLetter } from '../../domains/buying/donations/thanks-letter.ts';
import type { CheckedPaper } from './checked-paper.ts';
import { PROOF_WORDS } from './proof-words.ts';

/** What the page says of a letter of thanks: what stands on the paper, which whoever asks has in hand. */
export function checkedLetter({
  content,
  language,
}: {
  readonly content: string;
  readonly language: Language;
}): CheckedPaper | undefined {
  const letter = readLetter(content);
  if (!letter) return undefined;
  const words = PROOF_WORDS[language];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    title: words.letterTitle,
    text: words.letterText,
    outcome: 'valid',
    facts: [
      [words.number, letter.number],
      [words.giver, letter.donorName],
      [words.copies, String(letter.copies)],
      [words.acceptedOn, date.format(new Date(`${letter.acceptedOn}T00:00:00Z`))],
    ],
  };
}
