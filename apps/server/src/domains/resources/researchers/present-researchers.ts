import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import type {
  ResearcherDetail,
  ResearcherSummary,
  StaffResearcher,
} from '@lectern/contracts/resources/researchers/researcher';
import type { AuditedState } from '../../../platform/audit/note-change.ts';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findReaderById } from '../../people/account/primary-ids.ts';
import { coverUrl } from '../../shelf/booklists/cover-name.ts';
import { filedName } from '../databases/name-rows.ts';
import { namesOfUnits } from '../units/read-units.ts';
import { allForms } from './person-names.ts';
import { orcidWorksOf } from './store/publication-store.ts';
import type { ResearcherTable } from './tables.ts';

interface Reader {
  readonly tenant: Tenant;
  readonly language: Language;
}

/** Persons in a list. */
export async function presentResearchers(
  deps: Pick<Deps, 'db' | 'config'>,
  { tenant, language }: Reader,
  rows: readonly ResearcherTable[],
): Promise<ResearcherSummary[]> {
  if (rows.length === 0) return [];
  const units = await namesOfUnits(deps.db, tenant.id, language);
  return rows.map((row) => {
    const { name, letter } = filedName(fromJson<Names>(row.names), language);
    const unitName = units.get(row.unit_id);
    return {
      id: row.id,
      name,
      letter,
      unit: unitName === undefined ? null : { id: row.unit_id, name: unitName },
      position: nameIn(fromJson<Names>(row.position), language),
      topics: fromJson<string[]>(row.topics),
      portraitUrl: coverUrl(deps, tenant, row.cover_file),
    };
  });
}

type ToldOfPerson = Omit<
  ResearcherDetail,
  'publicationCount' | 'guessCount' | 'isPartial' | 'isSearchAway' | 'years' | 'subjects' | 'coAuthors'
>;

/** What the library says of a person, without publications. Contact is there as the person wishes. */
export async function presentPerson(
  deps: Pick<Deps, 'db' | 'config'>,
  reader: Reader,
  row: ResearcherTable,
): Promise<ToldOfPerson> {
  const [summary] = await presentResearchers(deps, reader, [row]);
  if (!summary) throw new Error('a person was presented as nobody');
  const inLanguage = (names: string) => nameIn(fromJson<Names>(names), reader.language);
  const forms = allForms(fromJson<Names>(row.names), fromJson<string[]>(row.other_names), []);
  return {
    ...summary,
    titles: inLanguage(row.titles),
    otherNames: forms.filter((form) => form !== summary.name),
    introduction: inLanguage(row.introduction),
    email: row.shows_email === 1 ? row.email : '',
    phone: row.shows_phone === 1 ? row.phone : '',
    office: row.office,
    website: row.website,
    orcid: row.orcid,
    isni: row.isni,
    authorNumbers: fromJson(row.author_numbers),
  };
}

/** A person as staff change them. */
export async function presentStaffResearcher(
  deps: Pick<Deps, 'db' | 'config'>,
  tenant: Tenant,
  row: ResearcherTable,
): Promise<StaffResearcher> {
  const [account, works] = await Promise.all([
    row.patron_id === '' ? undefined : findReaderById(deps, tenant.id, row.patron_id),
    orcidWorksOf(deps.db, tenant.id, row.id),
  ]);
  return {
    id: row.id,
    names: fromJson(row.names),
    otherNames: fromJson(row.other_names),
    headings: fromJson(row.headings),
    unitId: row.unit_id,
    position: fromJson(row.position),
    titles: fromJson(row.titles),
    topics: fromJson(row.topics),
    introduction: fromJson(row.introduction),
    email: row.email,
    showsEmail: row.shows_email === 1,
    phone: row.phone,
    showsPhone: row.shows_phone === 1,
    office: row.office,
    website: row.website,
    orcid: row.orcid,
    isni: row.isni,
    authorNumbers: fromJson(row.author_numbers),
    account: account?.primaryId ?? '',
    portraitUrl: coverUrl(deps, tenant, row.cover_file),
    isOpen: row.is_open === 1,
    isHidden: row.is_hidden === 1,
    orcidWorkCount: works.length,
    version: row.version,
  };
}

/** A person as the audit has them: without contact and texts. */
export function auditedResearcher(row: ResearcherTable | undefined): AuditedState | undefined {
  if (!row) return undefined;
  const { unit_id: unitId, orcid } = row;
  return {
    names: fromJson(row.names),
    unitId,
    orcid,
    hasAccount: row.patron_id !== '',
    isOpen: row.is_open === 1,
  };
}
