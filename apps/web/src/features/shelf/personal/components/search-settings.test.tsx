// @vitest-environment happy-dom
import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import { updateReaderSetting } from '@lectern/contracts/people/account/update-reader-setting';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newSearchAddress } from '../../../../lib/preferred-search.ts';
import { localStore } from '../../../../lib/storage.ts';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import { SearchSettings } from './search-settings.tsx';

const server = libraryServer();
inEnglish();
beforeEach(() => {
  signedIn();
  localStore.remove('searchSettings');
});

describe('the search settings of a reader', () => {
  it('show what is stored, store a choice at once, and apply to the next search', async () => {
    const stored = new Map([
      ['pageSize', '20'],
      ['sortField', 'relevance'],
      ['defaultSource', 'all'],
    ]);
    server.use(
      answers(getReaderSetting, ({ code }) => ({ code, value: stored.get(code) ?? '1' })),
      answers(updateReaderSetting, ({ code, value }) => {
        stored.set(code, value);
        return { code, value };
      }),
    );
    const { user } = draw(<SearchSettings />);
    const size = await screen.findByRole('combobox', { name: 'Results on a page' });
    await waitFor(() => expect((size as HTMLSelectElement).value).toBe('20'));
    await user.selectOptions(size, '50');
    await waitFor(() => expect(stored.get('pageSize')).toBe('50'));
    await waitFor(() => expect(newSearchAddress({ keyWord: 'whale' })).toContain('rows=50'));
  });
});
