import { getLostWays } from '@lectern/contracts/lending/fines/get-lost-ways';
import type { LostWay } from '@lectern/rules/behaviours';
import { useTranslation } from 'react-i18next';
import { Choice, Choices } from '../../../../components/choices.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';

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
    <Choices legend={t('lost.ways')} fault={wrong}>
      {data.ways.map(({ way, price, handling }) => (
        <Choice
          key={way}
          type="radio"
          name="way"
          title={t(`lost.way.${way}`)}
          about={t(`lost.wayHint.${way}`, {
            price: format.money(price),
            handling: format.money(handling),
          })}
          checked={way === chosen}
          onChange={() => onChange(way)}
        />
      ))}
      {data.overdueFine.amount > 0 && (
        <p className="small">{t('lost.overdue', { money: format.money(data.overdueFine) })}</p>
      )}
      <p className="muted small">{t('lost.refund', { count: data.refundDays })}</p>
    </Choices>
  );
}
