import type { OtherLibrary } from './libraries.ts';

/**
 * The address of a library's own catalogue, with a search where it takes one; without words, with an empty one. Words are encoded and only
 * stand behind the host.
 */
export function pageOfLibrary({ page }: Pick<OtherLibrary, 'page'>, words: string): string {
  return page.replaceAll('{words}', encodeURIComponent(words.toWellFormed()));
}
