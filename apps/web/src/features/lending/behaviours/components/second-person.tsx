import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/text-field.tsx';
import styles from '../behaviours.module.css';
import type { Approval } from './use-approval.ts';

/** The fields in which a second person proves who they are; nothing while nobody is asked for. */
export function SecondPerson({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation('behaviours');
  const { isNeeded, asksForCode, typed, write } = approval;
  if (!isNeeded) return null;
  return (
    <fieldset className={styles.second}>
      <legend>{t('second.title')}</legend>
      <TextField
        label={t('second.account')}
        value={typed.account}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => write('account', target.value)}
      />
      <TextField
        label={t('second.password')}
        type="password"
        value={typed.password}
        maxLength={256}
        autoComplete="off"
        onChange={({ target }) => write('password', target.value)}
      />
      {asksForCode && (
        <TextField
          label={t('second.code')}
          value={typed.code}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          onChange={({ target }) => write('code', target.value)}
        />
      )}
    </fieldset>
  );
}
