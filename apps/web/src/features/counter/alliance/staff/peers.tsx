import { listAlliancePeers } from '@lectern/contracts/counter/alliance/list-alliance-peers';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './staff.module.css';

type Peer = OutputOf<(typeof listAlliancePeers)['output']>['peers'][number];

/** The libraries of the alliance: how each is reached, and when something was heard of it last. */
export function Peers() {
  const { t } = useTranslation('alliance');
  const format = useFormat();
  const { data, error, refetch } = useCall(listAlliancePeers, {}, { refetchMs: 30_000 });
  const asked = ({ askedAt, fault }: Peer) => {
    if (askedAt === null) return t('peers.never');
    const time = format.dateTime(askedAt);
    return fault === null ? t('peers.fine', { time }) : t(`peers.faults.${fault}`, { time });
  };
  return (
    <div className={styles.panel}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="120px" radius="12px" />
        </Loading>
      )}
      {data?.peers.length === 0 && (
        <Card>
          <EmptyState title={t('peers.none')} hint={t('peers.noneHint')} />
        </Card>
      )}
      {data && data.peers.length > 0 && (
        <StaffTable
          label={t('staff.tabs.peers')}
          columns={[t('peers.library'), t('peers.wire'), t('peers.asked'), t('peers.heard')]}
        >
          {data.peers.map((peer) => (
            <tr key={peer.otherLib}>
              <td>{peer.name}</td>
              <td>
                <div>
                  {t(`peers.wires.${peer.wire}`)}
                  <div className={`muted small ${styles.place}`}>
                    {peer.agency === '' ? peer.place : `${peer.agency} · ${peer.place}`}
                  </div>
                </div>
              </td>
              <td>{asked(peer)}</td>
              <td>{peer.heardAt === null ? t('peers.never') : format.dateTime(peer.heardAt)}</td>
            </tr>
          ))}
        </StaffTable>
      )}
    </div>
  );
}
