import { getGroupLimit } from '@lectern/contracts/lending/patron/get-group-limit';
import { getUserLimit } from '@lectern/contracts/lending/patron/get-user-limit';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './account-limits.module.css';

/** How much of what the reader's group may have is left, and what stands against borrowing now. */
export function AccountLimits() {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const group = useCall(getGroupLimit, {});
  const user = useCall(getUserLimit, {});
  return (
    <>
      {user.data?.limits.map(({ code, message }) => (
        <Notice key={code} tone="warn">
          {message}
        </Notice>
      ))}
      {group.data && (
        <p className={`muted num ${styles.group}`}>
          {t('rules.group', { group: group.data.groupName })}{' '}
          {group.data.maxLoans === null
            ? t('rules.withoutLimit', { count: group.data.loanCount })
            : t('rules.used', {
                loans: format.number(group.data.loanCount),
                limit: format.number(group.data.maxLoans),
                left: format.number(group.data.loansLeft ?? 0),
              })}
        </p>
      )}
    </>
  );
}
