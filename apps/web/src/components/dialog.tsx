import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePageEnd } from '../lib/kept/page-places.ts';
import { listDialog } from '../lib/open-dialogs.ts';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  readonly title: string;
  /** Called by Escape, the close button and a press outside. Without it the dialog has no close button and ignores the others. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** CSS width. Default: 480px. */
  readonly width?: string;
  /** Shown as a panel at the side: for filters on phones. */
  readonly drawer?: boolean;
  /** Placed high on the page, and its content may overflow: for a field with a list under it. */
  readonly roomy?: boolean;
  /** A message that cannot wait: screen readers read all of it at once. */
  readonly alert?: boolean;
}

const ANSWER = 'footer button:not([data-danger])';
const FIRST_FIELD = 'input:not([type="hidden"], [readonly]), textarea, select';

/**
 * A modal dialog, open for as long as it is rendered. The browser keeps the focus inside and gives it back afterwards. It is drawn at
 * the end of the page, so that no style of the place that opens it changes it.
 */
export function Dialog({ title, onClose, children, footer, width, drawer, roomy, alert }: DialogProps) {
  const { t } = useTranslation('components');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const closable = onClose !== undefined;
  const pageEnd = usePageEnd();

  useLayoutEffect(() => {
    const element = dialog.current;
    const cameFrom = document.activeElement;
    if (element && !element.open) {
      element.showModal();
      // The browser would focus the close button. A form begins at its first field, a message at the first button that destroys nothing.
      const begin =
        element.querySelector<HTMLElement>(FIRST_FIELD) ?? element.querySelector<HTMLElement>(ANSWER);
      begin?.focus();
    }
    return () => {
      element?.close();
      if (cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, []);
  useLayoutEffect(
    () => (dialog.current ? listDialog({ element: dialog.current, closable }) : undefined),
    [closable],
  );

  return createPortal(
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, drawer && styles.drawer, roomy && styles.roomy)}
      style={width ? ({ '--dialog-width': width } as React.CSSProperties) : undefined}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={alert ? bodyId : undefined}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => {
        // Browsers close a dialog at the second Escape even if the first was cancelled.
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
      <div id={bodyId} className={styles.body}>
        {children}
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </dialog>,
    pageEnd,
  );
}
