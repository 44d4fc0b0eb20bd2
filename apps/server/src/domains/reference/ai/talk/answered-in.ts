import type { Language } from '@lectern/contracts/kernel/languages';
import { surelyWritten } from '../answerer/understand/choose-grammar.ts';
import { foldedText } from '../answerer/understand/folded-text.ts';
import { markedNames } from '../answerer/understand/masked-titles.ts';

/**
 * The language in which a question is answered: its own, where its words say surely which this is, else that of the screen. A title between
 * marks says nothing.
 */
export function answeredIn(question: string, screen: Language): Language {
  const { text } = markedNames(question);
  const written = surelyWritten(foldedText(text), screen);
  switch (written) {
    case undefined:
      return screen;
    case 'en':
      return 'en-US';
    case 'fr':
      return 'fr-FR';
    case 'zh':
      return isTraditional(text) ? 'zh-TW' : 'zh-CN';
    default:
      return written satisfies never;
  }
}

/** Whether a text has characters that are written otherwise in simplified Chinese. */
function isTraditional(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu) ?? [];
  return han.some((character) => foldedText(character) !== character);
}
