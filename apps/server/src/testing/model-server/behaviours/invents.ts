import type { Asked } from '../asked.ts';
import type { ScriptedReply } from '../reply.ts';
import { honest } from './honest.ts';
import { languageOf } from './read-results.ts';

/** Books that nobody wrote, in every way in which a sentence can name one. Each has a word by which a test finds it. */
export const INVENTED = {
  en: [
    'You should read “Zorblax and the Sea”.',
    "Also try 'Zorblax Returns' today.",
    'Many readers also like The Zorblax Chronicles here.',
    'Another one is "Zorblax: a life" by Quentin Zorblax.',
    'See also *Zorblax for Beginners* and **Zorblax Explained**.',
    'It was written by Quentin Zorblax in 1871.',
    'Its number is ISBN 978-3-16-148410-0.',
    'Order it as 3161484100 or 9 7 8 3 1 6 1 4 8 4 1 0 0.',
    'The library has 4711 copies of [[R1]].',
    'See [[R99]] and [[record:zorblax]] too.',
    'It says: [[R1|Zorblax is the greatest of all.]]',
    'The best one is [1] and also [2] by Zorblax.',
    '- Zorblax, the secret',
    '| Title | Year |\n| --- | --- |\n| Zorblax | 1871 |',
    '<b>Zorblax</b> is on the shelf.',
    'It is called zorblax of the seas.',
    'The shelf mark is Zorblax-Q 77.9.',
  ],
  zh: [
    '推荐《佐布拉克斯与大海》。',
    '还有「佐布拉克斯归来」这本书。',
    '也可以读“佐布拉克斯传”。',
    '作者是佐布拉克斯。',
    '书号是9783161484100。',
    '馆藏四千七百一十一册[[R1]]。',
    '名为佐布拉克斯的书在架。',
    '﹃佐布拉克斯﹄也很好。',
    '由佐布拉克斯所著。',
  ],
  fr: [
    'Lisez «\u202fZorblax et la mer\u202f».',
    'Il y a aussi ‹Zorblax revient›.',
    'Le roman de Quentin Zorblax est notamment disponible.',
    'Son numéro est 978-3-16-148410-0.',
    'La bibliothèque a 4\u202f711 exemplaires de [[R1]].',
  ],
} as const;

/** Whether a text has something of what is invented here. */
export function isInvented(text: string): boolean {
  return /zorblax|佐布拉克斯|四千七百|4[\s,.\u202f]?711|1871|3\W*1\W*6\W*1\W*4\W*8\W*4\W*1\W*0/iu.test(text);
}

/** Answers well, and between its sentences invents books, authors, numbers and quotes. */
export function invents(asked: Asked): ScriptedReply {
  const reply = honest(asked);
  if (asked.round === 0 || reply.calls) return reply;
  return {
    text: [...INVENTED[languageOf(asked.system)].map((sentence) => `${sentence}\n`), ...(reply.text ?? [])],
  };
}
