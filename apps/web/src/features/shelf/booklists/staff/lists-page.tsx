import { listLibraryLists } from '@lectern/contracts/shelf/booklists/list-library-lists';
import { Library } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { StaffTextList } from '../../../../components/staff/staff-text-list.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { ListForm } from './list-form.tsx';
import { RemoveList } from './remove-list.tsx';

const ROWS = 20;

/** The lists of the library, to add and change them. */
export default function LibraryListsPage() {
  const { t } = useTranslation('booklists');
  const format = useFormat();
  const page = usePageNumber();
  const answer = useCall(listLibraryLists, { page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  return (
    <StaffTextList
      words={{
        title: t('staff.title'),
        hint: t('staff.hint'),
        add: t('make'),
        change: t('staff.change'),
        remove: t('staff.remove'),
      }}
      texts={answer.data?.lists.map(({ id, name, count, followers, shownTo, updatedAt, isOpen }) => ({
        id,
        title: name,
        facts: factLine(
          t('works', { count, number: format.number(count) }),
          followers > 0 ? t('followers', { count: followers, number: format.number(followers) }) : '',
          t('updated', { day: format.dayOf(updatedAt) }),
          shownTo ? t('shownTo', { day: format.date(shownTo) }) : '',
        ),
        pills: <Pill tone={isOpen ? 'ok' : 'warn'}>{t(isOpen ? 'states.open' : 'staff.draft')}</Pill>,
      }))}
      list={{
        answer,
        page,
        rows: ROWS,
        label: t('pages'),
        empty: (
          <EmptyState
            icon={<Library size={36} strokeWidth={1.4} aria-hidden />}
            title={t('staff.none')}
            hint={t('staff.noneHint')}
          />
        ),
      }}
      form={(id, close) => <ListForm id={id} onClose={close} />}
      removal={({ id, title }, close) => <RemoveList list={{ id, name: title }} onClose={close} />}
    />
  );
}
