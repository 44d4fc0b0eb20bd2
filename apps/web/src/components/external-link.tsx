import { ExternalLink as ExternalIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ButtonLook, lookOf } from './button.tsx';

/** A link to another site that looks like a button. It opens a new window and says so. */
export function ExternalLink({
  href,
  label,
  ...look
}: Omit<ButtonLook, 'icon'> & {
  readonly href: string;
  /** Text of the link. Default: read the full text. */
  readonly label?: string;
}) {
  const { t } = useTranslation('components');
  return (
    <a className={lookOf(look)} href={href} target="_blank" rel="noreferrer">
      {label || t('outside.read')}
      <ExternalIcon size={15} aria-hidden />
      <span className="hidden-visually">{t('outside.newWindow')}</span>
    </a>
  );
}
