import { getAllianceCode } from '@lectern/contracts/counter/alliance/get-alliance-code';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useSecondsLeft } from '../../../../lib/use-seconds-left.ts';
import { useSession } from '../../../../lib/use-session.ts';
import styles from './alliance.module.css';
import { CodeDigits } from './code-digits.tsx';

/** The authorization code that the reader shows at the desk of another library. */
export function ShowCode() {
  const { t } = useTranslation('alliance');
  const errorText = useErrorText();
  const { signedIn, openLogin } = useSession();
  const [endsAt, setEndsAt] = useState(0);
  const code = useAction(getAllianceCode, {
    onDone: ({ secondsLeft }) => setEndsAt(performance.now() + secondsLeft * 1000),
  });
  const left = useSecondsLeft(endsAt);
  return (
    <Card as="section" padded className={styles.way}>
      <h2>{t('code.title')}</h2>
      <p className="muted">{t('code.hint')}</p>
      {code.error && <Notice tone="bad">{errorText(code.error)}</Notice>}
      {code.answer && left > 0 && <CodeDigits code={code.answer.code} left={left} />}
      {code.answer && left === 0 && <p role="status">{t('code.over')}</p>}
      <Button
        busy={code.running}
        onClick={() => (signedIn ? code.start({}) : openLogin('needed'))}
        className={styles.big}
      >
        {t(code.answer ? 'code.again' : 'code.show')}
      </Button>
    </Card>
  );
}
