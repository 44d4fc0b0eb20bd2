import { decideOwnPublication } from '@lectern/contracts/resources/researchers/decide-own-publication';
import { decidePublication } from '@lectern/contracts/resources/researchers/decide-publication';
import { getResearcher } from '@lectern/contracts/resources/researchers/get-researcher';
import { getStaffResearcher } from '@lectern/contracts/resources/researchers/get-staff-researcher';
import { hideOwnResearcher } from '@lectern/contracts/resources/researchers/hide-own-researcher';
import { importOrcidRecord } from '@lectern/contracts/resources/researchers/import-orcid-record';
import { listPublications } from '@lectern/contracts/resources/researchers/list-publications';
import { listStaffPublications } from '@lectern/contracts/resources/researchers/list-staff-publications';
import { putResearcher } from '@lectern/contracts/resources/researchers/put-researcher';
import { removePortrait } from '@lectern/contracts/resources/researchers/remove-portrait';
import { removeResearcher } from '@lectern/contracts/resources/researchers/remove-researcher';
import { MOST_RESEARCHERS } from '@lectern/contracts/resources/researchers/researcher';
import { updatePortrait } from '@lectern/contracts/resources/researchers/update-portrait';
import { getUnit } from '@lectern/contracts/resources/units/get-unit';
import { listResourcesOfUnit } from '@lectern/contracts/resources/units/list-resources-of-unit';
import { moveUnit } from '@lectern/contracts/resources/units/move-unit';
import { putUnit } from '@lectern/contracts/resources/units/put-unit';
import { removeUnit } from '@lectern/contracts/resources/units/remove-unit';
import { MOST_UNIT_LEVELS, MOST_UNITS } from '@lectern/contracts/resources/units/unit';
import { newId } from '../../platform/db/ids.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { buildResearcher, buildUnit } from '../people-rows.ts';
import { hugePicture, pngOf } from '../pictures.ts';
import { type FileAndInput, type Provoked, provoked, provokedUpload } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { engineAway } from './ways.ts';

const NONE = { id: 'nothing' };
const UNIT = { code: 'whales', kind: 'college' as const, names: { 'en-US': 'Whales' } };
const PERSON = { names: { 'en-US': 'Ahab' } };
const ORCID = '0000-0002-1825-0097';
const RECORD = JSON.stringify({ 'orcid-identifier': { path: ORCID } });

/** Units below each other, as deep as the tree may be; answers their ids from the top. */
async function chain({ deps }: RefusingLibrary): Promise<string[]> {
  const ids: string[] = [];
  for (let level = 0; level < MOST_UNIT_LEVELS; level++)
    ids.push(await buildUnit(deps.db, { parent_id: ids.at(-1) ?? '' }));
  return ids;
}

/** A library with as many rows of a table as it may have: copies of one row. */
async function havingMost(
  { deps }: RefusingLibrary,
  table: 'unit' | 'researcher',
  id: string,
  most: number,
): Promise<void> {
  const row = await deps.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: most }, (_, at) => ({ ...row, id: newId(), code: `most-${at}` }));
  if (table === 'unit') await insertRows(deps.db, 'unit', copies as never);
  else await insertRows(deps.db, 'researcher', copies.map(({ code: _code, ...one }) => one) as never);
}

function sent(content: string | Uint8Array<ArrayBuffer>, type: string, id?: string): FileAndInput {
  return { file: new Blob([content], { type }), input: id === undefined ? {} : { id } };
}

