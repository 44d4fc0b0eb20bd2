import type { OrderLineView } from '@lectern/contracts/buying/orders/order-line';
import { putBasketLine } from '@lectern/contracts/buying/orders/put-basket-line';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { ORDER_CALLS } from '../order-calls.ts';
import styles from '../orders.module.css';
import type { OrderChoices } from './choices.ts';
import { currencyOfDraft, draftOf, inputOfDraft, type LineDraft } from './line-draft.ts';
import { LineParts } from './line-parts.tsx';

const TEXTS = ['title', 'author', 'isbn', 'publisher', 'publishYear', 'vendorNumber'] as const;
const LONGEST: Readonly<Record<(typeof TEXTS)[number], number>> = {
  title: 500,
  author: 300,
  isbn: 24,
  publisher: 200,
  publishYear: 10,
  vendorNumber: 64,
};

/** Puts a title into the basket, or changes what stands there. */
export function LineDialog({
  line,
  choices,
  onClose,
}: {
  readonly line?: OrderLineView;
  readonly choices: OrderChoices;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const [draft, setDraft] = useState(() => draftOf(line, choices));
  const [isTried, setIsTried] = useState(false);
  const set = (change: Partial<LineDraft>) => setDraft({ ...draft, ...change });
  const put = useAction(putBasketLine, {
    invalidates: ORDER_CALLS,
    onDone: () => {
      showToast('ok', t('saved'));
      onClose();
    },
  });
  const input = inputOfDraft(draft, choices, line);
  const chooseVendor = (vendorId: string) => {
    const terms = choices.vendors.find(({ id }) => id === vendorId)?.terms;
    set({ vendorId, ...(terms && { discount: String(terms.discount / 100), tax: String(terms.tax / 100) }) });
  };
  return (
    <FormDialog
      title={t(line ? 'edit' : 'add')}
      send={t('save')}
      cancel={t('cancel')}
      busy={put.running}
      error={put.error}
      width="720px"
      onSend={() => {
        setIsTried(true);
        if (input) put.start(input);
      }}
      onClose={onClose}
    >
      {isTried && !input && <Notice tone="bad">{t('wrong')}</Notice>}
      <div className={styles.pair}>
        {TEXTS.map((name) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            value={draft[name]}
            maxLength={LONGEST[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
        <SelectField
          label={t('vendor')}
          value={draft.vendorId}
          onChange={({ target }) => chooseVendor(target.value)}
        >
          <option value="">{t('later')}</option>
          {choices.vendors
            .filter(({ isOn, id }) => isOn || id === draft.vendorId)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
        <TextField
          label={t('fields.price')}
          inputMode="decimal"
          end={currencyOfDraft(draft, choices)}
          value={draft.price}
          onChange={({ target }) => set({ price: target.value })}
        />
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
      <LineParts draft={draft} choices={choices} onChange={set} />
      <TextField
        label={t('fields.note')}
        value={draft.note}
        maxLength={200}
        onChange={({ target }) => set({ note: target.value })}
      />
    </FormDialog>
  );
}
