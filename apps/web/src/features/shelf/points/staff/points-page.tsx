import { getPointTerms } from '@lectern/contracts/shelf/points/get-point-terms';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { useStaff } from '../../../../lib/staff/use-staff.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { ReaderPoints } from './reader-points.tsx';
import { TermsForm } from './terms-form.tsx';

/** The terms of points, and the points of a reader; each for staff who may. */
export default function PointsPage() {
  const { t } = useTranslation('points');
  const { may } = useStaff();
  const maySet = may('circulation.rules');
  const terms = useCall(getPointTerms, {}, { staleMs: 0, enabled: maySet });
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')} />
      {terms.error && <ErrorState error={terms.error} onRetry={() => void terms.refetch()} />}
      {maySet && terms.isPending && (
        <Loading>
          <Skeleton height="320px" radius="12px" />
        </Loading>
      )}
      {terms.data && <TermsForm terms={terms.data} />}
      {may('circulation.waive') && <ReaderPoints />}
    </>
  );
}
