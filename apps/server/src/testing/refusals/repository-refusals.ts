import { addObjectFile } from '@lectern/contracts/resources/repository/add-object-file';
import { checkAct } from '@lectern/contracts/resources/repository/check-act';
import { copyText } from '@lectern/contracts/resources/repository/copy-text';
import { findInFile } from '@lectern/contracts/resources/repository/find-in-file';
import { getBase } from '@lectern/contracts/resources/repository/get-base';
import { getFile } from '@lectern/contracts/resources/repository/get-file';
import { getFileAddress } from '@lectern/contracts/resources/repository/get-file-address';
import { getObject } from '@lectern/contracts/resources/repository/get-object';
import { getPageImage } from '@lectern/contracts/resources/repository/get-page-image';
import { getPageMarks } from '@lectern/contracts/resources/repository/get-page-marks';
import { getRepository } from '@lectern/contracts/resources/repository/get-repository';
import { getRights } from '@lectern/contracts/resources/repository/get-rights';
import { getStaffCollection } from '@lectern/contracts/resources/repository/get-staff-collection';
import { getStaffObject } from '@lectern/contracts/resources/repository/get-staff-object';
import { getStudy } from '@lectern/contracts/resources/repository/get-study';
import { getThesis } from '@lectern/contracts/resources/repository/get-thesis';
import {
  MOST_COLLECTIONS,
  MOST_LEVELS,
  MOST_OBJECT_FILES,
  MOST_OBJECTS,
  MOST_POLICIES,
} from '@lectern/contracts/resources/repository/kinds';
import { listBaseResources } from '@lectern/contracts/resources/repository/list-base-resources';
import { listChildBases } from '@lectern/contracts/resources/repository/list-child-bases';
import { listChildCollections } from '@lectern/contracts/resources/repository/list-child-collections';
import { listFiles } from '@lectern/contracts/resources/repository/list-files';
import { listHotObjects } from '@lectern/contracts/resources/repository/list-hot-objects';
import { listObjects } from '@lectern/contracts/resources/repository/list-objects';
import { listPerformances } from '@lectern/contracts/resources/repository/list-performances';
import { openReading } from '@lectern/contracts/resources/repository/open-reading';
import type { PolicyRules } from '@lectern/contracts/resources/repository/policy';
import { previewRights } from '@lectern/contracts/resources/repository/preview-rights';
import { putCollection } from '@lectern/contracts/resources/repository/put-collection';
import { putEntries } from '@lectern/contracts/resources/repository/put-entries';
import { putObject } from '@lectern/contracts/resources/repository/put-object';
import { putObjectFile } from '@lectern/contracts/resources/repository/put-object-file';
import { putPolicy } from '@lectern/contracts/resources/repository/put-policy';
import { readTextAgain } from '@lectern/contracts/resources/repository/read-text-again';
import { removeCollection } from '@lectern/contracts/resources/repository/remove-collection';
import { removeObject } from '@lectern/contracts/resources/repository/remove-object';
import { removeObjectFile } from '@lectern/contracts/resources/repository/remove-object-file';
import { removePolicy } from '@lectern/contracts/resources/repository/remove-policy';
import { searchPages } from '@lectern/contracts/resources/repository/search-pages';
import { updateCollectionCover } from '@lectern/contracts/resources/repository/update-collection-cover';
import { sql } from 'kysely';
import { fileKey } from '../../domains/resources/repository/files/file-name.ts';
import type { DigitalFileTable, DigitalObjectTable } from '../../domains/resources/repository/tables.ts';
import { newId } from '../../platform/db/ids.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { hashToken } from '../../platform/hash-token.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { createPagesKeeper } from '../index-pages.ts';
import { hugePicture, pngOf } from '../pictures.ts';
import { buildCollection, buildObject, buildObjectFile, buildPolicy, EVERYBODY } from '../repository-rows.ts';
import { type Provoked, provoked, provokedUpload } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { engineAway } from './ways.ts';

const NONE = { id: 'nothing' };
const NO_FILE = { id: 'nothing', fileId: 'nothing' };
const READERS = { ...EVERYBODY, signedIn: true };

