import fc from 'fast-check';

/** Texts as catalogues and readers write them and as nobody should: scripts, signs, marks, broken surrogates, NUL. */
export function anyText(): fc.Arbitrary<string> {
  return fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...PIECES) },
        { weight: 1, arbitrary: anyCharacter() },
      ),
      { maxLength: 24 },
    )
    .map((pieces) => pieces.join(''));
}

/** Any code point, more often one of the basic plane; halves of surrogate pairs too. */
function anyCharacter(): fc.Arbitrary<string> {
  return fc
    .oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0, max: 0x10ffff }))
    .map((code) => String.fromCodePoint(code));
}

/** Single characters, the space more often than others. */
const CHARACTERS = Array.from(
  [
    ' '.repeat(8),
    'abcxyzABC0123456789',
    `'"-&/.,+#:;()[]*?!’“”„«»·ー々・《》「」`,
    'äßæøđþłıéñŞİʹʼ\u0301\u0308\u0306\u0361',
    '紅红樓楼夢梦國国円圓桜櫻甯宁緒緖𠮷﨑',
    'かがカガｶﾞﾊﾟーゝゞヽヾ\u3099한국가글ㄱㅏㄳﾡￂ\u1112\u1161\u11ab',
    'йиёΣςהאأإىةکـ٣हिन्दीไทย',
  ].join(''),
);

const PIECES = [
  ...CHARACTERS,
  'C++',
  'C#',
  '.NET',
  'ASP.NET',
  "l'homme",
  "O'Brien",
  "reader's",
  'AT&T',
  'U.S.A.',
  'J. R. R. ',
  '3-D',
  '1,000',
  '1990-1995',
  'AND',
  'OR',
  'NOT',
  '-word',
  'word*',
  '"a phrase"',
  '紅樓夢',
  '红楼梦研究',
  '조선',
  'ライブラリ',
  '\ud800',
  '\udc00',
  '\u0000',
  '\ufeff',
  '\u200f',
  '😀',
  'ﬁ',
  '㈱',
  '½',
  '…',
  '™',
];
