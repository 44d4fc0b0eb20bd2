import { MAX_WEB_ADDRESS, MAX_WISH_TITLE } from '@lectern/contracts/buying/recommendations/wish-input';
import { getDictionaries } from '@lectern/contracts/people/tenant/get-dictionaries';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../../components/text-area.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import styles from '../recommendations.module.css';
import type { WishFieldName } from './wish-fields.ts';

const STALE_MS = 10 * 60_000;

/** What describes an electronic resource. */
export function ResourceFields({
  field,
  types,
  onTypes,
  fault,
}: {
  readonly field: (name: WishFieldName) => {
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  };
  readonly types: readonly string[];
  readonly onTypes: (types: readonly string[]) => void;
  readonly fault: string | undefined;
}) {
  const { t } = useTranslation('recommendations');
  const lists = useCall(getDictionaries, { names: ['documentTypeList'] }, { staleMs: STALE_MS }).data;
  return (
    <>
      <TextField
        label={t('fields.resourceName')}
        required
        maxLength={MAX_WISH_TITLE}
        autoComplete="off"
        {...field('resourceName')}
      />
      <div className={styles.pair}>
        <TextField
          label={t('fields.subject')}
          required
          maxLength={200}
          autoComplete="off"
          {...field('subject')}
        />
        <TextField
          label={t('fields.webAddress')}
          required
          type="url"
          placeholder="https://"
          maxLength={MAX_WEB_ADDRESS}
          autoComplete="off"
          {...field('webAddress')}
        />
      </div>
      <fieldset className={styles.checks}>
        <legend>{t('fields.documentTypes')}</legend>
        {(lists?.documentTypeList ?? []).map(({ code, name }) => (
          <label key={code}>
            <input
              type="checkbox"
              name="documentTypes"
              checked={types.includes(code)}
              onChange={({ target }) =>
                onTypes(target.checked ? [...types, code] : types.filter((one) => one !== code))
              }
            />
            {name}
          </label>
        ))}
        {fault !== undefined && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
      </fieldset>
      <TextArea label={t('fields.introduction')} rows={3} maxLength={2000} {...field('introduction')} />
    </>
  );
}
