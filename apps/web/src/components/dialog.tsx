import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listDialog } from '../lib/open-dialogs.ts';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  readonly title: string;
  /** Called on Escape, the close button and a press outside. Without it the dialog cannot be left that way. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** CSS width of a dialog, 480px unless said. */
  readonly width?: string;
  /** A panel at the side instead: for filters on phones. */
  readonly drawer?: boolean;
  /** High on the page, and what opens inside may reach beyond the edge: for a field with a list under it. */
  readonly roomy?: boolean;
}

const ANSWER = 'footer button:last-of-type';
const FIRST_FIELD = 'input:not([type="hidden"], [readonly]), textarea, select';

/** A modal dialog, open for as long as it is rendered. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, onClose, children, footer, width, drawer, roomy }: DialogProps) {
  const { t } = useTranslation('components');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    const cameFrom = document.activeElement;
    if (element && !element.open) {
      element.showModal();
      // The browser would choose the close button; a form begins at its first field, a message at its answer.
      const begin =
        element.querySelector<HTMLElement>(FIRST_FIELD) ?? element.querySelector<HTMLElement>(ANSWER);
      begin?.focus();
    }
    const unlist = element ? listDialog(element) : undefined;
    return () => {
      unlist?.();
      element?.close();
      if (cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, drawer && styles.drawer, roomy && styles.roomy)}
      style={width ? ({ '--dialog-width': width } as React.CSSProperties) : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => {
        // Browsers close a dialog at the second Escape even where the first was refused.
        if (event.key === 'Escape' && !onClose) event.preventDefault();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose?.();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {onClose && <IconButton label={t('close')} icon={<X size={20} aria-hidden />} onClick={onClose} />}
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </dialog>
  );
}
