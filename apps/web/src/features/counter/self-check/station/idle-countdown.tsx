import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import styles from './station.module.css';

const ACTIVITY = ['pointerdown', 'keydown'] as const;
/** The warning comes so many seconds before the end. */
const WARNING = 15;

/** Counts the seconds since the last touch or key, warns, and ends. The warning takes no focus: a scan while it is shown is not lost. */
export function IdleCountdown({
  seconds,
  onOver,
}: {
  readonly seconds: number;
  readonly onOver: () => void;
}) {
  const { t } = useTranslation('self-check');
  const [left, setLeft] = useState(seconds);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    let endsAt = performance.now() + seconds * 1000;
    const begin = () => {
      endsAt = performance.now() + seconds * 1000;
      setLeft(seconds);
    };
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      over();
    }, 500);
    for (const name of ACTIVITY) addEventListener(name, begin, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const name of ACTIVITY) removeEventListener(name, begin, { capture: true });
    };
  }, [seconds]);
  if (left > WARNING) return null;
  return (
    <section className={styles.idle} aria-label={t('idle.title')}>
      <div>
        <p className={styles.words} role="alert">
          {t('idle.title')}
        </p>
        <p role="timer">{t('idle.left', { seconds: left })}</p>
      </div>
      {/* Any touch goes on; the button is where it is sought. */}
      <Button kind="primary" className={styles.big}>
        {t('idle.stay')}
      </Button>
    </section>
  );
}
