import type { Names } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { ForgetReader } from '../../../platform/forget-reader.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { textsOf } from './person-names.ts';
import { decisionsOf } from './store/publication-store.ts';
import { researcherOfReader } from './store/researcher-store.ts';

/** What the library keeps of a reader as a researcher, with what the reader said of publications. */
export const researcherOwnData: PersonalData = {
  name: 'researcher',
  tables: ['researcher'],
  async rows({ db }, tenant, patronId) {
    const row = await researcherOfReader(db, tenant.id, patronId);
    if (!row) return [];
    const list = (json: string) => fromJson<string[]>(json).join('; ');
    const decisions = await decisionsOf(db, tenant.id, row.id);
    const person = {
      names: [...textsOf(fromJson<Names>(row.names)), ...fromJson<string[]>(row.other_names)].join('; '),
      headings: list(row.headings),
      position: textsOf(fromJson<Names>(row.position)).join('; '),
      titles: textsOf(fromJson<Names>(row.titles)).join('; '),
      topics: list(row.topics),
      introduction: textsOf(fromJson<Names>(row.introduction)).join('\n'),
      email: row.email,
      phone: row.phone,
      office: row.office,
      website: row.website,
      orcid: row.orcid,
      isni: row.isni,
      author_numbers: list(row.author_numbers),
      is_hidden: row.is_hidden === 1,
      updated_at: row.updated_at,
    };
    const said = decisions
      .filter(({ by_person }) => by_person === 1)
      .map(({ publication_id, decision, decided_at }) => ({ publication_id, decision, decided_at }));
    return [person, ...said];
  },
};

/** The page of a researcher is the library's; it does not know any more which reader it was. */
export const forgetResearcher: ForgetReader = async (tx, tenantId, patronId) => {
  await tx
    .updateTable('researcher')
    .set({ patron_id: '' })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
};
