import { PARTNER_LISTS } from '@lectern/contracts/buying/orders/buying-order';
import { putOrderTerms } from '@lectern/contracts/buying/orders/put-order-terms';
import { decimalAmount } from '@lectern/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { minorUnits } from '../../../../lib/minor-units.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { ORDER_CALLS } from '../order-calls.ts';
import styles from '../orders.module.css';
import type { OrderChoices } from './choices.ts';
import { hundredths } from './line-draft.ts';
import { OwnForm } from './own-form.tsx';

/** What one person may order, and how much dearer an invoice may be. */
export function TermsForm({ choices: { terms, currency } }: { readonly choices: OrderChoices }) {
  const { t } = useTranslation('orders');
  const [draft, setDraft] = useState({
    aloneUpTo: terms.aloneUpTo === null ? '' : decimalAmount({ amount: terms.aloneUpTo, currency }),
    tolerance: String(terms.tolerance / 100),
    buyerNumber: terms.buyerNumber,
    buyerList: terms.buyerList,
  });
  const [isTried, setIsTried] = useState(false);
  const put = useAction(putOrderTerms, {
    invalidates: ORDER_CALLS,
    onDone: () => showToast('ok', t('saved')),
  });
  const aloneUpTo = draft.aloneUpTo.trim() === '' ? null : minorUnits(draft.aloneUpTo, currency);
  const tolerance = hundredths(draft.tolerance);
  const isWrong = aloneUpTo === undefined || tolerance === undefined;
  return (
    <OwnForm
      send={t('save')}
      busy={put.running}
      error={put.error}
      isWrong={isTried && isWrong}
      onSend={() => {
        setIsTried(true);
        if (aloneUpTo !== undefined && tolerance !== undefined)
          put.start({ aloneUpTo, tolerance, buyerNumber: draft.buyerNumber, buyerList: draft.buyerList });
      }}
    >
      <div className={styles.pair}>
        <TextField
          label={t('fields.aloneUpTo')}
          hint={t('fields.aloneUpToHint')}
          inputMode="decimal"
          end={currency}
          value={draft.aloneUpTo}
          onChange={({ target }) => setDraft({ ...draft, aloneUpTo: target.value })}
        />
        <TextField
          label={t('fields.tolerance')}
          hint={t('fields.toleranceHint')}
          inputMode="decimal"
          end="%"
          value={draft.tolerance}
          onChange={({ target }) => setDraft({ ...draft, tolerance: target.value })}
        />
        <TextField
          label={t('fields.buyerNumber')}
          value={draft.buyerNumber}
          maxLength={35}
          onChange={({ target }) => setDraft({ ...draft, buyerNumber: target.value })}
        />
        <SelectField
          label={t('fields.numberList')}
          value={draft.buyerList}
          onChange={({ target }) =>
            setDraft({ ...draft, buyerList: PARTNER_LISTS.find((one) => one === target.value) ?? '14' })
          }
        >
          {PARTNER_LISTS.map((one) => (
            <option key={one} value={one}>
              {t(`numberLists.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </OwnForm>
  );
}
