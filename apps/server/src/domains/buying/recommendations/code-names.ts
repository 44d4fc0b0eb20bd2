import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { ListEntry } from '@lectern/contracts/people/tenant/record-settings';

/** Entries of a list of the library with their names in a language. */
export function namedEntries(
  entries: readonly ListEntry[],
  language: Language,
): { readonly code: string; readonly name: string }[] {
  return entries.map(({ code, names }) => ({ code, name: nameIn(names, language) || code }));
}

/** The name of a code in a list; the code itself where the list has it no more, and empty for none. */
export function nameOfCode(entries: readonly ListEntry[], code: string, language: Language): string {
  const found = entries.find((one) => one.code === code);
  return (found && nameIn(found.names, language)) || code;
}
