import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/text-field.tsx';

/** A sum of money as it is typed. */
export function SumField({
  value,
  currency,
  isMissing,
  onChange,
}: {
  readonly value: string;
  readonly currency: string;
  /** It was sent without a sum. */
  readonly isMissing: boolean;
  readonly onChange: (sum: string) => void;
}) {
  const { t } = useTranslation('behaviours');
  return (
    <TextField
      label={t('charge.sum', { currency })}
      inputMode="decimal"
      value={value}
      error={isMissing ? t('charge.sumMissing') : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
