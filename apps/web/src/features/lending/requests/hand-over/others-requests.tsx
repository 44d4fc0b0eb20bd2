import { listAskedOfMe } from '@lectern/contracts/lending/requests/list-asked-of-me';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { AskedRow } from './asked-row.tsx';
import { LendableLoans } from './lendable-loans.tsx';

const ROWS = 20;
const LOOK_MS = 30_000;

/** Who asks for what the reader has, and whether others may ask at all. */
export function OthersRequests() {
  const { t } = useTranslation('hand-over');
  const page = usePageNumber();
  const answer = useCall(listAskedOfMe, { page, rows: ROWS }, { keepPrevious: true, refetchMs: LOOK_MS });
  return (
    <>
      <section aria-labelledby="asked-of-me">
        <SectionHeading id="asked-of-me">{t('asked.heading')}</SectionHeading>
        <PagedList
          answer={answer}
          page={page}
          rows={ROWS}
          label={t('asked.pages')}
          query={{ tab: 'others' }}
          empty={<EmptyState title={t('asked.none')} hint={t('asked.noneHint')} />}
        >
          {answer.data?.requests.map((asked) => (
            <AskedRow key={asked.requestId} asked={asked} />
          ))}
        </PagedList>
      </section>
      <LendableLoans />
    </>
  );
}
