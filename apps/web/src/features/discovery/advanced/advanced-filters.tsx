import { getLocationDictionary } from '@lectern/contracts/discovery/browse/get-location-dictionary';
import { getDictionaries } from '@lectern/contracts/people/tenant/get-dictionaries';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './advanced-filters.module.css';
import type { AdvancedForm } from './advanced-form.ts';

const STALE_MS = 60_000;

/** The filters of an advanced search. */
export function AdvancedFilters({
  form,
  yearFault,
  onChange,
}: {
  readonly form: AdvancedForm;
  /** The error text for the years. */
  readonly yearFault: string | undefined;
  readonly onChange: (change: Partial<AdvancedForm>) => void;
}) {
  const { t } = useTranslation('advanced');
  const format = useFormat();
  const { data: dictionaries, isPending } = useCall(
    getDictionaries,
    { names: ['docCode', 'langCode', 'libCode'] },
    { staleMs: STALE_MS },
  );
  const locations = useCall(getLocationDictionary, {}, { staleMs: STALE_MS }).data ?? [];
  const options = (name: 'docCode' | 'langCode' | 'libCode', chosen: readonly string[]) =>
    (dictionaries?.[name] ?? []).filter(({ code, count }) => (count ?? 0) > 0 || chosen.includes(code));
  const types = options('docCode', form.docCode);
  const libraries = options('libCode', [form.libCode]);
  const shownLocations = locations.filter(({ libCode }) => !form.libCode || libCode === form.libCode);
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.legend}>{t('filters')}</legend>
      {(isPending || types.length > 0) && (
        <fieldset aria-busy={isPending || undefined}>
          <legend className={styles.label}>{t('docCode')}</legend>
          <div className={styles.types}>
            {isPending && <Skeleton width="min(100%, 560px)" />}
            {types.map(({ code, name, count }) => (
              <label key={code} className={styles.type}>
                <input
                  type="checkbox"
                  checked={form.docCode.includes(code)}
                  onChange={({ target }) =>
                    onChange({
                      docCode: target.checked
                        ? [...form.docCode, code]
                        : form.docCode.filter((one) => one !== code),
                    })
                  }
                />
                {name} <span className="muted small num">{format.number(count ?? 0)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className={styles.fields}>
        <SelectField
          label={t('langCode')}
          value={form.langCode}
          onChange={({ target }) => onChange({ langCode: target.value })}
        >
          <option value="">{t('any')}</option>
          {options('langCode', [form.langCode]).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('libCode')}
          value={form.libCode}
          onChange={({ target }) => onChange({ libCode: target.value, locationId: '' })}
        >
          <option value="">{t('any')}</option>
          {libraries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('locationId')}
          value={form.locationId}
          onChange={({ target }) => onChange({ locationId: target.value })}
        >
          <option value="">{t('any')}</option>
          {shownLocations.map(({ code, name, libName }) => (
            <option key={code} value={code}>
              {form.libCode ? name : `${libName} · ${name}`}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('publishBegin')}
          inputMode="numeric"
          maxLength={5}
          value={form.publishBegin}
          error={yearFault}
          onChange={({ target }) => onChange({ publishBegin: target.value })}
        />
        <TextField
          label={t('publishEnd')}
          inputMode="numeric"
          maxLength={5}
          value={form.publishEnd}
          onChange={({ target }) => onChange({ publishEnd: target.value })}
        />
      </div>
      <label className={styles.type}>
        <input
          type="checkbox"
          checked={form.onlyOnShelf}
          onChange={({ target }) => onChange({ onlyOnShelf: target.checked })}
        />
        {t('onShelf')}
      </label>
    </fieldset>
  );
}
