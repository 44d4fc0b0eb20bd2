import { getRequest } from '@lectern/contracts/lending/requests/get-request';
import type { RequestView } from '@lectern/contracts/lending/requests/request-view';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../components/dialog.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../requests.module.css';
import { useStepWords } from './use-step-words.ts';

/** What happened to a request, and what comes next. */
export function RequestTimeline({
  request,
  onClose,
}: {
  readonly request: RequestView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('requests');
  const format = useFormat();
  const { data, error, isPending, refetch } = useCall(getRequest, { requestId: request.requestId });
  const now = data ?? request;
  const words = useStepWords(now.type);
  const next = words.next(now.operationType);
  return (
    <Dialog title={request.title} onClose={onClose} width="520px">
      <h3 className={styles.part}>{t('timeline')}</h3>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton width="100%" height="120px" />
        </Loading>
      )}
      {data && (
        <ol className={styles.timeline}>
          {data.timeline.map(({ move, operationType, movedAt, mover, comments }) => (
            <li key={`${movedAt} ${move}`}>
              <time dateTime={movedAt}>{format.dateTime(movedAt)}</time>
              <span>
                {move === 'launch' && `${t(`kinds.${now.type}`)}: `}
                {move === 'suspend' || move === 'resume' ? t(`moves.${move}`) : words.step(operationType)}{' '}
                <span className="muted small">{t(`by.${mover}`)}</span>
                {comments && <span className={styles.comments}>{comments}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {data && data.movers.length > 0 && next && (
        <>
          <h3 className={styles.part}>{t('next')}</h3>
          <p>{next}</p>
        </>
      )}
    </Dialog>
  );
}
