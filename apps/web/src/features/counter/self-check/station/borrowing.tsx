import { borrowAtStation } from '@lectern/contracts/counter/self-check/borrow-at-station';
import { mailReceipt } from '@lectern/contracts/counter/self-check/mail-receipt';
import type { VisitView } from '@lectern/contracts/counter/self-check/station-views';
import type { ApiError } from '@lectern/contracts/kernel/client';
import { Mail, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { playSound } from '../../../../lib/sounds.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { LastOutcome } from '../components/last-outcome.tsx';
import { OutcomeList } from '../components/outcome-list.tsx';
import type { ScanOutcome } from '../components/scan-outcome.ts';
import { useBorrowedOutcome } from '../components/use-borrowed-outcome.ts';
import { useScanTurns } from '../components/use-scan-turns.ts';
import { isLent, type ScannedCopy, withScan } from '../components/with-scan.ts';
import { Receipt } from './receipt.tsx';
import { ScanForm } from './scan-form.tsx';
import styles from './station.module.css';
import { VisitFacts } from './visit-facts.tsx';

/** A reader who is signed in scans one copy after the other, and goes with a receipt. */
export function Borrowing({
  station,
  libName,
  visit,
  onFinish,
  onRefused,
}: {
  readonly station: string;
  readonly libName: string;
  readonly visit: VisitView;
  readonly onFinish: () => void;
  readonly onRefused: (error: ApiError) => void;
}) {
  const { t } = useTranslation('self-check');
  const format = useFormat();
  const errorText = useErrorText();
  const toOutcome = useBorrowedOutcome();
  const [scans, setScans] = useState<readonly ScannedCopy[]>([]);
  const [last, setLast] = useState<ScanOutcome>();
  const [isPrinting, setIsPrinting] = useState(false);
  const borrow = useAction(borrowAtStation, {
    onRefused(error) {
      playSound('refused');
      setLast(undefined);
      onRefused(error);
    },
    onDone(borrowed) {
      playSound(borrowed.loanId === null ? 'refused' : 'done');
      setScans((before) => withScan(before, borrowed));
      setLast({ key: borrowed.barcode, ...toOutcome(borrowed) });
    },
  });
  const mail = useAction(mailReceipt, {
    onRefused,
    onDone: () => showToast('ok', t('borrow.mailed')),
  });
  const turns = useScanTurns();
  const lent = scans.filter(isLent);
  const error = borrow.error ?? mail.error;
  return (
    <section className={styles.work}>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          {visit.name ? t('borrow.hello', { name: visit.name }) : t('borrow.pickup')}
        </h2>
        <Button kind="primary" className={styles.big} busy={turns.isBusy} onClick={onFinish}>
          {t('borrow.finish')}
        </Button>
      </div>
      <VisitFacts visit={visit} lent={lent.length} />
      <ScanForm
        label={t('borrow.scan')}
        busy={turns.isBusy}
        onScan={(barcode) => turns.take(() => borrow.run({ station, barcode }))}
      />
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      <LastOutcome outcome={last} first={turns.isBusy ? t('running') : t('borrow.first')} />
      {lent.length > 0 && (
        <div className={styles.buttons}>
          <Button
            className={styles.big}
            icon={<Printer size={20} aria-hidden />}
            onClick={() => setIsPrinting(true)}
          >
            {t('borrow.print')}
          </Button>
          <Button
            className={styles.big}
            icon={<Mail size={20} aria-hidden />}
            busy={mail.running}
            onClick={() => mail.start({ station })}
          >
            {t('borrow.mail')}
          </Button>
        </div>
      )}
      <OutcomeList
        label={t('borrow.list')}
        outcomes={scans.map(({ key, borrowed }) => ({ key, ...toOutcome(borrowed) }))}
      />
      {isPrinting && (
        <Receipt
          title={t('receipt.borrowed')}
          libName={libName}
          lines={lent.map(({ key, borrowed }) => ({
            key,
            title: [borrowed.title, borrowed.yearVol].filter(Boolean).join(' · '),
            words: dueWords(borrowed.normReturnDate ?? '', borrowed.dueTime),
          }))}
          total={t('borrow.count', { count: lent.length })}
          onPrinted={() => setIsPrinting(false)}
        />
      )}
    </section>
  );

  function dueWords(day: string, time: string | null): string {
    const date = format.date(day);
    return time === null
      ? t('receipt.due', { date })
      : t('receipt.dueTime', { date, time: format.clock(time) });
  }
}
