import type { Language } from '@lectern/contracts/kernel/languages';
import type { Random } from '../../search/random.ts';
import type { Statement } from './check-statement.ts';

export const WRONGS = ['other record', 'changed number', 'negation'] as const;
export type Wrong = (typeof WRONGS)[number];

/** How copies on the shelf are denied in each language. */
const DENIALS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  'en-US': [
    [/ on the shelf/, ' not on the shelf'],
    [/all copies are out/, 'not all copies are out'],
    [/has no copy/, 'has a copy'],
    [/it can be read/, 'it cannot be read'],
  ],
  'fr-FR': [
    [/ en rayon/, ' pas en rayon'],
    [/tous les exemplaires sont/, 'tous les exemplaires ne sont pas'],
    [/n’a pas d’exemplaire/, 'a un exemplaire'],
    [/à lire en ligne/, 'pas à lire en ligne'],
  ],
  'zh-CN': [
    [/在架可借/, '不在架，不可借'],
    [/已全部借出/, '没有借出'],
    [/没有可借/, '有可借'],
    [/可以在线/, '不可以在线'],
  ],
  'zh-TW': [
    [/在架可借/, '不在架，不可借'],
    [/已全部借出/, '沒有借出'],
    [/沒有可借/, '有可借'],
    [/可以線上/, '不可以線上'],
  ],
};

/** A sentence made wrong; undefined where it cannot be made wrong so. */
export function madeWrong(
  right: Statement,
  how: Wrong,
  others: readonly Statement[],
  random: Random,
): Statement | undefined {
  if (how === 'other record') {
    const other = random.pick(others);
    return other.source.title === right.source.title ? undefined : { ...right, recordId: other.recordId };
  }
  if (how === 'changed number') {
    const after = right.text.lastIndexOf(']') + 1;
    const numbers = [...right.text.slice(after).matchAll(/\d+/g)];
    if (numbers.length === 0) return undefined;
    const found = random.pick(numbers);
    const at = after + found.index;
    const changed = String(Number(found[0]) + random.between(11, 97));
    return { ...right, text: right.text.slice(0, at) + changed + right.text.slice(at + found[0].length) };
  }
  const denial = DENIALS[right.language].find(([when]) => when.test(right.text));
  return denial && { ...right, text: right.text.replace(denial[0], denial[1]) };
}

/** So many wrong sentences, of each kind as many as of the others. */
export function wrongPairs(
  right: readonly Statement[],
  count: number,
  random: Random,
): { readonly how: Wrong; readonly statement: Statement }[] {
  const made: { readonly how: Wrong; readonly statement: Statement }[] = [];
  for (let tries = 0; made.length < count && tries < count * 200; tries++) {
    const how = WRONGS[made.length % WRONGS.length] ?? 'negation';
    const statement = madeWrong(random.pick(right), how, right, random);
    if (statement) made.push({ how, statement });
  }
  return made;
}
