import type { MarcWarning } from '../marc-read-result.ts';
import { type Directory, type DirectoryEntry, FIELD_TERMINATOR } from './directory.ts';

/** A field's tag and its bytes from `from` up to `to`, without the terminator. */
export interface FieldSlice {
  readonly tag: string;
  readonly from: number;
  readonly to: number;
}

export interface MatchedFields {
  readonly fields: readonly FieldSlice[];
  readonly warning: MarcWarning | undefined;
}

const DELIMITER = 0x1f;

/**
 * Whether the directory is exact and in the order of the fields. Then the n-th entry describes the n-th piece between
 * field terminators. False only for damaged or unusual records.
 */
export function isInOrder(record: Buffer, { entries, base }: Directory, end: number): boolean {
  let at = 0;
  for (const entry of entries) {
    if (entry.start !== at || entry.length < 1) return false;
    at += entry.length;
    if (record[base + at - 1] !== FIELD_TERMINATOR) return false;
  }
  return base + at === end;
}

/**
 * The fields of a record whose directory is not in order. Entries are matched to fields by the offsets in the directory,
 * if all of them are field boundaries; else by counting terminators; else by kind: control fields get the pieces that
 * look like control fields, data fields those that look like data fields.
 */
export function matchFields(record: Buffer, directory: Directory, end: number): MatchedFields {
  const byOffset = matchByOffset(record, directory, end);
  if (byOffset) return { fields: byOffset, warning: undefined };
  const pieces = splitPieces(record, directory.base, end);
  const entries = inOrderOfStart(directory.entries);
  if (pieces.length === entries.length) {
    const pieceOf = new Map(entries.map((entry, i) => [entry, pieces[i]!]));
    const fields = directory.entries.map((entry) => ({ tag: entry.tag, ...pieceOf.get(entry)! }));
    return { fields, warning: 'directory-mismatch' };
  }
  return { fields: pairByKind(record, entries, pieces), warning: 'directory-rebuilt' };
}

function matchByOffset(record: Buffer, { entries, base }: Directory, end: number): FieldSlice[] | undefined {
  const fields: FieldSlice[] = [];
  for (const { tag, start, length } of entries) {
    const from = base + start;
    const to = from + length - 1;
    const bounded =
      start >= 0 &&
      length >= 1 &&
      to < end &&
      record[from - 1] === FIELD_TERMINATOR &&
      record[to] === FIELD_TERMINATOR;
    if (!bounded) return undefined;
    fields.push({ tag, from, to });
  }
  return fields;
}

interface Piece {
  readonly from: number;
  readonly to: number;
}

function splitPieces(record: Buffer, base: number, end: number): Piece[] {
  const pieces: Piece[] = [];
  let from = base;
  while (from < end) {
    const next = record.indexOf(FIELD_TERMINATOR, from);
    const to = next < 0 || next > end ? end : next;
    pieces.push({ from, to });
    from = to + 1;
  }
  return pieces;
}

/** The entries ordered by start; in the order of the directory if a start is not a number. */
function inOrderOfStart(entries: readonly DirectoryEntry[]): readonly DirectoryEntry[] {
  if (entries.some((entry) => entry.start < 0)) return entries;
  return entries.toSorted((a, b) => a.start - b.start);
}

function pairByKind(
  record: Buffer,
  entries: readonly DirectoryEntry[],
  pieces: readonly Piece[],
): FieldSlice[] {
  const fields: FieldSlice[] = [];
  let surplusEntries = entries.length - pieces.length;
  let surplusPieces = -surplusEntries;
  let piece = 0;
  for (const entry of entries) {
    let candidate = pieces[piece];
    // A terminator inside a field makes extra pieces. They belong to the field before.
    while (candidate && surplusPieces > 0 && !fits(record, entry, candidate)) {
      const last = fields.pop();
      if (last) fields.push({ ...last, to: candidate.to });
      surplusPieces--;
      candidate = pieces[++piece];
    }
    if (!candidate) break;
    if (!fits(record, entry, candidate) && surplusEntries > 0) {
      surplusEntries--;
      continue;
    }
    fields.push({ tag: entry.tag, ...candidate });
    piece++;
  }
  return fields;
}

function fits(record: Buffer, entry: DirectoryEntry, piece: Piece): boolean {
  const delimiter = record.subarray(piece.from, Math.min(piece.from + 4, piece.to)).indexOf(DELIMITER);
  const looksLikeData = delimiter >= 0;
  return looksLikeData !== entry.tag.startsWith('00');
}
