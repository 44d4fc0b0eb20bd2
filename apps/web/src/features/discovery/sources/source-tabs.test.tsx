// @vitest-environment happy-dom
import { showScholarSearch } from '@lectern/contracts/discovery/scholar/show-scholar-search';
import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { listOtherLibraries } from '@lectern/contracts/discovery/sources/list-other-libraries';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readSearch } from '../../../lib/search/search-in-address.ts';
import { draw, inEnglish } from '../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../testing/library-server.ts';
import SourceTabs from './source-tabs.tsx';

const server = libraryServer(
  answers(listOtherLibraries, []),
  answers(showScholarSearch, { isOn: false, sources: [] }),
);
inEnglish();

const ANSWER = {
  facetResult: [
    {
      name: 'docCode',
      values: [
        { value: 'book', label: 'Book', count: 7 },
        { value: 'thesis', label: 'Thesis', count: 2 },
      ],
    },
  ],
} as unknown as SearchAnswer;
const KINDS = [
  { kind: 'announcement' as const, count: 0 },
  { kind: 'topic' as const, count: 3 },
];
const { state, view } = readSearch(new URLSearchParams('keyWord=whale'));
const tabs = async () =>
  (await screen.findAllByRole('link')).map((link) => [
    link.textContent,
    link.getAttribute('aria-current') ?? '',
  ]);

it('count the things beside records by kind, and leave out a kind that has none', async () => {
  draw(<SourceTabs answer={ANSWER} state={state} view={view} kinds={KINDS} chosen={undefined} />);
  expect(await tabs()).toEqual([
    ['All9', 'page'],
    ['Books7', ''],
    ['Theses2', ''],
    ['Topics3', ''],
  ]);
});

it('mark the kind that is shown alone, also if it has none', async () => {
  const chosen = { kind: 'announcement', page: 1 } as const;
  draw(<SourceTabs answer={ANSWER} state={state} view={view} kinds={KINDS} chosen={chosen} />);
  expect((await tabs()).filter(([, current]) => current)).toEqual([['Announcements0', 'page']]);
});

it('lead to scholarly sources where the library has one on', async () => {
  server.use(answers(showScholarSearch, { isOn: true, sources: [{ code: 'openalex', name: 'OpenAlex' }] }));
  draw(<SourceTabs answer={ANSWER} state={state} view={view} kinds={[]} chosen={undefined} />);
  const link = await screen.findByRole('link', { name: 'Scholarly articles' });
  expect(link.getAttribute('href')).toBe('/chaoXingSearchList?keyWord=whale');
});
