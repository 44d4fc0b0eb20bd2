import { pinyin } from 'pinyin';
import type { Random } from '../../search/random.ts';
import { hanOf } from '../plain-text.ts';
import { simplified } from './other-script.ts';

const LATIN_WORD = /(?<![\p{L}\p{M}])[\p{Script=Latin}\p{M}]{5,}(?![\p{L}\p{M}])/gu;
/** Shorter Han titles have little left when one character is wrong: reported, not judged. */
export const JUDGED_HAN = 4;

const EDITS = ['insert', 'delete', 'substitute', 'swap'] as const;

/** Makes one slip in a title: in a Latin word of five letters or more, or in a Han title. */
export class TypoMaker {
  readonly #random: Random;
  readonly #characters: readonly string[];
  readonly #bySound = new Map<string, string[]>();

  /** Han slips take their characters from these titles. */
  constructor(titles: Iterable<string>, random: Random) {
    this.#random = random;
    const seen = new Set<string>();
    for (const title of titles) for (const character of hanOf(title)) seen.add(character);
    this.#characters = [...seen];
    for (const character of this.#characters) {
      const sound = soundOf(character);
      const list = this.#bySound.get(sound);
      if (list === undefined) this.#bySound.set(sound, [character]);
      else list.push(character);
    }
  }

  /** A title with a slip; undefined where it has neither Han characters nor a long Latin word. */
  slip(title: string): string | undefined {
    const han = hanOf(title);
    if (han.length >= 2)
      return this.#random.below(2) === 0 ? (this.#homophone(title) ?? this.#han(title)) : this.#han(title);
    const words = [...title.matchAll(LATIN_WORD)];
    if (words.length === 0) return undefined;
    const word = this.#random.pick(words);
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
    return replaceAt(title, word.index, word[0], this.#edit(Array.from(word[0]), letters).join(''));
  }

  /** Another character of the same sound, tone aside, that is not the same one in another script. */
  #homophone(title: string): string | undefined {
    const places = placesOfHan(title);
    const first = this.#random.below(places.length);
    for (let k = 0; k < places.length; k++) {
      const { index, character } = places[(first + k) % places.length]!;
      const others = this.#bySound
        .get(soundOf(character))
        ?.filter((other) => simplified(other) !== simplified(character));
      if (others !== undefined && others.length > 0)
        return replaceAt(title, index, character, this.#random.pick(others));
    }
    return undefined;
  }

  #han(title: string): string {
    const places = placesOfHan(title);
    const runs = [...title.matchAll(/\p{Script=Han}{2,}/gu)];
    if (runs.length === 0) {
      const { index, character } = this.#random.pick(places);
      return replaceAt(title, index, character, this.#random.pick(this.#characters));
    }
    const run = this.#random.pick(runs);
    return replaceAt(title, run.index, run[0], this.#edit(Array.from(run[0]), this.#characters).join(''));
  }

  /** One insertion, deletion, substitution or swap of neighbours that changes something. */
  #edit(letters: readonly string[], alphabet: readonly string[]): string[] {
    for (;;) {
      const edited = [...letters];
      const at = this.#random.below(letters.length);
      switch (this.#random.pick(EDITS)) {
        case 'insert':
          edited.splice(at, 0, this.#random.pick(alphabet));
          break;
        case 'delete':
          edited.splice(at, 1);
          break;
        case 'substitute':
          edited[at] = this.#random.pick(alphabet);
          break;
        case 'swap':
          edited.splice(at, 2, ...edited.slice(at, at + 2).toReversed());
          break;
      }
      if (edited.join('').toLowerCase() !== letters.join('').toLowerCase()) return edited;
    }
  }
}

function placesOfHan(title: string): { index: number; character: string }[] {
  return [...title.matchAll(/\p{Script=Han}/gu)].map(({ index, 0: character }) => ({ index, character }));
}

function replaceAt(text: string, index: number, old: string, fresh: string): string {
  return text.slice(0, index) + fresh + text.slice(index + old.length);
}

function soundOf(character: string): string {
  return pinyin(simplified(character), { style: 'normal' })[0]?.[0] ?? character;
}
