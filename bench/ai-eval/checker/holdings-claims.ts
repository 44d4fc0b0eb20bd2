import type { Language } from '@lectern/contracts/kernel/languages';
import type { RecordFacts } from './record-facts.ts';

type Claim = readonly [RegExp, (found: Readonly<Record<string, string>>, facts: RecordFacts) => boolean];

const lendable: Claim[1] = ({ count, place }, facts) =>
  Number(count) === facts.lendable && facts.lendable > 0 && isPlace(place ?? '', facts);
const readingOnly: Claim[1] = ({ place }, facts) =>
  facts.lendable === 0 && facts.copies > 0 && isPlace(place ?? '', facts);
const allOut: Claim[1] = ({ day, waiting }, facts) =>
  facts.lendable === 0 &&
  facts.copies > 0 &&
  (day === undefined || facts.dueDates.some((due) => isDay(day, due))) &&
  (waiting === undefined || Number(waiting) === facts.waiting);
const none: Claim[1] = (_, facts) => facts.lendable === 0 && facts.dueDates.length === 0;
const online: Claim[1] = (_, facts) => facts.isOnline;

/** What can be said of copies, in each language. A sentence that says more or other things is none of these. */
const CLAIMS: Readonly<Record<Language, readonly Claim[]>> = {
  'en-US': [
    [/^(?<count>\d+) cop(?:y|ies) on the shelf, (?<place>.+)$/u, lendable],
    [/^on the shelf, for use in the library only, (?<place>.+)$/u, readingOnly],
    [/^all copies are out(?:, the first is due back (?<day>.+?))?(?:, (?<waiting>\d+) waiting)?$/u, allOut],
    [/^the library has no copy to lend$/u, none],
    [/^it can be read online$/u, online],
  ],
  'fr-FR': [
    [/^(?<count>\d+) exemplaires? en rayon, (?<place>.+)$/u, lendable],
    [/^en rayon, à consulter sur place, (?<place>.+)$/u, readingOnly],
    [
      /^tous les exemplaires sont empruntés(?:, premier retour le (?<day>.+?))?(?:, (?<waiting>\d+) en attente)?$/u,
      allOut,
    ],
    [/^la bibliothèque n’a pas d’exemplaire à prêter$/u, none],
    [/^à lire en ligne$/u, online],
  ],
  'zh-CN': [
    [/^在架可借 (?<count>\d+) 册，(?<place>.+)$/u, lendable],
    [/^在架，只能在馆内阅览，(?<place>.+)$/u, readingOnly],
    [/^已全部借出(?:，最早 (?<day>.+?) 归还)?(?:，有 (?<waiting>\d+) 人在等)?$/u, allOut],
    [/^本馆没有可借的复本$/u, none],
    [/^可以在线阅读$/u, online],
  ],
  'zh-TW': [
    [/^在架可借 (?<count>\d+) 冊，(?<place>.+)$/u, lendable],
    [/^在架，只能在館內閱覽，(?<place>.+)$/u, readingOnly],
    [/^已全部借出(?:，最早 (?<day>.+?) 歸還)?(?:，有 (?<waiting>\d+) 人在等)?$/u, allOut],
    [/^本館沒有可借的複本$/u, none],
    [/^可以線上閱讀$/u, online],
  ],
};

/** Whether a piece of a sentence says something of the copies that the database says too. */
export function isTrueOfCopies(piece: string, facts: RecordFacts, language: Language): boolean {
  return CLAIMS[language].some(([when, holds]) => {
    const found = when.exec(piece);
    return found !== null && holds({ ...found.groups } as Record<string, string>, facts);
  });
}

/** A library or location of a copy, and the call number of one: nothing else of letters or digits. */
function isPlace(place: string, { places, callNumbers }: RecordFacts): boolean {
  const number = callNumbers
    .filter((one) => one !== '' && place.includes(one))
    .toSorted((a, b) => b.length - a.length)[0];
  if (number === undefined) return callNumbers.includes('') && places.some((name) => place.includes(name));
  let rest = place.replace(number, '');
  for (const name of [...places].toSorted((a, b) => b.length - a.length)) rest = rest.replace(name, '');
  return /^(?:\W|call number|cote|索书号|索書號)*$/u.test(rest.replaceAll(/索书号|索書號/gu, ''));
}

const MONTHS = 'jan|fe?[bv]|ma?r|a[pv]r|ma[iy]|ju?i?n|ju?i?l|a[uo][gû]|sep|oct|nov|d[eé]c'.split('|');

/** Whether a written day, with or without its year, is this one. */
function isDay(written: string, due: string): boolean {
  const [year, month, day] = due.split('-').map(Number);
  const numbers = (written.match(/\d+/g) ?? []).map(Number);
  const named = new RegExp(`\\b(?:${MONTHS[(month ?? 1) - 1]})`, 'iu').test(written);
  const left = numbers.filter((number) => number !== year);
  return named
    ? left.length === 1 && left[0] === day
    : left.length === 2 && left.includes(month ?? 0) && left.includes(day ?? 0);
}
