import { ORDER_WAYS, PARTNER_LISTS } from '@lectern/contracts/buying/orders/buying-order';
import { putVendorTerms } from '@lectern/contracts/buying/orders/put-vendor-terms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { ORDER_CALLS } from '../order-calls.ts';
import styles from '../orders.module.css';
import type { OrderChoices } from './choices.ts';
import { hundredths } from './line-draft.ts';
import { OwnForm } from './own-form.tsx';

/** How a vendor gets orders, and what holds for its lines. */
export function VendorTermsForm({ choices }: { readonly choices: OrderChoices }) {
  const { t } = useTranslation('orders');
  const [vendorId, setVendorId] = useState(choices.vendors[0]?.id ?? '');
  const vendor = choices.vendors.find(({ id }) => id === vendorId);
  return (
    <>
      <SelectField label={t('vendor')} value={vendorId} onChange={({ target }) => setVendorId(target.value)}>
        {choices.vendors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {vendor ? <Fields key={vendor.id} vendor={vendor} /> : <p>{t('noVendors')}</p>}
    </>
  );
}

function Fields({ vendor: { id, terms } }: { readonly vendor: OrderChoices['vendors'][number] }) {
  const { t } = useTranslation('orders');
  const [draft, setDraft] = useState({
    number: terms.number,
    list: terms.list,
    way: terms.way,
    discount: String(terms.discount / 100),
    tax: String(terms.tax / 100),
    deliveryDays: String(terms.deliveryDays),
  });
  const [isTried, setIsTried] = useState(false);
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const put = useAction(putVendorTerms, {
    invalidates: ORDER_CALLS,
    onDone: () => showToast('ok', t('saved')),
  });
  const discount = hundredths(draft.discount);
  const tax = hundredths(draft.tax);
  const deliveryDays = Number(draft.deliveryDays);
  const isWrong =
    discount === undefined ||
    tax === undefined ||
    !Number.isInteger(deliveryDays) ||
    deliveryDays < 1 ||
    deliveryDays > 365;
  return (
    <OwnForm
      send={t('save')}
      busy={put.running}
      error={put.error}
      isWrong={isTried && isWrong}
      onSend={() => {
        setIsTried(true);
        if (isWrong) return;
        const { number, list, way } = draft;
        put.start({ vendorId: id, number, list, way, discount, tax, deliveryDays });
      }}
    >
      <div className={styles.pair}>
        <SelectField
          label={t('way')}
          value={draft.way}
          onChange={({ target }) => set({ way: ORDER_WAYS.find((one) => one === target.value) ?? 'text' })}
        >
          {ORDER_WAYS.map((one) => (
            <option key={one} value={one}>
              {t(`ways.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('fields.deliveryDays')}
          inputMode="numeric"
          value={draft.deliveryDays}
          onChange={({ target }) => set({ deliveryDays: target.value })}
        />
        <TextField
          label={t('fields.vendorEdi')}
          value={draft.number}
          maxLength={35}
          onChange={({ target }) => set({ number: target.value })}
        />
        <SelectField
          label={t('fields.numberList')}
          value={draft.list}
          onChange={({ target }) => set({ list: PARTNER_LISTS.find((one) => one === target.value) ?? '14' })}
        >
          {PARTNER_LISTS.map((one) => (
            <option key={one} value={one}>
              {t(`numberLists.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('fields.discount')}
          inputMode="decimal"
          end="%"
          value={draft.discount}
          onChange={({ target }) => set({ discount: target.value })}
        />
        <TextField
          label={t('fields.tax')}
          inputMode="decimal"
          end="%"
          value={draft.tax}
          onChange={({ target }) => set({ tax: target.value })}
        />
      </div>
    </OwnForm>
  );
}
