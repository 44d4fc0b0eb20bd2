import type { Implementation } from '../../http/implement.ts';
import { getCustomFindMenuCall } from './get-custom-find-menu.ts';
import { getDictionariesCall } from './get-dictionaries.ts';
import { getFindConfigCall } from './get-find-config.ts';
import { getGroupCodeCall } from './get-group-code.ts';
import { getInstitutionParameterCall } from './get-institution-parameter.ts';
import { getLibraryListCall } from './get-library-list.ts';
import { getLogoParaCall } from './get-logo-para.ts';
import { getLogoUrlCall } from './get-logo-url.ts';
import { getMenuListCall } from './get-menu-list.ts';
import { getOwnLibrariesCall } from './get-own-libraries.ts';

export const tenant: readonly Implementation[] = [
  getCustomFindMenuCall,
  getDictionariesCall,
  getFindConfigCall,
  getGroupCodeCall,
  getInstitutionParameterCall,
  getLibraryListCall,
  getLogoParaCall,
  getLogoUrlCall,
  getMenuListCall,
  getOwnLibrariesCall,
];
