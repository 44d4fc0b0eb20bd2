import { listTitles } from '@lectern/contracts/resources/titles/list-titles';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { LetterBar } from '../../../../components/eresources/letter-bar.tsx';
import styles from '../../../../components/eresources/list-page.module.css';
import { SearchWords } from '../../../../components/eresources/search-words.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { SkipButton } from '../../../../components/skip-button.tsx';
import { useAnnounced } from '../../../../lib/use-announced.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useMedia } from '../../../../lib/use-media.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import {
  inputOf,
  isNarrowed,
  LONGEST_WORDS,
  readFilters,
  type TitleFilters,
  writeFilters,
} from '../title-filters.ts';
import { HotTitles } from './hot-titles.tsx';
import { KindLinks } from './kind-links.tsx';
import { PageOfTitles } from './page-of-titles.tsx';
import { TitleChips } from './title-chips.tsx';
import { TitleFilterPanel } from './title-filter-panel.tsx';

/** Where the filters are in a drawer. */
const NARROW = '(max-width: 900px)';
/** Who looks for a name scans a long page. */
const ROWS = 50;

/** /magazineNav: journals and other titles that are online, from A to Z, with words and filters. All of it is in the address. */
export default function TitlesPage() {
  const { t } = useTranslation('titles');
  usePageTitle(t('title'));
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const [isFiltering, setIsFiltering] = useState(false);
  const narrow = useMedia(NARROW);
  const main = useRef<HTMLDivElement>(null);
  const page = usePageNumber();
  const filters = readFilters(query);
  const answer = useCall(
    listTitles,
    { ...inputOf(filters), page, rows: ROWS },
    { keepPrevious: true, staleMs: 60_000 },
  );
  const { data } = answer;
  const key = filters.keyWord ? 'totalFound' : 'total';
  const total = data && t(key, { count: data.total, number: format.number(data.total) });
  useAnnounced(answer.isPlaceholderData ? undefined : total);
  const addressOf = (next: TitleFilters) => `?${writeFilters(next, query)}`;
  const show = (next: TitleFilters) =>
    setQuery(writeFilters(next, query), { replace: true, flushSync: true, preventScrollReset: true });
  const inUse = filters.eresource.length + filters.marks.length + (filters.isFree ? 1 : 0);
  const panel = data && <TitleFilterPanel answer={data} filters={filters} onChange={show} />;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="muted">{t('explain')}</p>
      </div>
      <div className={styles.grid}>
        {!narrow && (
          <aside className={styles.side} aria-label={t('filter.label')}>
            <SkipButton onSkip={() => main.current?.querySelector<HTMLElement>('h2 a, h3 a')?.focus()}>
              {t('filter.skip')}
            </SkipButton>
            {panel ??
              (!answer.error && (
                <Loading>
                  <Skeleton height="320px" />
                </Loading>
              ))}
          </aside>
        )}
        <div className={styles.main} ref={main}>
          <SearchWords
            key={filters.keyWord}
            label={t('search')}
            hint={t('searchHint')}
            words={filters.keyWord}
            longest={LONGEST_WORDS}
            onSearch={(keyWord) => show({ ...filters, keyWord })}
          />
          <KindLinks
            kinds={data?.kinds}
            chosen={filters.kind}
            to={(kind) => addressOf({ ...filters, kind })}
          />
          <LetterBar
            letters={data?.letters}
            chosen={filters.letter}
            to={(letter) => addressOf({ ...filters, letter })}
            nameOf={(letter, count) => t('letter', { letter, count, number: format.number(count) })}
          />
          {!isNarrowed(filters) && <HotTitles />}
          <div className={styles.bar}>
            <p className="num">{total}</p>
            {narrow && (
              <Button icon={<SlidersHorizontal size={16} aria-hidden />} onClick={() => setIsFiltering(true)}>
                {inUse > 0 ? t('filter.openCount', { number: format.number(inUse) }) : t('filter.open')}
              </Button>
            )}
          </div>
          <TitleChips filters={filters} answer={data} onChange={show} />
          <PageOfTitles answer={answer} filters={filters} page={page} rows={ROWS} onClear={show} />
        </div>
      </div>
      {isFiltering && narrow && (
        <Dialog
          drawer
          title={t('filter.label')}
          onClose={() => setIsFiltering(false)}
          footer={
            <Button kind="primary" wide onClick={() => setIsFiltering(false)}>
              {t('filter.show', { count: data?.total ?? 0, number: format.number(data?.total ?? 0) })}
            </Button>
          }
        >
          {panel}
        </Dialog>
      )}
    </div>
  );
}
