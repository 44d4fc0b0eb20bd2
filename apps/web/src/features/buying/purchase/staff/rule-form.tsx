import { getPurchaseTerms } from '@lectern/contracts/buying/purchase/get-terms';
import type { PurchaseRule } from '@lectern/contracts/buying/purchase/purchase-rule';
import { putPurchaseRule } from '@lectern/contracts/buying/purchase/put-rule';
import { VENDOR_ITEM_KINDS } from '@lectern/contracts/buying/vendors/vendor';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { CheckField } from './check-field.tsx';
import styles from './forms.module.css';
import { draftOfRule, ruleOfDraft } from './rule-draft.ts';
import { useCurrency } from './use-currency.ts';

const NUMBERS = ['booksPerMonth', 'moneyPerYear', 'highestPrice', 'yearsBack'] as const;

/** Writes the rule of a reader group. */
export function RuleForm({
  known,
  rule,
  onClose,
}: {
  readonly known: OutputOf<typeof getPurchaseTerms.output>;
  readonly rule?: PurchaseRule;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('purchase');
  const currency = useCurrency();
  const free = [{ code: '*', name: t('staff.rules.everybody') }, ...known.groups].filter(
    ({ code }) => code === rule?.group || known.rules.every(({ group }) => group !== code),
  );
  const [draft, setDraft] = useState(() => draftOfRule(rule, free[0]?.code ?? '*', currency));
  const [isTried, setIsTried] = useState(false);
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const put = useAction(putPurchaseRule, {
    invalidates: [getPurchaseTerms],
    onDone: () => {
      showToast('ok', t('staff.saved'));
      onClose();
    },
  });
  const written = ruleOfDraft(draft, currency);
  const toggled = <Value extends string>(all: readonly Value[], one: Value, isOn: boolean) =>
    isOn ? [...all, one] : all.filter((other) => other !== one);
  return (
    <FormDialog
      title={t('staff.rules.groups')}
      send={t('staff.save')}
      cancel={t('staff.cancel')}
      busy={put.running}
      error={put.error}
      width="640px"
      onSend={() => {
        setIsTried(true);
        if (written) put.start(written);
      }}
      onClose={onClose}
    >
      {isTried && !written && <Notice tone="bad">{t('staff.rules.wrong')}</Notice>}
      <SelectField
        label={t('staff.rules.group')}
        value={draft.group}
        disabled={rule !== undefined}
        onChange={({ target }) => set({ group: target.value })}
      >
        {free.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <CheckField label={t('staff.rules.mayOrder')} checked={draft.isOn} onChange={(isOn) => set({ isOn })} />
      <p className="muted small">{t('staff.rules.empty')}</p>
      <div className={styles.fields}>
        {NUMBERS.map((name) => (
          <TextField
            key={name}
            label={t(`staff.rules.${name}`)}
            inputMode="decimal"
            value={draft[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
      </div>
      <TextField
        label={t('staff.rules.classes')}
        value={draft.classes}
        onChange={({ target }) => set({ classes: target.value })}
      />
      <TextField
        label={t('staff.rules.languages')}
        value={draft.languages}
        onChange={({ target }) => set({ languages: target.value })}
      />
      <fieldset className={styles.group}>
        <legend>{t('staff.rules.kinds')}</legend>
        {VENDOR_ITEM_KINDS.map((kind) => (
          <CheckField
            key={kind}
            label={t(`kind.${kind}`)}
            checked={draft.kindsLeftOut.includes(kind)}
            onChange={(isOn) => set({ kindsLeftOut: toggled(draft.kindsLeftOut, kind, isOn) })}
          />
        ))}
      </fieldset>
      <CheckField
        label={t('staff.rules.mayBeHeld')}
        checked={draft.mayBeHeld}
        onChange={(mayBeHeld) => set({ mayBeHeld })}
      />
      <fieldset className={styles.group}>
        <legend>{t('staff.rules.budgets')}</legend>
        {known.budgets.length === 0 && <p>{t('staff.rules.noBudgets')}</p>}
        {known.budgets.map(({ id, name, year }) => (
          <CheckField
            key={id}
            label={`${name} ${year}`}
            checked={draft.budgetIds.includes(id)}
            onChange={(isOn) => set({ budgetIds: toggled(draft.budgetIds, id, isOn) })}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
