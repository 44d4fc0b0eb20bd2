/** Scanners send a key every 1 to 40 ms; nobody types four characters in a row that fast. */
const LONGEST_GAP_MS = 50;
/** A pause before a code. A shorter one is a scanner that was held up, or somebody who types: what comes after it is no code of its own. */
const REST_MS = 500;
const SHORTEST_CODE = 4;
/** Barcodes, card numbers and pickup codes have digits. Words that were typed by a program or very fast have none. */
const DIGIT = /\d/;

/** Recognizes what a scanner types among the keys of a page. */
export interface TypedBursts {
  /** Takes a character with its instant in milliseconds; true if it begins a burst. */
  readonly add: (character: string, at: number) => boolean;
  /** Ends a burst by the Enter key; the code if a scanner typed it, else undefined. */
  readonly end: (at: number) => string | undefined;
  /** Forgets what was typed. */
  readonly reset: () => void;
}

export function typedBursts(): TypedBursts {
  let text = '';
  let last = 0;
  let isSteady = true;
  const isNext = (at: number, longest: number) => Math.abs(at - last) <= longest;
  return {
    add(character, at) {
      const begins = text === '' || !isNext(at, REST_MS);
      isSteady = begins || (isSteady && isNext(at, LONGEST_GAP_MS));
      text = begins ? character : text + character;
      last = at;
      return begins;
    },
    end(at) {
      const code = text.trim();
      text = '';
      const isScan =
        isSteady && isNext(at, LONGEST_GAP_MS) && code.length >= SHORTEST_CODE && DIGIT.test(code);
      return isScan ? code : undefined;
    },
    reset() {
      text = '';
    },
  };
}
