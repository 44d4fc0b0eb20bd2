import type { Names } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Grant, PolicyRules } from '@lectern/contracts/resources/repository/policy';
import {
  DEMO_BASE_LINKS,
  DEMO_COLLECTIONS,
  DEMO_OBJECTS,
  type DemoObject,
  type DemoTexts,
} from '@lectern/demo/repository/demo-objects';
import { addDays } from '../../../../platform/clock.ts';
import { toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed, SeedDeps } from '../../../../platform/demo-seed.ts';
import { keepFile } from '../../../collection/stored-files/keep-file.ts';
import { fileKey, newFileName } from '../files/file-name.ts';
import { objectColumns } from '../object-columns.ts';
import { putCollectionRow } from '../put-collection.ts';
import { putObjectRow } from '../put-object.ts';
import { replaceEntries } from '../store/entry-store.ts';
import { insertFile } from '../store/file-store.ts';
import { insertPolicy } from '../store/policy-store.ts';
import { NO_TEXT, orderText } from '../text/order-text.ts';
import { drawContent } from './draw-content.ts';

const EVERYBODY: Grant = { signedIn: false, groups: [], networks: [], ranges: [] };
const READERS: Grant = { ...EVERYBODY, signedIn: true };
const CAMPUS: Grant = { ...EVERYBODY, networks: ['campus'] };

const POLICIES: Readonly<
  Record<DemoObject['policy'], { readonly zh: string; readonly en: string; readonly rules: PolicyRules }>
> = {
  open: {
    zh: '完全开放',
    en: 'Open to everybody',
    rules: {
      describe: [EVERYBODY],
      sample: [EVERYBODY],
      read: [EVERYBODY],
      download: [EVERYBODY],
      print: [EVERYBODY],
      copy: [EVERYBODY],
    },
  },
  campus: {
    zh: '校内或登录后阅读',
    en: 'On campus, or signed in',
    rules: {
      describe: [EVERYBODY],
      sample: [EVERYBODY],
      read: [CAMPUS, READERS],
      download: [],
      print: [CAMPUS],
      copy: [],
    },
  },
  readers: {
    zh: '仅限登录读者',
    en: 'Readers who signed in',
    rules: {
      describe: [EVERYBODY],
      sample: [],
      read: [READERS],
      download: [READERS],
      print: [READERS],
      copy: [],
    },
  },
  described: {
    zh: '仅公开题录',
    en: 'Description only',
    rules: { describe: [EVERYBODY], sample: [], read: [], download: [], print: [], copy: [] },
  },
};

/** A small repository with theses, and a special base, of texts that we wrote. */
export const repositorySeed: DemoSeed = {
  tables: [
    'access_policy',
    'digital_collection',
    'digital_object',
    'digital_creator',
    'digital_advisor',
    'digital_file',
    'digital_page',
    'digital_entry',
  ],
  async load(deps, { tenantId }) {
    const now = deps.clock.now().toISOString();
    const policies = await seedPolicies(deps, tenantId, now);
    const collections = await seedCollections(deps, tenantId, now);
    for (const object of DEMO_OBJECTS) await seedObject(deps, tenantId, object, { policies, collections });
    await seedEntries(deps, tenantId, collections);
  },
};

/** Those of the texts that there are, by their languages. */
function namesOf({ zh, tw, en, fr }: DemoTexts): Names {
  const named = [
    ['zh-CN', zh],
    ['zh-TW', tw],
    ['en-US', en],
    ['fr-FR', fr],
  ] as const;
  return Object.fromEntries(named.filter(([, text]) => text !== undefined));
}

type Ids = ReadonlyMap<string, string>;

async function seedPolicies({ db }: SeedDeps, tenantId: string, now: string): Promise<Ids> {
  const ids = new Map<string, string>();
  await inTransaction(db, async (tx) => {
    for (const [code, { zh, en, rules }] of Object.entries(POLICIES)) {
      const id = newId();
      ids.set(code, id);
      await insertPolicy(tx, {
        id,
        tenant_id: tenantId,
        names: toJson(namesOf({ zh, en })),
        rules: toJson(rules),
        sample_pages: 2,
        version: 0,
        created_at: now,
        updated_at: now,
      });
    }
  });
  return ids;
}

