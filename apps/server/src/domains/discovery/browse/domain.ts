import type { Domain } from '../../../platform/domain.ts';
import { browseClassesCall } from './calls/browse-classes.ts';
import { browseLibrariesCall } from './calls/browse-libraries.ts';
import { browseLocationsCall } from './calls/browse-locations.ts';
import { getDisciplineCall } from './calls/get-discipline.ts';
import { getLocationDictionaryCall } from './calls/get-location-dictionary.ts';
import { listCategoryConditionsCall } from './calls/list-category-conditions.ts';
import { listDisciplinesCall } from './calls/list-disciplines.ts';

export const browse: Domain = {
  calls: [
    browseClassesCall,
    browseLibrariesCall,
    browseLocationsCall,
    getDisciplineCall,
    getLocationDictionaryCall,
    listCategoryConditionsCall,
    listDisciplinesCall,
  ],
};
