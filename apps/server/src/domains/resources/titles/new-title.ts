import type { DescribedTitle } from './described-title.ts';
import { filedTitle } from './filed-title.ts';
import type { TitleTable } from './tables.ts';

/** A title that nobody sees yet. */
export function newTitle(id: string, tenant_id: string, title: DescribedTitle, now: string): TitleTable {
  return {
    id,
    tenant_id,
    ...title,
    ...filedTitle(title.name),
    is_shown: 0,
    is_peer_reviewed: 0,
    is_doaj: 0,
    created_at: now,
    updated_at: now,
  };
}
