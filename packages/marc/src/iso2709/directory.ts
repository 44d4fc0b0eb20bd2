/** ISO 2709 as MARC uses it: leader, directory entries of 12 bytes, fields. */
export const RECORD_TERMINATOR = 0x1d;
export const FIELD_TERMINATOR = 0x1e;
export const LEADER_LENGTH = 24;
export const ENTRY_LENGTH = 12;

export interface DirectoryEntry {
  readonly tag: string;
  /** Bytes of the field with its terminator; -1 if the directory has no number. */
  readonly length: number;
  /** Bytes from the first field; -1 if the directory has no number. */
  readonly start: number;
}

export interface Directory {
  readonly entries: readonly DirectoryEntry[];
  /** Offset of the first entry: 24, or 1 or 2 more or less if the leader has gained or lost characters. */
  readonly begin: number;
  /** Offset of the first field in the record. */
  readonly base: number;
}

/** The number in `digits` bytes at `at`; -1 if they are not all decimal digits. */
export function readNumber(bytes: Uint8Array, at: number, digits: number): number {
  let value = 0;
  for (let i = at; i < at + digits; i++) {
    const digit = bytes[i]! - 0x30;
    if (!(digit >= 0 && digit <= 9)) return -1;
    value = value * 10 + digit;
  }
  return value;
}

const TAG = /^[0-9A-Za-z]{3}$/;

const LAST_FOUR_DIGIT_LENGTH = 9999;
const LAST_FIVE_DIGIT_START = 99_999;

/** Other offsets at which the directory may begin, if it does not consist of whole entries from offset 24 on. */
const SHIFTED_BEGINS = [LEADER_LENGTH - 1, LEADER_LENGTH + 1, LEADER_LENGTH - 2, LEADER_LENGTH + 2];

/**
 * The directory of a record; undefined if there is none. It ends at the first field terminator; the base address in the
 * leader is ignored, because it is often wrong.
 */
export function readDirectory(record: Buffer): Directory | undefined {
  const end = record.indexOf(FIELD_TERMINATOR, LEADER_LENGTH - 2);
  if (end < LEADER_LENGTH - 2) return undefined;
  const base = end + 1;
  const usual = readEntries(record, LEADER_LENGTH, end);
  if (usual.isEven && usual.entries.length > 0 && usual.hasTags)
    return { entries: usual.entries, begin: LEADER_LENGTH, base };
  for (const begin of SHIFTED_BEGINS) {
    const { entries, isEven, isContiguous } = readEntries(record, begin, end);
    if (entries.length > 0 && isEven && isContiguous) return { entries, begin, base };
  }
  return usual.hasTags ? { entries: usual.entries, begin: LEADER_LENGTH, base } : undefined;
}

interface EntryRun {
  readonly entries: DirectoryEntry[];
  /** The entries fill the directory exactly. */
  readonly isEven: boolean;
  /** Each field begins where the one before ends. */
  readonly isContiguous: boolean;
  /** At least half of the entries have a valid tag. */
  readonly hasTags: boolean;
}

function readEntries(record: Buffer, begin: number, end: number): EntryRun {
  const text = record.toString('latin1', begin, end);
  const entries: DirectoryEntry[] = [];
  let at = 0;
  let expectedStart = 0;
  let isContiguous = true;
  let validTags = 0;
  while (at + ENTRY_LENGTH <= text.length) {
    const tag = text.slice(at, at + 3);
    let length = readNumber(record, begin + at + 3, 4);
    let start = readNumber(record, begin + at + 7, 5);
    at += ENTRY_LENGTH;
    if (start !== expectedStart) {
      const widened = readWidened(record, begin + at - ENTRY_LENGTH, expectedStart);
      if (widened === undefined) {
        isContiguous = false;
      } else {
        start = expectedStart;
        length = widened;
        at++;
      }
    }
    if (TAG.test(tag)) validTags++;
    expectedStart += length;
    entries.push({ tag, length, start });
  }
  return {
    entries,
    isEven: at === text.length,
    isContiguous,
    hasTags: entries.length > 0 && validTags * 2 >= entries.length,
  };
}

/**
 * The length in an entry of 13 bytes; undefined if the entry has the usual 12. Some systems write numbers that are too
 * large for the directory: a start of six digits or a length of five. The entry has 13 bytes if its start is the
 * expected one when read so.
 */
function readWidened(record: Buffer, at: number, expectedStart: number): number | undefined {
  if (expectedStart > LAST_FIVE_DIGIT_START && readNumber(record, at + 7, 6) === expectedStart) {
    return readNumber(record, at + 3, 4);
  }
  const length = readNumber(record, at + 3, 5);
  const fits = length > LAST_FOUR_DIGIT_LENGTH && readNumber(record, at + 8, 5) === expectedStart;
  return fits ? length : undefined;
}
