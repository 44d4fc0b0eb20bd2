import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import type { Patron } from '../patron.ts';

/** Why the account cannot borrow or renew now, and what to do. Nothing for an account in order. */
export function AccountNotice({ patron }: { readonly patron: Patron }) {
  const { t } = useTranslation('personal');
  if (patron.status === 'normal') return null;
  return <Notice tone="bad">{t(`status.${patron.status}`)}</Notice>;
}
