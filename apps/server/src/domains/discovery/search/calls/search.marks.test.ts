import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { getDictionaries } from '@lectern/contracts/people/tenant/get-dictionaries';
import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import type { MarcRecord } from '@lectern/marc/marc-record';
import { control, data } from '@lectern/marc/testing/record-builders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexTenant } from '../../../../testing/index-tenant.ts';
import { readMarcFile } from '../../../../testing/marc-file.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { putSettings, testSettings } from '../../../../testing/test-settings.ts';
import { importRecords } from '../../../collection/catalogue/import/import-records.ts';
import { remapAll } from '../../../collection/catalogue/import/remap-all.ts';

function record(number: string, level: string, ...fields: MarcRecord['fields']): MarcRecord {
  return {
    leader: `00000nam a22000${'00'}${level}a 4500`,
    fields: [
      control('001', number),
      control('008', '200101s2020    xxu           000 0 eng d'),
      data('245', '00', `aWork ${number}`),
      ...fields,
    ],
  };
}

const RECORDS = [
  record('1', ' ', data('502', '  ', 'aThesis (Ph. D.)--Qiming University, 2020.')),
  record('2', '5', data('502', '  ', 'bM.A.', 'cQiming University', 'd2020')),
  record('3', ' ', data('981', '  ', 'a北大核心', 'aEI'), data('981', '  ', 'aunknown')),
  record('4', '5', data('981', '  ', 'aEI')),
];

/** The profile of a library that writes core lists into 981 and takes the encoding level for the state of checking. */
const MARKS = [
  { mark: 'coreList', tag: '981', subfields: 'a', codes: { 北大核心: 'PKU', EI: 'EI' } },
  {
    mark: 'verification',
    tag: 'LDR',
    subfields: '',
    position: 17,
    codes: { ' ': 'verified', '5': 'unverified' },
  },
] as const;

describe('the marks of works', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    const file = Buffer.concat(RECORDS.map((one) => writeIso2709(one)));
    const source = { tenantId: '1001', source: 'theses', flavour: 'marc21' } as const;
    await importRecords(app.deps, { ...source, records: readMarcFile(file) });
    await putSettings(app, {
      ...testSettings('alpha'),
      records: { marks: MARKS.map((one) => ({ ...one })) },
    });
    // What is stored is read again by the new profile, without the file.
    expect(await remapAll(app.deps, { tenantId: '1001' })).toMatchObject({ records: 4, updated: 4 });
    await indexTenant(app.deps, '1001');
  });
  afterAll(() => app.close());

  const found = async (state: Partial<SearchState>) =>
    (await app.client().call(searchBibs, { ...state, sortField: 'title' })).searchResult
      .map(({ title }) => title.replace('Work ', ''))
      .join('');

  it('are filled by the import profile of the library, and degrees of theses by every record', async () => {
    expect(await found({ coreInclude: ['EI'] })).toBe('34');
    expect(await found({ coreInclude: ['PKU'] })).toBe('3');
    expect(await found({ ddType: ['doctor'] })).toBe('1');
    expect(await found({ ddType: ['doctor', 'master'] })).toBe('12');
    expect(await found({ verifyStatus: ['unverified'] })).toBe('24');
  });

  it('filter together, and a code that no work has finds none', async () => {
    expect(await found({ coreInclude: ['EI'], verifyStatus: ['unverified'] })).toBe('4');
    expect(await found({ keyWord: 'work', ddType: ['master'], coreInclude: ['EI'] })).toBe('');
    expect(await found({ coreInclude: ['unknown'] })).toBe('');
  });

  it('are counted among the facets with their names, and in the dictionaries', async () => {
    const { facetResult } = await app.client().call(searchBibs, { keyWord: 'work' });
    const facet = (name: string) => facetResult.find((one) => one.name === name)?.values;
    expect(facet('ddType')).toEqual([
      { value: 'doctor', label: 'Doctorate', count: 1 },
      { value: 'master', label: 'Master’s degree', count: 1 },
    ]);
    expect(facet('verifyStatus')).toContainEqual({ value: 'verified', label: 'Checked', count: 2 });
    const lists = await app
      .client()
      .call(getDictionaries, { names: ['coreInclude', 'ddType', 'verifyStatus'] });
    expect(lists.unfilled).toEqual([]);
    expect(lists.coreInclude).toContainEqual({ code: 'EI', name: 'EI (Engineering Index)', count: 2 });
  });
});
