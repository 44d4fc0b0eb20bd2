import type { Intent } from '@lectern/contracts/reference/ai/intents';
import { foldedText } from '../answerer/understand/folded-text.ts';
import type { Question } from '../question.ts';

const OF_ACCOUNT: ReadonlySet<Intent> = new Set(['due', 'renew', 'holds', 'fines']);
const NAMED = ['title', 'author', 'subject', 'isbn', 'classNumber'] as const;
const LIMITS = ['docCodes', 'langCodes', 'years', 'onShelf', 'online', 'order'] as const;
/** Words for what a catalogue has. "To book a room" names none. */
const WORKS =
  /\b(?:books|(?:a|an|any|some|the|this|that|which|what) book|ebooks?|novels?|titles?|textbooks?|livres?|ouvrages?|romans?|manuels?)\b|书籍|图书(?!馆)|小说|文献|教材|著作|[本些类的]书|书$/;

/**
 * Whether a question seeks works, or is about the account of its reader. The catalogue and the account know more of it than a text that
 * staff wrote, so only a question in the very words of staff is theirs.
 */
export function seeksWorksOrAccount({ intent, about, refines, text }: Question): boolean {
  if (OF_ACCOUNT.has(intent) || refines) return true;
  if (NAMED.some((name) => about[name] !== undefined)) return true;
  return LIMITS.some((name) => about[name] !== undefined) || WORKS.test(foldedText(text));
}
