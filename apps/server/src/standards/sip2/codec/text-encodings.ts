/** The encodings that machines use; SIP2 itself names none. */
export const TEXT_ENCODINGS = ['utf-8', 'gb18030', 'latin1'] as const;

export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

/** The bytes as text. Bytes that are none in the encoding become U+FFFD. */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string {
  if (encoding === 'latin1')
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return DECODERS[encoding].decode(bytes);
}

/** The text as bytes. A character that the encoding does not have becomes a question mark. */
export function encodeText(text: string, encoding: TextEncoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  if (encoding === 'latin1') {
    const known = Array.from(text.normalize('NFC'), (character) =>
      character.codePointAt(0)! <= 0xff ? character : '?',
    );
    return Buffer.from(known.join(''), 'latin1');
  }
  gb18030 ??= readTable();
  const bytes: number[] = [];
  for (const character of text) bytes.push(...bytesOf(character, gb18030));
  return Buffer.from(bytes);
}

const DECODERS = {
  'utf-8': new TextDecoder('utf-8', { ignoreBOM: true }),
  gb18030: new TextDecoder('gb18030'),
} as const;

/** By character, the bytes of GB18030; made at the first use, because few machines need it. */
let gb18030: ReadonlyMap<string, readonly number[]> | undefined;

const QUESTION_MARK = [0x3f];

/** Where the four bytes of the characters beyond U+FFFF begin. */
const BEYOND = { firstCharacter: 0x10000, firstByte: 0x90 };

function bytesOf(character: string, table: ReadonlyMap<string, readonly number[]>): readonly number[] {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return [code];
  if (code < BEYOND.firstCharacter) return table.get(character) ?? QUESTION_MARK;
  return fourBytes(code - BEYOND.firstCharacter, BEYOND.firstByte);
}

/** The four bytes at a place of the row of codes that begins with a first byte. */
function fourBytes(place: number, firstByte: number): number[] {
  return [
    firstByte + Math.floor(place / 12_600),
    0x30 + (Math.floor(place / 1260) % 10),
    0x81 + (Math.floor(place / 10) % 126),
    0x30 + (place % 10),
  ];
}

/** Asks the decoder what the codes mean: all of two bytes, and those of four bytes up to U+FFFF. */
function readTable(): ReadonlyMap<string, readonly number[]> {
  const table = new Map<string, readonly number[]>();
  const learn = (bytes: readonly number[]) => {
    const character = DECODERS.gb18030.decode(Uint8Array.from(bytes));
    const isOne = character.length === 1 && character !== '\ufffd';
    if (isOne && !table.has(character)) table.set(character, bytes);
  };
  for (let first = 0x81; first <= 0xfe; first++) {
    for (let second = 0x40; second <= 0xfe; second++) {
      if (second !== 0x7f) learn([first, second]);
    }
  }
  for (let place = 0; place < 39_420; place++) learn(fourBytes(place, 0x81));
  return table;
}
