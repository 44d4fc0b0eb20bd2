import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import type { Patron } from '../../../../lib/patron.ts';
import { RenewMembership } from './renew-membership.tsx';

/** Why the account cannot borrow or renew now, and what to do. Nothing for an account in order. */
export function AccountNotice({ patron }: { readonly patron: Patron }) {
  const { t } = useTranslation('personal');
  const { status, frozenReason, renewsUntil } = patron;
  if (renewsUntil !== null) return <RenewMembership patron={patron} until={renewsUntil} />;
  if (status === 'normal') return null;
  return (
    <Notice tone="bad">
      {t(`status.${status}`)}
      {status === 'frozen' && frozenReason !== '' && <p>{t('frozenReason', { reason: frozenReason })}</p>}
    </Notice>
  );
}
