import { readFileSync } from 'node:fs';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { sharedFile } from '@lectern/marc/testing/shared-data';
import { expect, it } from 'vitest';
import { readOrcidRecord } from './orcid-record.ts';

const file = sharedFile('scholar', 'orcid-model', 'record-full-3.0.json');

it.skipIf(!file)('a record as the public interface of ORCID gives it is read', () => {
  const record = readOrcidRecord(readFileSync(file!));
  if (isRefusal(record)) throw new Error(record.code);
  const work = { title: 'Work Title', source: 'Jounral Title', year: 2012, kind: 'journal-article' };
  expect(record).toMatchObject({
    orcid: '0000-0002-7319-2192',
    name: 'Three releasecandidate1',
    works: [{ ...work, doi: '10.1087/20120404' }],
  });
  expect(record.otherNames).toContain('Other Name');
});
