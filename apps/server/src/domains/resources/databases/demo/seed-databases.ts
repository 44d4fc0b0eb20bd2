import type { Names } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { DemoDatabase } from '@lectern/demo/databases/demo-database';
import { demoDatabases } from '@lectern/demo/databases/demo-databases';
import { DEMO_TERMS } from '@lectern/demo/databases/demo-terms';
import { addDays } from '../../../../platform/clock.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import type { EntranceFacts } from '../entrances/entrance-rows.ts';
import { eresourceColumns } from '../eresource-columns.ts';
import { putEresourceRow } from '../put-eresource.ts';
import { putTermRow } from '../put-term.ts';

/** The day on which the databases came that have been there for long. */
const LONG_AGO = '2019-09-01';

/** Real databases with their facts: the campus goes straight in, others through the proxy of the settings. */
export const databaseSeed: DemoSeed = {
  tables: ['eresource_term', 'eresource', 'eresource_name', 'eresource_term_use', 'eresource_entrance'],
  async load({ db, clock }, { demo, tenantId }) {
    const now = clock.now().toISOString();
    const today = now.slice(0, 'YYYY-MM-DD'.length);
    const databases = demoDatabases(demo);
    await inTransaction(db, async (tx) => {
      for (const [position, { kind, code, zh, en, fr }] of DEMO_TERMS.entries()) {
        await putTermRow(tx, tenantId, undefined, { kind, code, names: namesOf(zh, en, fr), position });
      }
      for (const database of databases) {
        const put = await putEresourceRow(tx, {
          tenantId,
          id: undefined,
          version: undefined,
          columns: columnsOf(database, today),
          addedOn: database.addedDaysAgo === undefined ? LONG_AGO : addDays(today, -database.addedDaysAgo),
          today,
          terms: {
            subject: database.subjects,
            docType: database.docTypes,
            vendor: [database.vendor],
            college: database.colleges ?? [],
            label: database.labels ?? [],
          },
          entrances: entrancesOf(database),
          now,
        });
        if (isRefusal(put)) throw new Error(`${database.code}: ${put.code}`);
      }
    });
  },
};

/** Those of the names that there are. */
function namesOf(zh?: string, en?: string, fr?: string): Names {
  const named = [
    ['zh-CN', zh],
    ['en-US', en],
    ['fr-FR', fr],
  ] as const;
  return Object.fromEntries(named.filter(([, name]) => name !== undefined));
}

function columnsOf(
  { code, zh, en, fr, others = [], isOpenAccess, trialDays, addedDaysAgo = 0, article = '' }: DemoDatabase,
  today: string,
) {
  const isTrial = trialDays !== undefined;
  const status = isTrial ? 'trial' : isOpenAccess ? 'open' : 'purchased';
  return eresourceColumns({
    code,
    names: namesOf(zh, en, fr),
    otherNames: others,
    status,
    shownFrom: isTrial ? addDays(today, -addedDaysAgo) : '',
    shownTo: isTrial ? addDays(today, trialDays) : '',
    introduction: {},
    guide: {},
    coverage: {},
    outages: [],
    sources: [],
    links: { article, issue: '', title: '' },
    questions: [],
    signInFirst: false,
    takesComments: true,
    takesFeedback: true,
    isOpen: true,
    isFeatured: false,
  });
}

function entrancesOf({ address, isOpenAccess }: DemoDatabase): EntranceFacts[] {
  const anywhere = {
    names: {},
    address,
    networks: [],
    ranges: [],
    groups: [],
    libraries: [],
    signIn: false,
    proxy: '',
  };
  if (isOpenAccess) return [{ ...anywhere, place: 'anywhere' }];
  return [
    { ...anywhere, place: 'inside' },
    { ...anywhere, place: 'outside', signIn: true, proxy: 'proxy' },
  ];
}
