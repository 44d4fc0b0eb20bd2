import { classOf, classOfAstral, HIGH_SURROGATE, RUN, RUN_OF_LETTERS } from '../analysis/char-class.ts';

/**
 * Several terms can stand at one position (a Han character and the pair that begins with it, a word and its other spellings), and the
 * analysers of the cluster give every word a position of its own. So the terms of one position are shared out among parallel fields, here
 * called tracks. Tracks are filled up, so that the same place is the same position in all of them.
 */
export const TRACKS = 4;

/** Stands where a track has no term; no term holds a control character. */
const NONE = '\u007f';

/** Gathers the terms of one field in the order of their positions; terms beyond the last track are not found by phrases. */
export class TrackWriter {
  readonly #tracks: string[][] = [];
  #position = -1;
  #taken: string[] = [];

  put(term: string, position: number): void {
    if (position !== this.#position) {
      this.#position = position;
      this.#taken = [];
    }
    if (this.#taken.length >= TRACKS || this.#taken.includes(term)) return;
    const place = this.#taken.push(term) - 1;
    const track = this.#tracks[place] ?? [];
    this.#tracks[place] = track;
    while (track.length < position) track.push(NONE);
    track.push(term);
  }

  /** The text of each track, without those at the end that stayed empty. */
  texts(): string[] {
    return Array.from(this.#tracks, (track) => track.join(' '));
  }
}

/**
 * The tracks in which a term can stand. The tokenizer gives a character of a script without spaces first and the pair that begins with
 * it second; of words any may be first.
 */
export function tracksOf(term: string): readonly number[] {
  if (!isOfRun(term)) return ALL_TRACKS;
  return Array.from(term).length === 1 ? FIRST_TRACK : SECOND_TRACK;
}

const ALL_TRACKS = Array.from({ length: TRACKS }, (_, track) => track);
const FIRST_TRACK = [0];
const SECOND_TRACK = [1];

function isOfRun(term: string): boolean {
  const unit = term.charCodeAt(0);
  const kind = classOf(unit) === HIGH_SURROGATE ? classOfAstral(term.codePointAt(0) ?? unit) : classOf(unit);
  return kind === RUN || kind === RUN_OF_LETTERS;
}
