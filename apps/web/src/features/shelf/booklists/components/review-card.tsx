import { submitList } from '@lectern/contracts/shelf/booklists/submit-list';
import { withdrawList } from '@lectern/contracts/shelf/booklists/withdraw-list';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../booklists.module.css';
import { LIST_CALLS } from '../list-calls.ts';
import type { OwnList } from '../own-list.ts';
import { StatePill } from './state-pill.tsx';

/** Who sees a list, what the staff said, and what its reader can do about it. */
export function ReviewCard({ list: { id, mine } }: { readonly list: OwnList }) {
  const { t } = useTranslation('booklists');
  const errorText = useErrorText();
  const outcome = (text: string) => ({
    invalidates: LIST_CALLS,
    onDone: () => showToast('ok', text),
    onRefused: (error: unknown) => showToast('bad', errorText(error)),
  });
  const submit = useAction(submitList, outcome(t('submitted')));
  const withdraw = useAction(withdrawList, outcome(t('withdrawn')));
  const { state, reason } = mine;
  const isClosed = state === 'private' || state === 'refused';
  return (
    <Card padded as="section" className={styles.review}>
      <div className={styles.about}>
        <p className={styles.pills}>
          <StatePill state={state} />
        </p>
        <p>{t(`stateHints.${state}`)}</p>
        {reason && <p dir="auto">{t('reason', { reason })}</p>}
      </div>
      {isClosed ? (
        <Button
          kind="primary"
          icon={<Send size={16} aria-hidden />}
          busy={submit.running}
          onClick={() => submit.start({ id })}
        >
          {t('submit')}
        </Button>
      ) : (
        <Button busy={withdraw.running} onClick={() => withdraw.start({ id })}>
          {t('withdraw')}
        </Button>
      )}
    </Card>
  );
}
