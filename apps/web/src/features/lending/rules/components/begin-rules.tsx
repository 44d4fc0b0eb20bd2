import { getRules } from '@lectern/contracts/lending/rules/get-rules';
import { putUsualSet, USUAL_SETS } from '@lectern/contracts/lending/rules/put-usual-set';
import { getReaderChoices } from '@lectern/contracts/people/readers/get-reader-choices';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../rules.module.css';

/** Where a library has no loan rules: begins with those of its kind. */
export function BeginRules() {
  const { t } = useTranslation('rules');
  const errorText = useErrorText();
  const { start, running, error } = useAction(putUsualSet, { invalidates: [getRules, getReaderChoices] });
  return (
    <Card padded>
      <p>{t('begin.hint')}</p>
      <div className={styles.begin}>
        {USUAL_SETS.map((kind) => (
          <Button key={kind} busy={running} onClick={() => start({ kind })}>
            {t(`begin.${kind}`)}
          </Button>
        ))}
      </div>
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
    </Card>
  );
}
