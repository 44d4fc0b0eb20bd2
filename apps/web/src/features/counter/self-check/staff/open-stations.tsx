import { closeStation } from '@lectern/contracts/counter/self-check/close-station';
import { listStations } from '@lectern/contracts/counter/self-check/list-stations';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './stations.module.css';

/** The stations of all libraries that are open, each with a button that closes it. */
export function OpenStations() {
  const { t } = useTranslation('self-check');
  const format = useFormat();
  const errorText = useErrorText();
  const { data, error, refetch } = useCall(listStations, {}, { staleMs: 0 });
  const close = useAction(closeStation, {
    invalidates: [listStations],
    onDone: () => showToast('ok', t('staff.isClosed')),
    onRefused: (refused) => showToast('bad', errorText(refused)),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <section>
      <h2 className={styles.heading}>{t('staff.stations')}</h2>
      {!data && (
        <Loading>
          <Skeleton height="160px" radius="12px" />
        </Loading>
      )}
      {data?.stations.length === 0 && <EmptyState title={t('staff.none')} />}
      {data && data.stations.length > 0 && (
        <StaffTable
          label={t('staff.stations')}
          columns={[t('staff.name'), t('staff.kind'), t('staff.library'), t('staff.seen'), '']}
        >
          {data.stations.map(({ stationId, name, kind, libName, seenAt }) => (
            <tr key={stationId}>
              <td>{name || '—'}</td>
              <td>{t(`staff.kinds.${kind}`)}</td>
              <td>{libName}</td>
              <td>{format.dateTime(seenAt)}</td>
              <td className={styles.last}>
                <Button
                  size="small"
                  aria-label={t('staff.closeOf', { name: name || libName })}
                  busy={close.running}
                  onClick={() => close.start({ stationId })}
                >
                  {t('staff.close')}
                </Button>
              </td>
            </tr>
          ))}
        </StaffTable>
      )}
    </section>
  );
}
