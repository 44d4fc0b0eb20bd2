import { testUsageProvider } from '@lectern/contracts/resources/usage/test-usage-provider';
import type { UsageProvider } from '@lectern/contracts/resources/usage/usage-provider';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../usage.module.css';
import { useOutcomeWords } from './use-outcome-words.ts';

/** Asks a provider which reports it has, and says what it answered. */
export function TestDialog({
  provider,
  onClose,
}: {
  readonly provider: UsageProvider;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('usage');
  const errorText = useErrorText();
  const outcomeWords = useOutcomeWords();
  const { start, answer, error, running } = useAction(testUsageProvider);
  const isGood = answer?.outcome === 'DONE';
  return (
    <Dialog
      title={t('providers.testTitle', { name: provider.name })}
      width="560px"
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" busy={running} onClick={() => start({ id: provider.id })}>
            {t('providers.test')}
          </Button>
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <div className={styles.stack} role="status">
        <p className="muted">{t('providers.testHint')}</p>
        {error && <Notice tone="bad">{errorText(error)}</Notice>}
        {answer && (
          <Notice tone={isGood ? 'info' : 'bad'}>
            {isGood ? t('providers.testGood') : outcomeWords(answer)}
          </Notice>
        )}
        {isGood && <p>{t('providers.offers', { reports: answer.reports.join(', ') || '–' })}</p>}
        {isGood && answer.missing.length > 0 && (
          <Notice tone="warn">{t('providers.missing', { reports: answer.missing.join(', ') })}</Notice>
        )}
      </div>
    </Dialog>
  );
}
