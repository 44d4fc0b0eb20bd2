import { fold } from '@lectern/search/analysis/fold';

/** Letters and digits that look like Latin letters. */
const ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  '0': 'o',
  '1': 'l',
  ı: 'i',
}; // prettier-ignore

/** A name without what readers can hardly tell apart: forms of Han, case, accents, width, signs, letters that look alike. */
export function nameKey(name: string): string {
  return Array.from(fold(name).replace(/[^\p{L}\p{N}]+/gu, ''), (sign) => ALIKE[sign] ?? sign).join('');
}
