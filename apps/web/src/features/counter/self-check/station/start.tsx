import { enterStation } from '@lectern/contracts/counter/self-check/enter-station';
import { enterStationByCode } from '@lectern/contracts/counter/self-check/enter-station-by-code';
import type { VisitView } from '@lectern/contracts/counter/self-check/station-views';
import type { ApiError } from '@lectern/contracts/kernel/client';
import { isScannedCode } from '@lectern/rules/self-check/codes';
import { BookUp2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { EntryField } from './entry-field.tsx';
import styles from './station.module.css';
import type { StationFacts } from './station-facts.ts';

/** Where every reader begins: a card or a code to borrow, a button to return. */
export function Start({
  station,
  facts,
  wasSignedOut,
  onEntered,
  onReturn,
  onRefused,
}: {
  readonly station: string;
  readonly facts: StationFacts;
  readonly wasSignedOut: boolean;
  readonly onEntered: (visit: VisitView) => void;
  readonly onReturn: () => void;
  readonly onRefused: (error: ApiError) => void;
}) {
  const { t } = useTranslation('self-check');
  const errorText = useErrorText();
  const [by, setBy] = useState<'card' | 'code'>(facts.passwords ? 'card' : 'code');
  const [account, setAccount] = useState<string>();
  const enter = useAction(enterStation, { onDone: onEntered, onRefused });
  const enterByCode = useAction(enterStationByCode, { onDone: onEntered, onRefused });
  const error = enter.error ?? enterByCode.error;
  const forget = () => {
    enter.reset();
    enterByCode.reset();
  };
  const onCard = (text: string) => {
    forget();
    if (isScannedCode(text)) enterByCode.start({ station, code: text });
    else setAccount(text);
  };
  return (
    <div className={styles.start}>
      <Card as="section" padded className={styles.way}>
        <h2 className={styles.heading}>
          <BookUp2 size={28} aria-hidden />
          {t('start.borrow')}
        </h2>
        {wasSignedOut && !error && <Notice tone="info">{t('start.signedOut')}</Notice>}
        {error && <Notice tone="bad">{errorText(error)}</Notice>}
        {by === 'code' && (
          <EntryField
            key="code"
            label={t('start.code')}
            hint={t('start.codeHint')}
            missing={t('start.needCode')}
            send={t('start.signIn')}
            busy={enterByCode.running}
            onSend={(code) => {
              forget();
              enterByCode.start({ station, code });
            }}
          />
        )}
        {by === 'card' && account === undefined && (
          <EntryField
            key="card"
            label={t('start.card')}
            hint={t('start.cardHint')}
            missing={t('start.needCard')}
            send={t('start.next')}
            busy={enterByCode.running}
            onSend={onCard}
          />
        )}
        {by === 'card' && account !== undefined && (
          <EntryField
            key="pin"
            type="password"
            label={t('start.pin')}
            hint={t('start.pinOf', { account })}
            missing={t('start.needPin')}
            send={t('start.signIn')}
            busy={enter.running}
            onSend={(password) => {
              forget();
              enter.start({ station, account, password });
            }}
          >
            <Button
              className={styles.big}
              onClick={() => {
                forget();
                setAccount(undefined);
              }}
            >
              {t('start.otherCard')}
            </Button>
          </EntryField>
        )}
        {facts.passwords && account === undefined && (
          <Button
            kind="text"
            onClick={() => {
              forget();
              setBy(by === 'card' ? 'code' : 'card');
            }}
          >
            {t(by === 'card' ? 'start.useCode' : 'start.useCard')}
          </Button>
        )}
      </Card>
      {facts.returns && (
        <Card as="section" padded className={styles.way}>
          <h2 className={styles.heading}>
            <Undo2 size={28} aria-hidden />
            {t('start.return')}
          </h2>
          <p className={styles.hint}>{t('start.returnHint')}</p>
          <Button className={styles.big} onClick={onReturn}>
            {t('start.returnButton')}
          </Button>
        </Card>
      )}
    </div>
  );
}
