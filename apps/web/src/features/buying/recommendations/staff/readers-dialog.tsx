import { listWishingReaders } from '@lectern/contracts/buying/recommendations/list-wishing-readers';
import type { Suggestion } from '@lectern/contracts/buying/recommendations/suggestion';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../recommendations.module.css';

/** Who wishes something, in the order of joining, with their reasons; and what happened to it. */
export function ReadersDialog({
  suggestion,
  onClose,
}: {
  readonly suggestion: Suggestion;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('recommendations');
  const format = useFormat();
  const answer = useCall(listWishingReaders, { id: suggestion.id }, { staleMs: 0 });
  return (
    <Dialog
      title={suggestion.title}
      width="600px"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('back')}</Button>}
    >
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && (
        <Loading>
          <Skeleton height="120px" radius="12px" />
        </Loading>
      )}
      <ol className={styles.editions}>
        {answer.data?.readers.map((one) => (
          <li key={`${one.primaryId}/${one.joinedAt}`}>
            <b>{format.person({ name: one.name, primaryId: one.primaryId })}</b>
            <p className="muted small num">
              {factLine(
                format.dateTime(one.joinedAt),
                one.reasonName,
                one.majorName,
                one.wantsCopy && t('staff.waits'),
                one.isNamed && t('staff.named'),
              )}
            </p>
            {one.note && <p className={styles.note}>{one.note}</p>}
            {one.answers.length > 0 && (
              <dl className={styles.answers}>
                {one.answers.map(({ code, name, value }) => (
                  <div key={code}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ol>
      <h3>{t('records.steps')}</h3>
      <ol className={styles.stepLines}>
        {answer.data?.steps.map(({ state, at, reply, by }) => (
          <li key={`${state}/${at}`}>{factLine(t(`states.${state}`), format.dateTime(at), by, reply)}</li>
        ))}
      </ol>
    </Dialog>
  );
}
