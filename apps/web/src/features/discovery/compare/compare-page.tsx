import { Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { AvailabilityProvider } from '../../../components/availability/availability.tsx';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PrintHead } from '../../../components/print-head.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { COMPARED_PARAMETER, compareAddress, MOST_COMPARED } from '../../../lib/compare-address.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { permanentLink } from '../../../lib/permanent-link.ts';
import { searchAddress } from '../../../lib/search-address.ts';
import styles from './compare-page.module.css';
import { ComparedTable } from './compared-table.tsx';
import { useRecords } from './use-records.ts';

/** /compare: two to four records side by side. */
export default function ComparePage() {
  const { t } = useTranslation('compare');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const recordIds = [...new Set(parameters.getAll(COMPARED_PARAMETER))].slice(0, MOST_COMPARED);
  const { records, isPending, fault, refetch } = useRecords(recordIds);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const address = permanentLink(compareAddress(recordIds));

  const copy = () => copyText(address, { copied: t('copied'), notCopied: t('notCopied') });

  if (recordIds.length < 2) {
    return (
      <div className={`wrap ${styles.page}`}>
        <h1 className={styles.title}>{t('title')}</h1>
        <EmptyState
          title={t('tooFew')}
          hint={t('howTo', { most: MOST_COMPARED })}
          actions={
            <ButtonLink kind="primary" to={searchAddress({})}>
              {t('search')}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <PrintHead lines={[t('title')]} address={address} />
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.tools}>
        <label className={styles.only}>
          <input
            type="checkbox"
            checked={onlyDifferent}
            onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
          />
          {t('onlyDifferent')}
        </label>
        <Button size="small" icon={<Copy size={15} aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button size="small" icon={<Printer size={15} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      {fault && <ErrorState error={fault} onRetry={refetch} />}
      {isPending && !fault && (
        <Loading>
          <Skeleton height="480px" radius="12px" />
        </Loading>
      )}
      {!isPending && !fault && (
        <AvailabilityProvider recordIds={recordIds}>
          <ComparedTable
            records={records}
            onlyDifferent={onlyDifferent}
            onRemove={(recordId) => {
              const left = recordIds.filter((one) => one !== recordId);
              void navigate(compareAddress(left), { replace: true });
            }}
          />
        </AvailabilityProvider>
      )}
    </div>
  );
}
