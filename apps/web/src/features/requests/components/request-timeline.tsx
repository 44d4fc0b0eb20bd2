import { getRequest } from '@lectern/contracts/requests/get-request';
import type { RequestView } from '@lectern/contracts/requests/request-view';
import type { RequestStep } from '@lectern/rules/requests/steps';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/dialog.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from '../requests.module.css';

const ENDS = ['on_shelf', 'cancelled', 'refused', 'lapsed', 'no_copy'] as const;
type End = (typeof ENDS)[number];

function goesOn(step: RequestStep): step is Exclude<RequestStep, End> {
  return !ENDS.some((end) => end === step);
}

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
  const step = now.operationType;
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
          <li>
            <time dateTime={now.requestDate}>{format.dateTime(now.requestDate)}</time>
            <span>
              {t(`kinds.${now.type}`)} <span className="muted small">{t('by.reader')}</span>
            </span>
          </li>
          {data.timeline.map(({ move, operationType, movedAt, mover, comments }) => (
            <li key={`${movedAt} ${move}`}>
              <time dateTime={movedAt}>{format.dateTime(movedAt)}</time>
              <span>
                {move === 'suspend' || move === 'resume' ? t(`moves.${move}`) : t(`steps.${operationType}`)}{' '}
                <span className="muted small">{t(`by.${mover}`)}</span>
                {comments && <span className={styles.comments}>{comments}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {data && data.movers.length > 0 && goesOn(step) && (
        <>
          <h3 className={styles.part}>{t('next')}</h3>
          <p>{t(`nextOf.${step}`)}</p>
        </>
      )}
    </Dialog>
  );
}
