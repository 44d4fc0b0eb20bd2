import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { fieldText } from '../../../../lib/field-text.ts';
import styles from '../orders.module.css';
import type { OrderChoices } from './choices.ts';

/** Narrows lines by words, vendor and budget. */
export function LineFilters({
  choices,
  values: { words, vendorId, budgetId },
  onChange,
}: {
  readonly choices: OrderChoices | undefined;
  readonly values: { readonly words: string; readonly vendorId: string; readonly budgetId: string };
  /** Gets the parts of the address that change. */
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}) {
  const { t } = useTranslation('orders');
  return (
    <search>
      <form
        key={words}
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ words: fieldText(new FormData(event.currentTarget), 'words').trim() });
        }}
      >
        <TextField label={t('words')} name="words" defaultValue={words} maxLength={200} />
        <SelectField
          label={t('vendor')}
          value={vendorId}
          onChange={({ target }) => onChange({ vendor: target.value })}
        >
          <option value="">{t('all')}</option>
          {choices?.vendors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('budget')}
          value={budgetId}
          onChange={({ target }) => onChange({ budget: target.value })}
        >
          <option value="">{t('all')}</option>
          {choices?.budgets.map(({ id, name, year }) => (
            <option key={id} value={id}>{`${name} ${year}`}</option>
          ))}
        </SelectField>
        <Button type="submit">{t('search')}</Button>
      </form>
    </search>
  );
}
