import { makeCardCode } from '@lectern/contracts/lending/cards-elsewhere/make-card-code';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import styles from './elsewhere.module.css';

/** A code by which another library of the installation knows that this card is the reader's. */
export function CardCode() {
  const { t } = useTranslation('cards-elsewhere');
  const errorText = useErrorText();
  const make = useAction(makeCardCode);
  const code = make.answer?.code;

  async function copy() {
    if (code !== undefined) await copyText(code, { copied: t('copied') });
  }

  return (
    <div className={styles.part}>
      <h3>{t('code')}</h3>
      <p className={styles.words}>{t('codeExplain')}</p>
      {make.error && <Notice tone="bad">{errorText(make.error)}</Notice>}
      {code !== undefined && (
        <Card className={styles.row}>
          <div className={styles.about} role="status">
            <p className="muted small">{t('yourCode')}</p>
            <code className={styles.code}>{code}</code>
          </div>
          <Button size="small" onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </Card>
      )}
      {code === undefined && (
        <Button busy={make.running} onClick={() => make.start({})}>
          {t('makeCode')}
        </Button>
      )}
    </div>
  );
}
