import type { Names } from '@lectern/contracts/kernel/languages';
import type { StaffEresource } from '@lectern/contracts/resources/databases/eresource';
import type { TermKind } from '@lectern/contracts/resources/databases/term';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { presentEntrance } from './entrances/entrance-rows.ts';
import type { Outage, TrialQuestion } from './eresource-columns.ts';
import { isShownOn } from './is-shown-on.ts';
import { hotPlaces } from './open-counts.ts';
import { presentFile } from './present-file.ts';
import { todayIn } from './reading.ts';
import { entrancesOf } from './store/entrance-store.ts';
import { filesOf } from './store/file-store.ts';
import { termsOf } from './store/term-store.ts';
import type { EresourceTable } from './tables.ts';

/** A database as staff change it. */
export async function presentForStaff(
  deps: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  row: EresourceTable,
): Promise<StaffEresource> {
  const [terms, entrances, files, places] = await Promise.all([
    termsOf(deps.db, tenant.id, [row.id]),
    entrancesOf(deps.db, tenant.id, row.id),
    filesOf(deps.db, tenant.id, row.id),
    hotPlaces(deps.db, tenant.id),
  ]);
  const codes = (kind: TermKind) => terms.filter((term) => term.kind === kind).map(({ code }) => code);
  return {
    ...staffFacts(row, todayIn(deps, tenant)),
    names: fromJson(row.names),
    otherNames: fromJson(row.other_names),
    addedOn: row.added_on,
    introduction: fromJson<Names>(row.introduction),
    guide: fromJson<Names>(row.guide),
    coverage: fromJson<Names>(row.coverage),
    outages: fromJson<Outage[]>(row.outages),
    subjects: codes('subject'),
    docTypes: codes('docType'),
    vendors: codes('vendor'),
    colleges: codes('college'),
    labels: codes('label'),
    sources: fromJson(row.sources),
    links: fromJson(row.links),
    questions: fromJson<TrialQuestion[]>(row.questions),
    entrances: entrances.map(presentEntrance),
    files: files.map(presentFile),
    opensWindow: row.opens_window === null ? null : row.opens_window === 1,
    signInFirst: row.sign_in_first === 1,
    takesComments: row.takes_comments === 1,
    takesFeedback: row.takes_feedback === 1,
    isFeatured: row.is_featured === 1,
    openCount: places.find(({ recordId }) => recordId === row.id)?.count ?? 0,
    version: row.version,
  };
}

/** What staff see of a database among others too. */
export function staffFacts(row: EresourceTable, today: string) {
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    shownFrom: row.shown_from,
    shownTo: row.shown_to,
    isOpen: row.is_open === 1,
    isShown: isShownOn(row, today),
    updatedAt: row.updated_at,
  };
}
