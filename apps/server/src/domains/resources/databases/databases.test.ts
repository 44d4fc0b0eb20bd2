import type { Client } from '@lectern/contracts/kernel/client';
import type { InputOf } from '@lectern/contracts/kernel/endpoint';
import { countFilterValues } from '@lectern/contracts/resources/databases/count-filter-values';
import { getEresource } from '@lectern/contracts/resources/databases/get-eresource';
import { getEresourceByOldPath } from '@lectern/contracts/resources/databases/get-eresource-by-old-path';
import { getListChoices } from '@lectern/contracts/resources/databases/get-list-choices';
import { getStaffEresource } from '@lectern/contracts/resources/databases/get-staff-eresource';
import { listColleges } from '@lectern/contracts/resources/databases/list-colleges';
import { listDocTypes } from '@lectern/contracts/resources/databases/list-doc-types';
import { listEresourceBehaviours } from '@lectern/contracts/resources/databases/list-eresource-behaviours';
import { listEresourceNames } from '@lectern/contracts/resources/databases/list-eresource-names';
import { listEresources } from '@lectern/contracts/resources/databases/list-eresources';
import { listEresourcesByLetter } from '@lectern/contracts/resources/databases/list-eresources-by-letter';
import { listEresourcesByOldPath } from '@lectern/contracts/resources/databases/list-eresources-by-old-path';
import { listLabels } from '@lectern/contracts/resources/databases/list-labels';
import { listNewEresources } from '@lectern/contracts/resources/databases/list-new-eresources';
import { listNewEresourcesForHome } from '@lectern/contracts/resources/databases/list-new-eresources-for-home';
import { listOfSameSubject } from '@lectern/contracts/resources/databases/list-of-same-subject';
import { listOfSameVendor } from '@lectern/contracts/resources/databases/list-of-same-vendor';
import { listStaffEresources } from '@lectern/contracts/resources/databases/list-staff-eresources';
import { listStatuses } from '@lectern/contracts/resources/databases/list-statuses';
import { listSubjects } from '@lectern/contracts/resources/databases/list-subjects';
import { listTerms } from '@lectern/contracts/resources/databases/list-terms';
import { listTrials } from '@lectern/contracts/resources/databases/list-trials';
import { listTrialsForHome } from '@lectern/contracts/resources/databases/list-trials-for-home';
import { listVendors } from '@lectern/contracts/resources/databases/list-vendors';
import { previewEresource } from '@lectern/contracts/resources/databases/preview-eresource';
import { putEresource } from '@lectern/contracts/resources/databases/put-eresource';
import { putTerm } from '@lectern/contracts/resources/databases/put-term';
import { removeEresource } from '@lectern/contracts/resources/databases/remove-eresource';
import { removeTerm } from '@lectern/contracts/resources/databases/remove-term';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

type Facts = InputOf<typeof putEresource.input>;

