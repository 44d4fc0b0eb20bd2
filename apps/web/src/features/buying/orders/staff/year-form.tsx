import { listBudgets } from '@lectern/contracts/buying/budgets/list-budgets';
import { rollOverBudgets } from '@lectern/contracts/buying/orders/roll-over-budgets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ORDER_CALLS } from '../order-calls.ts';
import styles from '../orders.module.css';
import { OwnForm } from './own-form.tsx';

/** Ends a year of budgets: first a trial, then for good. */
export function YearForm() {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const [fromYear, setFromYear] = useState(() => String(new Date().getFullYear()));
  const [orders, setOrders] = useState<'move' | 'cancel'>('move');
  const [isTried, setIsTried] = useState(false);
  const roll = useAction(rollOverBudgets, {
    invalidates: [...ORDER_CALLS, listBudgets],
    onDone: ({ isTrial }) => {
      if (!isTrial) showToast('ok', t('settings.rolled'));
    },
  });
  const year = Number(fromYear);
  const isRight = Number.isInteger(year) && year >= 2000 && year < 2199;
  const input = { fromYear: year, toYear: year + 1, orders };
  const start = (isTrial: boolean) => {
    setIsTried(true);
    if (isRight) roll.start({ ...input, isTrial });
  };
  return (
    <OwnForm
      send={t('settings.try')}
      busy={roll.running}
      error={roll.error}
      isWrong={isTried && !isRight}
      onSend={() => start(true)}
    >
      <p className="muted">{t('settings.yearHint')}</p>
      <div className={styles.pair}>
        <TextField
          label={t('fields.fromYear')}
          inputMode="numeric"
          value={fromYear}
          maxLength={4}
          onChange={({ target }) => {
            roll.reset();
            setFromYear(target.value);
          }}
        />
        <SelectField
          label={t('fields.openOrders')}
          value={orders}
          onChange={({ target }) => {
            roll.reset();
            setOrders(target.value === 'cancel' ? 'cancel' : 'move');
          }}
        >
          <option value="move">{t('settings.move')}</option>
          <option value="cancel">{t('settings.cancelOrders')}</option>
        </SelectField>
      </div>
      {roll.answer && (
        <>
          <ul className={styles.list} aria-live="polite">
            {roll.answer.budgets.map(({ code, name, currency, lineCount, amount, free }) => (
              <li key={code} className="num">
                {t('settings.rolledRow', {
                  name,
                  count: lineCount,
                  amount: format.money({ amount, currency }),
                  free: format.money({ amount: free, currency }),
                })}
              </li>
            ))}
            {roll.answer.budgets.length === 0 && <li>{t('settings.noBudgets')}</li>}
          </ul>
          {roll.answer.isTrial && roll.answer.budgets.length > 0 && (
            <div>
              <Button kind="danger" busy={roll.running} onClick={() => start(false)}>
                {t('settings.endYear', { year: String(year) })}
              </Button>
            </div>
          )}
        </>
      )}
    </OwnForm>
  );
}
