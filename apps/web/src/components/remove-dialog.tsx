import type { Endpoint, InputOf, Schema } from '@lectern/contracts/kernel/endpoint';
import { showToast } from '../lib/toasts.ts';
import { useAction } from '../lib/use-action.ts';
import { FormDialog } from './form-dialog.tsx';

/** Asks before something goes for ever, and says when it has gone. */
export function RemoveDialog<I extends Schema, O extends Schema>({
  call,
  input,
  invalidates,
  words,
  onRemoved,
  onClose,
}: {
  readonly call: Endpoint<I, O>;
  readonly input: InputOf<I>;
  /** Calls whose cached answers have it still. */
  readonly invalidates: readonly Endpoint[];
  readonly words: {
    readonly title: string;
    /** What goes with it. */
    readonly hint: string;
    readonly send: string;
    readonly cancel: string;
    readonly done: string;
  };
  /** The dialog closes without it. */
  readonly onRemoved?: () => void;
  readonly onClose: () => void;
}) {
  const remove = useAction(call, {
    invalidates,
    onDone: () => {
      showToast('ok', words.done);
      (onRemoved ?? onClose)();
    },
  });
  return (
    <FormDialog
      title={words.title}
      send={words.send}
      cancel={words.cancel}
      isDanger
      busy={remove.running}
      error={remove.error}
      onSend={() => remove.start(input)}
      onClose={onClose}
    >
      <p>{words.hint}</p>
    </FormDialog>
  );
}
