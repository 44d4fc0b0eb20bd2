import { addToCart } from '@lectern/contracts/buying/purchase/add-to-cart';
import { listCart } from '@lectern/contracts/buying/purchase/list-cart';
import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';

/** Puts a title into the cart; where it is there already, it leads to the cart. */
export function AddButton({
  itemId,
  title,
  isMain = false,
}: {
  readonly itemId: string;
  readonly title: string;
  /** What a page is for, not one of many in a list. */
  readonly isMain?: boolean;
}) {
  const { t } = useTranslation('purchase');
  const errorText = useErrorText();
  const { data } = useCall(listCart, {});
  const add = useAction(addToCart, {
    invalidates: [listCart],
    onDone: () => showToast('ok', t('item.added')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const look = isMain ? ({ kind: 'primary' } as const) : ({ size: 'small' } as const);
  const named = <span className="hidden-visually"> {title}</span>;
  if (data?.lines.some(({ item }) => item.itemId === itemId))
    return (
      <ButtonLink {...look} to="/drivePurCart">
        {t('item.added')}
        {named}
      </ButtonLink>
    );
  return (
    <Button
      {...look}
      icon={<ShoppingCart size={16} aria-hidden />}
      busy={add.running}
      onClick={() => add.start({ itemId })}
    >
      {t('item.add')}
      {named}
    </Button>
  );
}
