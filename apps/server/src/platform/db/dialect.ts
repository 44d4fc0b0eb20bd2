import type { RawBuilder } from 'kysely';
import { type ColumnDataType, sql } from 'kysely';

/** The two databases that one query code base runs on; everything that differs between them is in this folder. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** Bytes: a raw MARC record. */
export function bytesColumn(kind: DatabaseKind): ColumnDataType | RawBuilder<unknown> {
  return kind === 'sqlite' ? 'blob' : sql`bytea`;
}

/** Whole numbers up to 2^53: sizes, minor units of money. */
export function wholeColumn(kind: DatabaseKind): ColumnDataType {
  return kind === 'sqlite' ? 'integer' : 'bigint';
}

/** The column that every table has for the address of a row: deletes in chunks go by it. */
export function rowAddress(kind: DatabaseKind): string {
  return kind === 'sqlite' ? 'rowid' : 'ctid';
}

/** True for the error of a unique index, so that a lost race is told from a fault. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code;
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === '23505';
}

/** True where the disk, or the size that the database may take, is used up. */
export function isStorageFull(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code;
  return code === 'SQLITE_FULL' || code === '53100' || code === 'ENOSPC';
}
