import type { AuditedState } from '../../../platform/audit/note-change.ts';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { EresourceTable, EresourceTermTable } from './tables.ts';

/** A database as the audit has it: without its texts. */
export function auditedEresource(row: EresourceTable | undefined): AuditedState | undefined {
  if (!row) return undefined;
  const { code, status, shown_from: shownFrom, shown_to: shownTo } = row;
  return { code, names: fromJson(row.names), status, shownFrom, shownTo, isOpen: row.is_open === 1 };
}

/** A word of a list as the audit has it. */
export function auditedTerm(row: EresourceTermTable | undefined): AuditedState | undefined {
  return row && { code: row.code, names: fromJson(row.names) };
}
