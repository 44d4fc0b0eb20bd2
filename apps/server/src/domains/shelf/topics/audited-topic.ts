import type { AuditedState } from '../../../platform/audit/note-change.ts';
import type { TopicTable } from './tables.ts';

/** A topic as the audit has it: not its whole text, only how long it is. */
export function auditedTopic(row: TopicTable | undefined): AuditedState | undefined {
  if (!row) return undefined;
  const { title, class_name: className, summary, shown_from: shownFrom, shown_to: shownTo } = row;
  return {
    ...{ title, className, summary, shownFrom, shownTo },
    characters: row.body.length,
    isOpen: row.is_open === 1,
    isFeatured: row.is_featured === 1,
    hasPicture: row.cover_file !== '',
  };
}
