import { decideRefund } from '@lectern/contracts/lending/payments/decide-refund';
import { listOrders } from '@lectern/contracts/lending/payments/list-orders';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';

/** Approves or declines a refund that waits for a second person. */
export function DecideOnRefund({ refundNo }: { readonly refundNo: string }) {
  const { t } = useTranslation('payments');
  const errorText = useErrorText();
  const decide = useAction(decideRefund, {
    invalidates: [listOrders],
    onDone: ({ state }) => showToast('ok', t(`refunds.${state}`)),
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  return (
    <>
      {(['approve', 'decline'] as const).map((verdict) => (
        <Button
          key={verdict}
          size="small"
          busy={decide.running}
          onClick={() => decide.start({ refundNo, verdict })}
        >
          {t(`decide.${verdict}`)}
        </Button>
      ))}
    </>
  );
}
