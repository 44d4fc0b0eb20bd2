import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useTranslation } from 'react-i18next';
import { hasQuery, type ResultView } from '../../lib/search/search-in-address.ts';
import {
  isThingTab,
  remoteSearchOf,
  SOURCE_TABS,
  type SourceTab,
  sourceAddress,
} from '../../lib/search/sources/source-tab.ts';
import { useLibrarySources } from '../../lib/search/sources/use-library-sources.ts';
import { type OtherLibrary, useOtherLibraries } from '../../lib/search/sources/use-other-libraries.ts';
import { useThings } from '../../lib/search/sources/use-things.ts';
import { useCall } from '../../lib/use-call.ts';
import { SourceBar, SourceLink } from './source-bar.tsx';

/**
 * The one bar of all pages that show a search: the first of all sources, and each source alone with its count. It asks the same calls as
 * the result page, so nothing is requested twice, and no list waits for it.
 */
export function SourceTabs({
  state,
  view = 'list',
  current,
}: {
  readonly state: SearchState;
  readonly view?: ResultView;
  /** The source that the page shows. */
  readonly current: SourceTab;
}) {
  const { t } = useTranslation('components');
  const sources = useLibrarySources();
  const catalogue = useCall(searchBibs, state, { enabled: hasQuery(state), keepPrevious: true });
  const things = useThings(state, catalogue.data !== undefined);
  // They are asked when the list is there: nothing outside takes time from it.
  const remote = catalogue.data || catalogue.error ? remoteSearchOf(state) : undefined;
  const { libraries, counting } = useOtherLibraries(remote);

  const countOfThings = (kind: SourceTab) => {
    if (things.error) return null;
    return things.data && (things.data.kinds.find((one) => one.kind === kind)?.count ?? 0);
  };
  const countOf = (tab: SourceTab): number | null | undefined => {
    if (tab === 'catalogue') return catalogue.error ? null : catalogue.data?.numFound;
    if (tab === 'others') return counting || !remote ? undefined : totalOf(libraries);
    // Numbers of outside sources are never added, so neither all nor the scholarly works have one.
    return isThingTab(tab) ? countOfThings(tab) : null;
  };
  const isShown = (tab: SourceTab) =>
    tab === current ||
    sources?.some((one) => one.tab === tab) ||
    // Kinds that few searches have come last, so that no tab moves when they are counted.
    (isThingTab(tab) && (countOfThings(tab) ?? 0) > 0);
  const tabs = SOURCE_TABS.flatMap((tab) => {
    const to = sources && isShown(tab) ? sourceAddress(tab, state, view) : undefined;
    return to === undefined ? [] : [{ tab, to }];
  });
  return (
    <SourceBar label={t('sourceBar.label')} links={tabs.length}>
      {tabs.map(({ tab, to }) => (
        <SourceLink
          key={tab}
          label={t(`sourceBar.tabs.${tab}`)}
          to={to}
          count={countOf(tab)}
          isCurrent={tab === current}
        />
      ))}
    </SourceBar>
  );
}

/** The sum of all libraries that answered; null if none did. */
function totalOf(libraries: readonly OtherLibrary[]): number | null {
  const counts = libraries.flatMap(({ numFound }) => (numFound === null ? [] : [numFound]));
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}
