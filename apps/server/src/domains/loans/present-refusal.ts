import { ERRORS } from '@lectern/contracts/errors';
import type { Details } from '@lectern/contracts/kernel/error-definition';
import { type Addressee, refusalWords } from '@lectern/contracts/kernel/refusal-words';
import type { Refusal } from '../../ports/ils/ils-port.ts';

/** A refusal as the reader sees it: its code and its words. */
export function presentRefusal(
  { code, details }: Refusal,
  addressee: Addressee,
): { code: string; message: string } {
  const error = ERRORS[code];
  const kinds: Readonly<Record<string, string>> = error.details;
  const facts = Object.entries(details).map(([name, value]) =>
    kinds[name] === 'money' ? [name, { amount: value, currency: details.currency }] : [name, value],
  );
  return { code, message: refusalWords({ error, details: Object.fromEntries(facts) as Details }, addressee) };
}
