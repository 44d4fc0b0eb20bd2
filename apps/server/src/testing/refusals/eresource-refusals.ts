import { addEresourceFile } from '@lectern/contracts/resources/databases/add-eresource-file';
import { chooseEntrance } from '@lectern/contracts/resources/databases/choose-entrance';
import { downloadEresourceFile } from '@lectern/contracts/resources/databases/download-eresource-file';
import { MOST_ERESOURCES, MOST_FILES } from '@lectern/contracts/resources/databases/eresource';
import { MAX_FILE_BYTES } from '@lectern/contracts/resources/databases/file-types';
import { getEresource } from '@lectern/contracts/resources/databases/get-eresource';
import { getEresourceByOldPath } from '@lectern/contracts/resources/databases/get-eresource-by-old-path';
import { getStaffEresource } from '@lectern/contracts/resources/databases/get-staff-eresource';
import { importEresources } from '@lectern/contracts/resources/databases/import-eresources';
import { listOfSameSubject } from '@lectern/contracts/resources/databases/list-of-same-subject';
import { listOfSameVendor } from '@lectern/contracts/resources/databases/list-of-same-vendor';
import { putEresource } from '@lectern/contracts/resources/databases/put-eresource';
import { putTerm } from '@lectern/contracts/resources/databases/put-term';
import { removeEresource } from '@lectern/contracts/resources/databases/remove-eresource';
import { removeEresourceFile } from '@lectern/contracts/resources/databases/remove-eresource-file';
import { removeTerm } from '@lectern/contracts/resources/databases/remove-term';
import { MOST_TERMS } from '@lectern/contracts/resources/databases/term';
import { tryEntrances } from '@lectern/contracts/resources/databases/try-entrances';
import { answerTrial } from '@lectern/contracts/resources/trials/answer-trial';
import { answerTrialByOldPath } from '@lectern/contracts/resources/trials/answer-trial-by-old-path';
import { listTrialAnswers } from '@lectern/contracts/resources/trials/list-trial-answers';
import { listTrialQuestions } from '@lectern/contracts/resources/trials/list-trial-questions';
import { eresourceColumns } from '../../domains/resources/databases/eresource-columns.ts';
import { newId } from '../../platform/db/ids.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { TENANT } from '../built-rows.ts';
import {
  buildEresource,
  buildEresourceFile,
  buildEresourceTerm,
  ERESOURCE_FACTS,
} from '../eresource-rows.ts';
import { type FileAndInput, type Provoked, provoked, provokedUpload } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const NONE = { id: 'nothing' };
const FACTS = { code: 'new', names: { 'en-US': 'New' }, status: 'formal' as const };
const TERM = { kind: 'subject' as const, code: 'law', names: { 'en-US': 'Law' } };
const HERE = { address: '192.0.2.7' };
const PDF = '%PDF-1.7';

const ANSWERS = [{ questionId: 'opinion', text: 'Good' }];

const havingTrial = ({ deps }: RefusingLibrary) =>
  buildEresource(deps.db, {}, { status: 'trial', shownTo: '2099-01-01' });
const having = ({ deps }: RefusingLibrary) => buildEresource(deps.db);

async function havingMost({ deps }: RefusingLibrary): Promise<void> {
  const at = '2026-03-02T08:00:00.000Z';
  const columns = { ...eresourceColumns(ERESOURCE_FACTS), added_on: '2020-01-01', version: 0 };
  const rows = Array.from({ length: MOST_ERESOURCES }, (_, number) => ({
    ...columns,
    id: newId(),
    tenant_id: TENANT,
    code: `most-${number}`,
    created_at: at,
    updated_at: at,
  }));
  await insertRows(deps.db, 'eresource', rows);
}

function sent(content: string | Uint8Array<ArrayBuffer>, id: string, type = 'application/pdf'): FileAndInput {
  return { file: new Blob([content], { type }), input: { id, name: 'Guide' } };
}

function list(content: string | Uint8Array<ArrayBuffer>, type = 'text/csv'): FileAndInput {
  return { file: new Blob([content], { type }), input: {} };
}

