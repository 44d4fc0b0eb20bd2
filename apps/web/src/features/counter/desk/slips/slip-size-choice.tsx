import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import { keepSlipSize, type SlipSize, slipSize } from './slip-size.ts';

/** Chooses the paper of the slips; it is kept for this computer. */
export function SlipSizeChoice() {
  const { t } = useTranslation('desk');
  const [size, setSize] = useState(slipSize());
  return (
    <SelectField
      label={t('slip.size')}
      value={size}
      onChange={(event) => {
        const chosen: SlipSize = event.target.value === 'A4' ? 'A4' : '80mm';
        keepSlipSize(chosen);
        setSize(chosen);
      }}
    >
      <option value="80mm">{t('slip.narrow')}</option>
      <option value="A4">A4</option>
    </SelectField>
  );
}
