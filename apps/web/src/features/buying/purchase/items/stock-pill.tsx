import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../components/pill.tsx';
import { useFormat } from '../../../../lib/use-format.ts';

/** Whether a vendor has a title. */
export function StockPill({ stock }: { readonly stock: number }) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  if (stock < 0) return <Pill>{t('item.stock.unknown')}</Pill>;
  if (stock === 0) return <Pill tone="bad">{t('item.stock.none')}</Pill>;
  return <Pill tone="ok">{t('item.stock.some', { number: format.number(stock) })}</Pill>;
}