describeOnBothDatabases('electronic databases', 'SQL', (kind) => {
  let app: TestApp;
  let desk: Client;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['resources.electronic']) });
  });
  beforeEach(async () => {
    app.clock.set('2026-03-02T08:00:00Z');
    for (const table of ['eresource', 'eresource_name', 'eresource_term', 'eresource_term_use'] as const)
      await app.deps.db.deleteFrom(table).execute();
  });
  afterAll(() => app.close());

  const anybody = () => app.client({});
  const put = (code: string, facts: Partial<Facts> = {}) =>
    desk.call(putEresource, { code, names: { 'en-US': code }, status: 'formal', isOpen: true, ...facts });
  const addTerm = (
    kind: 'subject' | 'docType' | 'vendor' | 'college' | 'label',
    code: string,
    position = 0,
  ) =>
    desk.call(putTerm, { kind, code, position, names: { 'en-US': `${code} words`, 'zh-CN': `${code} 词` } });
  const shown = async (input: InputOf<typeof listEresources.input> = {}) =>
    (await anybody().call(listEresources, input)).eresources.map(({ name }) => name);

  it('are drafts until staff open them, and answered to others as if they did not exist', async () => {
    const { id, version } = await put('jstor', { isOpen: false });
    expect(await shown()).toEqual([]);
    await expect(anybody().call(getEresource, { id })).rejects.toMatchObject({ code: 'ERESOURCE_NOT_FOUND' });
    await put('jstor', { id, version, names: { 'en-US': 'JSTOR' } });
    expect(await anybody().call(getEresource, { id })).toMatchObject({
      id,
      code: 'jstor',
      name: 'JSTOR',
      letter: 'J',
    });
    expect(await anybody().call(getEresourceByOldPath, { id })).toEqual(
      await anybody().call(getEresource, { id }),
    );
    expect(await desk.call(getStaffEresource, { id })).toMatchObject({
      isOpen: true,
      isShown: true,
      version: 1,
    });
  });

  it('are shown from the first to the last day, and a trial has a last one', async () => {
    await put('over', { status: 'trial', shownFrom: '2026-02-01', shownTo: '2026-03-01' });
    await put('coming', { status: 'trial', shownFrom: '2026-03-03', shownTo: '2026-04-01' });
    await put('now', { status: 'trial', shownFrom: '2026-03-02', shownTo: '2026-03-02' });
    expect(await shown()).toEqual(['now']);
    app.clock.set('2026-03-03T08:00:00Z');
    expect(await shown()).toEqual(['coming']);
    expect((await desk.call(listStaffEresources, {})).total).toBe(3);
    await expect(put('endless', { status: 'trial' })).rejects.toMatchObject({
      code: 'ERESOURCE_TRIAL_ENDLESS',
    });
  });

  it('stand from A to Z in each language: Han by pinyin, articles skipped, others last', async () => {
    await put('cnki', { names: { 'zh-CN': '中国知网', 'en-US': 'CNKI' } });
    await put('lancet', { names: { 'en-US': 'The Lancet' } });
    await put('cahiers', { names: { 'fr-FR': 'Les Cahiers', 'en-US': 'The Notebooks' } });
    await put('wanfang', { names: { 'zh-CN': '萬方資料' } });
    await put('19c', { names: { 'en-US': '19th Century' } });
    const letters = async (language: 'zh-CN' | 'en-US' | 'fr-FR') => {
      const page = await app.client({ language }).call(listEresourcesByLetter, {});
      expect(page.letters).toEqual(
        page.groups.map(({ letter, eresources }) => ({ letter, count: eresources.length })),
      );
      return page.groups.map(
        ({ letter, eresources }) => `${letter} ${eresources.map(({ name }) => name).join()}`,
      );
    };
    expect(await letters('zh-CN')).toEqual([
      'L The Lancet',
      'N The Notebooks',
      'W 萬方資料',
      'Z 中国知网',
      '# 19th Century',
    ]);
    expect(await letters('en-US')).toEqual([
      'C CNKI',
      'L The Lancet',
      'N The Notebooks',
      'W 萬方資料',
      '# 19th Century',
    ]);
    expect(await letters('fr-FR')).toEqual([
      'C Les Cahiers,CNKI',
      'L The Lancet',
      'W 萬方資料',
      '# 19th Century',
    ]);
    const chosen = await anybody().call(listEresourcesByLetter, { letter: 'l', rows: 1 });
    expect(chosen.total).toBe(1);
    expect(chosen.letters).toHaveLength(5);
    expect(await anybody().call(listEresourcesByOldPath, { letter: '#' })).toMatchObject({ total: 1 });
  });

  it('are found by words of any script, by other names, by pinyin and by its initials', async () => {
    await put('cnki', { names: { 'zh-CN': '中国知网' }, otherNames: ['CNKI', '清华同方'] });
    await put('moon', { names: { 'en-US': '100%_sure' }, introduction: { 'en-US': 'Of the moon' } });
    for (const keyWord of ['知網', 'cnki', 'zhongguozhiwang', 'zgzw', 'qinghua', '清华 cnki'])
      expect(await shown({ keyWord }), keyWord).toEqual(['中国知网']);
    expect(await shown({ keyWord: 'moon' })).toEqual(['100%_sure']);
    expect(await shown({ keyWord: '0%_s' })).toEqual(['100%_sure']);
    expect(await shown({ keyWord: '_%' })).toEqual([]);
    await put('abstracts', { introduction: { 'en-US': 'Abstracts of CNKI and others' } });
    expect(await shown({ keyWord: 'CNKI' })).toEqual(['中国知网', 'abstracts']);
  });

  it('are chosen by subjects, types, vendors, colleges, labels and states, which are counted', async () => {
    for (const code of ['law', 'art']) await addTerm('subject', code, code === 'law' ? 1 : 2);
    await addTerm('docType', 'fulltext');
    await addTerm('vendor', 'ebsco');
    await addTerm('college', 'history');
    await addTerm('label', 'core');
    await put('a', { subjects: ['law', 'art'], vendors: ['ebsco'], docTypes: ['fulltext'] });
    await put('b', { subjects: ['law'], labels: ['core'], status: 'open' });
    await put('c', { subjects: ['art'], colleges: ['history'], vendors: ['ebsco'] });
    expect(await shown({ subject: ['law'] })).toEqual(['a', 'b']);
    expect(await shown({ subject: ['law', 'art'], vendor: ['ebsco'] })).toEqual(['a', 'c']);
    expect(await shown({ status: ['open'], label: ['core'] })).toEqual(['b']);
    expect(await shown({ college: ['history'], docType: ['fulltext'] })).toEqual([]);
    const english = anybody();
    expect(await english.call(listSubjects, {})).toEqual([
      { code: 'law', name: 'law words', count: 2 },
      { code: 'art', name: 'art words', count: 2 },
    ]);
    expect(await english.call(listVendors, {})).toMatchObject([{ code: 'ebsco', count: 2 }]);
    expect(await english.call(listDocTypes, {})).toMatchObject([{ code: 'fulltext', count: 1 }]);
    expect(await english.call(listColleges, {})).toMatchObject([{ code: 'history', count: 1 }]);
    expect(await english.call(listLabels, {})).toMatchObject([{ code: 'core', count: 1 }]);
    expect(await app.client({ language: 'fr-FR' }).call(listStatuses, {})).toEqual([
      { code: 'formal', name: 'En service', count: 2 },
      { code: 'open', name: 'Accès ouvert', count: 1 },
    ]);
    const counted = await english.call(countFilterValues, { subject: ['law'], vendor: ['ebsco'] });
    expect(counted).toMatchObject({ total: 1, letters: [{ letter: 'A', count: 1 }], colleges: [] });
    // The values of a filter are counted under the others: another subject can be chosen instead.
    expect(counted.subjects).toMatchObject([
      { code: 'law', count: 1 },
      { code: 'art', count: 2 },
    ]);
    expect(counted.vendors).toMatchObject([{ code: 'ebsco', count: 1 }]);
    expect(
      (await english.call(getEresource, { id: (await english.call(listEresourceNames, {}))[0]?.id ?? '' }))
        .subjects,
    ).toEqual([
      { code: 'law', name: 'law words' },
      { code: 'art', name: 'art words' },
    ]);
  });

  it('of the same vendor or subject are told of each', async () => {
    await addTerm('vendor', 'ebsco');
    await addTerm('subject', 'law');
    const one = await put('one', { vendors: ['ebsco'], subjects: ['law'] });
    await put('two', { vendors: ['ebsco'] });
    await put('three', { subjects: ['law'], isOpen: false });
    const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
    expect(names(await anybody().call(listOfSameVendor, { id: one.id }))).toEqual(['two']);
    expect(names(await anybody().call(listOfSameSubject, { id: one.id }))).toEqual([]);
    await expect(anybody().call(listOfSameVendor, { id: 'none' })).rejects.toMatchObject({
      code: 'ERESOURCE_NOT_FOUND',
    });
  });

  it('count as new for the days of the library, and trials are a list of their own', async () => {
    await put('old', { addedOn: '2026-01-31' });
    await put('new', { addedOn: '2026-02-01' });
    await put('newer');
    await put('trial', { status: 'trial', shownFrom: '2026-03-01', shownTo: '2026-04-01' });
    const names = ({ eresources }: { readonly eresources: readonly { readonly name: string }[] }) =>
      eresources.map(({ name }) => name);
    expect(names(await anybody().call(listNewEresources, {}))).toEqual(['newer', 'new']);
    expect(names(await anybody().call(listTrials, {}))).toEqual(['trial']);
    expect((await anybody().call(listNewEresourcesForHome, { rows: 1 })).map(({ name }) => name)).toEqual([
      'newer',
    ]);
    expect(await anybody().call(listTrialsForHome, {})).toMatchObject([{ name: 'trial', isNew: true }]);
    expect(await shown({ isNew: true, sort: 'new' })).toEqual(['newer', 'trial', 'new']);
    app.clock.set('2026-05-02T08:00:00Z');
    expect(await anybody().call(listNewEresources, {})).toEqual({ total: 0, eresources: [] });
    expect(await anybody().call(listTrials, {})).toEqual({ total: 0, eresources: [] });
  });

  it('tell clients how their pages behave and no address, with a version that changes with them', async () => {
    const entrances = [{ address: 'https://www.jstor.org/' }];
    const { id } = await put('jstor', { entrances, opensWindow: false, takesComments: false });
    const told = await anybody().call(listEresourceBehaviours, {});
    expect(told.databases).toEqual([
      {
        id,
        code: 'jstor',
        opensWindow: false,
        signInFirst: false,
        takesComments: false,
        takesFeedback: true,
      },
    ]);
    expect(await anybody().call(listEresourceBehaviours, {})).toEqual(told);
    await put('jstor', { id, entrances, signInFirst: true });
    expect((await anybody().call(listEresourceBehaviours, {})).version).not.toBe(told.version);
    expect(await anybody().call(getListChoices, {})).toMatchObject({ sort: 'letter', newDays: 30 });
    const pages = [await anybody().call(getEresource, { id }), await anybody().call(listEresources, {})];
    expect(JSON.stringify(pages)).not.toContain('jstor.org');
  });

  it('are previewed without being kept', async () => {
    await addTerm('subject', 'law');
    const facts = {
      code: 'x',
      names: { 'zh-CN': '北大法宝' },
      status: 'formal' as const,
      subjects: ['law', 'none'],
    };
    const seen = await app
      .client({ token: await openStaffSession(app, ['resources.electronic']), language: 'zh-CN' })
      .call(previewEresource, {
        ...facts,
        outages: [{ from: '2026-03-01', to: '', text: { 'zh-CN': '维护' } }],
      });
    expect(seen).toMatchObject({
      name: '北大法宝',
      letter: 'B',
      subjects: [{ code: 'law', name: 'law 词' }],
      addedOn: '2026-03-02',
    });
    expect(seen.outages).toEqual([{ from: '2026-03-01', to: '', text: '维护' }]);
    expect((await desk.call(listStaffEresources, {})).total).toBe(0);
  });

  it('are changed by one member of the staff at a time, with codes and words that are there', async () => {
    const { id, version } = await put('jstor');
    await put('jstor', { id, version, status: 'purchased' });
    await expect(put('jstor', { id, version })).rejects.toMatchObject({ code: 'ERESOURCE_CHANGED' });
    await expect(put('jstor')).rejects.toMatchObject({ code: 'ERESOURCE_CODE_TAKEN' });
    await expect(put('x', { subjects: ['none'] })).rejects.toMatchObject({
      code: 'ERESOURCE_TERM_NOT_FOUND',
    });
    await expect(put('x', { shownFrom: '2026-03-02', shownTo: '2026-03-01' })).rejects.toMatchObject({
      code: 'ERESOURCE_DATES_REVERSED',
    });
    await desk.call(removeEresource, { id });
    expect(await shown()).toEqual([]);
    for (const table of ['eresource', 'eresource_name', 'eresource_term_use'] as const)
      expect(await app.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('keep their words when those are renamed, and lose those that are removed', async () => {
    const law = await addTerm('subject', 'law');
    const { id } = await put('x', { subjects: ['law'] });
    await expect(addTerm('subject', 'law')).rejects.toMatchObject({ code: 'ERESOURCE_TERM_TAKEN' });
    await addTerm('label', 'law');
    await desk.call(putTerm, { id: law.id, kind: 'subject', code: 'right', names: { 'en-US': 'Right' } });
    expect((await anybody().call(getEresource, { id })).subjects).toEqual([{ code: 'right', name: 'Right' }]);
    expect(await desk.call(listTerms, {})).toMatchObject([
      { code: 'right', count: 1 },
      { kind: 'label', count: 0 },
    ]);
    await desk.call(removeTerm, { id: law.id });
    expect((await anybody().call(getEresource, { id })).subjects).toEqual([]);
    await expect(desk.call(removeTerm, { id: law.id })).rejects.toMatchObject({
      code: 'ERESOURCE_TERM_NOT_FOUND',
    });
  });
});
