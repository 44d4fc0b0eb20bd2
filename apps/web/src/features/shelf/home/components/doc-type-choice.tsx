import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './doc-type-choice.module.css';

const SHOWN = 6;

/**
 * The document type to search for: all, or one of the library's most frequent types. Until the types are loaded, or if there is only
 * one, its space is kept empty.
 */
export function DocTypeChoice({
  types,
  value,
  onChange,
}: {
  readonly types: readonly { readonly code: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: (code: string) => void;
}) {
  const { t } = useTranslation('home');
  const name = useId();
  if (types.length < 2) return <div className={styles.choice} />;
  const choices = [{ code: '', name: t('allTypes') }, ...types.slice(0, SHOWN)];
  return (
    <fieldset className={styles.choice}>
      <legend className="hidden-visually">{t('docTypes')}</legend>
      {choices.map((type) => (
        <label key={type.code}>
          <input
            type="radio"
            name={name}
            className="hidden-visually"
            checked={type.code === value}
            onChange={() => onChange(type.code)}
          />
          {type.name}
        </label>
      ))}
    </fieldset>
  );
}
