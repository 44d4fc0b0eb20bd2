import type { EresourceCost } from '@lectern/contracts/resources/usage/eresource-cost';
import { listEresourceCosts } from '@lectern/contracts/resources/usage/list-eresource-costs';
import { putEresourceCost } from '@lectern/contracts/resources/usage/put-eresource-cost';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { minorUnits } from '../../../../lib/minor-units.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { EresourceSelect } from '../eresource-select.tsx';
import styles from '../usage.module.css';

const CURRENCIES = ['CNY', 'USD', 'EUR', 'GBP', 'HKD', 'TWD', 'JPY', 'CHF', 'CAD', 'AUD'] as const;
const YEAR = /^(?:19|20)\d{2}$/;

/** Says what a database costs in a year. */
export function CostForm({ cost, onClose }: { readonly cost?: EresourceCost; readonly onClose: () => void }) {
  const { t } = useTranslation('usage');
  const [eresourceId, setEresourceId] = useState(cost?.eresourceId ?? '');
  const [year, setYear] = useState(() => String(cost?.year ?? new Date().getUTCFullYear()));
  const [currency, setCurrency] = useState(cost?.currency ?? 'CNY');
  const [sum, setSum] = useState(cost ? typed(cost) : '');
  const [isTried, setIsTried] = useState(false);
  const amount = minorUnits(sum, currency);
  const put = useAction(putEresourceCost, {
    invalidates: [listEresourceCosts],
    onDone: () => {
      showToast('ok', t('saved'));
      onClose();
    },
  });
  const codes = [...new Set([...CURRENCIES, currency])];
  return (
    <FormDialog
      title={t('costs.formTitle')}
      send={t('save')}
      cancel={t('cancel')}
      width="560px"
      busy={put.running}
      error={put.error}
      onSend={() => {
        setIsTried(true);
        if (eresourceId === '' || !YEAR.test(year) || amount === undefined) return;
        put.start({ eresourceId, year: Number(year), amount, currency });
      }}
      onClose={onClose}
    >
      {cost ? (
        <p dir="auto">{`${cost.eresourceName} · ${cost.year}`}</p>
      ) : (
        <EresourceSelect
          value={eresourceId}
          none={t('costs.choose')}
          error={isTried && eresourceId === '' ? t('costs.needsDatabase') : undefined}
          onChange={setEresourceId}
        />
      )}
      <div className={styles.pair}>
        {!cost && (
          <TextField
            label={t('costs.year')}
            value={year}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            error={isTried && !YEAR.test(year) ? t('costs.wrongYear') : undefined}
            onChange={({ target }) => setYear(target.value.trim())}
          />
        )}
        <TextField
          label={t('costs.amount')}
          value={sum}
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          error={isTried && amount === undefined ? t('costs.wrongAmount') : undefined}
          onChange={({ target }) => setSum(target.value)}
        />
        <SelectField
          label={t('costs.currency')}
          value={currency}
          onChange={({ target }) => setCurrency(target.value)}
        >
          {codes.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </SelectField>
      </div>
    </FormDialog>
  );
}

/** The sum as it is typed. */
function typed({ amount, currency }: EresourceCost): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return (amount / 10 ** digits).toFixed(digits);
}
