import type { DeskRequestView } from '@lectern/contracts/counter/desk/desk-views';
import { DESK_VERBS, type DeskVerb } from '@lectern/rules/requests/desk-lists';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import styles from './queue.module.css';

/** What can be done with all chosen requests at once, and printing. */
export function QueueActions({
  marked,
  busy,
  onVerb,
  onPrintSlips,
}: {
  readonly marked: readonly DeskRequestView[];
  readonly busy: boolean;
  readonly onVerb: (verb: DeskVerb) => void;
  readonly onPrintSlips: () => void;
}) {
  const { t } = useTranslation('desk');
  const common = DESK_VERBS.filter(
    (verb) => marked.length > 0 && marked.every(({ verbs }) => verbs.includes(verb)),
  );
  const printer = <Printer size={16} aria-hidden />;
  return (
    <div className={styles.actions}>
      {marked.length === 0 ? (
        <>
          <span className="muted small">{t('queues.keyHint')}</span>
          <Button size="small" icon={printer} onClick={() => print()}>
            {t('queues.printList')}
          </Button>
        </>
      ) : (
        <>
          <strong>{t('queues.chosen', { count: marked.length })}</strong>
          {common.map((verb, at) => (
            <Button
              key={verb}
              size="small"
              kind={at === 0 && verb !== 'refuse' ? 'primary' : 'plain'}
              busy={busy}
              onClick={() => onVerb(verb)}
            >
              {t(`queues.verbs.${verb}`)}
            </Button>
          ))}
          {marked.some(({ copy }) => copy) && (
            <Button size="small" icon={printer} onClick={onPrintSlips}>
              {t('queues.printSlips')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
