import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import type { PaymentChannelCode } from '@lectern/contracts/lending/payments/channels';
import { getPayMethods } from '@lectern/contracts/lending/payments/get-pay-methods';
import type { OrderView } from '@lectern/contracts/lending/payments/order-view';
import { precreate } from '@lectern/contracts/lending/payments/precreate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, Choices } from '../../../../components/choices.tsx';
import { ChooseSome } from '../../../../components/choose-some.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';

/** What to pay and by which channel; all that is open is chosen at first. */
export function ChoosePayment({
  onBegun,
  onClose,
}: {
  readonly onBegun: (order: OrderView) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('behaviours');
  const format = useFormat();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [chosenChannel, setChannel] = useState<PaymentChannelCode>();
  const [isMissing, setIsMissing] = useState(false);
  const { data: account } = useCall(getAmountOwed, {}, { staleMs: 0 });
  const { data: offered } = useCall(getPayMethods, {});
  const begin = useAction(precreate, { invalidates: [getAmountOwed], onDone: onBegun });
  const fines = account?.fines ?? [];
  const chosen = fines.filter(({ fineId }) => !left.has(fineId));
  const amount = chosen.reduce((sum, fine) => sum + fine.amount.amount, 0);
  const channel = chosenChannel ?? offered?.methods[0]?.channel;
  function send() {
    setIsMissing(amount === 0);
    if (amount > 0 && channel) begin.start({ channel, amount, fineIds: chosen.map(({ fineId }) => fineId) });
  }
  return (
    <FormDialog
      title={t('online.title')}
      send={
        account ? t('online.pay', { money: format.money({ ...account.owed, amount }) }) : t('online.title')
      }
      cancel={t('cancel')}
      busy={begin.running}
      error={begin.error}
      onSend={send}
      onClose={onClose}
    >
      {(!account || !offered) && (
        <Loading>
          <Skeleton height="96px" radius="12px" />
        </Loading>
      )}
      <ChooseSome
        legend={t('online.what')}
        all={fines.map(({ fineId, title, kindName, amount: sum }) => ({
          id: fineId,
          title: title || kindName,
          about: factLine(title && kindName, format.money(sum)),
        }))}
        left={left}
        fault={isMissing ? t('pay.missing') : undefined}
        onChange={setLeft}
      />
      <Choices legend={t('online.how')}>
        {offered?.methods.map((method) => (
          <Choice
            key={method.channel}
            type="radio"
            name="channel"
            title={method.name}
            about={t(method.sandbox ? 'online.sandboxHint' : `online.shows.${method.shows}`)}
            checked={method.channel === channel}
            onChange={() => setChannel(method.channel)}
          />
        ))}
      </Choices>
    </FormDialog>
  );
}
