import type { Refusal } from '@lectern/contracts/kernel/refusal';
import { type Addressee, refusalWords } from '@lectern/contracts/kernel/refusal-words';

/** A refusal as the reader sees it: its code and its words. */
export function presentRefusal(refusal: Refusal, addressee: Addressee): { code: string; message: string } {
  return { code: refusal.code, message: refusalWords(refusal, addressee) };
}
