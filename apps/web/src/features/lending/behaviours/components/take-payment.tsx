import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { listDeskBehaviours } from '@lectern/contracts/counter/desk/list-desk-behaviours';
import { payBehaviours } from '@lectern/contracts/counter/desk/pay-behaviours';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseSome } from '../../../../components/choose-some.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { DeskBehaviour } from '../desk-behaviour.ts';
import { type DeskPayMethod, MethodField } from './method-field.tsx';

/** Takes money for the chosen behaviours of a reader; all are chosen at first. */
export function TakePayment({
  patronId,
  due,
  onReceipts,
  onClose,
}: {
  readonly patronId: string;
  readonly due: readonly DeskBehaviour[];
  /** Shows the receipts of the reader. */
  readonly onReceipts: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('behaviours');
  const format = useFormat();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [method, setMethod] = useState<DeskPayMethod>('cash');
  const [isMissing, setIsMissing] = useState(false);
  const currency = due[0]?.currency ?? 'CNY';
  const chosen = due.filter(({ behaviourDetlId }) => !left.has(behaviourDetlId));
  const amount = chosen.reduce((sum, { dueDebt }) => sum + dueDebt, 0);
  const pay = useAction(payBehaviours, {
    invalidates: [listDeskBehaviours, getDeskReader],
    onDone: ({ paid }) => {
      showToast('ok', t('pay.done', { money: format.money(paid) }), {
        label: t('receipts.one'),
        run: onReceipts,
      });
      onClose();
    },
  });
  // The list behind the dialog may be minutes old; an online payment lasts three.
  const { data } = useCall(listDeskBehaviours, { patronId, rows: 1 }, { staleMs: 0 });
  function send() {
    setIsMissing(amount === 0);
    const behaviourDetlIds = chosen.map(({ behaviourDetlId }) => behaviourDetlId);
    if (amount > 0) pay.start({ patronId, behaviourDetlIds, amount, method });
  }
  return (
    <FormDialog
      title={t('pay.title')}
      send={amount > 0 ? t('pay.send', { money: format.money({ amount, currency }) }) : t('pay.title')}
      cancel={t('cancel')}
      busy={pay.running}
      error={pay.error}
      onSend={send}
      onClose={onClose}
    >
      {data?.paysOnline && <Notice tone="warn">{t('pay.online')}</Notice>}
      <ChooseSome
        legend={t('pay.for')}
        all={due.map(({ behaviourDetlId, title, behaviourTypeName, note, dueDebt }) => ({
          id: behaviourDetlId,
          title: title || note || behaviourTypeName,
          about: factLine(
            title || note ? behaviourTypeName : '',
            format.money({ amount: dueDebt, currency }),
          ),
        }))}
        left={left}
        fault={isMissing ? t('pay.missing') : undefined}
        onChange={setLeft}
      />
      <MethodField value={method} onChange={setMethod} />
    </FormDialog>
  );
}
