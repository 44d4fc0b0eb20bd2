/** ISO 2709 as MARC uses it: leader, directory entries of 12 bytes, fields. */
export const RECORD_TERMINATOR = 0x1d;
export const FIELD_TERMINATOR = 0x1e;
export const LEADER_LENGTH = 24;
export const ENTRY_LENGTH = 12;

export interface DirectoryEntry {
  readonly tag: string;
  /** Bytes of the field with its terminator; -1 where the directory has no number. */
  readonly length: number;
  /** Bytes from the first field; -1 where the directory has no number. */
  readonly start: number;
}

export interface Directory {
  readonly entries: readonly DirectoryEntry[];
  /** Offset of the first field in the record. */
  readonly base: number;
}

/** The number in `digits` bytes at `at`, or -1 where they are not all decimal digits. */
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

/**
 * Reads the directory, which ends with the first field terminator whatever the leader's base address says. Undefined
 * where there is none, or where what stands there is no directory.
 */
export function readDirectory(record: Buffer): Directory | undefined {
  const end = record.indexOf(FIELD_TERMINATOR, LEADER_LENGTH);
  if (end < 0) return undefined;
  const tags = record.toString('latin1', LEADER_LENGTH, end);
  const entries: DirectoryEntry[] = [];
  for (let at = 0; at + ENTRY_LENGTH <= tags.length; at += ENTRY_LENGTH) {
    entries.push({
      tag: tags.slice(at, at + 3),
      length: readNumber(record, LEADER_LENGTH + at + 3, 4),
      start: readNumber(record, LEADER_LENGTH + at + 7, 5),
    });
  }
  const named = entries.filter((entry) => TAG.test(entry.tag)).length;
  if (named === 0 || named * 2 < entries.length) return undefined;
  return { entries, base: end + 1 };
}
