import { findInFile } from '@lectern/contracts/resources/repository/find-in-file';
import type { PageHit } from '@lectern/contracts/resources/repository/page-hit';
import type { OpenedReading } from '@lectern/contracts/resources/repository/reading';
import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useAnnounced } from '../../../../lib/use-announced.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { HitPiece } from '../texts/hit-piece.tsx';
import { neighbourHit } from './neighbour-hit.ts';
import styles from './reading.module.css';

/** As many as a call gives. */
const ROWS = 100;

/** Searches the file: the pages that have the words in their order, and the way from one to the next. */
export function SearchPanel({
  opened: { objectId: id, fileId },
  page,
  words,
  isAsked,
  onWords,
  onHit,
}: {
  readonly opened: OpenedReading;
  readonly page: number;
  readonly words: string;
  readonly isAsked: boolean;
  readonly onWords: (words: string) => void;
  readonly onHit: (page: number) => void;
}) {
  const { t } = useTranslation('repository');
  const format = useFormat();
  const [listPage, setListPage] = useState(1);
  const { data, error, refetch } = useCall(
    findInFile,
    { id, fileId, keyWord: words, page: listPage, rows: ROWS },
    { ofReader: true, keepPrevious: true, enabled: words !== '' },
  );
  const hits = data?.hits ?? [];
  const total = data?.total ?? 0;
  const count = data && t('reading.hits', { count: total, number: format.number(total) });
  useAnnounced(words === '' ? undefined : count);
  const current = hits.find((hit) => hit.page === page);
  const step = (direction: 1 | -1) => {
    const next = neighbourHit(hits, page, direction);
    if (next) onHit(next.page);
  };
  const [before, behind] = [neighbourHit(hits, page, -1), neighbourHit(hits, page, 1)];
  return (
    <search className={styles.search}>
      <SearchForm
        words={words}
        isAsked={isAsked}
        onWords={(typed) => {
          setListPage(1);
          onWords(typed);
        }}
        onAgain={() => step(1)}
      />
      {words !== '' && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {words !== '' && !data && !error && (
        <Loading>
          <Skeleton height="120px" radius="8px" />
        </Loading>
      )}
      {words !== '' && total > 0 && (
        <>
          <p className={styles.steps}>
            <span className="num small">
              {current
                ? t('reading.hitOf', {
                    at: format.number((listPage - 1) * ROWS + hits.indexOf(current) + 1),
                    total: format.number(total),
                  })
                : count}
            </span>
            <IconButton
              label={t('reading.previousHit')}
              icon={<ChevronUp size={18} aria-hidden />}
              disabled={!before}
              onClick={() => step(-1)}
            />
            <IconButton
              label={t('reading.nextHit')}
              icon={<ChevronDown size={18} aria-hidden />}
              disabled={!behind}
              onClick={() => step(1)}
            />
          </p>
          <Hits hits={hits} page={page} onHit={onHit} />
          {total > ROWS && (
            <p className={styles.steps}>
              <Button size="small" disabled={listPage === 1} onClick={() => setListPage(listPage - 1)}>
                {t('reading.earlierHits')}
              </Button>
              <Button
                size="small"
                disabled={listPage * ROWS >= total}
                onClick={() => setListPage(listPage + 1)}
              >
                {t('reading.laterHits')}
              </Button>
            </p>
          )}
        </>
      )}
      {words !== '' && data && total === 0 && (
        <p className="muted">
          {t('reading.noHits')} {t('reading.noHitsHint')}
        </p>
      )}
      {words === '' && <p className="muted small">{t('reading.searchStart')}</p>}
    </search>
  );
}

function SearchForm({
  words,
  isAsked,
  onWords,
  onAgain,
}: {
  readonly words: string;
  readonly isAsked: boolean;
  readonly onWords: (words: string) => void;
  /** The same words once more. */
  readonly onAgain: () => void;
}) {
  const { t } = useTranslation('repository');
  const [typed, setTyped] = useState(words);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isAsked) form.current?.querySelector('input')?.focus();
  }, [isAsked]);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === words) onAgain();
        else onWords(typed.trim());
      }}
    >
      <TextField
        label={t('reading.searchLabel')}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" icon={<Search size={16} aria-hidden />}>
        {t('reading.find')}
      </Button>
    </form>
  );
}

function Hits({
  hits,
  page,
  onHit,
}: {
  readonly hits: readonly PageHit[];
  readonly page: number;
  readonly onHit: (page: number) => void;
}) {
  const { t } = useTranslation('repository');
  const chosen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row of the page that is read stays in sight.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [page]);
  return (
    <ol className={styles.hits}>
      {hits.map((hit) => (
        <li key={hit.page}>
          <button
            ref={hit.page === page ? chosen : undefined}
            type="button"
            aria-current={hit.page === page ? 'true' : undefined}
            onClick={() => onHit(hit.page)}
          >
            <span className="num small">{t('texts.page', { page: hit.page })}</span>
            <HitPiece hit={hit} />
          </button>
        </li>
      ))}
    </ol>
  );
}
