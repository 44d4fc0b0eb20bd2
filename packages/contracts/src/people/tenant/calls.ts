import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getCustomFindMenu } from './get-custom-find-menu.ts';
import { getDictionaries } from './get-dictionaries.ts';
import { getFindConfig } from './get-find-config.ts';
import { getGroupCode } from './get-group-code.ts';
import { getInstitution } from './get-institution.ts';
import { getInstitutionParameter } from './get-institution-parameter.ts';
import { getLibraryList } from './get-library-list.ts';
import { getLogoPara } from './get-logo-para.ts';
import { getLogoUrl } from './get-logo-url.ts';
import { getMenuList } from './get-menu-list.ts';
import { getOwnLibraries } from './get-own-libraries.ts';
import { getSiteText } from './get-site-text.ts';
import { saveLastLibrary } from './save-last-library.ts';

export const TENANT_CALLS: readonly AnyEndpoint[] = [
  getCustomFindMenu,
  getDictionaries,
  getFindConfig,
  getGroupCode,
  getInstitution,
  getInstitutionParameter,
  getLibraryList,
  getLogoPara,
  getLogoUrl,
  getMenuList,
  getOwnLibraries,
  getSiteText,
  saveLastLibrary,
];
