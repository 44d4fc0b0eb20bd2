import type { HarvestSource } from '@lectern/contracts/resources/harvest/harvest-source';
import { listHarvestSources } from '@lectern/contracts/resources/harvest/list-harvest-sources';
import { removeHarvestSource } from '@lectern/contracts/resources/harvest/remove-harvest-source';
import { Plus, Wheat } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { RemoveDialog } from '../../../components/remove-dialog.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import styles from './harvest.module.css';
import { HARVEST_CALLS } from './harvest-calls.ts';
import { isOpenRun } from './is-open-run.ts';
import { RunsDialog } from './runs-dialog.tsx';
import { SourceForm } from './source-form.tsx';
import { SourceRow } from './source-row.tsx';

type Task =
  | { readonly what: 'add' }
  | { readonly what: 'change' | 'reports' | 'remove'; readonly source: HarvestSource };

/** How often the page asks while something is harvested. */
const ASK_AGAIN_MS = 2000;

/** The repositories that the library harvests. */
export default function SourcesPage() {
  const { t } = useTranslation('harvest');
  usePageTitle(t('title'));
  const [task, setTask] = useState<Task>();
  const [isBusy, setIsBusy] = useState(false);
  const { data, error, refetch } = useCall(
    listHarvestSources,
    {},
    { staleMs: 0, ...(isBusy && { refetchMs: ASK_AGAIN_MS }) },
  );
  const sources = data?.sources;
  const isHarvesting = sources?.some(({ lastRun }) => isOpenRun(lastRun)) ?? false;
  if (isHarvesting !== isBusy) setIsBusy(isHarvesting);
  const close = () => setTask(undefined);
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')}>
        <ButtonLink to="/digital">{t('back')}</ButtonLink>
        <Button kind="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setTask({ what: 'add' })}>
          {t('add')}
        </Button>
      </PageHead>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!sources && !error && <Skeleton height="180px" radius="12px" />}
      {sources?.length === 0 && (
        <EmptyState
          icon={<Wheat size={36} strokeWidth={1.4} aria-hidden />}
          title={t('none')}
          hint={t('noneHint')}
        />
      )}
      {sources && sources.length > 0 && (
        <ul className={styles.rows}>
          {sources.map((source) => (
            <SourceRow
              key={source.id}
              source={source}
              onReports={() => setTask({ what: 'reports', source })}
              onChange={() => setTask({ what: 'change', source })}
              onRemove={() => setTask({ what: 'remove', source })}
            />
          ))}
        </ul>
      )}
      {task?.what === 'add' && <SourceForm onClose={close} />}
      {task?.what === 'change' && <SourceForm source={task.source} onClose={close} />}
      {task?.what === 'reports' && <RunsDialog source={task.source} onClose={close} />}
      {task?.what === 'remove' && (
        <RemoveDialog
          call={removeHarvestSource}
          input={{ id: task.source.id }}
          invalidates={HARVEST_CALLS}
          words={{
            title: t('removeTitle', { name: task.source.name }),
            hint: t('removeHint'),
            send: t('remove'),
            cancel: t('cancel'),
            done: t('removed'),
          }}
          onClose={close}
        />
      )}
    </>
  );
}
