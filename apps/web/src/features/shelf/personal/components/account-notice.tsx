import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import type { Patron } from '../../../../lib/patron.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { RenewMembership } from './renew-membership.tsx';

/** Why the account cannot borrow or renew now, and what to do. Nothing for an account in order. */
export function AccountNotice({ patron }: { readonly patron: Patron }) {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const { status, frozenReason, timedBlock, renewsUntil } = patron;
  const reasons = { frozen: frozenReason, blocked: timedBlock?.reason };
  const reason = (status === 'frozen' || status === 'blocked') && reasons[status];
  if (renewsUntil !== null) return <RenewMembership patron={patron} until={renewsUntil} />;
  if (status === 'normal') return null;
  return (
    <Notice tone="bad">
      {t(`status.${status}`, { date: timedBlock ? format.date(timedBlock.until) : '' })}
      {reason && <p>{t('frozenReason', { reason })}</p>}
    </Notice>
  );
}
