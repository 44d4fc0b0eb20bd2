import { hanScriptOf } from '../../ranking/han-script.ts';
import { recordQuality } from '../../ranking/quality.ts';
import { COLUMNS, type ColumnName } from './facet-columns.ts';
import { facetSections } from './facet-slots.ts';
import type { SectionArray } from './section-file.ts';
import { soundKeySections } from './sound-keys.ts';
import { layOutStrings } from './string-table.ts';

/** What a segment keeps of a document beside its postings and its facets. */
export interface DocumentRow {
  readonly id: string;
  /** Folded filing keys. */
  readonly titleKey: string;
  readonly authorKey: string;
  /** The title as the record has it, for suggestions. */
  readonly title: string;
  readonly year: number;
  readonly added: number;
  readonly popularity: number;
  readonly rating: number;
}

/**
 * Lays the rows of a segment out in columns. The rows come in the order of their ids; a row's place is its document number. Ordinals are
 * those of the index's value tables; they are read one column at a time.
 */
export function layOutColumns(
  rows: readonly DocumentRow[],
  ordinals: (column: ColumnName, place: number) => readonly number[],
): Record<string, SectionArray> {
  const ids = layOutStrings(
    rows.map((row) => row.id),
    false,
  );
  const titles = layOutStrings(
    rows.map((row) => row.title),
    false,
  );
  return {
    'ids.chars': ids.chars,
    'ids.offsets': ids.offsets,
    'titles.chars': titles.chars,
    'titles.offsets': titles.offsets,
    ...soundKeySections(
      'titles',
      rows.map((row) => row.title),
    ),
    ...rankedKeys(
      'titleKey',
      rows.map((row) => row.titleKey),
    ),
    ...rankedKeys(
      'authorKey',
      rows.map((row) => row.authorKey),
    ),
    year: Int32Array.from(rows, (row) => row.year),
    added: Int32Array.from(rows, (row) => row.added),
    popularity: Int32Array.from(rows, (row) => row.popularity),
    rating: Int32Array.from(rows, (row) => row.rating),
    quality: Uint8Array.from(rows, (row) => Math.round(255 * recordQuality(row))),
    script: Uint8Array.from(rows, (row) => hanScriptOf(row.title)),
    ...Object.assign(
      {},
      ...COLUMNS.map((column) => facetSections(column, rows.length, (place) => ordinals(column, place))),
    ),
  };
}

/** The distinct keys sorted, and for each document the rank of its key. */
function rankedKeys(name: string, keys: readonly string[]): Record<string, SectionArray> {
  const sorted = [...new Set(keys)].sort();
  const rankOf = new Map(sorted.map((key, rank) => [key, rank]));
  const table = layOutStrings(sorted, false);
  return {
    [`${name}.chars`]: table.chars,
    [`${name}.offsets`]: table.offsets,
    [`${name}.ranks`]: Uint16Array.from(keys, (key) => rankOf.get(key)!),
  };
}
