import type { Names } from '@lectern/contracts/kernel/languages';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  ORCID_RECORD_OF_ANOTHER,
  RESEARCHER_LIMIT_REACHED,
  RESEARCHER_NOT_FOUND,
  RESEARCHER_NUMBER_TAKEN,
} from '@lectern/contracts/resources/researchers/errors';
import {
  MOST_OTHER_NAMES,
  MOST_RESEARCHERS,
  MOST_TOPICS,
} from '@lectern/contracts/resources/researchers/researcher';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { findReaderById } from '../../people/account/primary-ids.ts';
import type { OrcidRecord } from './orcid-record.ts';
import { keyOf, textsOf } from './person-names.ts';
import { lockResearchers, putResearcherRow, type ResearcherFacts } from './put-researcher.ts';
import { orcidWorksOf, replaceOrcidWorks } from './store/publication-store.ts';
import { findResearcher, researcherOfOrcid } from './store/researcher-store.ts';
import type { ResearcherTable } from './tables.ts';

const HAN = /\p{Script=Han}/u;

/** Puts what an ORCID record says into a person: a given one, else the one who has its iD, else a new draft. */
export async function importOrcid(
  tx: Tx,
  tenantId: string,
  {
    id,
    record,
    now,
  }: { readonly id: string | undefined; readonly record: OrcidRecord; readonly now: string },
): Promise<
  | { readonly before: ResearcherTable | undefined; readonly after: ResearcherTable }
  | Refusal<
      | 'RESEARCHER_NOT_FOUND'
      | 'RESEARCHER_LIMIT_REACHED'
      | 'RESEARCHER_NUMBER_TAKEN'
      | 'ORCID_RECORD_OF_ANOTHER'
    >
> {
  await lockResearchers(tx, tenantId);
  const owner = await researcherOfOrcid(tx, tenantId, record.orcid);
  const given = id === undefined ? owner : await findResearcher(tx, tenantId, id);
  if (id !== undefined && !given) return refuse(RESEARCHER_NOT_FOUND);
  if (given && given.orcid !== '' && given.orcid !== record.orcid) return refuse(ORCID_RECORD_OF_ANOTHER);
  if (owner && given && owner.id !== given.id) return refuse(RESEARCHER_NUMBER_TAKEN);
  const put = await putResearcherRow(tx, {
    tenantId,
    id: given?.id,
    version: undefined,
    facts: given ? await joined(tx, given, record) : factsOf(record),
    now,
  });
  if (isRefusal(put))
    return put.code === 'RESEARCHER_LIMIT_REACHED'
      ? refuse(RESEARCHER_LIMIT_REACHED, { limit: MOST_RESEARCHERS })
      : refuse(RESEARCHER_NOT_FOUND);
  const known = new Map(
    (await orcidWorksOf(tx, tenantId, put.after.id)).map((one) => [one.put_code, one.id]),
  );
  const works = record.works.map(({ putCode, ...work }) => {
    const knownId = known.get(putCode);
    known.delete(putCode);
    return {
      ...work,
      id: knownId ?? newId(),
      tenant_id: tenantId,
      researcher_id: put.after.id,
      put_code: putCode,
    };
  });
  await replaceOrcidWorks(tx, tenantId, put.after.id, works);
  return put;
}

function factsOf(record: OrcidRecord): ResearcherFacts {
  return {
    names: { [languageOf(record.name)]: record.name || record.orcid },
    otherNames: record.otherNames.slice(0, MOST_OTHER_NAMES),
    headings: [],
    unitId: '',
    position: {},
    titles: {},
    topics: record.topics.slice(0, MOST_TOPICS),
    introduction: record.biography === '' ? {} : { [languageOf(record.biography)]: record.biography },
    email: '',
    showsEmail: false,
    phone: '',
    showsPhone: false,
    office: '',
    website: '',
    orcid: record.orcid,
    isni: '',
    authorNumbers: [],
    account: '',
    isOpen: false,
  };
}

/** What staff wrote stays; names and topics that are new are added, and a biography where there is none in its language. */
async function joined(tx: Tx, row: ResearcherTable, record: OrcidRecord): Promise<ResearcherFacts> {
  const names = fromJson<Names>(row.names);
  const introduction = fromJson<Names>(row.introduction);
  const otherNames = fromJson<string[]>(row.other_names);
  const topics = fromJson<string[]>(row.topics);
  const account =
    row.patron_id === '' ? undefined : await findReaderById({ db: tx }, row.tenant_id, row.patron_id);
  const language = languageOf(record.biography);
  return {
    names,
    otherNames: withNew(otherNames, [record.name, ...record.otherNames], textsOf(names), MOST_OTHER_NAMES),
    headings: fromJson(row.headings),
    unitId: row.unit_id,
    position: fromJson(row.position),
    titles: fromJson(row.titles),
    topics: withNew(topics, record.topics, [], MOST_TOPICS),
    introduction:
      introduction[language] || record.biography === ''
        ? introduction
        : { ...introduction, [language]: record.biography },
    email: row.email,
    showsEmail: row.shows_email === 1,
    phone: row.phone,
    showsPhone: row.shows_phone === 1,
    office: row.office,
    website: row.website,
    orcid: record.orcid,
    isni: row.isni,
    authorNumbers: fromJson(row.author_numbers),
    account: account?.primaryId ?? '',
    isOpen: row.is_open === 1,
  };
}

function withNew(
  known: readonly string[],
  given: readonly string[],
  besides: readonly string[],
  most: number,
): string[] {
  const keys = new Set([...known, ...besides].map(keyOf));
  const added = given.filter((text) => text !== '' && !keys.has(keyOf(text)));
  return [...known, ...new Set(added)].slice(0, Math.max(most, known.length));
}

function languageOf(text: string): 'zh-CN' | 'en-US' {
  return HAN.test(text) ? 'zh-CN' : 'en-US';
}
