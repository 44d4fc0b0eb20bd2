import { checkPurchaseItem } from '@lectern/contracts/buying/purchase/check-item';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { useCall } from '../../../../lib/use-call.ts';

/** Whether the reader may order a title, with all reasons why not. */
export function MayOrder({ itemId }: { readonly itemId: string }) {
  const { t } = useTranslation('purchase');
  const { data } = useCall(checkPurchaseItem, { itemId }, { staleMs: 0 });
  if (!data) return null;
  if (data.isAllowed) return <Notice>{t('item.mayOrder')}</Notice>;
  return (
    <Notice tone="warn">
      {t('item.mayNot')}
      <ul>
        {data.reasons.map((reason) => (
          <li key={reason}>{t(`reason.${reason}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}
