import { passwordFault, passwordScore } from '@lectern/rules/password-rules';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/icon-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useTenant } from '../../../lib/tenant.ts';
import styles from './recovery.module.css';

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

export const NO_PASSWORD: NewPassword = { password: '', confirmation: '' };

/** What is wrong with a new password and its confirmation, as keys of words. */
export interface PasswordFaults {
  readonly password?: 'faults.simple' | 'faults.strong' | 'faults.account' | 'faults.empty';
  readonly confirmation?: 'faults.different';
}

/** Checks a new password by the library's rule (specification 1, section 5). */
export function useNewPasswordCheck(account: string): (given: NewPassword) => PasswordFaults {
  const rule = useTenant().settings.passwordRule;
  return ({ password, confirmation }) => {
    const fault = passwordFault(password, { rule, account });
    const byRule = rule === 'simple' ? ('faults.simple' as const) : ('faults.strong' as const);
    return {
      ...(password === '' && { password: 'faults.empty' as const }),
      ...(password !== '' && fault && { password: fault === 'rule' ? byRule : ('faults.account' as const) }),
      ...(password !== confirmation && { confirmation: 'faults.different' as const }),
    };
  };
}

/** The new password twice, with the rule that it keeps and how strong it is. */
export function NewPasswordFields({
  value,
  onChange,
  faults,
}: {
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  readonly faults: PasswordFaults;
}) {
  const { t } = useTranslation('recovery');
  const rule = useTenant().settings.passwordRule;
  const [shown, setShown] = useState(false);
  const type = shown ? 'text' : 'password';
  return (
    <>
      <div>
        <TextField
          name="newPassword"
          type={type}
          label={t('password.new')}
          hint={t(rule === 'simple' ? 'faults.simple' : 'faults.strong')}
          error={faults.password && t(faults.password)}
          autoComplete="new-password"
          maxLength={64}
          value={value.password}
          onChange={(event) => onChange({ ...value, password: event.target.value })}
          end={
            <IconButton
              label={t(shown ? 'password.hide' : 'password.show')}
              icon={shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
              onClick={() => setShown(!shown)}
            />
          }
        />
        <StrengthMeter password={value.password} />
      </div>
      <TextField
        name="confirmation"
        type={type}
        label={t('password.confirm')}
        error={faults.confirmation && t(faults.confirmation)}
        autoComplete="new-password"
        maxLength={64}
        value={value.confirmation}
        onChange={(event) => onChange({ ...value, confirmation: event.target.value })}
      />
    </>
  );
}

/** How strong a password is, 0 to 4, in four bars and a word. */
function StrengthMeter({ password }: { readonly password: string }) {
  const { t } = useTranslation('recovery');
  const score = passwordScore(password);
  return (
    <div className={styles.strength}>
      <span className={styles.bars} data-score={score} aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} data-on={bar <= score ? '' : undefined} />
        ))}
      </span>
      <span role="status" className="muted small">
        {score !== 0 && t('password.strength', { strength: t(`password.scores.${score}`) })}
      </span>
    </div>
  );
}
