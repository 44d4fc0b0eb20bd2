import { DESK_PAY_METHODS } from '@lectern/contracts/counter/desk/pay-behaviours';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';

export type DeskPayMethod = (typeof DESK_PAY_METHODS)[number];

/** How the money is given at the desk. */
export function MethodField({
  value,
  onChange,
}: {
  readonly value: DeskPayMethod;
  readonly onChange: (method: DeskPayMethod) => void;
}) {
  const { t } = useTranslation('behaviours');
  return (
    <SelectField
      label={t('pay.method')}
      value={value}
      onChange={({ target }) => onChange(target.value === 'card' ? 'card' : 'cash')}
    >
      {DESK_PAY_METHODS.map((one) => (
        <option key={one} value={one}>
          {t(`pay.methods.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}
