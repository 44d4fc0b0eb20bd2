import { type ReactNode, type Ref, useId } from 'react';
import { useErrorText } from '../lib/use-error-text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './form-dialog.module.css';
import { Notice } from './notice.tsx';

export interface FormDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button says that sends the form. */
  readonly send: string;
  readonly cancel: string;
  readonly isDanger?: boolean;
  /** While the form is being sent. */
  readonly busy: boolean;
  /** Why it was refused, where no field of the form says so. */
  readonly error?: unknown;
  /** CSS width, as of Dialog. */
  readonly width?: string;
  readonly formRef?: Ref<HTMLFormElement>;
  /** Called by the button and by Enter in a field. */
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** A dialog with a form: the refusal before its fields, and the buttons in the footer. */
export function FormDialog({
  title,
  children,
  send,
  cancel,
  isDanger = false,
  busy,
  error,
  width,
  formRef,
  onSend,
  onClose,
}: FormDialogProps) {
  const errorText = useErrorText();
  const id = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      width={width}
      footer={
        <>
          <Button type="submit" form={id} kind={isDanger ? 'danger' : 'primary'} busy={busy}>
            {send}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </>
      }
    >
      <form
        ref={formRef}
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        {error !== undefined && error !== null && <Notice tone="bad">{errorText(error)}</Notice>}
        {children}
      </form>
    </Dialog>
  );
}
