import { getAllianceStatistics } from '@lectern/contracts/counter/alliance/get-alliance-statistics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './staff.module.css';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** What was lent and borrowed in a time, library by library. */
export function Statistics() {
  const { t } = useTranslation('alliance');
  const format = useFormat();
  const [to, setTo] = useState(() => new Date().toISOString().slice(0, 10));
  const [from, setFrom] = useState(() =>
    new Date(Date.now() - YEAR_DAYS * DAY_MS).toISOString().slice(0, 10),
  );
  const answer = useCall(
    getAllianceStatistics,
    { from, to },
    { enabled: DATE.test(from) && DATE.test(to), keepPrevious: true },
  );
  const rows = answer.data?.rows ?? [];
  return (
    <div className={styles.panel}>
      <div className={styles.days}>
        <TextField
          type="date"
          label={t('statistics.from')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          type="date"
          label={t('statistics.to')}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data && rows.length === 0 && (
        <Card>
          <EmptyState title={t('statistics.none')} />
        </Card>
      )}
      {rows.length > 0 && (
        <StaffTable
          label={t('staff.tabs.statistics')}
          columns={[
            t('statistics.library'),
            t('statistics.side'),
            t('statistics.total'),
            t('statistics.away'),
            t('step.returned'),
            t('step.refused'),
            t('step.lost'),
          ]}
        >
          {rows.map(({ otherLib, name, side, total, steps }) => {
            const {
              sent = 0,
              arrived = 0,
              on_loan = 0,
              sent_back = 0,
              returned = 0,
              refused = 0,
              lost = 0,
            } = steps;
            const away = sent + arrived + on_loan + sent_back;
            return (
              <tr key={`${otherLib} ${side}`}>
                <td>{name}</td>
                <td>{t(`statistics.${side}`)}</td>
                {[total, away, returned, refused, lost].map((count, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                  <td key={at} className="num">
                    {format.number(count)}
                  </td>
                ))}
              </tr>
            );
          })}
        </StaffTable>
      )}
    </div>
  );
}
