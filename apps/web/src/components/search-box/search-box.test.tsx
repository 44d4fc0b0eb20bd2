// @vitest-environment happy-dom
import { spellKeyWord } from '@lectern/contracts/discovery/search/spell-key-word';
import { suggest } from '@lectern/contracts/discovery/searches/suggest';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { localStore } from '../../lib/storage.ts';
import { draw, inEnglish } from '../../testing/draw.tsx';
import { answers, libraryServer } from '../../testing/library-server.ts';
import { SearchBox } from './search-box.tsx';

const server = libraryServer();
inEnglish();
afterEach(() => localStore.remove('recentSearches'));

describe('the search field', () => {
  it('asks for the likely spelling where nothing in the catalogue begins with what is typed', async () => {
    const searched: string[] = [];
    server.use(
      answers(suggest, []),
      answers(spellKeyWord, ({ keyWord = '' }) => ({ keyWord, suggestion: 'whale', numFound: 3 })),
    );
    const { user } = draw(<SearchBox onSearch={({ keyWord }) => searched.push(keyWord)} />);
    await user.type(screen.getByRole('combobox'), 'wahle');
    await user.click(await screen.findByRole('option', { name: /whale.*Did you mean/ }));
    expect(searched).toEqual(['whale']);
  });

  it('suggests titles and no spelling where there are any', async () => {
    server.use(answers(suggest, [{ kind: 'title', value: 'Whales', recordId: '1' }]));
    const { user } = draw(<SearchBox onSearch={() => undefined} />);
    await user.type(screen.getByRole('combobox'), 'whal');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'WhalesTitle',
    ]);
  });
});
