import { getRules } from '@lectern/contracts/lending/rules/get-rules';
import { putRule } from '@lectern/contracts/lending/rules/put-rule';
import { removeRule } from '@lectern/contracts/lending/rules/remove-rule';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import type { Rule } from '../rule-lists.ts';
import styles from '../rules.module.css';

interface Choice {
  readonly code: string;
  readonly name: string;
}

/** Numbers of the form. Those that may be empty have no limit, or do not apply. */
const NUMBERS = [
  { field: 'loanDays', optional: false, money: false },
  { field: 'loanHours', optional: true, money: false },
  { field: 'renewDays', optional: false, money: false },
  { field: 'maxRenewals', optional: false, money: false },
  { field: 'maxLoans', optional: true, money: false },
  { field: 'finePerDay', optional: false, money: true },
  { field: 'finePerHour', optional: true, money: true },
  { field: 'fineCap', optional: false, money: true },
  { field: 'grace', optional: false, money: false },
  { field: 'lostPrice', optional: true, money: true },
  { field: 'lostHandling', optional: true, money: true },
] as const;
type NumberField = (typeof NUMBERS)[number]['field'];

const NEW: Omit<Rule, 'patronGroup' | 'itemType'> = {
  loanable: true,
  loanDays: 30,
  loanHours: null,
  renewDays: 30,
  maxRenewals: 1,
  maxLoans: null,
  finePerDay: 0,
  finePerHour: null,
  fineCap: 0,
  grace: 0,
  closedDaysCost: false,
  lostPrice: null,
  lostHandling: null,
};

/** Sets the rule for a group and a type, or removes it. */
export function RuleForm({
  rule,
  groups,
  itemTypes,
  onClose,
}: {
  readonly rule: Partial<Rule>;
  readonly groups: readonly Choice[];
  readonly itemTypes: readonly Choice[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('rules');
  const isKnown = rule.itemType !== undefined;
  const [key, setKey] = useState({
    patronGroup: rule.patronGroup ?? groups[0]?.code ?? '',
    itemType: rule.itemType ?? itemTypes[0]?.code ?? '',
  });
  const [loanable, setLoanable] = useState(rule.loanable ?? true);
  const [closedDaysCost, setClosedDaysCost] = useState(rule.closedDaysCost ?? false);
  const [texts, setTexts] = useState(() => textsOf({ ...NEW, ...rule }));
  const [wrong, setWrong] = useState<readonly NumberField[]>([]);
  const outcome = {
    invalidates: [getRules],
    onDone() {
      showToast('ok', t('saved'));
      onClose();
    },
  };
  const put = useAction(putRule, outcome);
  const remove = useAction(removeRule, outcome);

  function send() {
    const { numbers, faults } = readNumbers(texts);
    setWrong(faults);
    if (faults.length === 0) put.start({ ...NEW, ...numbers, ...key, loanable, closedDaysCost });
  }

  return (
    <FormDialog
      title={t(isKnown ? 'changeRule' : 'add')}
      send={t('save')}
      cancel={t('cancel')}
      busy={put.running}
      error={put.error ?? remove.error}
      width="600px"
      onSend={send}
      onClose={onClose}
    >
      <div className={styles.pair}>
        {(
          [
            ['patronGroup', 'group', groups],
            ['itemType', 'type', itemTypes],
          ] as const
        ).map(([field, label, choices]) => (
          <SelectField
            key={field}
            label={t(`field.${label}`)}
            disabled={isKnown}
            value={key[field]}
            onChange={(event) => setKey((now) => ({ ...now, [field]: event.target.value }))}
          >
            {choices.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <label className={styles.check}>
        <input type="checkbox" checked={loanable} onChange={(event) => setLoanable(event.target.checked)} />
        {t('loanable')}
      </label>
      {loanable && (
        <div className={styles.pair}>
          {NUMBERS.map(({ field, optional }) => (
            <TextField
              key={field}
              label={t(`number.${field}`)}
              hint={optional || field === 'grace' ? t(`optional.${field}`) : undefined}
              error={wrong.includes(field) ? t('wrong.number') : undefined}
              inputMode="decimal"
              autoComplete="off"
              maxLength={9}
              value={texts[field]}
              onChange={(event) => setTexts((now) => ({ ...now, [field]: event.target.value }))}
            />
          ))}
        </div>
      )}
      {loanable && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={closedDaysCost}
            onChange={(event) => setClosedDaysCost(event.target.checked)}
          />
          {t('closedDaysCost')}
        </label>
      )}
      {isKnown && (
        <div>
          <Button kind="danger" size="small" busy={remove.running} onClick={() => remove.start(key)}>
            {t('remove')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

function textsOf(rule: Omit<Rule, 'patronGroup' | 'itemType'>): Record<NumberField, string> {
  const texts = NUMBERS.map(({ field, money }) => {
    const value = rule[field];
    return [field, value === null ? '' : money ? (value / 100).toFixed(2) : `${value}`] as const;
  });
  return Object.fromEntries(texts) as Record<NumberField, string>;
}

/** Whole numbers, money in minor units; null for an empty text that may be empty. */
function readNumbers(texts: Readonly<Record<NumberField, string>>) {
  const numbers: Partial<Record<NumberField, number | null>> = {};
  const faults: NumberField[] = [];
  for (const { field, optional, money } of NUMBERS) {
    const text = texts[field].trim();
    if (text === '' && optional) numbers[field] = null;
    else if (money ? /^\d{1,6}([.,]\d{1,2})?$/.test(text) : /^\d{1,4}$/.test(text))
      numbers[field] = money ? Math.round(Number(text.replace(',', '.')) * 100) : Number(text);
    else faults.push(field);
  }
  return { numbers: numbers as Pick<Rule, NumberField>, faults };
}
