import { showToast } from './toasts.ts';

/**
 * Puts a text on the clipboard and says so, or that the browser does not let pages do that. Without words for the latter nothing is said:
 * the text can be selected.
 */
export async function copyText(
  text: string,
  words: { readonly copied: string; readonly notCopied?: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('ok', words.copied);
  } catch {
    if (words.notCopied !== undefined) showToast('bad', words.notCopied);
  }
}
