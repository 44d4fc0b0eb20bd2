import { beginPhoneVisit } from '@lectern/contracts/counter/self-check/begin-phone-visit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useSecondsLeft } from '../../../../lib/use-seconds-left.ts';
import styles from './phone.module.css';
import { PhoneField } from './phone-field.tsx';
import { PhoneScans } from './phone-scans.tsx';

/** First the code of the screen in the library, which its picture brings in the address; then copies. */
export function PhoneBorrowing({
  libName,
  secondsLeft,
}: {
  /** Where a code was entered before; empty if nowhere. */
  readonly libName: string;
  readonly secondsLeft: number;
}) {
  const { t } = useTranslation('self-check');
  const errorText = useErrorText();
  const [query, setQuery] = useSearchParams();
  const [visit, setVisit] = useState(() => ({
    libName,
    endsAt: performance.now() + secondsLeft * 1000,
  }));
  const begin = useAction(beginPhoneVisit, {
    onDone: (begun) =>
      setVisit({ libName: begun.libName, endsAt: performance.now() + begun.secondsLeft * 1000 }),
  });
  const shown = query.get('code') ?? '';
  const enterShown = useEffectEvent(() => {
    begin.start({ code: shown });
    // Not a second time by a reload.
    setQuery({}, { replace: true });
  });
  useEffect(() => {
    if (shown !== '') enterShown();
  }, [shown]);
  const left = useSecondsLeft(visit.endsAt);
  return (
    <Card as="section" padded className={styles.way}>
      <h2>{t('phone.byPhone')}</h2>
      {left > 0 ? (
        <PhoneScans
          libName={visit.libName}
          secondsLeft={left}
          onOver={() => setVisit({ libName: '', endsAt: 0 })}
        />
      ) : (
        <>
          {begin.error && <Notice tone="bad">{errorText(begin.error)}</Notice>}
          <PhoneField
            label={t('phone.code')}
            hint={t('phone.codeHint')}
            missing={t('phone.needCode')}
            send={t('phone.begin')}
            inputMode="numeric"
            busy={begin.running}
            onSend={(code) => begin.start({ code })}
          />
        </>
      )}
    </Card>
  );
}
