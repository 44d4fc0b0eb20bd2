import { isEmpty } from '@lectern/rules/empty';

/** An input without its empty keys; empty lists stay, as they may be a choice of nothing. */
export function withoutEmpty(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => Array.isArray(value) || !isEmpty(value)),
  );
}
