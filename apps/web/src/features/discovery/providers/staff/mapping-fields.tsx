import { MAX_MAPPING_LENGTH, type StaffProvider } from '@lectern/contracts/discovery/providers/provider';
import {
  LINK_PURPOSES,
  NOTHING_PROVIDED,
  PROVIDER_PURPOSES,
  type ProviderPurpose,
} from '@lectern/contracts/discovery/providers/purposes';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../../components/text-area.tsx';
import styles from './providers.module.css';

type Mappings = StaffProvider['mappings'];

/** What a mapping may make besides what readers get: an amount and its currency are written apart. */
const FIELDS_OF_PRICE = ['amount', 'currency', 'isInStock', 'url'];

/** The purposes of a source, each with its mapping. A link has none. */
export function MappingFields({
  isLink,
  mappings,
  error,
  onChange,
}: {
  readonly isLink: boolean;
  readonly mappings: Mappings;
  readonly error: string | undefined;
  readonly onChange: (mappings: Mappings) => void;
}) {
  const { t } = useTranslation('providers');
  const offered: readonly ProviderPurpose[] = isLink ? LINK_PURPOSES : PROVIDER_PURPOSES;
  const toggle = (purpose: ProviderPurpose) =>
    onChange(
      mappings.some((one) => one.purpose === purpose)
        ? mappings.filter((one) => one.purpose !== purpose)
        : [...mappings, { purpose, mapping: '' }],
    );
  return (
    <fieldset className={styles.purposes}>
      <legend>{t('field.purposes')}</legend>
      {error && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
      <div className={styles.checks}>
        {offered.map((purpose) => (
          <label key={purpose}>
            <input
              type="checkbox"
              checked={mappings.some((one) => one.purpose === purpose)}
              onChange={() => toggle(purpose)}
            />
            {t(`purpose.${purpose}`)}
          </label>
        ))}
      </div>
      {!isLink &&
        mappings.map(({ purpose, mapping }) => (
          <TextArea
            key={purpose}
            label={t('field.mapping', { purpose: t(`purpose.${purpose}`) })}
            hint={t('field.mappingHint', {
              fields: (purpose === 'price' ? FIELDS_OF_PRICE : Object.keys(NOTHING_PROVIDED[purpose])).join(
                ', ',
              ),
            })}
            className={styles.code}
            rows={5}
            spellCheck={false}
            dir="ltr"
            value={mapping}
            onChange={({ target }) =>
              onChange(
                mappings.map((one) =>
                  one.purpose === purpose
                    ? { purpose, mapping: target.value.slice(0, MAX_MAPPING_LENGTH) }
                    : one,
                ),
              )
            }
          />
        ))}
    </fieldset>
  );
}
