import { tryHarvestAddress } from '@lectern/contracts/resources/harvest/try-harvest-address';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './harvest.module.css';
import { useFaultWords } from './use-fault-words.ts';

/** What a repository says that it has: the form offers it. */
export interface Offered {
  readonly name: string;
  readonly sets: readonly { readonly spec: string; readonly name: string }[];
}

/** Asks the address that is typed what it is and what it has. */
export function AddressTest({
  address,
  onAnswer,
}: {
  readonly address: string;
  readonly onAnswer: (offered: Offered) => void;
}) {
  const { t } = useTranslation('harvest');
  const format = useFormat();
  const errorText = useErrorText();
  const faultWords = useFaultWords();
  const { start, answer, error, running } = useAction(tryHarvestAddress, { onDone: onAnswer });
  return (
    <div className={styles.stack} role="status">
      <div>
        <Button
          size="small"
          busy={running}
          disabled={address.trim() === ''}
          onClick={() => start({ address: address.trim() })}
        >
          {t('try')}
        </Button>
      </div>
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      {answer && answer.fault !== '' && <Notice tone="bad">{faultWords(answer)}</Notice>}
      {answer?.fault === '' && (
        <Notice tone="info">
          {t('answers', { name: answer.name })}
          <br />
          {t('formats', { formats: answer.formats.join(', ') || '–' })}
          <br />
          {t('sets', { number: format.number(answer.sets.length) })}
        </Notice>
      )}
    </div>
  );
}
