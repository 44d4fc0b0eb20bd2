import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { thingChanged } from '../../../platform/searchable.ts';
import { eresourceColumns } from './eresource-columns.ts';
import { putEresourceRow } from './put-eresource.ts';
import { orderToTellSources } from './tell-sources.ts';

/** A database that is tried. */
export interface Trial {
  readonly name: string;
  readonly language: Language;
  readonly introduction: string;
  readonly address: string;
  /** Calendar dates of the library: the first and the last day. */
  readonly from: string;
  readonly until: string;
}

/**
 * Adds a database that is on trial and asks readers what they think of it, open to readers who sign in. Answers its id; undefined where the
 * library has as many databases as it may have.
 */
export async function addTrial(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  tenantId: string,
  trial: Trial,
  now: string,
): Promise<string | undefined> {
  const { name, language, introduction, address, from, until } = trial;
  const put = await putEresourceRow(tx, {
    tenantId,
    id: undefined,
    version: undefined,
    columns: eresourceColumns({
      code: `trial-${newId()}`,
      names: { [language]: name.slice(0, 200) },
      otherNames: [],
      status: 'trial',
      shownFrom: from,
      shownTo: until,
      introduction: introduction === '' ? {} : { [language]: introduction },
      guide: {},
      coverage: {},
      outages: [],
      sources: [],
      links: { article: '', issue: '', title: '' },
      questions: [],
      signInFirst: false,
      takesComments: true,
      takesFeedback: true,
      isOpen: true,
      isFeatured: false,
    }),
    addedOn: from,
    today: from,
    terms: { subject: [], docType: [], vendor: [], college: [], label: [] },
    entrances: [
      {
        names: {},
        address,
        place: 'anywhere',
        networks: [],
        ranges: [],
        groups: [],
        libraries: [],
        signIn: true,
        proxy: '',
      },
    ],
    now,
  });
  if (isRefusal(put)) return undefined;
  await orderToTellSources(tx, tenantId, { ...put, now });
  await events.send(tx, thingChanged, { tenantId, subjectIds: [`eresource/${put.after.id}`], now });
  return put.after.id;
}
