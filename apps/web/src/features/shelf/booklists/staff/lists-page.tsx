import { listLibraryLists } from '@lectern/contracts/shelf/booklists/list-library-lists';
import { Library, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import styles from '../booklists.module.css';
import { ListForm } from './list-form.tsx';
import { RemoveList } from './remove-list.tsx';

const ROWS = 20;

type Open =
  | { readonly form: 'list'; readonly id?: string }
  | { readonly form: 'remove'; readonly list: { readonly id: string; readonly name: string } };

/** The lists of the library, to add and change them. */
export default function LibraryListsPage() {
  const { t } = useTranslation('booklists');
  const format = useFormat();
  const page = usePageNumber();
  const [open, setOpen] = useState<Open>();
  const lists = useCall(listLibraryLists, { page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')}>
        <Button
          kind="primary"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => setOpen({ form: 'list' })}
        >
          {t('make')}
        </Button>
      </PageHead>
      <PagedList
        answer={lists}
        page={page}
        rows={ROWS}
        label={t('pages')}
        empty={
          <EmptyState
            icon={<Library size={36} strokeWidth={1.4} aria-hidden />}
            title={t('staff.none')}
            hint={t('staff.noneHint')}
          />
        }
      >
        {lists.data?.lists.map((list) => (
          <li key={list.id} className={styles.staffRow}>
            <div className={styles.about}>
              <h2 dir="auto">{list.name}</h2>
              <p className="muted small num">
                {factLine(
                  t('works', { count: list.count, number: format.number(list.count) }),
                  list.followers > 0
                    ? t('followers', { count: list.followers, number: format.number(list.followers) })
                    : '',
                  t('updated', { day: format.date(list.updatedAt.slice(0, 10)) }),
                  list.shownTo ? t('shownTo', { day: format.date(list.shownTo) }) : '',
                )}
              </p>
              <p className={styles.pills}>
                <Pill tone={list.isOpen ? 'ok' : 'warn'}>
                  {t(list.isOpen ? 'states.open' : 'staff.draft')}
                </Pill>
              </p>
            </div>
            <div className={styles.tools}>
              <Button size="small" onClick={() => setOpen({ form: 'list', id: list.id })}>
                {t('staff.change')}
                <span className="hidden-visually"> {list.name}</span>
              </Button>
              <Button size="small" kind="text" onClick={() => setOpen({ form: 'remove', list })}>
                {t('staff.remove')}
                <span className="hidden-visually"> {list.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </PagedList>
      {open?.form === 'list' && <ListForm id={open.id} onClose={close} />}
      {open?.form === 'remove' && <RemoveList list={open.list} onClose={close} />}
    </>
  );
}
