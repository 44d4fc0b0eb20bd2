import type { Asked } from '../asked.ts';
import type { ScriptedReply } from '../reply.ts';
import { honest } from './honest.ts';
import { languageOf } from './read-results.ts';

const SENTENCES = {
  zh: 'There are many nice works about this in the rooms of the library, so please come and have a look at them. ',
  en: '这家图书馆里面有很多关于这个主题的好看的书，欢迎大家都来这里借阅，工作人员会热情地帮助你。',
  fr: '这家图书馆里面有很多关于这个主题的好看的书，欢迎大家都来这里借阅，工作人员会热情地帮助你。',
} as const;
const OTHERS = [
  'В библиотеке есть много хороших книг об этом, приходите и читайте их у нас каждый день. ',
  'توجد في المكتبة كتب كثيرة جيدة عن هذا الموضوع، تعالوا واقرأوا عندنا كل يوم. ',
  'この図書館にはこのテーマに関する本がたくさんありますので、ぜひお越しください。',
];

/** Looks things up, and answers in languages that nobody asked for. */
export function speaksOtherwise(asked: Asked): ScriptedReply {
  const reply = honest(asked);
  if (asked.round === 0 || reply.calls) return reply;
  return { text: [SENTENCES[languageOf(asked.system)], ...OTHERS] };
}
