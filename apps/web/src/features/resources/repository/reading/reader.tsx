import { addDigitalLog } from '@lectern/contracts/resources/repository/add-digital-log';
import type { OpenedReading } from '@lectern/contracts/resources/repository/reading';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { isKeyElsewhere } from '../../../../lib/is-key-elsewhere.ts';
import { PageMarks } from './page-marks.tsx';
import { PageView } from './page-view.tsx';
import styles from './reading.module.css';
import { SampleEnd } from './sample-end.tsx';
import { firstView, type PanelView, SidePanel } from './side-panel.tsx';
import { Toolbar } from './toolbar.tsx';
import { ZOOMS } from './zooms.ts';

/** A page that was looked at for so long was read. */
const READ_MS = 1500;
/** Words are marked on so many pages before and behind the one that is read. */
const MARKED_AROUND = 1;

/** The pages of a file one below the other, with a bar above them, and contents and small pages beside them. */
export function Reader({
  opened,
  start,
  words,
  onWords,
  onFault,
}: {
  readonly opened: OpenedReading;
  /** The page that is shown first. */
  readonly start: number;
  /** Marked on the pages; empty without a search. */
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onFault: () => void;
}) {
  const { t } = useTranslation('repository');
  const { objectId, fileId, pages, openPages, ratios, title, isSearchable } = opened;
  /** The address says where reading begins, and no more. */
  const [first] = useState(start);
  const [page, setPage] = useState(first);
  /** The page that was gone to for its words. */
  const [sought, setSought] = useState(words === '' ? 0 : first);
  const [zoom, setZoom] = useState(1);
  const [panel, setPanel] = useState<PanelView | 'closed'>(() => {
    if (!window.matchMedia('(min-width: 1000px)').matches) return 'closed';
    return words !== '' && isSearchable ? 'search' : firstView(opened);
  });
  const [isSearchAsked, setIsSearchAsked] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const numbers = Array.from({ length: openPages }, (_, at) => at + 1);
  const ratioOf = (number: number) => ratios[number - 1] ?? ratios.at(-1) ?? Math.SQRT1_2;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is counted by itself.
  useEffect(() => {
    const timer = setTimeout(() => {
      void api.call(addDigitalLog, { id: objectId, event: 'page' }).catch(() => undefined);
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [objectId, page]);

  function goTo(wanted: number) {
    const number = Math.min(openPages, Math.max(1, Math.round(wanted)));
    const target = scroller.current?.querySelector(`[data-page="${number}"]`);
    target?.scrollIntoView({ block: 'start' });
    setPage(number);
  }

  function openSearch() {
    setIsSearchAsked(true);
    setPanel('search');
  }

  function goToHit(number: number) {
    goTo(number);
    setSought(number);
  }

  useEffect(() => {
    if (first > 1)
      scroller.current?.querySelector(`[data-page="${first}"]`)?.scrollIntoView({ block: 'start' });
  }, [first]);

  function changeZoom(step: number) {
    const at = ZOOMS.indexOf(zoom);
    const next = ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, at + step))];
    if (next !== undefined) setZoom(next);
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKeyElsewhere(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      switch (event.key) {
        case 'ArrowRight':
          goTo(page + 1);
          break;
        case 'ArrowLeft':
          goTo(page - 1);
          break;
        case 'Home':
          goTo(1);
          break;
        case 'End':
          goTo(openPages);
          break;
        case '+':
        case '=':
          changeZoom(1);
          break;
        case '/':
          if (!isSearchable) return;
          openSearch();
          break;
        case '-':
          changeZoom(-1);
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  /** The page at a third of the height is the one that is read; at the end the last one, unless the page gone to is all in sight. */
  function followScroll() {
    const { current } = scroller;
    if (!current) return;
    const box = current.getBoundingClientRect();
    if (current.scrollTop > 0 && current.scrollTop + current.clientHeight >= current.scrollHeight - 2) {
      const chosen = current.querySelector(`[data-page="${page}"]`)?.getBoundingClientRect();
      if (!chosen || chosen.top < box.top || chosen.bottom > box.bottom) setPage(openPages);
      return;
    }
    const middle = box.top + box.height / 3;
    for (const element of current.querySelectorAll<HTMLElement>('[data-page]')) {
      const { top, bottom } = element.getBoundingClientRect();
      if (top > middle || bottom <= middle) continue;
      setPage(Number(element.dataset.page));
      return;
    }
  }

  return (
    <main id="main" tabIndex={-1} className={styles.reader} data-print={opened.mayPrint || undefined}>
      <h1 className="hidden-visually">{title}</h1>
      <Toolbar
        opened={opened}
        page={page}
        zoom={zoom}
        isPanelOpen={panel !== 'closed'}
        onPage={goTo}
        onZoom={changeZoom}
        onPanel={() => setPanel(panel === 'closed' ? firstView(opened) : 'closed')}
        onSearch={() => (panel === 'search' ? setPanel('closed') : openSearch())}
      />
      <div className={styles.body}>
        {panel !== 'closed' && (
          <SidePanel
            opened={opened}
            page={page}
            view={panel}
            words={words}
            isSearchAsked={isSearchAsked}
            onView={setPanel}
            onPage={goTo}
            onWords={onWords}
            onHit={goToHit}
          />
        )}
        <section
          ref={scroller}
          className={styles.scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
          tabIndex={0}
          aria-label={t('reading.pages')}
          onScroll={followScroll}
        >
          <div className={styles.pages} style={{ '--zoom': zoom } as React.CSSProperties}>
            {numbers.map((number) => (
              <PageView
                key={number}
                imageUrl={opened.imageUrl}
                number={number}
                pages={pages}
                ratio={ratioOf(number)}
                zoom={zoom}
                label={opened.labels[number - 1]}
                isCurrent={number === page}
                marks={
                  words !== '' &&
                  Math.abs(number - page) <= MARKED_AROUND && (
                    <PageMarks
                      id={objectId}
                      fileId={fileId}
                      page={number}
                      words={words}
                      isSought={number === sought}
                    />
                  )
                }
                onFault={onFault}
              />
            ))}
            {openPages < pages && <SampleEnd opened={opened} />}
          </div>
        </section>
      </div>
    </main>
  );
}
