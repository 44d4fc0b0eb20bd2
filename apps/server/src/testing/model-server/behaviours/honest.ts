import type { Asked } from '../asked.ts';
import type { ScriptedReply } from '../reply.ts';
import { languageOf, refsIn } from './read-results.ts';

const FOUND = {
  zh: (refs: readonly string[]) => `本馆有${refs.map((ref) => `[[${ref}]]`).join('、')}。请到服务台咨询。`,
  en: (refs: readonly string[]) =>
    `The library has ${refs.map((ref) => `[[${ref}]]`).join(' and ')}. Please ask at the desk.`,
  fr: (refs: readonly string[]) =>
    `La bibliothèque a ${refs.map((ref) => `[[${ref}]]`).join(' et ')}. Demandez au bureau.`,
} as const;
const NOTHING = {
  zh: '本馆没有找到这样的书。',
  en: 'The library does not have it.',
  fr: 'La bibliothèque ne l’a pas.',
} as const;

/** A call that searches for these words. */
export function searchFor(words: string, more: object = {}) {
  return { name: 'search_catalogue', input: JSON.stringify({ words: words.slice(0, 200), ...more }) };
}

/** Words of a question without those that nobody looks for, as a model leaves them out. */
function wordsOf(question: string): string {
  const quoted = /[《“「"«]\s*([^》”」"»]+?)\s*[》”」"»]/u.exec(question)?.[1];
  if (quoted) return quoted;
  const few = question.replace(
    /\b(?:do|does|you|have|has|the|library|any|books?|about|on|is|are|there|a|an|what|which|by|avez|vous|des|livres?|sur|de|la|le|les)\b|[?？。!！]|有没有|关于|的书|图书馆|有/giu,
    ' ',
  );
  return few.replace(/\s+/g, ' ').trim() || question;
}

/** Looks the question up, and answers with the first two works. */
export function honest({ system, question, round, results }: Asked): ScriptedReply {
  const language = languageOf(system);
  if (round === 0)
    return {
      text: ['I will look ', 'in the catalogue.'],
      calls: [searchFor(wordsOf(question), { anyWord: true })],
    };
  const refs = refsIn(results).slice(0, 2);
  if (round === 1 && refs.length > 0)
    return { calls: [{ name: 'availability', input: JSON.stringify({ refs }) }] };
  return { text: [refs.length > 0 ? FOUND[language](refs) : NOTHING[language]] };
}
