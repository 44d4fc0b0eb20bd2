import type { Names } from '@lectern/contracts/kernel/languages';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  RESEARCHER_ACCOUNT_TAKEN,
  RESEARCHER_ACCOUNT_UNKNOWN,
  RESEARCHER_CHANGED,
  RESEARCHER_LIMIT_REACHED,
  RESEARCHER_NOT_FOUND,
  RESEARCHER_NUMBER_REFUSED,
  RESEARCHER_NUMBER_TAKEN,
} from '@lectern/contracts/resources/researchers/errors';
import { MOST_RESEARCHERS } from '@lectern/contracts/resources/researchers/researcher';
import { UNIT_ADDRESS_REFUSED, UNIT_NOT_FOUND } from '@lectern/contracts/resources/units/errors';
import { readIsni, readOrcid } from '@lectern/rules/person-number';
import { toBit, toJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { lockName } from '../../../platform/db/named-lock.ts';
import { findReaderByPrimaryId } from '../../people/account/primary-ids.ts';
import { isWebAddress } from '../databases/entrances/web-address.ts';
import { isUnit } from '../units/read-units.ts';
import { allForms, formRows, nameRows, searchText } from './person-names.ts';
import {
  changeResearcher,
  countResearchers,
  findResearcher,
  insertResearcher,
  replaceNames,
  researcherOfOrcid,
  researcherOfReader,
} from './store/researcher-store.ts';
import type { ResearcherTable } from './tables.ts';

/** What staff say about a person. */
export interface ResearcherFacts {
  readonly names: Names;
  readonly otherNames: readonly string[];
  readonly headings: readonly string[];
  readonly unitId: string;
  readonly position: Names;
  readonly titles: Names;
  readonly topics: readonly string[];
  readonly introduction: Names;
  readonly email: string;
  readonly showsEmail: boolean;
  readonly phone: string;
  readonly showsPhone: boolean;
  readonly office: string;
  readonly website: string;
  readonly orcid: string;
  readonly isni: string;
  readonly authorNumbers: readonly string[];
  /** The number with which the person signs in as a reader; empty without an account. */
  readonly account: string;
  readonly isOpen: boolean;
}

export interface ResearcherToPut {
  readonly tenantId: string;
  /** Undefined for a new person. */
  readonly id: string | undefined;
  /** That of the person as they were read; undefined to change them whatever they are. */
  readonly version: number | undefined;
  readonly facts: ResearcherFacts;
  readonly now: string;
}

type Refused =
  | 'RESEARCHER_NOT_FOUND'
  | 'RESEARCHER_CHANGED'
  | 'RESEARCHER_LIMIT_REACHED'
  | 'RESEARCHER_NUMBER_REFUSED'
  | 'RESEARCHER_NUMBER_TAKEN'
  | 'RESEARCHER_ACCOUNT_UNKNOWN'
  | 'RESEARCHER_ACCOUNT_TAKEN'
  | 'UNIT_NOT_FOUND'
  | 'UNIT_ADDRESS_REFUSED';

const AUTHOR_NUMBER = /^\([A-Za-z0-9-]{2,20}\)[A-Za-z0-9.:-]{1,40}$/;

/** Makes other changes to the researchers of the library wait. */
export async function lockResearchers(tx: Tx, tenantId: string): Promise<void> {
  await lockName(tx, `researchers/${tenantId}`);
}

/** Adds or changes a person; answers them as they were and as they are. */
export async function putResearcherRow(
  tx: Tx,
  { tenantId, id, version, facts, now }: ResearcherToPut,
): Promise<
  { readonly before: ResearcherTable | undefined; readonly after: ResearcherTable } | Refusal<Refused>
> {
  await lockResearchers(tx, tenantId);
  const before = id === undefined ? undefined : await findResearcher(tx, tenantId, id);
  if (id !== undefined && !before) return refuse(RESEARCHER_NOT_FOUND);
  if (before && version !== undefined && before.version !== version) return refuse(RESEARCHER_CHANGED);
  if (!before && (await countResearchers(tx, tenantId)) >= MOST_RESEARCHERS)
    return refuse(RESEARCHER_LIMIT_REACHED, { limit: MOST_RESEARCHERS });
  if (facts.website !== '' && !isWebAddress(facts.website)) return refuse(UNIT_ADDRESS_REFUSED);
  if (facts.unitId !== '' && facts.unitId !== before?.unit_id && !(await isUnit(tx, tenantId, facts.unitId)))
    return refuse(UNIT_NOT_FOUND);
  const numbers = readNumbers(facts);
  if (isRefusal(numbers)) return numbers;
  const namesake = numbers.orcid === '' ? undefined : await researcherOfOrcid(tx, tenantId, numbers.orcid);
  if (namesake && namesake.id !== before?.id) return refuse(RESEARCHER_NUMBER_TAKEN);
  const patronId = await readerOf(tx, tenantId, facts.account, before?.id);
  if (isRefusal(patronId)) return patronId;
  const after: ResearcherTable = {
    ...columnsOf(facts),
    ...numbers,
    patron_id: patronId,
    id: before?.id ?? newId(),
    tenant_id: tenantId,
    cover_file: before?.cover_file ?? '',
    is_hidden: before?.is_hidden ?? 0,
    version: before ? before.version + 1 : 0,
    created_at: before?.created_at ?? now,
    updated_at: now,
  };
  if (before) await changeResearcher(tx, tenantId, before.id, after);
  else await insertResearcher(tx, after);
  const forms = allForms(facts.names, facts.otherNames, facts.headings);
  await replaceNames(
    tx,
    tenantId,
    after.id,
    nameRows(tenantId, after.id, facts.names),
    formRows(tenantId, after.id, forms),
  );
  return { before, after };
}

function readNumbers(
  facts: Pick<ResearcherFacts, 'orcid' | 'isni' | 'authorNumbers'>,
): Pick<ResearcherTable, 'orcid' | 'isni' | 'author_numbers'> | Refusal<'RESEARCHER_NUMBER_REFUSED'> {
  const orcid = facts.orcid === '' ? '' : readOrcid(facts.orcid);
  if (orcid === undefined) return refuse(RESEARCHER_NUMBER_REFUSED, { number: facts.orcid });
  const isni = facts.isni === '' ? '' : readIsni(facts.isni);
  if (isni === undefined) return refuse(RESEARCHER_NUMBER_REFUSED, { number: facts.isni });
  const authorNumbers = [...new Set(facts.authorNumbers.map((number) => number.replace(/\s+/g, '')))];
  const wrong = authorNumbers.find((number) => !AUTHOR_NUMBER.test(number));
  if (wrong !== undefined) return refuse(RESEARCHER_NUMBER_REFUSED, { number: wrong });
  return { orcid, isni, author_numbers: toJson(authorNumbers) };
}

/** The reader with a number; empty for an empty one. */
async function readerOf(
  tx: Tx,
  tenantId: string,
  account: string,
  researcherId: string | undefined,
): Promise<string | Refusal<'RESEARCHER_ACCOUNT_UNKNOWN' | 'RESEARCHER_ACCOUNT_TAKEN'>> {
  if (account === '') return '';
  const reader = await findReaderByPrimaryId({ db: tx }, tenantId, account);
  if (!reader) return refuse(RESEARCHER_ACCOUNT_UNKNOWN);
  const other = await researcherOfReader(tx, tenantId, reader.id);
  return other && other.id !== researcherId ? refuse(RESEARCHER_ACCOUNT_TAKEN) : reader.id;
}

function columnsOf(facts: ResearcherFacts) {
  return {
    unit_id: facts.unitId,
    names: toJson(facts.names),
    other_names: toJson([...new Set(facts.otherNames)]),
    headings: toJson([...new Set(facts.headings)]),
    position: toJson(facts.position),
    titles: toJson(facts.titles),
    topics: toJson([...new Set(facts.topics)]),
    introduction: toJson(facts.introduction),
    email: facts.email,
    shows_email: toBit(facts.showsEmail),
    phone: facts.phone,
    shows_phone: toBit(facts.showsPhone),
    office: facts.office,
    website: facts.website,
    is_open: toBit(facts.isOpen),
    search_text: searchText(allForms(facts.names, facts.otherNames, facts.headings), facts.topics),
  };
}
