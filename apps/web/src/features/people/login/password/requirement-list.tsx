import { type PasswordRule, passwordRequirements } from '@lectern/rules/password-rules';
import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './requirement-list.module.css';

/** What the library asks of a new password; what the typed one has is ticked. */
export function RequirementList({
  password,
  rule,
  account,
}: {
  readonly password: string;
  readonly rule: PasswordRule;
  readonly account: string;
}) {
  const { t } = useTranslation('password');
  return (
    <ul className={styles.list}>
      {passwordRequirements(password, { rule, account }).map(({ name, isMet }) => (
        <li key={name} data-met={isMet || undefined}>
          {isMet ? <Check size={16} aria-hidden /> : <Circle size={12} aria-hidden />}
          <span>
            {t(`requirements.${name}`)}
            {isMet && <span className="hidden-visually"> {t('met')}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
