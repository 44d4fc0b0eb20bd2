import {
  type DeskDonation,
  DONATION_STATES,
  type DonationState,
} from '@lectern/contracts/buying/donations/donation';
import { exportDeskDonations } from '@lectern/contracts/buying/donations/export-desk-donations';
import { listDeskDonations } from '@lectern/contracts/buying/donations/list-desk-donations';
import { TABLE_FORMATS } from '@lectern/contracts/kernel/table-format';
import { Download, Gift, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { fieldText } from '../../../../lib/field-text.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { useSavedFile } from '../../../../lib/use-saved-file.ts';
import styles from '../donations.module.css';
import { DeskRow } from './desk-row.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { RegisterDialog } from './register-dialog.tsx';

const ROWS = 20;
const REFRESH_MS = 60_000;

/** Donations at the desk: what is expected, what waits for a decision, and the register. */
export default function DonationsPage() {
  const { t } = useTranslation('donations');
  const format = useFormat();
  usePageTitle(t('staff.title'));
  const [query, setQuery] = useSearchParams();
  const state = DONATION_STATES.find((one) => one === query.get('state')) ?? 'offered';
  const words = query.get('words') ?? '';
  const page = usePageNumber();
  const [isRegistering, setIsRegistering] = useState(false);
  const [moving, setMoving] = useState<{ readonly donation: DeskDonation; readonly to: DonationState }>();
  const save = useSavedFile();
  const answer = useCall(
    listDeskDonations,
    { state, words, page, rows: ROWS },
    { keepPrevious: true, refetchMs: REFRESH_MS, staleMs: 0 },
  );
  const counts = new Map((answer.data?.states ?? []).map((one) => [one.state, one.count]));
  const kept = { state, ...(words && { words }) };
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')}>
        <Button kind="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setIsRegistering(true)}>
          {t('staff.register')}
        </Button>
        {TABLE_FORMATS.map((one) => (
          <Button
            key={one}
            icon={<Download size={16} aria-hidden />}
            busy={save.running}
            onClick={() => void save.start(exportDeskDonations, { format: one })}
          >
            {t('own.export', { format: one.toUpperCase() })}
          </Button>
        ))}
      </PageHead>
      {answer.data && answer.data.appointments.length > 0 && (
        <p className="small num">
          <b>{t('staff.appointments')}</b>{' '}
          {answer.data.appointments
            .map(({ day, count }) => `${format.date(day)} – ${t('staff.count', { count })}`)
            .join(' · ')}
        </p>
      )}
      <Tabs
        label={t('staff.states')}
        items={DONATION_STATES.map((key) => ({
          key,
          label: t(`states.${key}`),
          count: counts.get(key) ?? 0,
        }))}
        active={state}
        onChange={(next) => setQuery({ ...kept, state: next }, { replace: true })}
      >
        <div className={styles.tab}>
          <search>
            <form
              key={words}
              className={styles.find}
              onSubmit={(event) => {
                event.preventDefault();
                const typed = fieldText(new FormData(event.currentTarget), 'words').trim();
                setQuery({ state, ...(typed && { words: typed }) }, { replace: true });
              }}
            >
              <TextField label={t('staff.words')} name="words" defaultValue={words} maxLength={100} />
              <Button type="submit">{t('find')}</Button>
            </form>
          </search>
          <PagedList
            answer={answer}
            page={page}
            rows={ROWS}
            label={t('staff.pages')}
            query={kept}
            empty={
              <EmptyState icon={<Gift size={36} strokeWidth={1.4} aria-hidden />} title={t('staff.none')} />
            }
          >
            {answer.data?.donations.map((one) => (
              <DeskRow key={one.id} donation={one} onMove={(to) => setMoving({ donation: one, to })} />
            ))}
          </PagedList>
        </div>
      </Tabs>
      {isRegistering && <RegisterDialog onClose={() => setIsRegistering(false)} />}
      {moving && <MoveDialog {...moving} onClose={() => setMoving(undefined)} />}
    </>
  );
}