/** Who calls, and what is asked: a file of a new object. */
type Asked = { readonly id: string; readonly fileId: string; readonly patronId: string };
type Building = {
  readonly rules?: Partial<PolicyRules>;
  readonly object?: Partial<DigitalObjectTable>;
  readonly file?: Partial<DigitalFileTable>;
  /** Signed in as a new reader with these traits. */
  readonly reader?: Parameters<typeof buildPatron>[1];
  /** The bytes of the file; none are kept without. */
  readonly content?: string | Uint8Array;
};

async function asked(
  library: RefusingLibrary,
  { rules, object, file, reader, content }: Building = {},
): Promise<Asked> {
  const { db, files } = library.deps;
  const policy_id = await buildPolicy(db, rules);
  const id = await buildObject(db, { policy_id, ...object });
  const fileId = await buildObjectFile(db, id, file);
  if (content !== undefined) {
    const name = fileId.replaceAll('-', '').padEnd(40, '0');
    await files.put('1001', fileKey(name), Buffer.from(content));
  }
  if (!reader) return { id, fileId, patronId: '' };
  const patron = await buildPatron(db, reader);
  library.caller = { token: await buildSession(db, patron) };
  return { id, fileId, patronId: patron.id };
}

/** All acts under these rights. */
const all = (grants: PolicyRules['read']): Partial<PolicyRules> => ({
  sample: grants,
  read: grants,
  download: grants,
  copy: grants,
});

/** The ways in which an act is closed, for a call that is asked for it. */
function closed<Input>(input: (library: RefusingLibrary, of: Asked) => Input | Promise<Input>) {
  const way =
    (building: Building, then?: (library: RefusingLibrary) => void) => async (library: RefusingLibrary) => {
      const of = await asked(library, building);
      const made = await input(library, of);
      then?.(library);
      return made;
    };
  return {
    OBJECT_ACT_CLOSED: way({ rules: all([]) }),
    OBJECT_ACT_NOT_YET: way({ object: { closed_until: '2099-01-01' } }),
    OBJECT_ACT_SIGN_IN: way({ rules: all([READERS]) }),
    OBJECT_ACT_PLACE: way({ rules: all([{ ...EVERYBODY, ranges: ['203.0.113.0/24'] }]) }),
    OBJECT_ACT_GROUP: way({ rules: all([{ ...READERS, groups: ['other'] }]), reader: {} }),
    OBJECT_ACT_BLOCKED: way({ rules: all([READERS]), reader: { expires_on: '2020-01-01' } }),
    ILS_UNAVAILABLE: way({ rules: all([READERS]), reader: {} }, (library) => library.ils.goAway()),
  };
}

/** A ticket for a file, as its reader has it. */
async function ticketFor(
  { deps }: RefusingLibrary,
  { id, fileId, patronId }: Asked,
  act: 'read' | 'download',
) {
  const ticket = newId().replaceAll('-', '').padEnd(43, 'x');
  await deps.db
    .insertInto('reading_ticket')
    .values({
      tenant_id: '1001',
      text_hash: hashToken(ticket),
      object_id: id,
      file_id: fileId,
      act,
      patron_id: patronId,
      session_hash: '',
      reader_name: '',
      expires_at: '2099-01-01T00:00:00.000Z',
    })
    .execute();
  return { mappingPath: 'alpha', ticket };
}

const BROKEN = '%PDF-1.7\nnothing more';
/** A PDF that wants a password: its encryption dictionary is one that no empty password opens. */
const LOCKED = `%PDF-1.4
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>
endobj
4 0 obj
<</Filter/Standard/V 1/R 2/P -4/O<${'00'.repeat(32)}>/U<${'11'.repeat(32)}>>>
endobj
trailer
<</Root 1 0 R/Encrypt 4 0 R/ID[<00><00>]/Size 5>>
`;
const PLAIN = LOCKED.replace('/Encrypt 4 0 R', '');
/** More words than one query may have, in few letters. */
const MANY_WORDS = `a${'㍿'.repeat(99)}`;

