import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { listPortfolios } from '@lectern/contracts/collection/detail/list-portfolios';
import { listEditions } from '@lectern/contracts/discovery/works/list-editions';
import { listCoursesOfRecord } from '@lectern/contracts/shelf/courses/list-courses-of-record';
import { getUserScore } from '@lectern/contracts/talk/reviews/get-user-score';
import { useTranslation } from 'react-i18next';
import type { TabItem } from '../../../components/tabs.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { isFullText } from './full-text.ts';
import type { Holdings } from './holdings.ts';
import { inDatabases, type OnlineInDatabase } from './online-in-databases.ts';

export type RecordTab =
  | 'holdings'
  | 'issues'
  | 'online'
  | 'contents'
  | 'notes'
  | 'editions'
  | 'reviews'
  | 'courses'
  | 'marc';

/** As many as the tab of editions shows first, so that it needs no call of its own. */
const FIRST_EDITIONS = 20;

/** Document types that come in issues. */
const SERIALS: readonly string[] = ['journal', 'newspaper'];

/** The tabs of a record that have something in them, the one that it opens with, and the databases that have the work. */
export function useRecordTabs(
  recordId: string,
  bib: BibDetail | undefined,
  holdings: Holdings | undefined,
): {
  readonly tabs: readonly TabItem<RecordTab>[];
  readonly first: RecordTab;
  readonly databases: readonly OnlineInDatabase[];
} {
  const { t } = useTranslation('detail');
  const enabled = bib !== undefined;
  const courses = useCall(listCoursesOfRecord, { recordId }, { enabled }).data?.length ?? 0;
  const editions = useCall(listEditions, { recordId, rows: FIRST_EDITIONS }, { enabled }).data?.total ?? 0;
  const online = useCall(listPortfolios, { recordId }, { enabled }).data;
  const reviews = useCall(getUserScore, { recordIds: [recordId] }, { enabled }).data?.[0]?.count ?? 0;
  const databases = inDatabases(online?.portfolios);
  const onlineCount = online?.total ?? bib?.links.length ?? 0;
  const itemCount = holdings?.itemCount;
  const tab = (key: RecordTab, isThere: boolean, count?: number): readonly TabItem<RecordTab>[] =>
    isThere ? [{ key, label: t(`tabs.${key}`), ...(count !== undefined && { count }) }] : [];
  const isSerial = bib !== undefined && SERIALS.includes(bib.docCode.code);
  const isOnline = databases.length > 0 || (bib?.links.some(isFullText) ?? false);
  return {
    tabs: [
      ...tab('online', onlineCount > 0, onlineCount),
      ...tab('holdings', true, itemCount),
      ...tab('issues', isSerial && (itemCount ?? 0) > 0),
      ...tab('contents', (bib?.contents.length ?? 0) > 0),
      ...tab('notes', (bib?.notes.length ?? 0) > 0),
      ...tab('editions', editions > 0, editions),
      ...tab('reviews', true, reviews || undefined),
      ...tab('courses', courses > 0, courses),
      ...tab('marc', true),
    ],
    // A work without items opens on what is online.
    first: isOnline && itemCount === 0 ? 'online' : 'holdings',
    databases,
  };
}
