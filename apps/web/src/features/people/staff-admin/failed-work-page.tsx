import { ALL_FAILED_WORK } from '@lectern/contracts/people/staff/failed-work-choice';
import { listFailedWork } from '@lectern/contracts/people/staff/list-failed-work';
import { retryFailedWork } from '@lectern/contracts/people/staff/retry-failed-work';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DropWork } from './components/drop-work.tsx';
import { FailedWorkTable } from './components/failed-work-table.tsx';
import styles from './staff.module.css';

/** Background work of the library that was given up, to do it again or to delete it. */
export default function FailedWorkPage() {
  const { t } = useTranslation('staff-admin');
  const format = useFormat();
  const errorText = useErrorText();
  const { data, error, refetch } = useCall(listFailedWork, {}, { staleMs: 0 });
  const [dropped, setDropped] = useState<string>();
  const retry = useAction(retryFailedWork, {
    invalidates: [listFailedWork],
    onDone: ({ count }) => showToast('ok', t('failedWork.retried', { number: format.number(count) })),
  });
  const { total = 0, works = [] } = data ?? {};
  const dropHint =
    dropped === ALL_FAILED_WORK
      ? t('failedWork.dropAllHint', { number: format.number(total) })
      : t('failedWork.dropHint', { work: works.find(({ id }) => id === dropped)?.kind });
  return (
    <>
      <PageHead title={t('failedWork.title')} hint={t('failedWork.hint')}>
        {total > 0 && (
          <>
            <Button busy={retry.running} onClick={() => retry.start({ id: ALL_FAILED_WORK })}>
              {t('failedWork.retryAll')}
            </Button>
            <Button kind="text" onClick={() => setDropped(ALL_FAILED_WORK)}>
              {t('failedWork.dropAll')}
            </Button>
          </>
        )}
      </PageHead>
      {retry.error && <Notice tone="bad">{errorText(retry.error)}</Notice>}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="320px" radius="12px" />
        </Loading>
      )}
      {data && total === 0 && (
        <EmptyState
          icon={<CircleCheck size={36} strokeWidth={1.4} aria-hidden />}
          title={t('failedWork.none')}
        />
      )}
      {works.length > 0 && (
        <>
          {works.some(({ canRetry }) => !canRetry) && (
            <p className={`muted ${styles.before}`}>{t('failedWork.forgotten')}</p>
          )}
          <FailedWorkTable
            works={works}
            isBusy={retry.running}
            onRetry={(id) => retry.start({ id })}
            onDrop={setDropped}
          />
          {total > works.length && (
            <p className={`muted ${styles.pages}`}>
              {t('failedWork.of', { shown: format.number(works.length), total: format.number(total) })}
            </p>
          )}
        </>
      )}
      {dropped !== undefined && (
        <DropWork id={dropped} hint={dropHint} onClose={() => setDropped(undefined)} />
      )}
    </>
  );
}
