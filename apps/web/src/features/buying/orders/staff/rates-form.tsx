import { putDayRate } from '@lectern/contracts/buying/orders/put-day-rate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ORDER_CALLS } from '../order-calls.ts';
import styles from '../orders.module.css';
import type { OrderChoices } from './choices.ts';
import { OwnForm } from './own-form.tsx';

/** Rates of currencies: what one of them costs from a day on. */
export function RatesForm({ choices: { rates, currency: home } }: { readonly choices: OrderChoices }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const [draft, setDraft] = useState(() => ({
    currency: '',
    day: new Date().toISOString().slice(0, 10),
    rate: '',
  }));
  const [isTried, setIsTried] = useState(false);
  const put = useAction(putDayRate, {
    invalidates: ORDER_CALLS,
    onDone: () => showToast('ok', t('saved')),
  });
  const currency = draft.currency.trim().toUpperCase();
  const rate = Math.round(Number(draft.rate.trim().replace(',', '.')) * 1_000_000);
  const isWrong =
    !/^[A-Z]{3}$/.test(currency) ||
    !/^\d{4}-\d{2}-\d{2}$/.test(draft.day) ||
    !Number.isSafeInteger(rate) ||
    rate < 1 ||
    rate > 1_000_000_000_000;
  return (
    <>
      {rates.length === 0 ? (
        <p className="muted">{t('settings.noRates')}</p>
      ) : (
        <ul className={styles.list}>
          {rates.map((one) => (
            <li key={one.currency} className="num">
              {t('settings.rateRow', {
                currency: one.currency,
                rate: format.number(one.rate / 1_000_000),
                home,
                day: format.date(one.day),
              })}
            </li>
          ))}
        </ul>
      )}
      <OwnForm
        send={t('save')}
        busy={put.running}
        error={put.error}
        isWrong={isTried && isWrong}
        onSend={() => {
          setIsTried(true);
          if (!isWrong) put.start({ currency, day: draft.day, rate });
        }}
      >
        <div className={styles.pair}>
          <TextField
            label={t('fields.currency')}
            hint={t('fields.currencyHint')}
            value={draft.currency}
            maxLength={3}
            onChange={({ target }) => setDraft({ ...draft, currency: target.value })}
          />
          <TextField
            label={t('fields.from')}
            type="date"
            value={draft.day}
            onChange={({ target }) => setDraft({ ...draft, day: target.value })}
          />
          <TextField
            label={t('fields.rate')}
            inputMode="decimal"
            end={home}
            value={draft.rate}
            onChange={({ target }) => setDraft({ ...draft, rate: target.value })}
          />
        </div>
      </OwnForm>
    </>
  );
}
