import { ExternalLink as ExternalIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { noteFullText } from '../lib/note-use.ts';
import { type ButtonLook, lookOf } from './button.tsx';

/** A link to another site that looks like a button. It opens a new window and says so. */
export function ExternalLink({
  href,
  label,
  recordId,
  ...look
}: Omit<ButtonLook, 'icon'> & {
  readonly href: string;
  /** Text of the link. Default: read the full text. */
  readonly label?: string;
  /** The work whose full text it is: that it was opened is noted. */
  readonly recordId?: string | undefined;
}) {
  const { t } = useTranslation('components');
  return (
    <a
      className={lookOf(look)}
      href={href}
      target="_blank"
      rel="noreferrer"
      onClick={recordId === undefined ? undefined : () => noteFullText(recordId)}
    >
      {label || t('outside.read')}
      <ExternalIcon size={15} aria-hidden />
      <span className="hidden-visually">{t('outside.newWindow')}</span>
    </a>
  );
}
