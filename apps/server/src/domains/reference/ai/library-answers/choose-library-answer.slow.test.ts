import { describe, expect, it } from 'vitest';
import { type Context, understand } from '../answerer/understand/understand.ts';
import { chooseAnswer, nearAnswers, type OpenAnswer } from './choose-library-answer.ts';
import { seeksWorksOrAccount } from './seeks-works.ts';

const CONTEXT: Context = { language: 'en-US', today: '2026-11-24', turns: [], libraries: [] };

const ANSWERS: readonly OpenAnswer[] = [
  answer(
    'hours',
    ['What are your opening hours?'],
    ['图书馆几点开门？', '开放时间'],
    ['Quels sont vos horaires ?'],
  ),
  answer(
    'print',
    ['How can I print?', 'Where are the printers?'],
    ['怎么打印？', '哪里可以复印'],
    ['Où puis-je imprimer ?'],
  ),
  answer(
    'rooms',
    ['How do I book a group study room?'],
    ['怎么预约研讨间', '小组讨论室怎么订'],
    ['Comment réserver une salle de groupe ?'],
  ),
  answer(
    'card',
    ['I lost my library card', 'What do I do if my card is stolen?'],
    ['借书证丢了怎么办'],
    ['J’ai perdu ma carte'],
  ),
  answer(
    'wifi',
    ['Is there wifi?', 'wifi'],
    ['无线网怎么连', 'WiFi密码是多少'],
    ['Comment se connecter au wifi ?'],
  ),
  answer('parking', ['Where can I park my car?'], ['停车怎么收费'], ['Où se garer ?']),
  answer(
    'ill',
    ['How does inter-library loan work?'],
    ['馆际互借怎么办理'],
    ['Comment marche le prêt entre bibliothèques ?'],
  ),
  answer('chess', ['Do you have a chess club?'], ['有没有象棋社'], ['Y a-t-il un club d’échecs ?']),
];

function answer(
  id: string,
  english: readonly string[],
  chinese: readonly string[],
  french: readonly string[],
): OpenAnswer {
  return {
    id,
    wordings: [
      { language: 'en-US', wordings: english },
      { language: 'zh-CN', wordings: chinese },
      { language: 'fr-FR', wordings: french },
    ],
  };
}

async function answererOf(question: string): Promise<string | undefined> {
  const needsSameWords = seeksWorksOrAccount(await understand(question, CONTEXT));
  return chooseAnswer(nearAnswers(question, ANSWERS), needsSameWords)?.id;
}

describe('the library’s own answer', () => {
  it.each([
    ['What are your opening hours?', 'hours'],
    ['what are the opening hours of the library', 'hours'],
    ['opening hours', 'hours'],
    ['openning hours?', 'hours'],
    ['图书馆几点开门', 'hours'],
    ['圖書館幾點開門？', 'hours'],
    ['请问开放时间', 'hours'],
    ['vos horaires ?', 'hours'],
    ['Where can I print here?', 'print'],
    ['Can I print in the library?', 'print'],
    ['where is the printer', 'print'],
    ['怎么打印', 'print'],
    ['请问在哪里可以复印？', 'print'],
    ['ou est-ce que je peux imprimer', 'print'],
    ['How can I book a group study room', 'rooms'],
    ['如何预约研讨间？', 'rooms'],
    ['I have lost my card', 'card'],
    ['my card was stolen', 'card'],
    ['借书证丢了', 'card'],
    ['wifi', 'wifi'],
    ['WIFI 密码', 'wifi'],
    ['where can i park', undefined],
    ['where to park a car', 'parking'],
    ['停车收费吗', 'parking'],
    ['how does interlibrary loan work', undefined],
    ['how does the inter-library loan work', 'ill'],
    ['how does inter-libary loan work', 'ill'],
    ['馆际互借如何办理', 'ill'],
  ])('answers “%s”: %s', async (question, expected) => {
    expect(await answererOf(question)).toBe(expected);
  });

  it.each([
    'books about opening hours in chess',
    'Do you have books about opening hours?',
    'books about printing',
    'books about group study rooms',
    'Do you have a book about inter-library loan?',
    'a novel in which somebody lost a card',
    '“Lost card”',
    '《开放时间》',
    '有没有关于打印的书',
    '关于停车收费的书',
    '馆际互借方面的文献',
    'des livres sur le wifi',
    'print',
    'The Printers',
    '打印',
    'parking',
    'chess openings',
    'Where can I find books on chess?',
    'ISBN 9780142437247',
    'When are my books due?',
    '我借的书什么时候到期？',
    'Can I renew my books?',
    'Is the library open on Sunday?',
    'What is new?',
    'How can I?',
    '',
    '？',
  ])('leaves “%s” to the catalogue and the account', async (question) => {
    expect(await answererOf(question)).toBeUndefined();
  });

  it('answers a question about works that staff wrote themselves, in its very words', () => {
    const answers = [answer('sale', ['Where can I buy old books?'], ['哪里可以买旧书'], [])];
    const same = nearAnswers('where can I buy old books', answers);
    expect(chooseAnswer(same, true)?.id).toBe('sale');
    const other = nearAnswers('Where can I find old books?', answers);
    expect(chooseAnswer(other, true)).toBeUndefined();
  });

  it('compares with three hundred answers of thirty wordings in less than the time of a search', () => {
    const many = Array.from({ length: 300 }, (_, at) =>
      answer(`${at}`, [`Where is the room ${at}?`], [`${at}号房间在哪里`], [`Où est la salle ${at} ?`]),
    );
    expect(nearAnswers('Where is the room 250?', many)[0]).toMatchObject({ id: '250' });
  });
});
