import type { Implementation } from '../../http/implement.ts';
import { browseClassesCall } from './browse-classes.ts';
import { browseLibrariesCall } from './browse-libraries.ts';
import { browseLocationsCall } from './browse-locations.ts';
import { getDisciplineCall } from './get-discipline.ts';
import { getLocationDictionaryCall } from './get-location-dictionary.ts';
import { listCategoryConditionsCall } from './list-category-conditions.ts';
import { listDisciplinesCall } from './list-disciplines.ts';

export const browse: readonly Implementation[] = [
  browseClassesCall,
  browseLibrariesCall,
  browseLocationsCall,
  getDisciplineCall,
  getLocationDictionaryCall,
  listCategoryConditionsCall,
  listDisciplinesCall,
];
