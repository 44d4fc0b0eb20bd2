import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import styles from './payments.module.css';

/** Finds a payment by its number, or by that of the provider. */
export function NumberField({
  value,
  onFind,
}: {
  readonly value: string;
  readonly onFind: (number: string) => void;
}) {
  const { t } = useTranslation('payments');
  const [number, setNumber] = useState(value);
  return (
    <form
      className={styles.head}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(number.trim());
      }}
    >
      <TextField
        label={t('staff.number')}
        value={number}
        maxLength={64}
        onChange={({ target }) => setNumber(target.value)}
      />
      <Button type="submit">{t('staff.find')}</Button>
    </form>
  );
}
