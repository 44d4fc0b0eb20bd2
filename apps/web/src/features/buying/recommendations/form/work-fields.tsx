import { WISH_RESOURCE_TYPES } from '@lectern/contracts/buying/recommendations/wish';
import { getDictionaries } from '@lectern/contracts/people/tenant/get-dictionaries';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import styles from '../recommendations.module.css';
import type { WishFieldName } from './wish-fields.ts';
import type { WishRules } from './wish-rules.ts';

interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

const STALE_MS = 10 * 60_000;

/** What describes a work; the library's own form asks for less. */
export function WorkFields({
  kind,
  field,
  rules,
}: {
  readonly kind: 'free' | 'custom';
  readonly field: (name: WishFieldName) => FieldProps;
  readonly rules: WishRules;
}) {
  const { t } = useTranslation('recommendations');
  const lists = useCall(getDictionaries, { names: ['langCode', 'publFreqCode'] }, { staleMs: STALE_MS }).data;
  const isFree = kind === 'free';
  const isJournal = field('resourceType').value === 'journal';
  return (
    <div className={styles.pair}>
      <SelectField label={t('fields.resourceType')} {...field('resourceType')}>
        {WISH_RESOURCE_TYPES.map((one) => (
          <option key={one} value={one}>
            {t(`types.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t(isJournal ? 'fields.issn' : 'fields.isbn')}
        required={isFree && rules.required.includes('isbn')}
        maxLength={32}
        inputMode="text"
        autoComplete="off"
        {...field('standNo')}
      />
      <TextField label={t('fields.author')} maxLength={200} autoComplete="off" {...field('author')} />
      <TextField label={t('fields.publisher')} maxLength={200} autoComplete="off" {...field('publisher')} />
      <TextField
        label={t('fields.publishTime')}
        maxLength={40}
        autoComplete="off"
        {...field('publishTime')}
      />
      <SelectField
        label={t('fields.language')}
        required={isFree && rules.required.includes('language')}
        {...field('language')}
      >
        <option value="">{t('choose')}</option>
        {(lists?.langCode ?? []).map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('fields.price')}
        required={isFree && isJournal}
        maxLength={20}
        inputMode="decimal"
        autoComplete="off"
        end={<span className="muted small">{rules.currency}</span>}
        {...field('price')}
      />
      {isJournal && (
        <SelectField label={t('fields.pubFreq')} required={isFree} {...field('pubFreq')}>
          <option value="">{t('choose')}</option>
          {(lists?.publFreqCode ?? []).map((one) => (
            <option key={one.code} value={one.code}>
              {one.name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
