import { getCashDrawer } from '@lectern/contracts/counter/cash/get-cash-drawer';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { useStaff } from '../../../lib/staff/use-staff.ts';
import { useCall } from '../../../lib/use-call.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { DrawerCard } from './drawer-card.tsx';
import { OpenDrawer } from './open-drawer.tsx';

/** The cash drawer of the member of the staff. */
export default function CashPage() {
  const { t } = useTranslation('cash');
  usePageTitle(t('title'));
  const { may } = useStaff();
  const { data, error, refetch, isPending } = useCall(getCashDrawer, {}, { staleMs: 0 });
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')}>
        {may('payments.manage') && <ButtonLink to="/cash/day">{t('report')}</ButtonLink>}
      </PageHead>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton height="200px" radius="12px" />
        </Loading>
      )}
      {data?.drawer && <DrawerCard drawer={data.drawer} entries={data.entries} />}
      {data && !data.drawer && <OpenDrawer currency={data.currency} />}
    </>
  );
}
