import { getLostWays } from '@lectern/contracts/fines/get-lost-ways';
import type { LostWay } from '@lectern/rules/behaviours';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from '../behaviours.module.css';

/** The ways to settle the lost copy of a loan, each with what it costs. */
export function LostWays({
  loanId,
  way: chosen,
  error: wrong,
  onChange,
}: {
  readonly loanId: string;
  readonly way: LostWay | undefined;
  readonly error: string | undefined;
  readonly onChange: (way: LostWay) => void;
}) {
  const { t } = useTranslation('behaviours');
  const format = useFormat();
  const { data, error, refetch } = useCall(getLostWays, { loanId });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton width="100%" height="96px" />
      </Loading>
    );
  }
  if (data.ways.length === 0) return <Notice>{t('lost.atDesk')}</Notice>;
  return (
    <fieldset className={styles.ways}>
      <legend>{t('lost.ways')}</legend>
      {data.ways.map(({ way, price, handling }) => (
        <label key={way} className={styles.way}>
          <input type="radio" name="way" checked={way === chosen} onChange={() => onChange(way)} />
          <span>
            <b>{t(`lost.way.${way}`)}</b>
            <span className="muted small">
              {t(`lost.wayHint.${way}`, { price: format.money(price), handling: format.money(handling) })}
            </span>
          </span>
        </label>
      ))}
      {wrong && (
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
      {data.overdueFine.amount > 0 && (
        <p className="small">{t('lost.overdue', { money: format.money(data.overdueFine) })}</p>
      )}
      <p className="muted small">{t('lost.refund', { count: data.refundDays })}</p>
    </fieldset>
  );
}
