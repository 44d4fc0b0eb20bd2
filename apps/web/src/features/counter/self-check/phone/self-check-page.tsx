import { getPhoneVisit } from '@lectern/contracts/counter/self-check/get-phone-visit';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { EntryCode } from './entry-code.tsx';
import styles from './phone.module.css';
import { PhoneBorrowing } from './phone-borrowing.tsx';

/** A reader borrows with the phone, or gets the code with which to sign in at a station. */
export default function SelfCheckPage() {
  const { t } = useTranslation('self-check');
  const { data, error, refetch } = useCall(getPhoneVisit, {}, { staleMs: 0 });
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton width="100%" height="240px" radius="12px" />
        </Loading>
      )}
      {data && !data.stations && <EmptyState title={t('phone.off')} hint={t('phone.offHint')} />}
      {data?.stations && (
        <>
          <p className="muted">{t('phone.intro')}</p>
          <div className={styles.ways}>
            {data.phones && <PhoneBorrowing libName={data.libName} secondsLeft={data.secondsLeft} />}
            <EntryCode />
          </div>
        </>
      )}
    </div>
  );
}
