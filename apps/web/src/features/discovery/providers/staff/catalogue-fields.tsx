import type { CatalogueFacts, CatalogueKind } from '@lectern/contracts/discovery/providers/provider';
import { REMOTE_FIELDS } from '@lectern/contracts/people/tenant/source-settings';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import styles from './providers.module.css';

/** How the catalogue of another library is asked, where it differs from the usual, and where its own pages are. */
export function CatalogueFields({
  kind,
  facts,
  onChange,
}: {
  readonly kind: CatalogueKind;
  readonly facts: CatalogueFacts;
  readonly onChange: (facts: CatalogueFacts) => void;
}) {
  const { t } = useTranslation('providers');
  const set = (change: Partial<CatalogueFacts>) => onChange({ ...facts, ...change });
  return (
    <>
      <div className={styles.pair}>
        {kind === 'sru' && (
          <>
            <SelectField
              label={t('catalogue.version')}
              value={facts.version}
              onChange={({ target }) => set({ version: target.value as CatalogueFacts['version'] })}
            >
              {['1.1', '1.2', '2.0'].map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </SelectField>
            <TextField
              label={t('catalogue.schema')}
              hint={t('catalogue.schemaHint')}
              value={facts.schema}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => set({ schema: target.value.trim() })}
            />
          </>
        )}
        {kind === 'z3950' && (
          <>
            <SelectField
              label={t('catalogue.syntax')}
              value={facts.syntax}
              onChange={({ target }) => set({ syntax: target.value as CatalogueFacts['syntax'] })}
            >
              <option value="usmarc">MARC 21</option>
              <option value="unimarc">UNIMARC</option>
            </SelectField>
            <SelectField
              label={t('catalogue.encoding')}
              value={facts.encoding}
              onChange={({ target }) => set({ encoding: target.value as CatalogueFacts['encoding'] })}
            >
              <option value="">{t('catalogue.judged')}</option>
              <option value="utf-8">UTF-8</option>
              <option value="marc-8">MARC-8</option>
              <option value="gb18030">GB18030</option>
            </SelectField>
          </>
        )}
        {kind !== 'sibling' &&
          REMOTE_FIELDS.map((field) => (
            <TextField
              key={field}
              label={t('catalogue.index', { field: t(`catalogue.fields.${field}`) })}
              value={facts.indexes[field] ?? ''}
              maxLength={61}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                const { [field]: _old, ...others } = facts.indexes;
                const value = target.value.trim();
                set({ indexes: value === '' ? others : { ...others, [field]: value } });
              }}
            />
          ))}
      </div>
      <TextField
        label={t('catalogue.page')}
        hint={t('catalogue.pageHint', { words: '{words}' })}
        value={facts.page}
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        onChange={({ target }) => set({ page: target.value.trim() })}
      />
    </>
  );
}
