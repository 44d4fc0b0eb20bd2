import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/text-field.tsx';
import styles from '../usage.module.css';

/** The key of a provider. It tells what to do with it: undefined keeps the one that there is, empty removes it. */
export function ProviderKeyField({
  hasKey,
  onChange,
}: {
  /** There is a key for the address as it is typed now. */
  readonly hasKey: boolean;
  readonly onChange: (key: string | undefined) => void;
}) {
  const { t } = useTranslation('usage');
  const [key, setKey] = useState('');
  const [isRemoved, setIsRemoved] = useState(false);
  const tell = (typed: string, removes: boolean) => onChange(typed.trim() || (removes ? '' : undefined));
  return (
    <>
      <TextField
        label={t('providers.field.key')}
        hint={t(hasKey ? 'providers.keyKept' : 'providers.keyHint')}
        type="password"
        autoComplete="off"
        maxLength={500}
        value={key}
        onChange={({ target }) => {
          setKey(target.value);
          tell(target.value, isRemoved);
        }}
      />
      {hasKey && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isRemoved}
            onChange={({ target }) => {
              setIsRemoved(target.checked);
              tell(key, target.checked);
            }}
          />
          {t('providers.removeKey')}
        </label>
      )}
    </>
  );
}
