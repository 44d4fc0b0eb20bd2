import { ExternalLink as ExternalIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ButtonLook, lookOf } from './button.tsx';

/** A way out of this application that looks like a button and opens a window of its own, which it says. */
export function ExternalLink({
  href,
  label,
  ...look
}: Omit<ButtonLook, 'icon'> & {
  readonly href: string;
  /** What is there; the full text unless said. */
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
