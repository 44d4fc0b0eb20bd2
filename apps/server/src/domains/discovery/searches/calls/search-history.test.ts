import { listSearchHistory } from '@lectern/contracts/discovery/searches/list-search-history';
import { MAX_SEARCH_HISTORY } from '@lectern/contracts/discovery/searches/search-history-entry';
import { updateSearchHistory } from '@lectern/contracts/discovery/searches/update-search-history';
import type { Client } from '@lectern/contracts/kernel/client';
import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import { updateReaderSetting } from '@lectern/contracts/people/account/update-reader-setting';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';

describeOnEachDatabase('a search history', (kind) => {
  let app: TestApp;
  let reader: Client;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  beforeEach(async () => {
    reader = await newReader();
  });
  afterAll(() => app.close());

  async function newReader(): Promise<Client> {
    return app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
  }

  async function search(keyWord: string, more: { readonly page?: number } = {}) {
    app.clock.advance(1);
    return reader.call(updateSearchHistory, { act: 'add', state: { keyWord, ...more } });
  }

  async function words(of = reader): Promise<string[]> {
    const { entries } = await of.call(listSearchHistory, {});
    return entries.map(({ state }) => state.keyWord);
  }

  it('holds the reader’s searches, latest first, each once whatever page was looked at', async () => {
    for (const keyWord of ['whale', '红楼梦', 'whale']) await search(keyWord, { page: 3 });
    const { kept, entries } = await reader.call(listSearchHistory, {});
    expect(kept).toBe(true);
    expect(entries.map(({ state }) => [state.keyWord, state.page])).toEqual([
      ['whale', 1],
      ['红楼梦', 1],
    ]);
  });

  it('holds a whole search: rows, filters, field', async () => {
    const state = {
      searchItems: [{ field: 'author', value: 'Melville', operator: 'NOT' }],
      docCode: ['book'],
    } as const;
    await reader.call(updateSearchHistory, {
      act: 'add',
      state: { searchItems: [...state.searchItems], docCode: ['book'] },
    });
    const { entries } = await reader.call(listSearchHistory, {});
    expect(entries[0]!.state).toMatchObject({ docCode: ['book'], searchItems: [state.searchItems[0]] });
  });

  it('is the reader’s own', async () => {
    await search('mine');
    const other = await newReader();
    expect(await words(other)).toEqual([]);
    const { entries } = await reader.call(listSearchHistory, {});
    const erased = await other.call(updateSearchHistory, {
      act: 'erase',
      historyId: entries[0]!.historyId,
    });
    expect(erased.changed).toBe(false);
    expect(await words()).toEqual(['mine']);
  });

  it('is of limited length', async () => {
    for (let turn = 0; turn < MAX_SEARCH_HISTORY + 5; turn++) await search(`word ${turn}`);
    const kept = await words();
    expect(kept).toHaveLength(MAX_SEARCH_HISTORY);
    expect(kept.at(-1)).toBe('word 5');
    const rows = await app.deps.db.selectFrom('search_history').selectAll().execute();
    expect(rows.filter((row) => row.state.includes('"word ')).length).toBe(MAX_SEARCH_HISTORY);
  });

  it('can be erased, one by one or whole', async () => {
    for (const keyWord of ['one', 'two', 'three']) await search(keyWord);
    const { entries } = await reader.call(listSearchHistory, {});
    await reader.call(updateSearchHistory, { act: 'erase', historyId: entries[1]!.historyId });
    expect(await words()).toEqual(['three', 'one']);
    await reader.call(updateSearchHistory, { act: 'eraseAll' });
    expect(await words()).toEqual([]);
  });

  it('can be switched off and on, by either call', async () => {
    await search('before');
    expect(await reader.call(updateSearchHistory, { act: 'switchOff' })).toMatchObject({ kept: false });
    expect(await search('unseen')).toEqual({ kept: false, changed: false });
    expect(await reader.call(listSearchHistory, {})).toMatchObject({ kept: false });
    expect(await words()).toEqual(['before']);
    expect(await reader.call(getReaderSetting, { code: 'searchHistory' })).toMatchObject({ value: '0' });
    await reader.call(updateReaderSetting, { code: 'searchHistory', value: '1' });
    expect(await search('seen')).toEqual({ kept: true, changed: true });
    expect(await words()).toEqual(['seen', 'before']);
  });

  it('refuses an empty search, and an act that lacks what it acts on', async () => {
    const refused = { act: 'add', state: {} } as const;
    await expect(reader.call(updateSearchHistory, refused)).rejects.toMatchObject({ code: 'SEARCH_EMPTY' });
    const long = { searchItems: Array.from({ length: 5 }, () => ({ value: 'w'.repeat(900) })) };
    await expect(reader.call(updateSearchHistory, { act: 'add', state: long })).rejects.toMatchObject({
      code: 'SEARCH_TOO_LONG',
    });
    for (const act of ['add', 'erase'] as const)
      await expect(reader.call(updateSearchHistory, { act })).rejects.toMatchObject({
        code: 'INPUT_INVALID',
      });
  });
});
