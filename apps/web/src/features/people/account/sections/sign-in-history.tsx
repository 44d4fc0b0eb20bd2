import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { listSignIns, type SignInOutcome } from '@lectern/contracts/people/sessions/list-sign-ins';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';
import styles from './sessions-section.module.css';
import { useVisitLine } from './use-visit-line.ts';

type SignIn = OutputOf<(typeof listSignIns)['output']>['rows'][number];

const STEP = 10;
/** The most that one call answers. */
const MAX_ROWS = 100;

const TONES = {
  'signed-in': 'ok',
  unfinished: 'warn',
  'wrong-password': 'bad',
  'wrong-code': 'bad',
  locked: 'bad',
} as const satisfies Record<SignInOutcome, string>;

/** Who signed in to the account and who failed to, the newest first. */
export function SignInHistory() {
  const { t } = useTranslation('account');
  const [rows, setRows] = useState(STEP);
  const history = useCall(listSignIns, { rows }, { staleMs: 0, keepPrevious: true });
  if (history.error) return <ErrorState error={history.error} onRetry={() => void history.refetch()} />;
  if (!history.data) return <RowsSkeleton />;
  const { rows: signIns, total, keptDays } = history.data;
  if (keptDays === 0) return <p className="muted">{t('signIns.notKept')}</p>;
  return (
    <div className={styles.history}>
      <p className="muted small">{t('signIns.kept', { count: keptDays })}</p>
      {signIns.length === 0 ? (
        <p>{t('signIns.none')}</p>
      ) : (
        <Card as="ul">
          {signIns.map((signIn) => (
            <SignInRow key={`${signIn.at} ${signIn.outcome}`} signIn={signIn} />
          ))}
        </Card>
      )}
      {signIns.length < Math.min(total, MAX_ROWS) && (
        <div className={styles.actions}>
          <Button busy={history.isPlaceholderData} onClick={() => setRows(Math.min(rows + STEP, MAX_ROWS))}>
            {t('signIns.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function SignInRow({ signIn }: { readonly signIn: SignIn }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const visitLine = useVisitLine();
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.device}>
          <span className="num">{format.dateTime(signIn.at)}</span>
          <Pill tone={TONES[signIn.outcome]}>{t(`outcomes.${signIn.outcome}`)}</Pill>
        </p>
        <p>{signIn.device || t('sessions.unknownDevice')}</p>
        <p className="muted small">{visitLine(signIn)}</p>
      </div>
    </li>
  );
}
