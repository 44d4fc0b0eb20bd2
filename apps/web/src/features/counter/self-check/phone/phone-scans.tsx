import { borrowByPhone } from '@lectern/contracts/counter/self-check/borrow-by-phone';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { playSound } from '../../../../lib/sounds.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { clockTime } from '../../../../lib/use-seconds-left.ts';
import { LastOutcome } from '../components/last-outcome.tsx';
import { OutcomeList } from '../components/outcome-list.tsx';
import type { ScanOutcome } from '../components/scan-outcome.ts';
import { useBorrowedOutcome } from '../components/use-borrowed-outcome.ts';
import { useScanTurns } from '../components/use-scan-turns.ts';
import { type ScannedCopy, withScan } from '../components/with-scan.ts';
import styles from './phone.module.css';
import { PhoneField } from './phone-field.tsx';

/** Copies that a reader scans with the phone, each lent at once, while the code of the screen is good. */
export function PhoneScans({
  libName,
  secondsLeft,
  onOver,
}: {
  readonly libName: string;
  readonly secondsLeft: number;
  /** The server wants the code of the screen again. */
  readonly onOver: () => void;
}) {
  const { t } = useTranslation('self-check');
  const errorText = useErrorText();
  const toOutcome = useBorrowedOutcome();
  const [scans, setScans] = useState<readonly ScannedCopy[]>([]);
  const [last, setLast] = useState<ScanOutcome>();
  const borrow = useAction(borrowByPhone, {
    onRefused({ code }) {
      playSound('refused');
      if (code === 'PHONE_NOT_HERE') onOver();
    },
    onDone(borrowed) {
      playSound(borrowed.loanId === null ? 'refused' : 'done');
      setScans((before) => withScan(before, borrowed));
      setLast({ key: borrowed.barcode, ...toOutcome(borrowed) });
    },
  });
  const turns = useScanTurns();
  return (
    <>
      <p className={styles.here}>
        <b>{t('phone.here', { library: libName })}</b>
        <span className="muted" role="timer">
          {t('phone.left', { time: clockTime(secondsLeft) })}
        </span>
      </p>
      <PhoneField
        label={t('phone.barcode')}
        missing={t('phone.needBarcode')}
        send={t('phone.borrow')}
        onSend={(barcode) => turns.take(() => borrow.run({ barcode }))}
      />
      {borrow.error && <Notice tone="bad">{errorText(borrow.error)}</Notice>}
      <LastOutcome outcome={last} first={t('borrow.first')} />
      <OutcomeList
        label={t('borrow.list')}
        outcomes={scans.map(({ key, borrowed }) => ({ key, ...toOutcome(borrowed) }))}
      />
    </>
  );
}
