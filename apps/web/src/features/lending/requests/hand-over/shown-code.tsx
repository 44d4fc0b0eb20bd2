import { showTakeCode } from '@lectern/contracts/lending/requests/show-take-code';
import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Barcode } from '../../../../components/barcode.tsx';
import { Button } from '../../../../components/button.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { announce } from '../../../../lib/announcer.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { clockTime, useSecondsLeft } from '../../../../lib/use-seconds-left.ts';
import styles from './hand-over.module.css';

/** A code as digits, QR code and barcode, with the time that it is valid. A new one takes its place when the time is over. */
export function ShownCode({ requestId, title }: { readonly requestId: string; readonly title: string }) {
  const { t } = useTranslation('hand-over');
  const [endsAt, setEndsAt] = useState<number>();
  const show = useAction(showTakeCode, {
    onDone: ({ secondsLeft }) => setEndsAt(performance.now() + secondsLeft * 1000),
  });
  const left = useSecondsLeft(endsAt);
  const fetchCode = () => show.start({ requestId });
  const begin = useEffectEvent(fetchCode);
  const renew = useEffectEvent(() => {
    fetchCode();
    announce(t('code.renewed'));
  });
  useEffect(() => begin(), []);
  const isOver = endsAt !== undefined && left === 0;
  useEffect(() => {
    if (isOver) renew();
  }, [isOver]);

  const { answer, error } = show;
  if (error) return <ErrorState error={error} onRetry={fetchCode} />;
  if (!answer) {
    return (
      <Loading>
        <Skeleton width="100%" height="360px" />
      </Loading>
    );
  }
  const digits = `${answer.takeCode.slice(0, 3)} ${answer.takeCode.slice(3)}`;
  return (
    <div className={styles.code}>
      <b className={styles.title}>{title}</b>
      <p className="muted">{t(`code.${answer.enteredBy}`)}</p>
      <output
        className={styles.digits}
        aria-label={t('code.digits', { code: Array.from(answer.takeCode).join(' ') })}
      >
        {digits}
      </output>
      <img className={styles.qr} src={answer.img} alt={t('code.qr')} />
      <Barcode text={answer.scanned} label={t('code.barcode')} />
      <div className={styles.time}>
        <span role="timer">{t('code.left', { time: clockTime(left) })}</span>
        <Button
          size="small"
          icon={<RefreshCw size={16} aria-hidden />}
          busy={show.running}
          onClick={fetchCode}
        >
          {t('code.renew')}
        </Button>
      </div>
      <p className="muted small">{t('code.never')}</p>
    </div>
  );
}
