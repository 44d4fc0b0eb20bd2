import { getCashReport } from '@lectern/contracts/counter/cash/get-cash-report';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { StaffTable } from '../../../components/staff/staff-table.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import styles from './cash.module.css';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOOSE_SUMS = ['taken', 'givenBack'] as const;
const SUMS = ['float', 'taken', 'givenBack', 'difference', 'sum'] as const;

/** What came in and went out in cash on a day, and the drawers that were open. The day is in the address. */
export default function CashDayPage() {
  const { t } = useTranslation('cash');
  const format = useFormat();
  usePageTitle(t('report'));
  const [query, setQuery] = useSearchParams();
  const day = query.get('day') ?? '';
  const input = DAY.test(day) ? { day } : {};
  const { data, error, refetch } = useCall(getCashReport, input, { keepPrevious: true, staleMs: 0 });
  const hasDrawers = (data?.drawers.length ?? 0) > 0;
  const hasLoose = data !== undefined && LOOSE_SUMS.some((name) => data.withoutDrawer[name].amount !== 0);
  const columns = [t('day.holder'), t('day.time'), ...SUMS.map((name) => t(name))];
  return (
    <>
      <PageHead title={t('report')}>
        <ButtonLink to="/cash">{t('day.back')}</ButtonLink>
      </PageHead>
      <div className={styles.page}>
        <div className={styles.day}>
          <TextField
            type="date"
            label={t('day.day')}
            value={day || (data?.day ?? '')}
            onChange={({ target }) =>
              setQuery(target.value === '' ? {} : { day: target.value }, { replace: true })
            }
          />
          {data &&
            ([-1, 1] as const).map((days) => (
              <Button
                key={days}
                onClick={() => setQuery({ day: dayBeside(data.day, days) }, { replace: true })}
              >
                {t(days < 0 ? 'day.before' : 'day.after')}
              </Button>
            ))}
        </div>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && (
          <dl className={styles.sums}>
            {(['taken', 'givenBack', 'difference'] as const).map((name) => (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{format.money(data[name])}</dd>
              </div>
            ))}
          </dl>
        )}
        {data && !hasDrawers && !hasLoose && <EmptyState title={t('day.none')} />}
        {data && (hasDrawers || hasLoose) && (
          <StaffTable label={t('day.list')} columns={columns}>
            {data.drawers.map((drawer) => (
              <tr key={drawer.drawerId}>
                <td>{drawer.holder.name}</td>
                <td>
                  <div>
                    {format.dateTime(drawer.openedAt)} –{' '}
                    {drawer.closedAt ? format.dateTime(drawer.closedAt) : t('day.still')}
                    {drawer.reason !== '' && <div className="muted small">{drawer.reason}</div>}
                  </div>
                </td>
                {SUMS.map((name) => (
                  <td key={name} className={styles.money}>
                    {format.money(drawer[name])}
                  </td>
                ))}
              </tr>
            ))}
            {hasLoose && (
              <tr>
                <td colSpan={2}>{t('day.withoutDrawer')}</td>
                {SUMS.map((name) => {
                  const loose = LOOSE_SUMS.find((one) => one === name);
                  return (
                    <td key={name} className={styles.money}>
                      {loose && format.money(data.withoutDrawer[loose])}
                    </td>
                  );
                })}
              </tr>
            )}
          </StaffTable>
        )}
      </div>
    </>
  );
}

/** The calendar date so many days later. */
function dayBeside(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
