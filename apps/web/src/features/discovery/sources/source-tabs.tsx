import { showScholarSearch } from '@lectern/contracts/discovery/scholar/show-scholar-search';
import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import type { ThingKind } from '@lectern/contracts/discovery/search/thing-kinds';
import { useTranslation } from 'react-i18next';
import { changed, type ResultView, writeSearch } from '../../../lib/search/search-in-address.ts';
import { type ChosenThings, writeChosenThings } from '../../../lib/search/things-in-address.ts';
import { useCall } from '../../../lib/use-call.ts';
import { allLibrariesAddress } from './other-libraries-address.ts';
import { SourceBar } from './source-bar.tsx';
import { remoteSearchOf, scholarlyAddress, sourceTabs } from './source-groups.ts';
import { type OtherLibrary, useOtherLibraries } from './use-other-libraries.ts';

/** Which sources are on changes only with what staff do. */
const LISTED_MS = 10 * 60_000;

/**
 * Tabs above the results: types of works in this library, counted by the search answer; other libraries; and kinds of things
 * beside records that have the words. What is counted after the list is shown comes last, so that no tab moves.
 */
export default function SourceTabs({
  answer,
  state,
  view,
  kinds = [],
  chosen: shown,
}: {
  readonly answer: SearchAnswer;
  readonly state: SearchState;
  readonly view: ResultView;
  /** How many things there are of each kind. Undefined while it is not known. */
  readonly kinds: readonly { readonly kind: ThingKind; readonly count: number }[] | undefined;
  /** The things that the page shows in the place of hits. */
  readonly chosen: ChosenThings | undefined;
}) {
  const { t } = useTranslation('sources');
  const remote = remoteSearchOf(state);
  const { libraries, counting } = useOtherLibraries(remote);
  const { data: scholar } = useCall(showScholarSearch, {}, { staleMs: LISTED_MS });
  const papers = scholar?.isOn ? scholarlyAddress(state) : undefined;
  const own = sourceTabs(answer, state).map(({ key, docCodes, count, chosen }) => ({
    key,
    label: t(`tabs.${key}`),
    to: writeSearch(changed(state, { docCode: [...docCodes] }), view),
    count,
    current: chosen && !shown,
  }));
  const others =
    remote && libraries.length > 0
      ? [
          {
            key: 'others',
            label: t('tabs.others'),
            to: allLibrariesAddress(remote),
            count: counting ? undefined : totalOf(libraries),
            current: false,
          },
        ]
      : [];
  // How many there are is told by each source on their page: a number here would be one of outside, and late.
  const scholarly =
    papers === undefined
      ? []
      : [{ key: 'papers', label: t('tabs.papers'), to: papers, count: null, current: false }];
  const beside = kinds
    .filter(({ kind, count }) => count > 0 || kind === shown?.kind)
    .map(({ kind, count }) => ({
      key: kind,
      label: t(`tabs.${kind}`),
      to: writeChosenThings(state, view, { kind, page: 1 }),
      count,
      current: kind === shown?.kind,
    }));
  return <SourceBar label={t('label')} links={[...own, ...scholarly, ...others, ...beside]} />;
}

/** The sum of all libraries that answered; null if none did. */
function totalOf(libraries: readonly OtherLibrary[]): number | null {
  const counts = libraries.flatMap(({ numFound }) => (numFound === null ? [] : [numFound]));
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}
