import type { OwnDonation } from '@lectern/contracts/buying/donations/donation';
import { exportDonations } from '@lectern/contracts/buying/donations/export-donations';
import { listDonations } from '@lectern/contracts/buying/donations/list-donations';
import { withdrawDonation } from '@lectern/contracts/buying/donations/withdraw-donation';
import { TABLE_FORMATS } from '@lectern/contracts/kernel/table-format';
import { Download, Gift } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { RemoveDialog } from '../../../components/remove-dialog.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { useSavedFile } from '../../../lib/use-saved-file.ts';
import styles from './donations.module.css';
import { OwnDonationRow } from './own-donation-row.tsx';

const ROWS = 20;
const TABS = ['records', 'acceptance'] as const;

/** What the reader gave and offered, each with where it is now and its letter of thanks; and what came in by it. */
export default function DonationSection({
  AcceptanceList,
}: {
  readonly AcceptanceList: ComponentType<{ readonly origin: 'donation' }>;
}) {
  const { t } = useTranslation('donations');
  const [tab, setTab] = useState<(typeof TABS)[number]>('records');
  const page = usePageNumber();
  const answer = useCall(listDonations, { page, rows: ROWS }, { keepPrevious: true });
  const [leaving, setLeaving] = useState<OwnDonation>();
  const save = useSavedFile();
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <ButtonLink kind="primary" to="/donate" icon={<Gift size={18} aria-hidden />}>
          {t('give')}
        </ButtonLink>
      </div>
      <Tabs
        label={t('own.tabs')}
        items={TABS.map((key) => ({ key, label: t(`own.${key}`) }))}
        active={tab}
        onChange={setTab}
      >
        {tab === 'acceptance' ? (
          <AcceptanceList origin="donation" />
        ) : (
          <div className={styles.tab}>
            {answer.data && answer.data.total > 0 && (
              <div className={styles.tools}>
                {TABLE_FORMATS.map((format) => (
                  <Button
                    key={format}
                    size="small"
                    icon={<Download size={15} aria-hidden />}
                    busy={save.running}
                    onClick={() => void save.start(exportDonations, { format })}
                  >
                    {t('own.export', { format: format.toUpperCase() })}
                  </Button>
                ))}
              </div>
            )}
            <PagedList
              answer={answer}
              page={page}
              rows={ROWS}
              label={t('own.pages')}
              empty={
                <EmptyState
                  icon={<Gift size={36} strokeWidth={1.4} aria-hidden />}
                  title={t('own.none')}
                  hint={t('own.noneHint')}
                />
              }
            >
              {answer.data?.list.map((one) => (
                <OwnDonationRow key={one.id} donation={one} onWithdraw={() => setLeaving(one)} />
              ))}
            </PagedList>
          </div>
        )}
      </Tabs>
      {leaving && (
        <RemoveDialog
          call={withdrawDonation}
          input={{ id: leaving.id }}
          invalidates={[listDonations]}
          words={{
            title: t('own.withdrawTitle'),
            hint: t('own.withdrawHint'),
            send: t('own.withdraw'),
            cancel: t('back'),
            done: t('own.withdrawn'),
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
