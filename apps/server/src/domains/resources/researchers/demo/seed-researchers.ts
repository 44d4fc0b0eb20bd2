import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { type DemoResearcher, demoResearchers } from '@lectern/demo/people/demo-researchers';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { findReaderByPrimaryId } from '../../../people/account/primary-ids.ts';
import { readOpenUnit } from '../../units/read-units.ts';
import { putResearcherRow } from '../put-researcher.ts';
import { replaceOrcidWorks } from '../store/publication-store.ts';

/** Invented researchers: with and without an account, with works of an ORCID record, and one whose books are only guessed. */
export const researcherSeed: DemoSeed = {
  tables: ['researcher', 'researcher_name', 'researcher_form', 'orcid_work'],
  async load({ db, clock }, { demo, tenantId }) {
    const now = clock.now().toISOString();
    await inTransaction(db, async (tx) => {
      for (const researcher of demoResearchers(demo)) await put(tx, tenantId, researcher, now);
    });
  },
};

async function put(tx: Tx, tenantId: string, researcher: DemoResearcher, now: string): Promise<void> {
  const { names, position, topics, email = '', account = '' } = researcher;
  const unit = await readOpenUnit(tx, tenantId, researcher.unit);
  const reader = account === '' ? undefined : await findReaderByPrimaryId({ db: tx }, tenantId, account);
  const done = await putResearcherRow(tx, {
    tenantId,
    id: undefined,
    version: undefined,
    facts: {
      names,
      otherNames: researcher.otherNames ?? [],
      headings: researcher.headings ?? [],
      unitId: unit?.row.id ?? '',
      position,
      titles: researcher.titles ?? {},
      topics,
      introduction: researcher.introduction ?? {},
      email,
      showsEmail: email !== '',
      phone: '',
      showsPhone: false,
      office: researcher.office ?? '',
      website: '',
      orcid: researcher.orcid ?? '',
      isni: '',
      authorNumbers: [],
      account: reader?.primaryId ?? '',
      isOpen: true,
    },
    now,
  });
  if (isRefusal(done)) throw new Error(`${names['zh-CN']}: ${done.code}`);
  const works = (researcher.works ?? []).map((line, at) => {
    const [year = '', kind = '', title = '', source = ''] = line.split('|');
    return {
      id: newId(),
      tenant_id: tenantId,
      researcher_id: done.after.id,
      put_code: String(at + 1),
      title,
      source,
      year: Number(year),
      kind,
      doi: '',
    };
  });
  await replaceOrcidWorks(tx, tenantId, done.after.id, works);
}
