import type { InvoiceView } from '@lectern/contracts/buying/orders/invoice';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../orders.module.css';

/** An invoice with the difference to what was ordered, and why it waits. */
export function InvoiceRow({
  invoice,
  onDecide,
}: {
  readonly invoice: InvoiceView;
  readonly onDecide: () => void;
}) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { currency, homeCurrency } = invoice;
  const home = (amount: number) => format.money({ amount, currency: homeCurrency });
  const own = (amount: number) => format.money({ amount, currency });
  const isRated = invoice.rate > 0 && currency !== homeCurrency;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h2 className="num" dir="auto">
          {invoice.number}
        </h2>
        {invoice.reasons.map((reason) => (
          <Pill key={reason} tone="warn">
            {t(`reasons.${reason}`)}
          </Pill>
        ))}
      </div>
      <p className="small num">
        {factLine(
          invoice.vendorName,
          format.date(invoice.invoicedOn),
          own(invoice.total),
          invoice.freight > 0 && t('invoices.freightOf', { sum: own(invoice.freight) }),
          isRated &&
            t('rateOf', { rate: format.number(invoice.rate / 1_000_000), day: format.date(invoice.rateDay) }),
          invoice.note,
        )}
      </p>
      <p className="small num">
        {t('invoices.compared', {
          amount: home(invoice.amountHome),
          ordered: home(invoice.orderedHome),
          difference: home(invoice.amountHome - invoice.orderedHome),
        })}
      </p>
      <ul className={styles.invoiceLines}>
        {invoice.lines.map((line) => (
          <li key={line.position} className="small num">
            {factLine(
              line.title,
              line.reference,
              t('invoices.lineOf', { quantity: format.number(line.quantity), sum: own(line.amount) }),
              line.tax > 0 && t('invoices.taxOf', { sum: own(line.tax) }),
              line.freight > 0 && t('invoices.freightOf', { sum: own(line.freight) }),
              line.lineId === '' && t('reasons.unknownLine'),
            )}
          </li>
        ))}
      </ul>
      {invoice.state === 'held' && (
        <div className={styles.tools}>
          <Button size="small" kind="primary" onClick={onDecide}>
            {t('invoices.decide')}
            <span className="hidden-visually"> {invoice.number}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
