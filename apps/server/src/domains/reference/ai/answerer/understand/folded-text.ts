import { foldCharacter } from '@lectern/search/analysis/fold-character';

/**
 * A text as grammars read it: lower case, without accents, traditional Han as simplified. It is as long as the text (UTF-16 units), so what
 * is found in it is cut out of the text by the same places.
 */
export function foldedText(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const unit = text[at] ?? '';
    const folded = foldCharacter(unit.charCodeAt(0));
    return folded.length === 1 ? folded : unit.toLowerCase().length === 1 ? unit.toLowerCase() : ' ';
  }).join('');
}

/** A pattern over folded text: its own letters are folded too, signs of the expression stay. */
export function pattern(source: string, flags = ''): RegExp {
  const folded = source.replace(/[\p{Script=Han}\p{Script=Latin}]/gu, (letter) => {
    // A letter after a backslash is a class of characters; those are ASCII and fold to themselves, but for case.
    return /[\x21-\x7e]/.test(letter) ? letter : foldedText(letter);
  });
  return new RegExp(folded, flags);
}
