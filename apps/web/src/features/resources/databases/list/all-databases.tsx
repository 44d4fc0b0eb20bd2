import { ERESOURCE_SORTS } from '@lectern/contracts/people/tenant/eresource-settings';
import { countFilterValues } from '@lectern/contracts/resources/databases/count-filter-values';
import { getListChoices } from '@lectern/contracts/resources/databases/get-list-choices';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { LetterBar } from '../../../../components/eresources/letter-bar.tsx';
import styles from '../../../../components/eresources/list-page.module.css';
import { SearchWords } from '../../../../components/eresources/search-words.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { SkipButton } from '../../../../components/skip-button.tsx';
import { useAnnounced } from '../../../../lib/use-announced.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useMedia } from '../../../../lib/use-media.ts';
import {
  countFilters,
  type EresourceList,
  filtersOf,
  LONGEST_WORDS,
  readList,
  writeList,
} from '../eresource-list.ts';
import { FilterPanel } from './filter-panel.tsx';
import { HotStrip } from './hot-strip.tsx';
import { ListChips } from './list-chips.tsx';
import { ListedDatabases } from './listed-databases.tsx';

/** Where the filters are in a drawer. */
const NARROW = '(max-width: 900px)';

/** All databases from A to Z or in another order, with words, letters and filters. The whole list is in the address. */
export function AllDatabases() {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const [isFiltering, setIsFiltering] = useState(false);
  const narrow = useMedia(NARROW);
  const main = useRef<HTMLDivElement>(null);
  const list = readList(query);
  const filters = filtersOf(list);
  const choices = useCall(getListChoices, {}, { staleMs: 10 * 60_000 });
  const counted = useCall(countFilterValues, filters, { keepPrevious: true, staleMs: 60_000 });
  const counts = counted.data;
  const total = counts && t('total', { count: counts.total, number: format.number(counts.total) });
  useAnnounced(counted.isPlaceholderData ? undefined : total);
  const addressOf = (next: EresourceList) => `?${writeList(next, query)}`;
  const show = (next: EresourceList) =>
    setQuery(writeList(next, query), { replace: true, flushSync: true, preventScrollReset: true });

  if (choices.error) return <ErrorState error={choices.error} onRetry={() => void choices.refetch()} />;
  if (!choices.data)
    return (
      <Loading>
        <Skeleton height="480px" radius="12px" />
      </Loading>
    );
  const { filters: shownFilters, columns, sort: usual } = choices.data;
  const sort = list.sort ?? usual;
  const inUse = countFilters(list);
  const panel = () =>
    counts && <FilterPanel filters={shownFilters} counts={counts} list={list} onChange={show} />;
  return (
    <div className={styles.grid}>
      {!narrow && (
        <aside className={styles.side} aria-label={t('filter.label')}>
          <SkipButton onSkip={() => main.current?.querySelector<HTMLElement>('h2 a, h3 a')?.focus()}>
            {t('filter.skip')}
          </SkipButton>
          {panel() ?? (
            <Loading>
              <Skeleton height="320px" />
            </Loading>
          )}
        </aside>
      )}
      <div className={styles.main} ref={main}>
        <SearchWords
          key={list.keyWord}
          label={t('search')}
          hint={t('searchHint')}
          words={list.keyWord}
          longest={LONGEST_WORDS}
          onSearch={(keyWord) => show({ ...list, keyWord })}
        />
        {shownFilters.includes('letter') && (
          <LetterBar
            letters={counts?.letters}
            chosen={list.letter}
            to={(letter) => addressOf({ ...list, letter })}
            nameOf={(letter, count) => t('letters.letter', { letter, count, number: format.number(count) })}
          />
        )}
        {inUse === 0 && !list.keyWord && !list.letter && <HotStrip />}
        <div className={styles.bar}>
          <p className="num">{total}</p>
          <div className={styles.tools}>
            {narrow && (
              <Button icon={<SlidersHorizontal size={16} aria-hidden />} onClick={() => setIsFiltering(true)}>
                {inUse > 0 ? t('filter.openCount', { number: format.number(inUse) }) : t('filter.open')}
              </Button>
            )}
            <SelectMenu
              label={t('sort.label')}
              value={sort}
              options={ERESOURCE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
              onChange={(next) => show({ ...list, sort: next === usual ? undefined : next })}
            />
          </div>
        </div>
        <ListChips list={list} counts={counts} onChange={show} />
        <ListedDatabases list={list} sort={sort} columns={columns} onClear={show} />
      </div>
      {isFiltering && narrow && (
        <Dialog
          drawer
          title={t('filter.label')}
          onClose={() => setIsFiltering(false)}
          footer={
            <Button kind="primary" wide onClick={() => setIsFiltering(false)}>
              {t('filter.show', { count: counts?.total ?? 0, number: format.number(counts?.total ?? 0) })}
            </Button>
          }
        >
          {panel()}
        </Dialog>
      )}
    </div>
  );
}
