import type { RawBuilder } from 'kysely';
import { type ColumnDataType, sql } from 'kysely';
import { CommitUnknownError, ConnectionLostError, PlanOutdatedError } from './database-errors.ts';

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

/** True for an error of a unique index: another transaction was first. */
export function isUniqueViolation(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === '23505';
}

/** True if the disk is full, or the database has reached its size limit. */
export function isStorageFull(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'SQLITE_FULL' || code === '53100' || code === 'ENOSPC';
}

/** Serialization failure and deadlock (PostgreSQL, Appendix A). */
const CONFLICTS: readonly unknown[] = ['40001', '40P01'];
/** Lock not available, and a statement over its time limit. */
const TOO_SLOW: readonly unknown[] = ['55P03', '57014'];

/**
 * True if the transaction was certainly not committed and may succeed when it runs again. Never for SQLite: its driver waits for a
 * busy database itself.
 */
export function isSurelyUndone(error: unknown): boolean {
  return (
    error instanceof ConnectionLostError ||
    error instanceof PlanOutdatedError ||
    CONFLICTS.includes(codeOf(error))
  );
}

/**
 * True if the database is busy or cannot be reached, and the same request may succeed later. The transaction may be committed
 * (CommitUnknownError).
 */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error);
  return (
    isSurelyUndone(error) ||
    error instanceof CommitUnknownError ||
    TOO_SLOW.includes(code) ||
    (typeof code === 'string' && code.startsWith('SQLITE_BUSY'))
  );
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | undefined)?.code;
}
