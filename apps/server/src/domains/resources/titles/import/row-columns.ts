import { createHash } from 'node:crypto';
import { toBit, toJson } from '../../../../platform/db/codecs.ts';
import type { TitleRow } from '../../../../platform/kbart/title-row.ts';
import { describedTitle } from '../described-title.ts';
import type { TitleRowTable } from '../tables.ts';

/** What a line says, as it is stored. */
export type RowColumns = Omit<
  TitleRowTable,
  'id' | 'tenant_id' | 'list_id' | 'title_id' | 'from_generation' | 'to_generation'
>;

export function rowColumns(row: TitleRow): RowColumns {
  const said = {
    first_date: row.coverage.firstDate,
    first_volume: row.coverage.firstVolume,
    first_issue: row.coverage.firstIssue,
    last_date: row.coverage.lastDate,
    last_volume: row.coverage.lastVolume,
    last_issue: row.coverage.lastIssue,
    embargo: row.coverage.embargo,
    depth: row.depth === '' ? 'other' : row.depth,
    is_free: toBit(row.access === 'free'),
    address: row.address,
    note: row.notes,
    vendor_id: row.titleId,
    preceding_id: row.precedingId,
    described: toJson(describedTitle(row)),
  };
  return { ...said, content_hash: hashOf(Object.values(said)), line: row.line };
}

/** Enough for a list of millions of lines. */
const HASH_CHARACTERS = 22;

function hashOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, HASH_CHARACTERS);
}
