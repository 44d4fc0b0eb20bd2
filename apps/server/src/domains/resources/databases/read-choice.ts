import type { EresourceStatus } from '@lectern/contracts/resources/databases/eresource';
import { TERM_KINDS, type TermKind } from '@lectern/contracts/resources/databases/term';
import { fold } from '@lectern/search/analysis/fold';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { calledKey } from './eresource-columns.ts';
import { newSince } from './new-since.ts';
import type { EresourceChoice } from './store/eresource-list-store.ts';

/** The filters of a call; see `eresourceFilters`. */
export interface EresourceFilters extends Readonly<Record<TermKind, readonly string[]>> {
  readonly keyWord: string;
  readonly letter: string;
  readonly status: readonly EresourceStatus[];
  readonly isNew: boolean;
}

/** What the filters of a call choose today. */
export function readChoice(
  filters: EresourceFilters,
  { tenant, today }: { readonly tenant: Tenant; readonly today: string },
): EresourceChoice {
  return {
    words: wordsOf(filters.keyWord),
    called: calledKey(filters.keyWord),
    letter: filters.letter,
    statuses: filters.status,
    terms: Object.fromEntries(TERM_KINDS.map((kind) => [kind, filters[kind]])),
    addedSince: filters.isNew ? newSince(tenant, today) : undefined,
  };
}

/** The folded words of what was typed. */
export function wordsOf(typed: string): string[] {
  return fold(typed).split(/\s+/).filter(Boolean);
}