/** How calls about electronic databases are refused. */
export const ERESOURCES_PROVOKED: readonly Provoked[] = [
  provoked(getEresource, { ERESOURCE_NOT_FOUND: () => NONE }),
  provoked(getEresourceByOldPath, { ERESOURCE_NOT_FOUND: () => NONE }),
  provoked(chooseEntrance, { ERESOURCE_NOT_FOUND: () => NONE }),
  provoked(listOfSameSubject, { ERESOURCE_NOT_FOUND: () => NONE }),
  provoked(listOfSameVendor, { ERESOURCE_NOT_FOUND: () => NONE }),
  provoked(downloadEresourceFile, { ERESOURCE_FILE_NOT_FOUND: () => ({ fileId: 'nothing' }) }),
  provoked(getStaffEresource, { ERESOURCE_NOT_FOUND: () => NONE }),
  provoked(removeEresource, { ERESOURCE_NOT_FOUND: () => NONE }),
  provoked(removeEresourceFile, { ERESOURCE_FILE_NOT_FOUND: () => ({ fileId: 'nothing' }) }),
  provoked(removeTerm, {
    ERESOURCE_TERM_NOT_FOUND: () => NONE,
    ERESOURCE_TERM_OF_UNIT: async ({ deps }) => ({
      id: await buildEresourceTerm(deps.db, { kind: 'college', unit_id: newId() }),
    }),
  }),
  provoked(putEresource, {
    ERESOURCE_NOT_FOUND: () => ({ ...FACTS, ...NONE }),
    ERESOURCE_CHANGED: async (library) => ({ ...FACTS, id: await having(library), version: 7 }),
    ERESOURCE_CODE_TAKEN: async (library) => ({ ...FACTS, code: await having(library) }),
    ERESOURCE_DATES_REVERSED: () => ({ ...FACTS, shownFrom: '2026-05-02', shownTo: '2026-05-01' }),
    ERESOURCE_TRIAL_ENDLESS: () => ({ ...FACTS, status: 'trial' as const }),
    ERESOURCE_TERM_NOT_FOUND: () => ({ ...FACTS, subjects: ['nothing'] }),
    ENTRANCE_ADDRESS_REFUSED: () => ({ ...FACTS, entrances: [{ address: 'javascript:0' }] }),
    ENTRANCE_RANGE_REFUSED: () => ({
      ...FACTS,
      entrances: [{ address: 'https://www.example.org/', ranges: ['moon'] }],
    }),
    ENTRANCE_WAY_UNKNOWN: () => ({
      ...FACTS,
      entrances: [{ address: 'https://www.example.org/', proxy: 'moon' }],
    }),
    // Last: the databases stay.
    ERESOURCE_LIMIT_REACHED: async (library) => {
      await havingMost(library);
      return FACTS;
    },
  }),
  provoked(putTerm, {
    ERESOURCE_TERM_NOT_FOUND: () => ({ ...TERM, ...NONE }),
    ERESOURCE_TERM_TAKEN: async ({ deps }) => ({ ...TERM, code: await buildEresourceTerm(deps.db) }),
    ERESOURCE_TERM_OF_UNIT: async ({ deps }) => {
      const id = await buildEresourceTerm(deps.db, { kind: 'college', unit_id: newId() });
      return { ...TERM, kind: 'college' as const, id };
    },
    ERESOURCE_TERM_LIMIT_REACHED: async ({ deps }) => {
      const rows = Array.from({ length: MOST_TERMS }, (_, position) => ({
        id: newId(),
        tenant_id: TENANT,
        kind: 'subject' as const,
        code: `most-${position}`,
        names: '{}',
        position,
        unit_id: '',
      }));
      await insertRows(deps.db, 'eresource_term', rows);
      return TERM;
    },
  }),
  provoked(tryEntrances, {
    ERESOURCE_NOT_FOUND: () => ({ ...NONE, ...HERE }),
    ENTRANCE_RANGE_REFUSED: () => ({ ...NONE, address: 'moon' }),
    PATRON_NOT_FOUND: async (library) => ({ id: await having(library), ...HERE, primaryId: 'nobody' }),
    ILS_UNAVAILABLE: async (library) => {
      const id = await having(library);
      library.ils.goAway();
      return { id, ...HERE, primaryId: 'nobody' };
    },
  }),
  provoked(listTrialQuestions, { ERESOURCE_NOT_FOUND: () => NONE }),
  provoked(listTrialAnswers, { ERESOURCE_NOT_FOUND: () => NONE }),
  provoked(answerTrial, {
    ERESOURCE_NOT_FOUND: () => NONE,
    TRIAL_NOT_OPEN: async (library) => ({ id: await having(library), answers: ANSWERS }),
    TRIAL_ANSWER_MISSING: async (library) => ({ id: await havingTrial(library) }),
  }),
  provoked(answerTrialByOldPath, {
    ERESOURCE_NOT_FOUND: () => ({ ...NONE, content: 'Good' }),
    TRIAL_NOT_OPEN: async (library) => ({ id: await having(library), content: 'Good' }),
    TRIAL_ANSWER_MISSING: async (library) => ({ id: await havingTrial(library), content: ' ' }),
  }),
  provokedUpload(importEresources, {
    UPLOAD_TOO_LARGE: () => list(new Uint8Array(importEresources.maxBytes + 1)),
    UPLOAD_TYPE_REFUSED: () => list('GIF89a', 'image/gif'),
    ERESOURCE_LIST_UNREADABLE: () => list('no,list\n1,2\n'),
    ENTRANCE_WAY_UNKNOWN: () => ({ ...list('name\nA\n'), input: { proxy: 'nothing' } }),
  }),
  provokedUpload(addEresourceFile, {
    UPLOAD_TOO_LARGE: () => sent(new Uint8Array(MAX_FILE_BYTES + 1), 'nothing'),
    UPLOAD_TYPE_REFUSED: () => sent('GIF89a', 'nothing', 'image/gif'),
    ERESOURCE_NOT_FOUND: () => sent(PDF, 'nothing'),
    ERESOURCE_FILE_UNREADABLE: async (library) => sent('no file', await having(library)),
    ERESOURCE_FILE_LIMIT_REACHED: async (library) => {
      const id = await having(library);
      for (let count = 0; count < MOST_FILES; count++) await buildEresourceFile(library.deps.db, id);
      return sent(PDF, id);
    },
  }),
];
