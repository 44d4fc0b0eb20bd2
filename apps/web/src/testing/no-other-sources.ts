import { showScholarSearch } from '@lectern/contracts/discovery/scholar/show-scholar-search';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import { listOtherLibraries } from '@lectern/contracts/discovery/sources/list-other-libraries';
import { answers } from './library-server.ts';
import { NOTHING } from './nothing-found.ts';

/** What the bar of sources asks, answered for a library that has a catalogue with nine hits and nothing else. */
export const noOtherSources = [
  answers(searchBibs, { ...NOTHING, numFound: 9 }),
  answers(searchThings, { total: 0, best: [], things: [], kinds: [] }),
  answers(showScholarSearch, { isOn: false, sources: [] }),
  answers(listOtherLibraries, []),
];
