import type { OrderLineState, OrderLineView } from '@lectern/contracts/buying/orders/order-line';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../orders.module.css';

const TONES: Readonly<Partial<Record<OrderLineState, 'ok' | 'warn' | 'bad' | 'accent'>>> = {
  waiting: 'warn',
  backordered: 'warn',
  refused: 'bad',
  shipped: 'accent',
  closed: 'ok',
};

/** A line of the basket or of an order. */
export function LineRow({
  line,
  isMarked,
  onMark,
  onEdit,
}: {
  readonly line: OrderLineView;
  readonly isMarked: boolean;
  readonly onMark: (is: boolean) => void;
  readonly onEdit: () => void;
}) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { currency, budgetCurrency } = line;
  const total = (of: 'committed' | 'spent') => line.shares.reduce((sum, one) => sum + one[of], 0);
  const isBasket = line.state === 'basket';
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <label className={styles.mark}>
          <input type="checkbox" checked={isMarked} onChange={({ target }) => onMark(target.checked)} />
          <b dir="auto">{line.title}</b>
        </label>
        <Pill {...(TONES[line.state] && { tone: TONES[line.state] })}>{t(`states.${line.state}`)}</Pill>
        {line.wishId !== '' && <Pill tone="accent">{t('wished')}</Pill>}
        {line.claimed > 0 && <Pill tone="warn">{t('claimed', { count: line.claimed })}</Pill>}
      </div>
      <p className="muted small num">
        {factLine(line.author, line.publisher, line.publishYear, line.isbn || line.vendorNumber)}
      </p>
      <p className="small num">
        {factLine(
          !isBasket && `${line.orderNumber}/${line.position}`,
          line.vendorName,
          `${format.number(line.quantity)} × ${format.money({ amount: line.price, currency })}`,
          line.discount > 0 && t('discountOf', { percent: format.number(line.discount / 100) }),
          line.tax > 0 && t('taxOf', { percent: format.number(line.tax / 100) }),
          line.copies
            .map(({ libraryName, quantity }) => `${libraryName} ${format.number(quantity)}`)
            .join(', '),
          line.shares.map(({ name }) => name).join(', '),
        )}
      </p>
      {!isBasket && (
        <p className="small num">
          {factLine(
            t('receivedOf', { received: format.number(line.received), total: format.number(line.quantity) }),
            t('invoicedOf', { invoiced: format.number(line.invoiced) }),
            budgetCurrency !== '' &&
              t('committedOf', {
                sum: format.money({ amount: total('committed'), currency: budgetCurrency }),
              }),
            budgetCurrency !== '' &&
              total('spent') > 0 &&
              t('spentOf', { sum: format.money({ amount: total('spent'), currency: budgetCurrency }) }),
            budgetCurrency !== '' &&
              budgetCurrency !== currency &&
              t('rateOf', { rate: format.number(line.rate / 1_000_000), day: format.date(line.rateDay) }),
            line.expectedOn && t('expectedOf', { day: format.date(line.expectedOn) }),
            line.vendorNote,
          )}
        </p>
      )}
      {line.toldPrice > 0 && (
        <p className="small num">
          {t('toldPrice', { sum: format.money({ amount: line.toldPrice, currency }) })}
        </p>
      )}
      {line.note && <p className="small">{line.note}</p>}
      {isBasket && (
        <div className={styles.tools}>
          <Button size="small" onClick={onEdit}>
            {t('edit')}
            <span className="hidden-visually"> {line.title}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
