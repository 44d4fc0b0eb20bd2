import type { ModelUse } from '@lectern/contracts/reference/ai/model-list';
import { ChartColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { StaffTable } from '../../../components/staff/staff-table.tsx';
import { useFormat } from '../../../lib/use-format.ts';

const MICROS_OF_MINOR_UNIT = 10_000;

/** What was used of the models, day by day. */
export function UseTable({ use }: { readonly use: readonly ModelUse[] }) {
  const { t } = useTranslation('models');
  const format = useFormat();
  if (use.length === 0)
    return (
      <EmptyState
        title={t('noUse')}
        hint={t('noUseHint')}
        icon={<ChartColumn size={36} strokeWidth={1.4} />}
      />
    );
  return (
    <StaffTable
      label={t('use')}
      columns={[
        t('column.day'),
        t('column.model'),
        t('column.answers'),
        t('column.failures'),
        t('column.tokens'),
        t('column.cost'),
      ]}
    >
      {use.map((one) => (
        <tr key={`${one.day} ${one.model} ${one.currency}`}>
          <td>{format.date(one.day)}</td>
          <td>{one.model}</td>
          <td>{format.number(one.answers)}</td>
          <td>{format.number(one.failures)}</td>
          <td>
            {format.number(one.inputTokens)} / {format.number(one.outputTokens)}
          </td>
          <td>
            {format.money({
              amount: Math.round(one.costMicros / MICROS_OF_MINOR_UNIT),
              currency: one.currency,
            })}
          </td>
        </tr>
      ))}
    </StaffTable>
  );
}
