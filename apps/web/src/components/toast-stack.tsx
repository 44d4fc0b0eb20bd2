import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { openDialogs } from '../lib/open-dialogs.ts';
import { dismissToast, type Toast, type ToastKind, toasts } from '../lib/toasts.ts';
import { useExternalStore } from '../lib/use-external-store.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './toast-stack.module.css';
import { useFreePlace } from './use-free-place.ts';

const ICONS: Record<ToastKind, typeof Info> = {
  info: Info,
  ok: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
};

/** How long a message stays, in milliseconds. Errors stay longer, messages with an action longest. */
const STAYS = { normal: 5000, bad: 9000, withAction: 12_000 };

/**
 * The messages of the application. Screen readers read them as they appear. They are drawn in the browser's top layer, and within the
 * topmost modal dialog if one is open, because nothing outside of it can be used.
 */
export function ToastStack() {
  const dialog = useExternalStore(openDialogs).at(-1)?.element;
  return createPortal(<Stack />, dialog ?? document.body);
}

function Stack() {
  const shown = useExternalStore(toasts);
  const { t } = useTranslation('components');
  const stack = useRef<HTMLElement>(null);
  // Open also while it is empty: screen readers miss text that appears together with its live region.
  useEffect(() => {
    if (!stack.current?.matches(':popover-open')) stack.current?.showPopover();
  }, []);
  useFreePlace(stack, shown.length > 0);
  return (
    <section
      ref={stack}
      popover="manual"
      className={styles.stack}
      aria-label={t('messages')}
      aria-live="polite"
      data-screen-only
    >
      {shown.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastLine({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation('components');
  const Icon = ICONS[toast.kind];
  const usual = toast.action ? STAYS.withAction : toast.kind === 'bad' ? STAYS.bad : STAYS.normal;
  const stays = toast.staysMs ?? usual;
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), stays);
    return () => clearTimeout(timer);
  }, [toast.id, stays]);
  return (
    <div className={classNames(styles.toast, styles[toast.kind])}>
      <Icon size={18} aria-hidden />
      <span>{toast.text}</span>
      {toast.action && (
        <Button
          kind="text"
          size="small"
          onClick={() => {
            toast.action?.run();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton
        label={t('close')}
        icon={<X size={16} aria-hidden />}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  );
}