async function seedCollections({ db }: SeedDeps, tenantId: string, now: string): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const [
    position,
    { code, parent, kind, unit = '', names, descriptions },
  ] of DEMO_COLLECTIONS.entries()) {
    const parentId = parent === undefined ? undefined : ids.get(parent);
    const texts = { names: namesOf(names), descriptions: namesOf(descriptions) };
    const facts = { kind, code, parentId, ...texts, unitCode: unit, position, isOpen: true };
    const put = await inTransaction(db, (tx) =>
      putCollectionRow(tx, { tenantId, id: undefined, version: undefined, facts, now }),
    );
    if (isRefusal(put)) throw new Error(`${code}: ${put.code}`);
    ids.set(code, put.after.id);
  }
  return ids;
}

async function seedObject(
  deps: SeedDeps,
  tenantId: string,
  object: DemoObject,
  { policies, collections }: { readonly policies: Ids; readonly collections: Ids },
): Promise<void> {
  const { creators, closedDays, language } = object;
  const titles = namesOf(object.titles);
  const madeAt = deps.clock.now();
  const now = madeAt.toISOString();
  const columns = objectColumns({
    ...object,
    titles,
    descriptions: namesOf(object.descriptions),
    collectionId: collections.get(object.collection) ?? '',
    policyId: policies.get(object.policy) ?? '',
    creators: creators.map((name) => ({ name, personId: '' })),
    publisher: '',
    identifiers: [],
    advisors: object.advisors ?? [],
    degree: object.degree ?? '',
    discipline: object.discipline ?? '',
    college: object.college ?? '',
    grantedOn: object.grantedOn ?? '',
    unitCode: object.unit ?? '',
    closedUntil: closedDays === undefined ? '' : addDays(now.slice(0, 'YYYY-MM-DD'.length), closedDays),
    isOpen: true,
  });
  const title = titles[language] ?? '';
  const { content, mediaType, pages } = await drawContent(object, title, madeAt);
  const hasText = mediaType === 'application/pdf';
  const fileName = newFileName();
  const file = { key: fileKey(fileName), mediaType, content };
  const digest = await keepFile(deps, tenantId, file);
  await inTransaction(deps.db, async (tx) => {
    const put = await putObjectRow(tx, { tenantId, id: undefined, version: undefined, columns, now });
    if (isRefusal(put)) throw new Error(`${title}: ${put.code}`);
    const fileId = newId();
    await insertFile(tx, {
      id: fileId,
      tenant_id: tenantId,
      object_id: put.after.id,
      position: 1,
      name: title,
      role: 'content',
      media_type: mediaType,
      ...digest,
      file_name: fileName,
      pages,
      state: 'ready',
      described: '',
      policy_id: '',
      closed_until: '',
      created_at: now,
      ...NO_TEXT,
      text_state: hasText ? 'waiting' : 'absent',
    });
    if (hasText) await orderText(tx, { id: fileId, tenant_id: tenantId }, now);
  });
}

/** The special base lists a work of the catalogue and a database too, where the library has some. */
async function seedEntries({ db }: SeedDeps, tenantId: string, collections: Ids): Promise<void> {
  const collectionId = collections.get('paper-craft') ?? '';
  const things = await Promise.all([firstId('bib'), firstId('eresource')]);
  const listed = [
    ...things.flatMap((id, at) =>
      id ? [{ kind: at === 0 ? ('bib' as const) : ('eresource' as const), id }] : [],
    ),
  ];
  const rows = [
    ...listed.map(({ kind, id }) => ({ kind, thing_id: id, address: '', names: '{}' })),
    ...DEMO_BASE_LINKS.map(({ names, address }) => ({
      kind: 'link' as const,
      thing_id: '',
      address,
      names: toJson(namesOf(names)),
    })),
  ].map((row, position) => ({ ...row, tenant_id: tenantId, collection_id: collectionId, position }));
  await inTransaction(db, (tx) => replaceEntries(tx, tenantId, collectionId, rows));

  async function firstId(table: 'bib' | 'eresource'): Promise<string | undefined> {
    const row = await db
      .selectFrom(table)
      .select('id')
      .where('tenant_id', '=', tenantId)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  }
}
