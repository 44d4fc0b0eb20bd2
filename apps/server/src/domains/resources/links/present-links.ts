import type { Language } from '@lectern/contracts/kernel/languages';
import { LINK_TROUBLES, type StaffLink } from '@lectern/contracts/resources/links/link';
import type { AuditedState } from '../../../platform/audit/note-change.ts';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isWebAddress } from '../databases/entrances/web-address.ts';
import { eresourceNames } from '../databases/eresource-names.ts';
import { titleNames } from '../titles/title-addresses.ts';
import type { LinkNote, TroubleCounts } from './reported.ts';
import type { LinkTable } from './tables.ts';

export interface LinkReader {
  readonly tenantId: string;
  readonly language: Language;
}

/** Links as staff see them, in the order of the rows. */
export async function presentLinks(
  { db }: Pick<Deps, 'db'>,
  { tenantId, language }: LinkReader,
  rows: readonly LinkTable[],
): Promise<StaffLink[]> {
  const titleIds = rows.map((row) => row.title_id).filter((id) => id !== '');
  const [names, titles] = await Promise.all([
    eresourceNames(
      db,
      { tenantId, language },
      rows.map((row) => row.eresource_id),
    ),
    titleNames(db, tenantId, titleIds),
  ]);
  return rows.map((row) => {
    const counts = fromJson<TroubleCounts>(row.troubles);
    return {
      id: row.id,
      eresourceId: row.eresource_id,
      eresourceName: names.get(row.eresource_id) ?? '',
      titleId: row.title_id,
      titleName: titles.get(row.title_id) ?? '',
      address: row.address,
      state: row.state,
      reason: row.reason,
      status: row.status,
      movedTo: row.moved_to,
      canTakeOver: canTakeOver(row),
      askedAt: row.asked_at,
      failedDays: row.failed_days,
      isFound: row.is_found === 1,
      foundAt: row.found_at,
      shelf: row.shelf === 'aside' ? 'aside' : 'open',
      reportCount: row.report_count,
      firstReportedAt: row.first_reported_at,
      lastReportedAt: row.last_reported_at,
      troubles: LINK_TROUBLES.flatMap((trouble) => {
        const count = counts[trouble] ?? 0;
        return count > 0 ? [{ trouble, count }] : [];
      }),
      notes: fromJson<LinkNote[]>(row.notes),
    };
  });
}

/** A link as staff see it. */
export async function presentLink(
  deps: Pick<Deps, 'db'>,
  reader: LinkReader,
  row: LinkTable,
): Promise<StaffLink> {
  const [link] = await presentLinks(deps, reader, [row]);
  if (!link) throw new Error('one row is presented as one link');
  return link;
}

/** Whether an entrance moved to an address that an entrance may have. */
export function canTakeOver({ state, title_id, moved_to }: LinkTable): boolean {
  return state === 'moved' && title_id === '' && isWebAddress(moved_to);
}

/** A link as the audit has it: readers are not in it, and what they wrote neither. */
export function auditedLink({ address, shelf }: LinkTable): AuditedState {
  return { address, isAside: shelf === 'aside' };
}
