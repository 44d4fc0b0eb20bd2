import { existsSync, readFileSync } from 'node:fs';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { expect, it } from 'vitest';
import { readOrcidRecord } from './orcid-record.ts';

const FILE = new URL('../../../../../../../shared/data/scholar/orcid-model/record-full-3.0.json', import.meta.url);
const isThere = existsSync(FILE);
if (!isThere) console.warn('The recorded ORCID record is not here: its test is left out.');

it.skipIf(!isThere)('a record as the public interface of ORCID gives it is read', () => {
  const record = readOrcidRecord(readFileSync(FILE));
  if (isRefusal(record)) throw new Error(record.code);
  expect(record).toMatchObject({
    orcid: '0000-0002-7319-2192',
    name: 'Three releasecandidate1',
    works: [{ title: 'Work Title', source: 'Jounral Title', year: 2012, kind: 'journal-article', doi: '10.1087/20120404' }],
  });
  expect(record.otherNames).toContain('Other Name');
});
