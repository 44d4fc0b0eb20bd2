import { blockReader } from '@lectern/contracts/people/readers/block-reader';
import { changeReader } from '@lectern/contracts/people/readers/change-reader';
import { endCard } from '@lectern/contracts/people/readers/end-card';
import { findReaders } from '@lectern/contracts/people/readers/find-readers';
import { getReader } from '@lectern/contracts/people/readers/get-reader';
import { getReaderImport } from '@lectern/contracts/people/readers/get-reader-import';
import { importReaders } from '@lectern/contracts/people/readers/import-readers';
import { issueCard } from '@lectern/contracts/people/readers/issue-card';
import { liftBlock } from '@lectern/contracts/people/readers/lift-block';
import { registerReader } from '@lectern/contracts/people/readers/register-reader';
import { startImport } from '../../domains/people/readers/import/import-store.ts';
import { buildPatron, buildPatronGroup } from '../builders.ts';
import { buildLibrary } from '../catalogue-builders.ts';
import { type Provoked, provoked, provokedUpload } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { ilsAway } from './ways.ts';

const TEXT = { text: 'somebody' };
const NOBODY = { patronId: 'nobody' };
const CARD = { ...NOBODY, number: 'card' };
const ENDED = { ...CARD, state: 'lost' as const };
const BLOCK = { ...NOBODY, until: '2099-12-31', reason: 'Torn pages' };
const LIFTED = { ...NOBODY, blockId: 'no-block', reason: 'Settled' };
const READER = { card: 'new-card', name: 'Lin', patronGroup: 'student', libraryCode: 'MAIN' };

/** Asks where readers are kept in another system. */
const elsewhere =
  <Input>(input: Input) =>
  (library: RefusingLibrary): Input => {
    library.patrons.areElsewhere = true;
    return input;
  };

const ofReaders = <Input>(input: Input) => ({
  ILS_UNAVAILABLE: ilsAway(input),
  READERS_ELSEWHERE: elsewhere(input),
});

async function belongings({ deps: { db } }: RefusingLibrary): Promise<void> {
  await buildLibrary(db, { code: 'MAIN' });
  await buildPatronGroup(db, { code: 'student' });
}

/** How calls about readers are refused. */
export const READERS_PROVOKED: readonly Provoked[] = [
  provoked(findReaders, ofReaders(TEXT)),
  provoked(getReader, { ...ofReaders(NOBODY), PATRON_NOT_FOUND: () => NOBODY }),
  provoked(registerReader, {
    ...ofReaders(READER),
    async CARD_NUMBER_TAKEN(library) {
      await belongings(library);
      const { primary_id } = await buildPatron(library.deps.db);
      return { ...READER, card: primary_id };
    },
    PATRON_GROUP_UNKNOWN: () => ({ ...READER, patronGroup: 'nobody' }),
    async LIBRARY_UNKNOWN(library) {
      await belongings(library);
      return { ...READER, libraryCode: 'nowhere' };
    },
  }),
  provoked(changeReader, {
    ...ofReaders(NOBODY),
    PATRON_NOT_FOUND: () => NOBODY,
    async PATRON_GROUP_UNKNOWN({ deps: { db } }) {
      return { patronId: (await buildPatron(db)).id, patronGroup: 'nobody' };
    },
    async LIBRARY_UNKNOWN({ deps: { db } }) {
      return { patronId: (await buildPatron(db)).id, libraryCode: 'nowhere' };
    },
  }),
  provoked(issueCard, {
    ...ofReaders(CARD),
    PATRON_NOT_FOUND: () => CARD,
    async CARD_NUMBER_TAKEN({ deps: { db } }) {
      const { id, primary_id } = await buildPatron(db);
      return { patronId: id, number: primary_id };
    },
    async CARD_UNKNOWN({ deps: { db } }) {
      return { patronId: (await buildPatron(db)).id, number: 'another-card', replaces: 'no-card' };
    },
  }),
  provoked(endCard, {
    ...ofReaders(ENDED),
    PATRON_NOT_FOUND: () => ENDED,
    async CARD_UNKNOWN({ deps: { db } }) {
      return { ...ENDED, patronId: (await buildPatron(db)).id };
    },
  }),
  provoked(blockReader, {
    ...ofReaders(BLOCK),
    PATRON_NOT_FOUND: () => BLOCK,
    async READER_BLOCK_PAST({ deps: { db } }) {
      return { ...BLOCK, patronId: (await buildPatron(db)).id, until: '2026-03-01' };
    },
  }),
  provoked(liftBlock, {
    ...ofReaders(LIFTED),
    PATRON_NOT_FOUND: () => LIFTED,
    async READER_BLOCK_OVER({ deps: { db } }) {
      return { ...LIFTED, patronId: (await buildPatron(db)).id };
    },
  }),
  provokedUpload(importReaders, {
    UPLOAD_TOO_LARGE: () => new Blob([new Uint8Array(4 * 1024 * 1024 + 1)], { type: 'text/csv' }),
    UPLOAD_TYPE_REFUSED: () => new Blob(['GIF89a'], { type: 'image/gif' }),
    ILS_UNAVAILABLE: ilsAway(fileOf('card,name,group,library\nA1,Lin,student,MAIN')),
    READERS_ELSEWHERE: elsewhere(fileOf('')),
    READER_FILE_UNREADABLE: () => fileOf('name\nLin'),
    async READER_IMPORT_RUNNING({ deps: { db, clock } }) {
      const now = clock.now().toISOString();
      await startImport(db, '1001', { id: 'running', staffId: 'staff', total: 1, now });
      return fileOf('card,name,group,library\nA1,Lin,student,MAIN');
    },
  }),
  provoked(getReaderImport, { READER_IMPORT_UNKNOWN: () => ({ importId: 'nothing' }) }),
];

function fileOf(text: string): Blob {
  return new Blob([text], { type: 'text/csv' });
}
