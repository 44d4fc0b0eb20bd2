import { LIST_MAKERS } from '@lectern/contracts/shelf/booklists/book-list';
import { LIST_SORTS, listOpenLists } from '@lectern/contracts/shelf/booklists/list-open-lists';
import { Library } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { listAddress } from '../addresses.ts';
import styles from '../booklists.module.css';
import { ListCard } from './list-card.tsx';

const ROWS = 12;

/** Lists that are open to everybody. Words, maker, order and page are in the address. */
export function OpenLists({ onMake }: { readonly onMake: () => void }) {
  const { t } = useTranslation('booklists');
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const words = query.get('words') ?? '';
  const by = LIST_MAKERS.find((one) => one === query.get('by')) ?? '';
  const sort = LIST_SORTS.find((one) => one === query.get('sort')) ?? 'new';
  const lists = useCall(
    listOpenLists,
    { keyWord: words, by, sort, page, rows: ROWS },
    { keepPrevious: true, ofReader: true, staleMs: 0 },
  );
  const kept = { ...(words && { words }), ...(by && { by }), ...(sort !== 'new' && { sort }) };
  const show = (change: Readonly<Record<string, string>>) => {
    const next = Object.entries({ ...kept, ...change }).filter(([, value]) => value !== '');
    setQuery(Object.fromEntries(next), { replace: true });
  };
  const isNarrowed = words !== '' || by !== '';
  return (
    <div className={styles.part}>
      <search className={styles.bar}>
        <div className={styles.search}>
          <TextField
            label={t('search')}
            type="search"
            defaultValue={words}
            maxLength={100}
            onKeyDown={(event) => {
              if (event.key === 'Enter') show({ words: event.currentTarget.value.trim() });
            }}
            onBlur={({ currentTarget }) => {
              const typed = currentTarget.value.trim();
              if (typed !== words) show({ words: typed });
            }}
          />
        </div>
        <SelectMenu
          label={t('by.label')}
          value={by}
          options={(['', ...LIST_MAKERS] as const).map((value) => ({
            value,
            label: t(`by.${value || 'all'}`),
          }))}
          onChange={(value) => show({ by: value })}
        />
        <SelectMenu
          label={t('sort.label')}
          value={sort}
          options={LIST_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(value) => show({ sort: value === 'new' ? '' : value })}
        />
      </search>
      <PagedList
        isGrid
        answer={lists}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={kept}
        empty={
          <EmptyState
            icon={<Library size={36} strokeWidth={1.4} aria-hidden />}
            title={t(isNarrowed ? 'noneFound' : 'noneOpen')}
            hint={t(isNarrowed ? 'noneFoundHint' : 'noneOpenHint')}
            actions={
              isNarrowed ? undefined : (
                <Button kind="primary" onClick={onMake}>
                  {t('make')}
                </Button>
              )
            }
          />
        }
      >
        {lists.data?.lists.map((list) => (
          <ListCard key={list.id} list={list} to={listAddress(list.id)} />
        ))}
      </PagedList>
    </div>
  );
}
