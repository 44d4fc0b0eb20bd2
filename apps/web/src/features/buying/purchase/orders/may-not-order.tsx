import { checkPurchaseReader } from '@lectern/contracts/buying/purchase/check-reader';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { useCall } from '../../../../lib/use-call.ts';

/** All reasons why the reader may order nothing now; nothing where there are none. */
export function MayNotOrder() {
  const { t } = useTranslation('purchase');
  const { data } = useCall(checkPurchaseReader, {}, { staleMs: 0 });
  if (!data || data.isAllowed) return null;
  return (
    <Notice tone="warn">
      {t('user.mayNot')}
      <ul>
        {data.reasons.map((reason) => (
          <li key={reason}>{t(`reason.${reason}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}
