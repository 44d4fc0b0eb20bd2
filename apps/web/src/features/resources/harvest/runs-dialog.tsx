import type { HarvestSource } from '@lectern/contracts/resources/harvest/harvest-source';
import { listHarvestRuns } from '@lectern/contracts/resources/harvest/list-harvest-runs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './harvest.module.css';
import { LeftOutTable } from './left-out-table.tsx';
import { useCountWords } from './use-count-words.ts';
import { useFaultWords } from './use-fault-words.ts';

/** The harvests of a source, and what each left out. */
export function RunsDialog({
  source,
  onClose,
}: {
  readonly source: HarvestSource;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('harvest');
  const format = useFormat();
  const countWords = useCountWords();
  const faultWords = useFaultWords();
  const [shownRun, setShownRun] = useState('');
  const { data, error, refetch } = useCall(listHarvestRuns, { id: source.id, rows: 20 }, { staleMs: 0 });
  return (
    <Dialog
      title={t('reportsTitle', { name: source.name })}
      width="760px"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="120px" />}
      {data?.total === 0 && <p className="muted">{t('noReports')}</p>}
      <ul className={styles.runs}>
        {data?.runs.map((run) => (
          <li key={run.id} className={styles.run}>
            <strong>
              {factLine(
                format.dateTime(run.startedAt),
                t(`state.${run.state}`),
                t(run.isWhole ? 'wholeRun' : 'changesRun'),
              )}
            </strong>
            <span>{countWords(run)}</span>
            {run.fault !== '' && <span>{faultWords(run)}</span>}
            {run.counts.leftOut > 0 && shownRun !== run.id && (
              <Button size="small" onClick={() => setShownRun(run.id)}>
                {t('showLeftOut')}
              </Button>
            )}
            {shownRun === run.id && <LeftOutTable runId={run.id} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
