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
export function AddButton({ itemId, title }: { readonly itemId: string; readonly title: string }) {
  const { t } = useTranslation('purchase');
  const errorText = useErrorText();
  const { data } = useCall(listCart, {});
  const add = useAction(addToCart, {
    invalidates: [listCart],
    onDone: () => showToast('ok', t('item.added')),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const named = <span className="hidden-visually"> {title}</span>;
  if (data?.lines.some(({ item }) => item.itemId === itemId))
    return (
      <ButtonLink size="small" to="/drivePurCart">
        {t('item.added')}
        {named}
      </ButtonLink>
    );
  return (
    <Button
      size="small"
      icon={<ShoppingCart size={16} aria-hidden />}
      busy={add.running}
      onClick={() => add.start({ itemId })}
    >
      {t('item.add')}
      {named}
    </Button>
  );
}
