import type { OutputOf } from '../../kernel/endpoint.ts';
import type { Language, Names } from '../../kernel/languages.ts';
import type { getGroupCode } from './get-group-code.ts';
import type { MenuItem } from './menu-settings.ts';
import type { ShownSettings } from './tenant-settings.ts';
import type { TenantTexts } from './tenant-texts.ts';

/**
 * What the server writes into the page of a library, so that it can be drawn without asking first: the answers of getGroupCode,
 * getFindConfig and getMenuList, with the name and the texts in every language.
 */
export interface PageStart {
  /** The language of the page for who has chosen none here: the browser's, where the library offers it, else the library's own. */
  readonly language: Language;
  readonly group: Omit<OutputOf<(typeof getGroupCode)['output']>, 'name'>;
  readonly names: Names;
  readonly settings: ShownSettings;
  readonly texts: TenantTexts;
  readonly menu: readonly MenuItem[];
}

/** The id of the page's script element, of type application/json, that holds the PageStart; it is empty where no server filled it. */
export const PAGE_START_ID = 'page-start';
