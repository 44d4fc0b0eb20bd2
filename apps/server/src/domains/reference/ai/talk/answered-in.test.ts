import { expect, it } from 'vitest';
import { answeredIn } from './answered-in.ts';

it.each([
  ['Do you have the second part of this book?', 'zh-CN', 'en-US'],
  ['avez-vous des livres pour ma fille', 'en-US', 'fr-FR'],
  ['這本書可以續借嗎', 'en-US', 'zh-TW'],
  ['这本书可以续借吗', 'fr-FR', 'zh-CN'],
] as const)('answers %s on a screen in %s in %s', (question, screen, language) => {
  expect(answeredIn(question, screen)).toBe(language);
});

it.each([
  ['Sapiens', 'zh-CN'],
  ['The name of the rose, vous avez ?', 'fr-FR'],
  ['vous avez The name of the rose ?', 'fr-FR'],
  ['avez-vous « How to be both and other stories of the sea » ?', 'fr-FR'],
  ['有没有 The name of the rose', 'zh-CN'],
  ['這本書可以續借嗎', 'zh-CN'],
  ['deep learning', 'fr-FR'],
  ['三体', 'zh-TW'],
] as const)('answers %s in the language of the screen %s', (question, screen) => {
  expect(answeredIn(question, screen)).toBe(screen);
});
