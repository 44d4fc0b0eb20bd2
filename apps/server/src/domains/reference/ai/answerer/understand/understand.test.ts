import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import type { Intent } from '@lectern/contracts/reference/ai/intents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question, Turn } from '../../question.ts';
import { ASKED } from './asked.fixtures.ts';
import { type Context, understand } from './understand.ts';

const CONTEXT: Context = {
  language: 'zh-CN',
  today: '2026-11-24',
  turns: [],
  libraries: [
    { code: 'EAST', name: '东馆' },
    { code: 'MAIN', name: 'Main Library' },
  ],
};
const cases = Object.entries(ASKED).flatMap(([intent, asked]) =>
  asked.map(([language, text]) => ({ intent: intent as Intent, language, text })),
);

function afterFind(recordIds: readonly string[], intent: Intent = 'find'): Turn {
  const question: Question = { intent, about: { subject: '历史' }, refines: false, act: false, text: '' };
  return { question, search: { keyWord: '历史' }, recordIds };
}

describe('what a question means', () => {
  it.each(cases)('$intent: $text', async ({ intent, language, text }) => {
    expect((await understand(text, { ...CONTEXT, language })).intent).toBe(intent);
  });

  it('is the same in simplified and in traditional characters', async () => {
    expect((await understand('圖書館幾點關門？', CONTEXT)).intent).toBe('hours');
    expect((await understand('我借的書什麼時候到期？', CONTEXT)).intent).toBe('due');
  });

  it.each([
    ['zh-CN', '有没有鲁迅的小说', { author: '鲁迅' }],
    ['zh-CN', '我想找关于货币政策的书', { subject: '货币政策' }],
    ['zh-CN', '《红楼梦》在架吗', { title: '红楼梦' }],
    ['zh-CN', '978-7-108-00000-2 在哪', { isbn: '9787108000002' }],
    ['en-US', 'Do you have ISBN-9787108000002?', { isbn: '9787108000002' }],
    ['en-US', 'books about 01a21bc2-7000-9462-10ff', { subject: '01a21bc2-7000-9462-10ff' }],
    ['en-US', 'Do you have any books by Virginia Woolf?', { author: 'Virginia Woolf' }],
    ['en-US', "I'm looking for books about monetary policy", { subject: 'monetary policy' }],
    ['fr-FR', 'Avez-vous des livres de Victor Hugo ?', { author: 'Victor Hugo' }],
    ['fr-FR', 'Je cherche des livres sur la politique monétaire', { subject: 'politique monétaire' }],
    ['zh-CN', '有没有关于章回小说的书', { subject: '章回小说' }],
    [
      'zh-CN',
      '有哪些人工智能方面的英文书，2015年以后的',
      { subject: '人工智能', langCodes: ['eng'], years: { from: 2015 } },
    ],
    ['zh-TW', '有什麼心理學方面的書', { subject: '心理學' }],
    ['zh-CN', '想找几本经济学领域的入门书', { subject: '经济学' }],
    ['zh-CN', '红楼梦是谁写的', { words: '红楼梦' }],
    ['zh-CN', '鲁迅写的呐喊', { author: '鲁迅', words: '呐喊' }],
    ['en-US', 'Do you have As You Like It?', { words: 'As You Like It' }],
    ['en-US', 'Wuthering Heights by Emily Bronte', { author: 'Emily Bronte', words: 'Wuthering Heights' }],
    ['fr-FR', 'Avez-vous Les Misérables ?', { words: 'Les Misérables' }],
  ] as const)('names in %s what it is about: %s', async (language, text, about) => {
    expect((await understand(text, { ...CONTEXT, language })).about).toMatchObject(about);
  });

  it.each([
    ['en-US', "books about optics that aren't older than 2010", { years: { from: 2010 } }],
    ['en-US', 'books about optics, no later than 1999', { years: { to: 1999 } }],
    ['en-US', 'German dissertations about optics', { docCodes: ['thesis'], langCodes: ['ger'] }],
    ['fr-FR', "des thèses allemandes sur l'optique", { docCodes: ['thesis'], langCodes: ['ger'] }],
    ['en-US', 'Which books get checked out the most?', { order: 'mostBorrowed' }],
    ['zh-CN', '大家最爱借什么书', { order: 'mostBorrowed' }],
    ['fr-FR', 'Quoi de neuf à la bibliothèque ?', { order: 'newest' }],
    ['en-US', 'books about optics that I could take home today', { onShelf: true, subject: 'optics' }],
    ['fr-FR', "des livres sur l'optique, pas plus anciens que 2010", { years: { from: 2010 } }],
    ['fr-FR', "des livres sur l'optique, pas après 1999", { years: { to: 1999 } }],
    ['zh-CN', '关于光学的书，不早于2010年', { years: { from: 2010 }, subject: '光学' }],
    ['zh-CN', '关于光学的书，不晚于1999年', { years: { to: 1999 } }],
  ] as const)('limits in %s: %s', async (language, text, about) => {
    expect((await understand(text, { ...CONTEXT, language })).about).toMatchObject(about);
  });

  it.each([
    [
      'zh-CN',
      '最近五年出版的人工智能方面的英文书',
      { years: { from: 2021 }, langCodes: ['eng'], subject: '人工智能' },
    ],
    [
      'en-US',
      'new books on climate change in German',
      { order: 'newest', langCodes: ['ger'], subject: 'climate change' },
    ],
    [
      'en-US',
      'theses about whales since 2015',
      { docCodes: ['thesis'], years: { from: 2015 }, subject: 'whales' },
    ],
    ['zh-CN', '东馆周六开门吗', { libraryCode: 'EAST', days: { from: '2026-11-28', to: '2026-11-28' } }],
    [
      'fr-FR',
      'La bibliothèque est-elle ouverte demain ?',
      { days: { from: '2026-11-25', to: '2026-11-25' } },
    ],
  ] as const)('reads filters and days in %s: %s', async (language, text, about) => {
    expect((await understand(text, { ...CONTEXT, language })).about).toMatchObject(about);
  });

  it.each([
    ['zh-CN', '第二本在哪', { intent: 'where', ordinal: 2 }],
    ['zh-CN', '只要英文的', { intent: 'find', ordinal: undefined }],
    ['zh-CN', '这本能借吗', { intent: 'available', ordinal: 1 }],
    ['en-US', 'Where is the second one?', { intent: 'where', ordinal: 2 }],
    ['en-US', 'only in German', { intent: 'find', ordinal: undefined }],
    ['fr-FR', 'Et en anglais ?', { intent: 'find', ordinal: undefined }],
  ] as const)('goes on from the turn before in %s: %s', async (language, text, { intent, ordinal }) => {
    const question = await understand(text, { ...CONTEXT, language, turns: [afterFind(['a', 'b'])] });
    expect([question.intent, question.refines, question.about.ordinal]).toEqual([intent, true, ordinal]);
  });

  it.each([
    ['zh-CN', '最近有什么新书？', { order: 'newest' }],
    ['zh-CN', '有多少英文书', { langCodes: ['eng'] }],
    ['en-US', 'What is new?', { order: 'newest' }],
    ['en-US', 'books published in 1985', { years: { from: 1985, to: 1985 } }],
  ] as const)(
    'asks for itself though something was found before in %s: %s',
    async (language, text, about) => {
      const question = await understand(text, { ...CONTEXT, language, turns: [afterFind(['a'])] });
      expect([question.refines, question.about]).toEqual([false, about]);
    },
  );

  it('does not limit to the shelf where the shelf is asked about', async () => {
    expect((await understand('《红楼梦》在架吗', CONTEXT)).about).toEqual({ title: '红楼梦' });
  });

  it('is something for every text, in every language of the screen', async () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...cases.map(({ text }) => text)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(texts, { maxLength: 3 }),
        fc.constantFrom(...LANGUAGES),
        fc.boolean(),
        async (parts, language, isSecond) => {
          const turns = isSecond ? [afterFind(['a'])] : [];
          const question = await understand(parts.join(' ').slice(0, 1000), { ...CONTEXT, language, turns });
          expect(question.intent).toMatch(/^[a-z]+$/);
          for (const name of ['title', 'author', 'subject', 'words'] as const)
            if (question.about[name] !== undefined) expect(question.about[name].trim()).not.toBe('');
        },
      ),
    );
  });
});
