import { fold } from './fold.ts';

/**
 * Japanese sounds: kana with their spellings in Latin letters, that of Hepburn first, then that of Kunrei (ISO 3602) and others. Sounds with
 * two kana (じ and ぢ) are in the table twice, the usual one first.
 */
const SOUNDS = `
あ a,い i,う u,え e,お o,か ka ca,き ki,く ku,け ke,こ ko,が ga,ぎ gi,ぐ gu,げ ge,ご go,
さ sa,し shi si,す su,せ se,そ so,ざ za,じ ji zi,ず zu,ぜ ze,ぞ zo,た ta,ち chi ti,つ tsu tu,て te,と to,だ da,ぢ ji di zi,づ zu du dzu,で de,ど do,
な na,に ni,ぬ nu,ね ne,の no,は ha,ひ hi,ふ fu hu,へ he,ほ ho,ば ba,び bi,ぶ bu,べ be,ぼ bo,ぱ pa,ぴ pi,ぷ pu,ぺ pe,ぽ po,
ま ma,み mi,む mu,め me,も mo,や ya,ゆ yu,よ yo,ら ra la,り ri li,る ru lu,れ re le,ろ ro lo,わ wa,を o wo,
きゃ kya,きゅ kyu,きょ kyo,ぎゃ gya,ぎゅ gyu,ぎょ gyo,しゃ sha sya,しゅ shu syu,しょ sho syo,じゃ ja zya jya,じゅ ju zyu jyu,じょ jo zyo jyo,
ちゃ cha tya,ちゅ chu tyu,ちょ cho tyo,にゃ nya,にゅ nyu,にょ nyo,ひゃ hya,ひゅ hyu,ひょ hyo,びゃ bya,びゅ byu,びょ byo,ぴゃ pya,ぴゅ pyu,ぴょ pyo,
みゃ mya,みゅ myu,みょ myo,りゃ rya,りゅ ryu,りょ ryo,
うぃ wi,うぇ we,うぉ wo,しぇ she sye,じぇ je zye,ちぇ che tye,てぃ ti,でぃ di,とぅ tu,どぅ du,ふぁ fa,ふぃ fi,ふぇ fe,ふぉ fo,
つぁ tsa,つぇ tse,つぉ tso,ゔぁ va,ゔぃ vi,ゔ vu,ゔぇ ve,ゔぉ vo`;

interface Sound {
  readonly kana: string;
  readonly spellings: readonly string[];
}

const bySpelling = new Map<string, Sound[]>();
for (const line of SOUNDS.split(',')) {
  const [kana = '', ...spellings] = line.trim().split(' ');
  for (const spelling of spellings)
    bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), { kana: fold(kana), spellings }]);
}
const LONGEST_SPELLING = 3;

/** A sound of a word that was typed: ways to write it in kana and in Latin letters, the likeliest first. */
export interface RomajiSound {
  readonly kana: readonly string[];
  readonly latin: readonly string[];
}

/** What makes a vowel long: in kana, and in letters where it is typed (ō has no mark once it is folded). */
const LONG = new Map<string, LongVowel>(
  Object.entries({
    a: { kana: ['ー', 'あ'], letters: ['a'] },
    i: { kana: ['い', 'ー'], letters: ['i'] },
    u: { kana: ['う', 'ー'], letters: ['u'] },
    e: { kana: ['い', 'ー', 'え'], letters: ['e'] },
    o: { kana: ['う', 'ー', 'お'], letters: ['u', 'o'] },
  }),
);

interface LongVowel {
  readonly kana: readonly string[];
  readonly letters: readonly string[];
}

/** Particles are written with other kana than they sound. */
const PARTICLES = new Map<string, RomajiSound>(
  Object.entries({
    o: { kana: ['を', 'お'], latin: ['o', 'wo'] },
    wo: { kana: ['を'], latin: ['wo', 'o'] },
    wa: { kana: ['は', 'わ'], latin: ['wa', 'ha'] },
    ha: { kana: ['は'], latin: ['ha', 'wa'] },
    e: { kana: ['へ', 'え'], latin: ['e', 'he'] },
    he: { kana: ['へ'], latin: ['he', 'e'] },
  }),
);

/** A folded word as Japanese in Latin letters; undefined where it cannot be that. */
export function romajiSounds(word: string): RomajiSound[] | undefined {
  const particle = PARTICLES.get(word);
  if (particle !== undefined) return [particle];
  const sounds: RomajiSound[] = [];
  let at = 0;
  while (at < word.length) {
    const read = readSound(word, at);
    if (read === undefined) return undefined;
    sounds.push(...read.sounds);
    at = read.end;
  }
  return sounds.length === 0 ? undefined : sounds;
}

interface ReadSound {
  readonly sounds: readonly RomajiSound[];
  readonly end: number;
}

function readSound(word: string, at: number): ReadSound | undefined {
  for (let length = LONGEST_SPELLING; length > 0; length--) {
    const ways = bySpelling.get(word.slice(at, at + length));
    if (ways !== undefined && at + length <= word.length) return withVowel(word, at + length, ways);
  }
  const [letter = '', next = ''] = word.slice(at, at + 2);
  if (letter === 'n' || (letter === 'm' && /[bmp]/.test(next))) {
    const end = at + (next === "'" ? 2 : 1);
    return {
      sounds: [{ kana: ['ん'], latin: /[bmp]/.test(next) ? [letter, letter === 'n' ? 'm' : 'n'] : ['n'] }],
      end,
    };
  }
  const isDouble = letter === next ? /[bcdfghjkprstz]/.test(letter) : letter === 't' && next === 'c';
  return isDouble
    ? { sounds: [{ kana: ['っ'], latin: letter === next ? [letter] : ['t', 'c'] }], end: at + 1 }
    : undefined;
}

/** A sound and the length of its vowel: a typed one may be left out, one that was not typed may be there in o and u. */
function withVowel(word: string, end: number, ways: readonly Sound[]): ReadSound {
  const sound: RomajiSound = {
    kana: [...new Set(ways.map(({ kana }) => kana))],
    latin: [...new Set(ways.flatMap(({ spellings }) => spellings.slice(0, 2)))],
  };
  const vowel = word[end - 1] ?? '';
  const kana = LONG.get(vowel)?.kana ?? [];
  const letters = LONG.get(vowel)?.letters ?? [];
  const next = word[end] ?? '';
  if (letters.includes(next) && !/^n[aeiouy]/.test(word.slice(end)))
    return { sounds: [sound, { kana: [...kana, ''], latin: ['', ...letters] }], end: end + 1 };
  const mayBeLong = vowel === 'o' || vowel === 'u';
  return {
    sounds: mayBeLong ? [sound, { kana: ['', ...kana.slice(0, 2)], latin: ['', 'u'] }] : [sound],
    end,
  };
}

/** Spellings that are tried. */
const MOST_SPELLINGS = 120;

/** All that can be made of one option for each sound, with at most two options that are not the likeliest. */
export function romajiForms(options: readonly (readonly string[])[]): string[] {
  const likeliest = options.map(([first = '']) => first);
  const forms = new Set([likeliest.join('')]);
  const changed = (some: readonly string[], from: number, left: number): void => {
    for (let at = from; at < options.length && left > 0 && forms.size < MOST_SPELLINGS; at++) {
      for (const option of options[at]!.slice(1)) {
        const next = some.with(at, option);
        forms.add(next.join(''));
        changed(next, at + 1, left - 1);
      }
    }
  };
  changed(likeliest, 0, 2);
  return [...forms].slice(0, MOST_SPELLINGS);
}
