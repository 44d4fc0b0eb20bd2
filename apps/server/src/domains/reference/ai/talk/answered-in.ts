import type { Language } from '@lectern/contracts/kernel/languages';
import { hanScriptOf } from '@lectern/search/ranking/han-script';
import { surelyWritten } from '../answerer/understand/choose-grammar.ts';
import { foldedText } from '../answerer/understand/folded-text.ts';
import { markedNames } from '../answerer/understand/masked-titles.ts';

/** What `hanScriptOf` says of a text in traditional characters alone. */
const TRADITIONAL = 2;

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
      return hanScriptOf(text) === TRADITIONAL ? 'zh-TW' : 'zh-CN';
    default:
      return written satisfies never;
  }
}
