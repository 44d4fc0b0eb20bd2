import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import type { Patron } from '../patron.ts';

/** Why nothing can be borrowed or renewed now, and what to do about it. Nothing for an account in order. */
export function AccountNotice({ patron }: { readonly patron: Patron }) {
  const { t } = useTranslation('personal');
  if (patron.status === 'normal') return null;
  return <Notice tone="bad">{t(`status.${patron.status}`)}</Notice>;
}
