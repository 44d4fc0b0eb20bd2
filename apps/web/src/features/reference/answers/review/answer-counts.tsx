import { countAnswers } from '@lectern/contracts/reference/ai/count-answers';
import { ChartColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../answers.module.css';

const COLUMNS = ['day', 'questions', 'known', 'thumbs', 'library', 'builtIn', 'model'] as const;

/** How much was asked on each day, what of it was known and liked, and who answered. */
export function AnswerCounts() {
  const { t } = useTranslation('answers');
  const format = useFormat();
  const { data, error, refetch } = useCall(countAnswers, {}, { staleMs: 0 });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height="200px" radius="12px" />
      </Loading>
    );
  if (data.days.length === 0)
    return (
      <EmptyState
        icon={<ChartColumn size={36} strokeWidth={1.4} aria-hidden />}
        title={t('counts.none')}
        hint={t('counts.noneHint')}
      />
    );
  const pair = (one: number, other: number) => `${format.number(one)} / ${format.number(other)}`;
  return (
    <div className={styles.part}>
      <p className="muted">{t('counts.hint')}</p>
      <StaffTable label={t('tabs.counts')} columns={COLUMNS.map((column) => t(`counts.${column}`))}>
        {data.days.map((day) => (
          <tr key={day.day}>
            <td>{format.date(day.day)}</td>
            <td>{format.number(day.questions)}</td>
            <td>{pair(day.known, day.unknown)}</td>
            <td>{pair(day.up, day.down)}</td>
            <td>{format.number(day.library)}</td>
            <td>{format.number(day.builtIn)}</td>
            <td>{format.number(day.model)}</td>
          </tr>
        ))}
      </StaffTable>
    </div>
  );
}
