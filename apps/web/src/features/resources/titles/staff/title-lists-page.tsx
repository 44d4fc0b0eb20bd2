import { listTitleLists } from '@lectern/contracts/resources/titles/list-title-lists';
import type { StaffTitleList } from '@lectern/contracts/resources/titles/title-list';
import { LibraryBig, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ListWords } from '../../../../components/list-words.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { isUnderWay } from './import/is-under-way.ts';
import { TitleListDialogs, type TitleListTask } from './title-list-dialogs.tsx';
import { TitleListRow } from './title-list-row.tsx';
import styles from './title-lists.module.css';

const ROWS = 50;
/** How often the page asks how far an import is. */
const ASK_AGAIN_MS = 3_000;

/** The title lists of the databases, those that were changed last first. The words are in the address. */
export default function TitleListsPage() {
  const { t } = useTranslation('titles');
  usePageTitle(t('staff.title'));
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const [task, setTask] = useState<TitleListTask>();
  const [isBusy, setIsBusy] = useState(false);
  const keyWord = query.get('words') ?? '';
  const answer = useCall(
    listTitleLists,
    { keyWord, page, rows: ROWS },
    { keepPrevious: true, staleMs: 0, ...(isBusy && { refetchMs: ASK_AGAIN_MS }) },
  );
  const lists = answer.data?.lists ?? [];
  const isImporting = lists.some(({ lastImport }) => isUnderWay(lastImport));
  if (isImporting !== isBusy) setIsBusy(isImporting);
  const show = (words: string) => setQuery(words ? { words } : {}, { replace: true });
  const start = (what: 'import' | 'report' | 'change' | 'undo' | 'remove', list: StaffTitleList) => () =>
    setTask({ what, list });
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')}>
        <Button kind="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setTask({ what: 'add' })}>
          {t('staff.add')}
        </Button>
      </PageHead>
      <search className={styles.bar}>
        <ListWords label={t('staff.search')} words={keyWord} onWords={show} />
      </search>
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('staff.pages')}
        query={keyWord ? { words: keyWord } : {}}
        empty={
          <EmptyState
            icon={<LibraryBig size={36} strokeWidth={1.4} aria-hidden />}
            title={t(keyWord ? 'staff.noneFound' : 'staff.none')}
            hint={t(keyWord ? 'staff.noneFoundHint' : 'staff.noneHint')}
          />
        }
      >
        {lists.map((list) => (
          <TitleListRow
            key={list.id}
            list={list}
            onImport={start('import', list)}
            onReport={start('report', list)}
            onChange={start('change', list)}
            onUndo={start('undo', list)}
            onRemove={start('remove', list)}
          />
        ))}
      </PagedList>
      {task && <TitleListDialogs task={task} onClose={() => setTask(undefined)} />}
    </>
  );
}
