import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { cancelAccount } from '@lectern/contracts/leaving/cancel-account';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { forgetSession } from '../../lib/session-store.ts';
import { useFormat } from '../../lib/use-format.ts';
import { ApplicationFacts } from './application-facts.tsx';
import styles from './leaving.module.css';

const ALL = ['name', 'readerNumber', 'account', 'department', 'major', 'className', 'year'] as const;

/** Says that the account was cancelled. The session has ended, so the browser forgets it when the reader goes on. */
export function HasLeft({ left }: { readonly left: OutputOf<(typeof cancelAccount)['output']> }) {
  const { t } = useTranslation('leaving');
  const format = useFormat();
  const navigate = useNavigate();
  return (
    <div className={styles.section}>
      <h1>{t('left')}</h1>
      <p>{t('leftExplain', { time: format.dateTime(left.leftAt) })}</p>
      <Card padded>
        <ApplicationFacts application={left.application} fields={ALL} />
      </Card>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <Button
          kind="primary"
          onClick={() => {
            void navigate('/home');
            forgetSession();
          }}
        >
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
