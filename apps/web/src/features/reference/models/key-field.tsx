import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/text-field.tsx';
import styles from './models.module.css';

/** The key for an address. It tells what to do with the key: undefined keeps the one that there is, empty removes it. */
export function KeyField({
  hasKey,
  onChange,
}: {
  /** There is a key for the address as it is typed now. */
  readonly hasKey: boolean;
  readonly onChange: (key: string | undefined) => void;
}) {
  const { t } = useTranslation('models');
  const [key, setKey] = useState('');
  const [removesKey, setRemovesKey] = useState(false);
  return (
    <>
      <TextField
        label={t('field.key')}
        hint={t(hasKey ? 'keyKept' : 'keyHint')}
        type="password"
        autoComplete="off"
        maxLength={500}
        value={key}
        onChange={(event) => {
          setKey(event.target.value);
          onChange(event.target.value.trim() || (removesKey ? '' : undefined));
        }}
      />
      {hasKey && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={removesKey}
            onChange={(event) => {
              setRemovesKey(event.target.checked);
              onChange(key.trim() || (event.target.checked ? '' : undefined));
            }}
          />
          {t('removeKey')}
        </label>
      )}
    </>
  );
}
