import type { Domain } from '../../../platform/domain.ts';
import { getCustomFindMenuCall } from './calls/get-custom-find-menu.ts';
import { getDictionariesCall } from './calls/get-dictionaries.ts';
import { getFindConfigCall } from './calls/get-find-config.ts';
import { getGroupCodeCall } from './calls/get-group-code.ts';
import { getInstitutionCall } from './calls/get-institution.ts';
import { getInstitutionParameterCall } from './calls/get-institution-parameter.ts';
import { getLibraryListCall } from './calls/get-library-list.ts';
import { getLogoParaCall } from './calls/get-logo-para.ts';
import { getLogoUrlCall } from './calls/get-logo-url.ts';
import { getMenuListCall } from './calls/get-menu-list.ts';
import { getOwnLibrariesCall } from './calls/get-own-libraries.ts';
import { getSiteTextCall } from './calls/get-site-text.ts';
import { saveLastLibraryCall } from './calls/save-last-library.ts';

export const tenant: Domain = {
  calls: [
    getCustomFindMenuCall,
    getDictionariesCall,
    getFindConfigCall,
    getGroupCodeCall,
    getInstitutionCall,
    getInstitutionParameterCall,
    getLibraryListCall,
    getLogoParaCall,
    getLogoUrlCall,
    getMenuListCall,
    getOwnLibrariesCall,
    getSiteTextCall,
    saveLastLibraryCall,
  ],
};
