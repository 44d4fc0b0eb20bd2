import type { CartLine } from '@lectern/contracts/buying/purchase/cart';
import { listCart } from '@lectern/contracts/buying/purchase/list-cart';
import { MOST_SETTLED } from '@lectern/contracts/buying/purchase/purchase-rule';
import { removeFromCart } from '@lectern/contracts/buying/purchase/remove-from-cart';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { PurchaseFrame } from '../frame/purchase-frame.tsx';
import { StockPill } from '../items/stock-pill.tsx';
import { itemAddress, settleAddress } from '../purchase-address.ts';
import styles from './cart.module.css';

/** /drivePurCart: what the reader chose; some of it can be settled together. */
export default function PurchaseCartPage() {
  const { t } = useTranslation('purchase');
  usePageTitle(t('nav.cart'));
  return (
    <PurchaseFrame title={t('nav.cart')}>
      <CartLines />
    </PurchaseFrame>
  );
}

function CartLines() {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const navigate = useNavigate();
  const { data, error, refetch } = useCall(listCart, {}, { staleMs: 0 });
  const [left, setLeft] = useState<readonly string[]>([]);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (data.lines.length === 0)
    return (
      <EmptyState
        icon={<ShoppingCart size={36} strokeWidth={1.4} />}
        title={t('cart.none')}
        hint={t('cart.noneHint')}
        actions={<ButtonLink to="/drivePurList">{t('nav.list')}</ButtonLink>}
      />
    );
  const chosen = data.lines
    .filter(({ item, isGone }) => !isGone && !left.includes(item.itemId))
    .slice(0, MOST_SETTLED);
  const [first] = chosen;
  const sum = chosen.reduce((all, { item }) => all + item.price.amount, 0);
  const toggle = (itemId: string) =>
    setLeft(left.includes(itemId) ? left.filter((one) => one !== itemId) : [...left, itemId]);
  return (
    <>
      <ul className={styles.lines}>
        {data.lines.map((line) => (
          <Line
            key={line.item.itemId}
            line={line}
            isChosen={chosen.includes(line)}
            onToggle={() => toggle(line.item.itemId)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <p role="status">
          {t('cart.chosen', {
            number: format.number(chosen.length),
            sum: first
              ? format.money({ amount: sum, currency: first.item.price.currency })
              : format.number(0),
          })}
        </p>
        <Button
          kind="primary"
          disabled={chosen.length === 0}
          onClick={() => void navigate(settleAddress(chosen.map(({ item }) => item.itemId)))}
        >
          {t('cart.settle')}
        </Button>
      </div>
    </>
  );
}

function Line({
  line: { item, seenPrice, isGone },
  isChosen,
  onToggle,
}: {
  readonly line: CartLine;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const errorText = useErrorText();
  const remove = useAction(removeFromCart, {
    invalidates: [listCart],
    onDone: () => showToast('ok', t('cart.removed')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const { itemId, title, author, price } = item;
  return (
    <li className={styles.line}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isGone}
        aria-label={t('cart.choose', { title })}
        onChange={onToggle}
      />
      <div className={styles.about}>
        <Link to={itemAddress(itemId)} className={styles.name} dir="auto">
          {title}
        </Link>
        {author && (
          <p className="muted small" dir="auto">
            {author}
          </p>
        )}
        <p className={styles.pills}>
          {isGone ? <Pill tone="bad">{t('reason.gone')}</Pill> : <StockPill stock={item.stock} />}
          {seenPrice.amount !== price.amount && (
            <Pill tone="warn">{t('cart.changed', { before: format.money(seenPrice) })}</Pill>
          )}
        </p>
      </div>
      <strong className="num">{format.money(price)}</strong>
      <Button size="small" busy={remove.running} onClick={() => remove.start({ itemIds: [itemId] })}>
        {t('cart.remove')}
        <span className="hidden-visually"> {title}</span>
      </Button>
    </li>
  );
}
