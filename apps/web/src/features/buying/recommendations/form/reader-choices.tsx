import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choices.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import type { WishRules } from './wish-rules.ts';

/** Whether a copy is kept for the reader, where, and whether others see who wished it. */
export function ReaderChoices({
  isElectronic,
  rules,
  isNamed,
  onNamed,
  wantsCopy,
  onWantsCopy,
  pickup,
}: {
  readonly isElectronic: boolean;
  readonly rules: WishRules;
  readonly isNamed: boolean;
  readonly onNamed: (is: boolean) => void;
  readonly wantsCopy: boolean;
  readonly onWantsCopy: (is: boolean) => void;
  readonly pickup: Omit<Parameters<typeof SelectField>[0], 'label' | 'children'>;
}) {
  const { t } = useTranslation('recommendations');
  const keeps = !isElectronic && rules.pickupLibraries.length > 0;
  return (
    <>
      {keeps && (
        <Choice
          type="checkbox"
          title={t('wantsCopy')}
          about={t('wantsCopyHint')}
          checked={wantsCopy}
          onChange={({ target }) => onWantsCopy(target.checked)}
        />
      )}
      {keeps && wantsCopy && rules.pickupLibraries.length > 1 && (
        <SelectField label={t('fields.pickupLibrary')} {...pickup}>
          <option value="">{t('ownLibrary')}</option>
          {rules.pickupLibraries.map((one) => (
            <option key={one.code} value={one.code}>
              {one.name}
            </option>
          ))}
        </SelectField>
      )}
      <Choice
        type="checkbox"
        title={t('isNamed')}
        about={t('isNamedHint')}
        checked={isNamed}
        onChange={({ target }) => onNamed(target.checked)}
      />
    </>
  );
}
