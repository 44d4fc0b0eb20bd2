import { type ReturnedView, returnAtStation } from '@lectern/contracts/counter/self-check/return-at-station';
import type { ApiError } from '@lectern/contracts/kernel/client';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { playSound } from '../../../../lib/sounds.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { LastOutcome } from '../components/last-outcome.tsx';
import { OutcomeList } from '../components/outcome-list.tsx';
import type { ScanOutcome } from '../components/scan-outcome.ts';
import { useScanTurns } from '../components/use-scan-turns.ts';
import { Receipt } from './receipt.tsx';
import { ScanForm } from './scan-form.tsx';
import styles from './station.module.css';

/** Anybody returns copies: each scan says in one large line where the copy is put. */
export function Returning({
  station,
  libName,
  onFinish,
  onRefused,
}: {
  readonly station: string;
  readonly libName: string;
  readonly onFinish: () => void;
  readonly onRefused: (error: ApiError) => void;
}) {
  const { t } = useTranslation('self-check');
  const errorText = useErrorText();
  const [scans, setScans] = useState<readonly ReturnedView[]>([]);
  const [isPrinting, setIsPrinting] = useState(false);
  const giveBack = useAction(returnAtStation, {
    onRefused(error) {
      playSound('refused');
      onRefused(error);
    },
    onDone(answer) {
      playSound(answer.refusal ? 'refused' : answer.next === 'shelf' ? 'done' : 'look');
      setScans((before) => {
        const known = before.find(({ barcode }) => barcode === answer.barcode);
        const others = before.filter(({ barcode }) => barcode !== answer.barcode);
        // A second scan of what was returned a moment ago.
        return [{ ...answer, returned: answer.returned || (known?.returned ?? false) }, ...others];
      });
    },
  });
  const turns = useScanTurns();
  const returned = scans.filter((one) => one.returned);
  const [last] = scans;
  return (
    <section className={styles.work}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('return.title')}</h2>
        <Button kind="primary" className={styles.big} busy={turns.isBusy} onClick={onFinish}>
          {t('return.done')}
        </Button>
      </div>
      <ScanForm
        label={t('return.scan')}
        busy={turns.isBusy}
        onScan={(barcode) => turns.take(() => giveBack.run({ station, barcode }))}
      />
      {giveBack.error && <Notice tone="bad">{errorText(giveBack.error)}</Notice>}
      <LastOutcome
        outcome={last && outcomeOf(last)}
        first={turns.isBusy ? t('running') : t('return.first')}
      />
      {returned.length > 0 && (
        <div className={styles.head}>
          <p className="muted">{t('return.count', { count: returned.length })}</p>
          <Button
            className={styles.big}
            icon={<Printer size={20} aria-hidden />}
            onClick={() => setIsPrinting(true)}
          >
            {t('return.print')}
          </Button>
        </div>
      )}
      <OutcomeList label={t('return.list')} outcomes={scans.map(outcomeOf)} />
      {isPrinting && (
        <Receipt
          title={t('receipt.returned')}
          libName={libName}
          lines={returned.map(({ barcode, title }) => ({ key: barcode, title, words: barcode }))}
          total={t('return.count', { count: returned.length })}
          onPrinted={() => setIsPrinting(false)}
        />
      )}
    </section>
  );

  function outcomeOf({
    barcode,
    title,
    next,
    sendTo,
    returned: isReturned,
    refusal,
  }: ReturnedView): ScanOutcome {
    const words = t(`return.next.${next}`, { library: sendTo });
    const about = [title || barcode, refusal ? refusal.message : !isReturned && t('return.notOnLoan')];
    return {
      key: barcode,
      tone: refusal ? 'bad' : next === 'shelf' ? 'ok' : 'look',
      words,
      about: about.filter(Boolean).join(' · '),
    };
  }
}
