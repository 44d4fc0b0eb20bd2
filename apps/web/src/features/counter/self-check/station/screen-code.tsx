import { getScreenCode } from '@lectern/contracts/counter/self-check/get-screen-code';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useSecondsLeft } from '../../../../lib/use-seconds-left.ts';
import styles from './station.module.css';

/** A call that failed is made again after so long. */
const AGAIN_MS = 5000;

/** The code of the minute for readers with phones, as a picture and as digits that can be read from a few steps away. */
export function ScreenCode({ station, libName }: { readonly station: string; readonly libName: string }) {
  const { t } = useTranslation('self-check');
  const [endsAt, setEndsAt] = useState(0);
  const show = useAction(getScreenCode, {
    onDone: ({ secondsLeft }) => setEndsAt(performance.now() + secondsLeft * 1000),
  });
  const { answer, error, running, start } = show;
  const seconds = useSecondsLeft(endsAt);
  const isDue = seconds === 0 && !running;
  const hasFailed = error !== null;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => start({ station }), hasFailed ? AGAIN_MS : 0);
    return () => clearTimeout(timer);
  }, [isDue, hasFailed, start, station]);
  if (error) return <ErrorState error={error} onRetry={() => start({ station })} />;
  if (!answer)
    return (
      <Loading>
        <Skeleton width="100%" height="420px" radius="12px" />
      </Loading>
    );
  return (
    <section className={styles.screen}>
      <h2 className={styles.heading}>{t('screen.title')}</h2>
      <p className="muted">{libName}</p>
      <img className={styles.qr} src={answer.img} alt={t('screen.qr')} width={340} height={340} />
      <output
        className={styles.digits}
        aria-label={t('screen.digits', { code: Array.from(answer.code).join(' ') })}
      >
        {answer.code.slice(0, 3)} {answer.code.slice(3)}
      </output>
      <span role="timer" className="muted">
        {t('screen.left', { seconds })}
      </span>
      <p>{t('screen.hint')}</p>
    </section>
  );
}