/** How calls about units and researchers are refused. */
export const PEOPLE_PROVOKED: readonly Provoked[] = [
  provoked(getUnit, { UNIT_NOT_FOUND: () => NONE }),
  provoked(listResourcesOfUnit, {
    UNIT_NOT_FOUND: () => ({ ...NONE, tab: 'work' as const }),
    SEARCH_UNAVAILABLE: async (library) => {
      const id = await buildUnit(library.deps.db, { classes: '["A"]' });
      return engineAway({ id, tab: 'work' as const })(library);
    },
  }),
  provoked(putUnit, {
    UNIT_NOT_FOUND: () => ({ ...UNIT, ...NONE }),
    UNIT_CHANGED: async ({ deps }) => ({ ...UNIT, id: await buildUnit(deps.db), version: 7 }),
    UNIT_CODE_TAKEN: async ({ deps }) => ({ ...UNIT, code: await buildUnit(deps.db) }),
    UNIT_TOO_DEEP: async (library) => ({ ...UNIT, parentId: (await chain(library)).at(-1)! }),
    UNIT_ADDRESS_REFUSED: () => ({ ...UNIT, website: 'javascript:0' }),
    ERESOURCE_TERM_NOT_FOUND: () => ({ ...UNIT, subjects: ['nothing'] }),
    // Last: the units stay.
    UNIT_LIMIT_REACHED: async (library) => {
      await havingMost(library, 'unit', await buildUnit(library.deps.db), MOST_UNITS);
      return UNIT;
    },
  }),
  provoked(moveUnit, {
    UNIT_NOT_FOUND: () => ({ ...NONE, position: 0 }),
    UNIT_WITHIN_ITSELF: async (library) => {
      const [top = '', below = ''] = await chain(library);
      return { id: top, parentId: below, position: 0 };
    },
    UNIT_TOO_DEEP: async (library) => {
      const [top = ''] = await chain(library);
      return { id: top, parentId: await buildUnit(library.deps.db), position: 0 };
    },
  }),
  provoked(removeUnit, {
    UNIT_NOT_FOUND: () => NONE,
    UNIT_NOT_EMPTY: async (library) => ({ id: (await chain(library))[0]! }),
  }),
  provoked(getResearcher, { RESEARCHER_NOT_FOUND: () => NONE }),
  provoked(listPublications, { RESEARCHER_NOT_FOUND: () => NONE }),
  provoked(getStaffResearcher, { RESEARCHER_NOT_FOUND: () => NONE }),
  provoked(listStaffPublications, { RESEARCHER_NOT_FOUND: () => NONE }),
  provoked(removeResearcher, { RESEARCHER_NOT_FOUND: () => NONE }),
  provoked(removePortrait, { RESEARCHER_NOT_FOUND: () => NONE }),
  provoked(hideOwnResearcher, { RESEARCHER_NOT_FOUND: () => ({ isHidden: true }) }),
  provoked(decideOwnPublication, {
    RESEARCHER_NOT_FOUND: () => ({ publicationId: 'nothing', decision: 'mine' as const }),
    PUBLICATION_NOT_FOUND: async (library) => {
      const { deps } = library;
      const patron = await buildPatron(deps.db);
      await buildResearcher(deps.db, { account: patron.primary_id });
      library.caller = { token: await buildSession(deps.db, patron) };
      return { publicationId: 'nothing', decision: 'mine' as const };
    },
  }),
  provoked(decidePublication, {
    RESEARCHER_NOT_FOUND: () => ({ ...NONE, publicationId: 'nothing', decision: 'mine' as const }),
    PUBLICATION_NOT_FOUND: async ({ deps }) => ({
      id: await buildResearcher(deps.db),
      publicationId: 'nothing',
      decision: 'mine' as const,
    }),
  }),
  provoked(putResearcher, {
    RESEARCHER_NOT_FOUND: () => ({ ...PERSON, ...NONE }),
    RESEARCHER_CHANGED: async ({ deps }) => ({ ...PERSON, id: await buildResearcher(deps.db), version: 7 }),
    RESEARCHER_NUMBER_REFUSED: () => ({ ...PERSON, orcid: 'whale' }),
    RESEARCHER_NUMBER_TAKEN: async ({ deps }) => {
      await buildResearcher(deps.db, { orcid: ORCID });
      return { ...PERSON, orcid: ORCID };
    },
    RESEARCHER_ACCOUNT_UNKNOWN: () => ({ ...PERSON, account: 'nobody' }),
    RESEARCHER_ACCOUNT_TAKEN: async ({ deps }) => {
      const { primary_id: account } = await buildPatron(deps.db);
      await buildResearcher(deps.db, { account });
      return { ...PERSON, account };
    },
    UNIT_NOT_FOUND: () => ({ ...PERSON, unitId: 'nothing' }),
    UNIT_ADDRESS_REFUSED: () => ({ ...PERSON, website: 'javascript:0' }),
    // Last: the researchers stay.
    RESEARCHER_LIMIT_REACHED: async (library) => {
      await havingMost(library, 'researcher', await buildResearcher(library.deps.db), MOST_RESEARCHERS);
      return PERSON;
    },
  }),
  provokedUpload(updatePortrait, {
    UPLOAD_TOO_LARGE: () => sent(new Uint8Array(updatePortrait.maxBytes + 1), 'image/png', 'nothing'),
    UPLOAD_TYPE_REFUSED: () => sent('GIF89a', 'image/gif', 'nothing'),
    PICTURE_UNREADABLE: () => sent('no picture', 'image/jpeg', 'nothing'),
    PICTURE_TOO_DETAILED: () => sent(hugePicture(), 'image/png', 'nothing'),
    RESEARCHER_NOT_FOUND: () => sent(pngOf(2, 3), 'image/png', 'nothing'),
  }),
  provokedUpload(importOrcidRecord, {
    UPLOAD_TOO_LARGE: () => sent(new Uint8Array(importOrcidRecord.maxBytes + 1), 'application/json'),
    UPLOAD_TYPE_REFUSED: () => sent(RECORD, 'image/gif'),
    ORCID_RECORD_UNREADABLE: () => sent('{}', 'application/json'),
    RESEARCHER_NOT_FOUND: () => sent(RECORD, 'application/json', 'nothing'),
    ORCID_RECORD_OF_ANOTHER: async ({ deps }) => {
      await deps.db.deleteFrom('researcher').execute();
      const id = await buildResearcher(deps.db, { orcid: '0000-0001-5109-3700' });
      return sent(RECORD, 'application/json', id);
    },
    RESEARCHER_NUMBER_TAKEN: async ({ deps }) => {
      await deps.db.deleteFrom('researcher').execute();
      await buildResearcher(deps.db, { orcid: ORCID });
      return sent(RECORD, 'application/json', await buildResearcher(deps.db));
    },
    // Last: the researchers stay.
    RESEARCHER_LIMIT_REACHED: async (library) => {
      await library.deps.db.deleteFrom('researcher').execute();
      await havingMost(library, 'researcher', await buildResearcher(library.deps.db), MOST_RESEARCHERS);
      return sent(RECORD, 'application/json');
    },
  }),
];