/** Asks for the marks on a page whose text was read, of a file with these bytes. */
async function pageOf(library: RefusingLibrary, content: string, page = 1) {
  const { id, fileId } = await asked(library, { content, file: { text_state: 'read', text_pages: 1 } });
  const row = { tenant_id: '1001', file_id: fileId, page, text: 'A whale' };
  await library.deps.db.insertInto('digital_page').values(row).execute();
  await createPagesKeeper(library.deps).rebuild('1001');
  return { id, fileId, page, keyWord: 'whale' };
}

const FACTS = { kind: 'repository' as const, code: 'new', names: { 'en-US': 'New' } };

async function objectFacts({ deps: { db } }: RefusingLibrary) {
  return {
    collectionId: await buildCollection(db),
    kind: 'report' as const,
    titles: { 'en-US': 'New' },
    policyId: await buildPolicy(db),
  };
}

/** How calls about digital objects are refused. */
export const REPOSITORY_PROVOKED: readonly Provoked[] = [
  provoked(getThesis, { OBJECT_NOT_FOUND: () => NONE }),
  provoked(getStudy, { OBJECT_NOT_FOUND: () => NONE }),
  provoked(getObject, { OBJECT_NOT_FOUND: () => NONE }),
  provoked(listPerformances, { OBJECT_NOT_FOUND: () => NONE }),
  provoked(listFiles, { OBJECT_NOT_FOUND: () => NONE }),
  provoked(listChildCollections, { COLLECTION_NOT_FOUND: () => NONE }),
  provoked(listChildBases, { COLLECTION_NOT_FOUND: () => NONE }),
  provoked(listObjects, { COLLECTION_NOT_FOUND: () => NONE }),
  provoked(getRepository, { COLLECTION_NOT_FOUND: () => NONE }),
  provoked(getBase, { COLLECTION_NOT_FOUND: () => NONE }),
  provoked(listHotObjects, { COLLECTION_NOT_FOUND: () => NONE }),
  provoked(listBaseResources, { COLLECTION_NOT_FOUND: () => NONE }),
  provoked(getRights, {
    OBJECT_NOT_FOUND: () => NONE,
    OBJECT_FILE_NOT_FOUND: async ({ deps }) => ({ id: await buildObject(deps.db), fileId: 'nothing' }),
  }),
  provoked(checkAct, {
    OBJECT_NOT_FOUND: () => NONE,
    OBJECT_FILE_NOT_FOUND: async ({ deps }) => ({ id: await buildObject(deps.db), fileId: 'nothing' }),
    ...closed((_, { id, fileId }) => ({ id, fileId })),
  }),
  provoked(getFileAddress, {
    OBJECT_NOT_FOUND: () => NO_FILE,
    OBJECT_FILE_NOT_FOUND: async ({ deps }) => ({ id: await buildObject(deps.db), fileId: 'nothing' }),
    OBJECT_FILE_LOCKED: async (library) => ({
      ...(await asked(library, { file: { state: 'locked' } })),
      use: 'download' as const,
    }),
    OBJECT_FILE_BROKEN: async (library) => ({
      ...(await asked(library, { file: { state: 'broken' } })),
      use: 'download' as const,
    }),
    ...closed((_, { id, fileId }) => ({ id, fileId, use: 'download' as const })),
  }),
  provoked(openReading, {
    OBJECT_NOT_FOUND: () => NO_FILE,
    OBJECT_FILE_NOT_FOUND: async ({ deps }) => ({ id: await buildObject(deps.db), fileId: 'nothing' }),
    OBJECT_FILE_LOCKED: (library) => asked(library, { content: LOCKED }),
    OBJECT_FILE_BROKEN: (library) => asked(library, { content: BROKEN }),
    ...closed((_, { id, fileId }) => ({ id, fileId })),
  }),
  provoked(searchPages, {
    COLLECTION_NOT_FOUND: () => NONE,
    OBJECT_NOT_FOUND: () => ({ objectId: 'nothing' }),
    SEARCH_TOO_LONG: () => ({ keyWord: MANY_WORDS }),
    SEARCH_UNAVAILABLE: engineAway({ keyWord: 'whale' }),
  }),
  provoked(findInFile, {
    OBJECT_NOT_FOUND: () => NO_FILE,
    OBJECT_FILE_NOT_FOUND: async ({ deps }) => ({ id: await buildObject(deps.db), fileId: 'nothing' }),
    ...closed((_, { id, fileId }) => ({ id, fileId, keyWord: 'whale' })),
    SEARCH_TOO_LONG: async (library) => ({ ...(await asked(library)), keyWord: MANY_WORDS }),
    SEARCH_UNAVAILABLE: async (library) =>
      engineAway({ ...(await asked(library)), keyWord: 'whale' })(library),
  }),
  provoked(getPageMarks, {
    OBJECT_NOT_FOUND: () => ({ ...NO_FILE, page: 1 }),
    OBJECT_FILE_NOT_FOUND: async ({ deps }) => ({
      id: await buildObject(deps.db),
      fileId: 'nothing',
      page: 1,
    }),
    OBJECT_FILE_LOCKED: (library) => pageOf(library, LOCKED),
    OBJECT_FILE_BROKEN: (library) => pageOf(library, BROKEN),
    OBJECT_PAGE_NOT_DRAWN: (library) => pageOf(library, PLAIN, 99),
    ...closed((_, { id, fileId }) => ({ id, fileId, page: 1, keyWord: 'whale' })),
    SEARCH_TOO_LONG: async (library) => ({ ...(await pageOf(library, PLAIN)), keyWord: MANY_WORDS }),
    SEARCH_UNAVAILABLE: async (library) => engineAway(await pageOf(library, PLAIN))(library),
  }),
  provoked(copyText, {
    OBJECT_NOT_FOUND: () => ({ ...NO_FILE, page: 1 }),
    OBJECT_FILE_NOT_FOUND: async ({ deps }) => ({
      id: await buildObject(deps.db),
      fileId: 'nothing',
      page: 1,
    }),
    OBJECT_FILE_LOCKED: async (library) => ({ ...(await asked(library, { content: LOCKED })), page: 1 }),
    OBJECT_FILE_BROKEN: async (library) => ({ ...(await asked(library, { content: BROKEN })), page: 1 }),
    OBJECT_PAGE_NOT_DRAWN: async (library) => ({ ...(await asked(library, { content: PLAIN })), page: 99 }),
    ...closed((_, { id, fileId }) => ({ id, fileId, page: 1 })),
  }),
  provoked(getPageImage, {
    OBJECT_TICKET_OVER: () => ({ mappingPath: 'alpha', ticket: 'x'.repeat(43), page: 1 }),
    OBJECT_FILE_NOT_FOUND: async (library) => ({
      ...(await ticketFor(library, { id: 'nothing', fileId: 'nothing', patronId: '' }, 'read')),
      page: 1,
    }),
    OBJECT_FILE_LOCKED: async (library) => ({
      ...(await ticketFor(library, await asked(library, { content: LOCKED }), 'read')),
      page: 1,
    }),
    OBJECT_FILE_BROKEN: async (library) => ({
      ...(await ticketFor(library, await asked(library, { content: BROKEN }), 'read')),
      page: 1,
    }),
    OBJECT_PAGE_NOT_DRAWN: async (library) => ({
      ...(await ticketFor(library, await asked(library, { content: PLAIN }), 'read')),
      page: 99,
    }),
    ...closed(async (library, of) => ({ ...(await ticketFor(library, of, 'read')), page: 1 })),
  }),
  provoked(getFile, {
    OBJECT_TICKET_OVER: () => ({ mappingPath: 'alpha', ticket: 'x'.repeat(43) }),
    OBJECT_FILE_NOT_FOUND: async (library) => ticketFor(library, await asked(library), 'download'),
    OBJECT_FILE_LOCKED: async (library) =>
      ticketFor(library, await asked(library, { file: { state: 'locked' } }), 'download'),
    OBJECT_FILE_BROKEN: async (library) =>
      ticketFor(
        library,
        await asked(library, { file: { media_type: 'image/png' }, content: 'no picture' }),
        'read',
      ),
    OBJECT_FILE_UNMARKED: async (library) =>
      ticketFor(library, await asked(library, { content: LOCKED }), 'download'),
    OBJECT_PAGE_NOT_DRAWN: async (library) =>
      ticketFor(
        library,
        await asked(library, { file: { media_type: 'image/png' }, content: hugePicture() }),
        'read',
      ),
    ...closed(async (library, of) => ticketFor(library, of, 'download')),
  }),
  provoked(getStaffCollection, { COLLECTION_NOT_FOUND: () => NONE }),
  provoked(putCollection, {
    COLLECTION_NOT_FOUND: () => ({ ...FACTS, ...NONE }),
    COLLECTION_CHANGED: async ({ deps }) => ({ ...FACTS, id: await buildCollection(deps.db), version: 7 }),
    COLLECTION_CODE_TAKEN: async ({ deps }) => ({ ...FACTS, code: await buildCollection(deps.db) }),
    COLLECTION_IN_ITSELF: async ({ deps }) => {
      const id = await buildCollection(deps.db);
      return { ...FACTS, code: newId(), id, parentId: id };
    },
    COLLECTION_TOO_DEEP: async ({ deps }) => {
      let parentId = '';
      for (let level = 0; level < MOST_LEVELS; level += 1)
        parentId = await buildCollection(deps.db, { parent_id: parentId });
      return { ...FACTS, code: newId(), parentId };
    },
    POLICY_NOT_FOUND: () => ({ ...FACTS, code: newId(), policyId: 'nothing' }),
    COLLECTION_LIMIT_REACHED: async ({ deps }) => {
      const row = await deps.db
        .selectFrom('digital_collection')
        .selectAll()
        .where('id', '=', await buildCollection(deps.db))
        .executeTakeFirstOrThrow();
      const many = Array.from({ length: MOST_COLLECTIONS }, () => {
        const id = newId();
        return { ...row, id, code: id };
      });
      await insertRows(deps.db, 'digital_collection', many);
      return { ...FACTS, code: newId() };
    },
  }),
  provoked(removeCollection, {
    COLLECTION_NOT_FOUND: () => NONE,
    COLLECTION_NOT_EMPTY: async ({ deps }) => {
      const id = await buildCollection(deps.db);
      await buildObject(deps.db, { collection_id: id });
      return { id };
    },
  }),
  provokedUpload(updateCollectionCover, {
    UPLOAD_TOO_LARGE: () => ({
      file: new Blob([new Uint8Array(updateCollectionCover.maxBytes + 1)], { type: 'image/png' }),
      input: NONE,
    }),
    UPLOAD_TYPE_REFUSED: () => ({ file: new Blob(['x'], { type: 'image/gif' }), input: NONE }),
    PICTURE_UNREADABLE: async ({ deps }) => ({
      file: new Blob(['no picture'], { type: 'image/png' }),
      input: { id: await buildCollection(deps.db) },
    }),
    PICTURE_TOO_DETAILED: async ({ deps }) => ({
      file: new Blob([new Uint8Array(hugePicture())], { type: 'image/png' }),
      input: { id: await buildCollection(deps.db) },
    }),
    COLLECTION_NOT_FOUND: () => ({
      file: new Blob([new Uint8Array(pngOf(4, 4))], { type: 'image/png' }),
      input: NONE,
    }),
  }),
  provoked(putEntries, {
    COLLECTION_NOT_FOUND: () => ({ ...NONE, entries: [] }),
    COLLECTION_ENTRY_UNKNOWN: async ({ deps }) => ({
      id: await buildCollection(deps.db),
      entries: [{ kind: 'bib' as const, id: 'nothing' }],
    }),
  }),
  provoked(getStaffObject, { OBJECT_NOT_FOUND: () => NONE }),
  provoked(putObject, {
    OBJECT_NOT_FOUND: async (library) => ({ ...(await objectFacts(library)), ...NONE }),
    OBJECT_CHANGED: async (library) => ({
      ...(await objectFacts(library)),
      id: await buildObject(library.deps.db),
      version: 7,
    }),
    OBJECT_RECORD_UNKNOWN: async (library) => ({ ...(await objectFacts(library)), recordId: 'nothing' }),
    COLLECTION_NOT_FOUND: async (library) => ({ ...(await objectFacts(library)), collectionId: 'nothing' }),
    POLICY_NOT_FOUND: async (library) => ({ ...(await objectFacts(library)), policyId: 'nothing' }),
    OBJECT_LIMIT_REACHED: async (library) => {
      const { db } = library.deps;
      const one = await buildObject(db);
      const columns = Object.keys(
        await db.selectFrom('digital_object').selectAll().where('id', '=', one).executeTakeFirstOrThrow(),
      );
      const copied = sql.join(columns.map((name) => (name === 'id' ? sql`${one} || n` : sql.ref(name))));
      await sql`with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${MOST_OBJECTS})
        insert into digital_object (${sql.join(columns.map((name) => sql.ref(name)))})
        select ${copied} from digital_object, counted where id = ${one}`.execute(db);
      return objectFacts(library);
    },
  }),
  provoked(removeObject, { OBJECT_NOT_FOUND: () => NONE }),
  provokedUpload(addObjectFile, {
    UPLOAD_TOO_LARGE: () => ({
      file: new Blob([new Uint8Array(addObjectFile.maxBytes + 1)], { type: 'application/pdf' }),
      input: { ...NONE, name: 'Text' },
    }),
    UPLOAD_TYPE_REFUSED: () => ({
      file: new Blob(['x'], { type: 'image/gif' }),
      input: { ...NONE, name: 'Text' },
    }),
    OBJECT_NOT_FOUND: () => ({
      file: new Blob(['text'], { type: 'text/plain' }),
      input: { ...NONE, name: 'Text' },
    }),
    OBJECT_FILE_UNKNOWN: async ({ deps }) => ({
      file: new Blob([new Uint8Array([0, 1])], { type: 'text/plain' }),
      input: { id: await buildObject(deps.db), name: 'Text' },
    }),
    OBJECT_FILE_LIMIT_REACHED: async ({ deps }) => {
      const id = await buildObject(deps.db);
      for (let at = 0; at < MOST_OBJECT_FILES; at += 1) await buildObjectFile(deps.db, id, { position: at });
      return { file: new Blob(['text'], { type: 'text/plain' }), input: { id, name: 'Text' } };
    },
  }),
  provoked(putObjectFile, {
    OBJECT_FILE_NOT_FOUND: () => ({ fileId: 'nothing', name: 'Text', role: 'content' as const }),
    POLICY_NOT_FOUND: async ({ deps }) => ({
      fileId: await buildObjectFile(deps.db, await buildObject(deps.db)),
      name: 'Text',
      role: 'content' as const,
      policyId: 'nothing',
    }),
  }),
  provoked(readTextAgain, { OBJECT_FILE_NOT_FOUND: () => ({ fileId: 'nothing' }) }),
  provoked(removeObjectFile, { OBJECT_FILE_NOT_FOUND: () => ({ fileId: 'nothing' }) }),
  provoked(putPolicy, {
    POLICY_NOT_FOUND: () => ({ ...NONE, names: { 'en-US': 'New' }, rules: {} }),
    POLICY_CHANGED: async ({ deps }) => ({
      id: await buildPolicy(deps.db),
      version: 7,
      names: { 'en-US': 'New' },
      rules: {},
    }),
    POLICY_RANGE_REFUSED: () => ({ names: { 'en-US': 'New' }, rules: { read: [{ ranges: ['nowhere'] }] } }),
    POLICY_LIMIT_REACHED: async ({ deps }) => {
      for (let at = 0; at < MOST_POLICIES; at += 1) await buildPolicy(deps.db);
      return { names: { 'en-US': 'New' }, rules: {} };
    },
  }),
  provoked(removePolicy, {
    POLICY_NOT_FOUND: () => NONE,
    POLICY_IN_USE: async ({ deps }) => {
      const id = await buildPolicy(deps.db);
      await buildObject(deps.db, { policy_id: id });
      return { id };
    },
  }),
  provoked(previewRights, { OBJECT_NOT_FOUND: () => NONE }),
];
