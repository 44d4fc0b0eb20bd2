import { MOST_ADDRESSES } from '@lectern/contracts/people/addresses/address-view';
import { listAddresses } from '@lectern/contracts/people/addresses/list-addresses';
import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import styles from './addresses.module.css';
import { AddressDialog } from './components/address-dialog.tsx';
import { AddressRow } from './components/address-row.tsx';

/** Where the reader wants things sent: the default address first. */
export default function AddressesSection() {
  const { t } = useTranslation('addresses');
  const { data, error, isPending, refetch } = useCall(listAddresses, {});
  const [isAdding, setIsAdding] = useState(false);
  const isFull = data !== undefined && data.length >= MOST_ADDRESSES;
  const add = (
    <Button kind="primary" disabled={isFull} onClick={() => setIsAdding(true)}>
      <Plus size={18} aria-hidden />
      {t('add')}
    </Button>
  );
  return (
    <>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        {data && data.length > 0 && add}
      </div>
      {isFull && <p className="muted">{t('full', { limit: MOST_ADDRESSES })}</p>}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton width="100%" height="200px" />
        </Loading>
      )}
      {data?.length === 0 && (
        <Card>
          <EmptyState
            title={t('none')}
            hint={t('noneHint')}
            icon={<MapPin size={36} strokeWidth={1.4} />}
            actions={add}
          />
        </Card>
      )}
      {data && data.length > 0 && (
        <Card as="ul" className={styles.list}>
          {data.map((address) => (
            <AddressRow key={address.addressId} address={address} />
          ))}
        </Card>
      )}
      {isAdding && <AddressDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}
