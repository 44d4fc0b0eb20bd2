import { pinyin } from 'pinyin';
import type { Random } from '../../search/random.ts';

// The readings of the package `pinyin`, so that we are not judged by our table alone.

export const KINDS = ['the same sound', 'a near sound'] as const;
export type SlipKind = (typeof KINDS)[number];

/** Makes slips: one character of a text is exchanged for one that sounds alike. */
export class SlipMaker {
  readonly #random: Random;
  readonly #bySound = new Map<string, string[]>();

  /** Slips take their characters from these. */
  constructor(characters: Iterable<string>, random: Random) {
    this.#random = random;
    for (const char of characters) {
      const sound = soundOf(char);
      if (sound === undefined) continue;
      const others = this.#bySound.get(sound);
      if (others === undefined) this.#bySound.set(sound, [char]);
      else others.push(char);
    }
  }

  /** A text with a slip; undefined where no character has another one of this kind. */
  slip(text: string, kind: SlipKind): string | undefined {
    const characters = Array.from(text);
    const first = this.#random.below(characters.length);
    for (let step = 0; step < characters.length; step++) {
      const place = (first + step) % characters.length;
      const right = characters[place]!;
      const sound = soundOf(right) ?? '';
      const sounds = kind === 'the same sound' ? [sound] : nearSoundsOf(sound);
      const others = sounds.flatMap((one) => this.#bySound.get(one) ?? []).filter((char) => char !== right);
      if (others.length > 0) return characters.with(place, this.#random.pick(others)).join('');
    }
    return undefined;
  }
}

function soundOf(char: string): string | undefined {
  return pinyin(char, { style: 'normal' })[0]?.[0];
}

/** What speakers of the south type for a sound: zh for z, l for n, in for ing, and the other way round. */
function nearSoundsOf(sound: string): string[] {
  const near = [
    sound.replace(/^([zcs])h/, '$1'),
    sound.replace(/^([zcs])(?!h)/, '$1h'),
    sound.replace(/^n/, 'l'),
    sound.replace(/^l/, 'n'),
    sound.replace(/(?<=[aei])ng$/, 'n'),
    sound.replace(/(?<=[aei])n$/, 'ng'),
  ];
  return [...new Set(near)].filter((one) => one !== sound);
}
