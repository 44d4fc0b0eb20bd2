import type { VendorItemView } from '@lectern/contracts/buying/vendors/vendor';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Cover } from '../../../../components/cover.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { itemAddress } from '../purchase-address.ts';
import { AddButton } from './add-button.tsx';
import styles from './items.module.css';
import { KindPill } from './kind-pill.tsx';
import { StockPill } from './stock-pill.tsx';

/** A title in a list: what it is, what it costs, whether it is there, and the button that puts it into the cart. */
export function ItemCard({
  item,
  heading: Heading = 'h2',
}: {
  readonly item: VendorItemView;
  readonly heading?: 'h2' | 'h3';
}) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const { itemId, title, author, publisher, year, price, recordId } = item;
  return (
    <li className={styles.card}>
      <Cover recordId={itemId} title={title} author={author} width="72px" />
      <div className={styles.about}>
        <Heading dir="auto">
          <Link to={itemAddress(itemId)}>{title}</Link>
        </Heading>
        <p className="muted small" dir="auto">
          {factLine(author, publisher, year > 0 && String(year))}
        </p>
        <p className={styles.pills}>
          <strong className="num">{format.money(price)}</strong>
          <StockPill stock={item.stock} />
          <KindPill kind={item.kind} />
          {recordId && <Pill tone="accent">{t('item.held')}</Pill>}
        </p>
        <AddButton itemId={itemId} title={title} />
      </div>
    </li>
  );
}
