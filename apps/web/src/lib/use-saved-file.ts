import type { InputOf, RawEndpoint, Schema } from '@lectern/contracts/kernel/endpoint';
import { useState } from 'react';
import { useCaller } from './caller.ts';
import { saveFile } from './save-file.ts';
import { showToast } from './toasts.ts';
import { useErrorText } from './use-error-text.ts';

/** Fetches a file and lets the browser save it; what is refused is a toast. */
export function useSavedFile() {
  const { client } = useCaller();
  const errorText = useErrorText();
  const [running, setRunning] = useState(false);
  async function start<I extends Schema>(contract: RawEndpoint<I>, input: InputOf<I>) {
    setRunning(true);
    try {
      await saveFile(await client.download(contract, input));
    } catch (error) {
      showToast('bad', errorText(error));
    } finally {
      setRunning(false);
    }
  }
  return { running, start };
}
