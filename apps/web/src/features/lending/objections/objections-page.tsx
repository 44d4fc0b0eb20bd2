import { listObjections } from '@lectern/contracts/counter/desk/list-objections';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ObjectionRow } from './objection-row.tsx';

const ROWS = 20;

/** Objections to hand-overs between readers that staff have to decide, the oldest first. */
export default function ObjectionsPage() {
  const { t } = useTranslation('objections');
  usePageTitle(t('title'));
  const page = usePageNumber();
  const answer = useCall(listObjections, { page, rows: ROWS }, { keepPrevious: true });
  return (
    <>
      <PageHead title={t('title')} hint={t('about')} />
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('pages')}
        empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      >
        {answer.data?.objections.map((objection) => (
          <ObjectionRow key={objection.requestId} objection={objection} />
        ))}
      </PagedList>
    </>
  );
}
