import { useTranslation } from 'react-i18next';
import { SelectMenu } from '../../../../components/select-menu.tsx';

/** Chooses where words are sought: in titles and descriptions, or in the text of the documents. */
export function PlaceSelect({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: '' | 'texts') => void;
}) {
  const { t } = useTranslation('repository');
  return (
    <SelectMenu
      label={t('texts.in')}
      value={value === 'texts' ? 'texts' : ''}
      options={[
        { value: '', label: t('texts.inDescriptions') },
        { value: 'texts', label: t('texts.inTexts') },
      ]}
      onChange={onChange}
    />
  );
}
