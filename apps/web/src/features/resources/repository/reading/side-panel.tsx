import type { OpenedReading } from '@lectern/contracts/resources/repository/reading';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../../components/tabs.tsx';
import styles from './reading.module.css';
import { SearchPanel } from './search-panel.tsx';

/** Small pages are drawn too, so no more of them are shown than somebody looks through. */
const MOST_THUMBNAILS = 400;

export type PanelView = 'contents' | 'thumbnails' | 'search';

/** What the panel shows if nothing was chosen. */
export function firstView({ contents }: OpenedReading): PanelView {
  return contents.length > 0 ? 'contents' : 'thumbnails';
}

/** The contents of the file, where it has some, its pages small, and a search in its text. */
export function SidePanel({
  opened,
  page,
  view,
  words,
  isSearchAsked,
  onView,
  onPage,
  onWords,
  onHit,
}: {
  readonly opened: OpenedReading;
  readonly page: number;
  readonly view: PanelView;
  readonly words: string;
  /** Somebody opened the search to type. */
  readonly isSearchAsked: boolean;
  readonly onView: (view: PanelView) => void;
  readonly onPage: (page: number) => void;
  readonly onWords: (words: string) => void;
  readonly onHit: (page: number) => void;
}) {
  const { t } = useTranslation('repository');
  const { contents, isSearchable } = opened;
  const views: PanelView[] = [
    ...(contents.length > 0 ? (['contents'] as const) : []),
    'thumbnails',
    ...(isSearchable ? (['search'] as const) : []),
  ];
  return (
    <aside className={styles.panel} aria-label={t('reading.panel')} data-view={view}>
      <Tabs
        label={t('reading.panel')}
        items={views.map((key) => ({ key, label: t(`reading.${key}`) }))}
        active={view}
        onChange={onView}
      >
        {view === 'search' && (
          <SearchPanel
            opened={opened}
            page={page}
            words={words}
            isAsked={isSearchAsked}
            onWords={onWords}
            onHit={onHit}
          />
        )}
        {view === 'contents' && (
          <ul className={styles.contents}>
            {contents.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, and may be called the same.
              <li key={at} style={{ '--depth': one.depth } as React.CSSProperties}>
                <button
                  type="button"
                  aria-disabled={one.page === 0 || undefined}
                  onClick={() => one.page > 0 && onPage(one.page)}
                >
                  <span dir="auto">{one.title}</span>
                  {one.page > 0 && <span className="num muted">{one.page}</span>}
                </button>
              </li>
            ))}
          </ul>
        )}
        {view === 'thumbnails' && <Thumbnails opened={opened} page={page} onPage={onPage} />}
      </Tabs>
    </aside>
  );
}

function Thumbnails({
  opened: { imageUrl, openPages, ratios },
  page,
  onPage,
}: {
  readonly opened: OpenedReading;
  readonly page: number;
  readonly onPage: (page: number) => void;
}) {
  const { t } = useTranslation('repository');
  const numbers = Array.from({ length: Math.min(openPages, MOST_THUMBNAILS) }, (_, at) => at + 1);
  return (
    <ol className={styles.thumbnails}>
      {numbers.map((number) => (
        <li key={number}>
          <button
            type="button"
            aria-label={t('reading.goTo', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            <img
              src={`${imageUrl}&page=${number}&width=160`}
              alt=""
              loading="lazy"
              decoding="async"
              style={{ aspectRatio: String(ratios[number - 1] ?? ratios.at(-1) ?? Math.SQRT1_2) }}
            />
            <span className="num small">{number}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
