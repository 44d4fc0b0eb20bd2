import { showEntryCode } from '@lectern/contracts/counter/self-check/show-entry-code';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { clockTime, useSecondsLeft } from '../../../../lib/use-seconds-left.ts';
import styles from './phone.module.css';

/** The one-time code with which the reader signs in at a station. */
export function EntryCode() {
  const { t } = useTranslation('self-check');
  const errorText = useErrorText();
  const [endsAt, setEndsAt] = useState(0);
  const show = useAction(showEntryCode, {
    onDone: ({ secondsLeft }) => setEndsAt(performance.now() + secondsLeft * 1000),
  });
  const left = useSecondsLeft(endsAt);
  const { answer, error } = show;
  return (
    <Card as="section" padded className={styles.way}>
      <h2>{t('phone.atStation')}</h2>
      <p className="muted">{t('phone.atStationHint')}</p>
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      {answer && left > 0 && (
        <div className={styles.code}>
          <output
            className={styles.digits}
            aria-label={t('phone.digits', { code: Array.from(answer.code).join(' ') })}
          >
            {answer.code.slice(0, 4)} {answer.code.slice(4)}
          </output>
          <img className={styles.qr} src={answer.img} alt={t('phone.qr')} width={220} height={220} />
          <span role="timer" className="muted">
            {t('phone.codeLeft', { time: clockTime(left) })}
          </span>
        </div>
      )}
      {answer && left === 0 && <p role="status">{t('phone.codeOver')}</p>}
      <Button className={styles.big} busy={show.running} onClick={() => show.start({})}>
        {t(answer ? 'phone.again' : 'phone.show')}
      </Button>
    </Card>
  );
}
