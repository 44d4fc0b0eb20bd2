import type { StaffPeer } from '@lectern/contracts/counter/interlibrary/interlibrary-peer';
import { listInterlibraryPeers } from '@lectern/contracts/counter/interlibrary/list-interlibrary-peers';
import { removeInterlibraryPeer } from '@lectern/contracts/counter/interlibrary/remove-interlibrary-peer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { useStaff } from '../../../../lib/staff/use-staff.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../interlibrary.module.css';
import { PartnerForm } from './partner-form.tsx';

/** The partner libraries: how each is reached and called, and how the last exchange with it went. */
export function Partners() {
  const { t } = useTranslation('interlibrary');
  const format = useFormat();
  const { may } = useStaff();
  const mayChange = may('providers.manage');
  const { data, error, refetch } = useCall(listInterlibraryPeers, {}, { refetchMs: 30_000 });
  const [editing, setEditing] = useState<StaffPeer | 'new'>();
  const [removing, setRemoving] = useState<StaffPeer>();
  return (
    <div className={styles.panel}>
      <div className={styles.panelHead}>
        <p className="muted small">{data && t('partners.own', { address: data.ownAddress })}</p>
        {mayChange && (
          <Button kind="primary" onClick={() => setEditing('new')}>
            {t('partners.add')}
          </Button>
        )}
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="120px" radius="12px" />
        </Loading>
      )}
      {data?.peers.length === 0 && (
        <Card>
          <EmptyState title={t('partners.none')} hint={t('partners.noneHint')} />
        </Card>
      )}
      {data && data.peers.length > 0 && (
        <StaffTable
          label={t('staff.tabs.partners')}
          columns={[t('partners.library'), t('partners.symbols'), t('partners.last'), t('partners.acts')]}
        >
          {data.peers.map((peer) => (
            <tr key={peer.peerId}>
              <td>
                <div>
                  {peer.name}
                  <div className={`muted small ${styles.place}`}>{peer.address}</div>
                </div>
              </td>
              <td>{`${peer.symbol} ↔ ${peer.ownSymbol}`}</td>
              <td>
                <div>
                  {peer.fault === null ? t('partners.fine') : t(`partners.faults.${peer.fault}`)}
                  <div className="muted small">{lastOf(peer) && format.dateTime(lastOf(peer))}</div>
                </div>
              </td>
              <td>
                {mayChange && (
                  <div className={styles.actions}>
                    <Button size="small" onClick={() => setEditing(peer)}>
                      {t('partners.change')}
                      <span className="hidden-visually"> {peer.name}</span>
                    </Button>
                    <Button size="small" kind="danger" onClick={() => setRemoving(peer)}>
                      {t('partners.remove')}
                      <span className="hidden-visually"> {peer.name}</span>
                    </Button>
                  </div>
                )}
              </td>
            </tr>
          ))}
        </StaffTable>
      )}
      {editing && (
        <PartnerForm
          peer={editing === 'new' ? undefined : editing}
          sites={data?.sites ?? []}
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && (
        <RemoveDialog
          call={removeInterlibraryPeer}
          input={{ peerId: removing.peerId }}
          invalidates={[listInterlibraryPeers]}
          words={{
            title: t('partners.removeTitle', { name: removing.name }),
            hint: t('partners.removeHint'),
            send: t('partners.remove'),
            cancel: t('cancel'),
            done: t('partners.removed'),
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}

/** When something was said last, by either side; empty where nothing was. */
function lastOf({ askedAt, heardAt }: StaffPeer): string {
  return [askedAt ?? '', heardAt ?? ''].toSorted().at(-1) ?? '';
}
