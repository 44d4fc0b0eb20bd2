import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { browseClasses } from './browse-classes.ts';
import { browseLibraries } from './browse-libraries.ts';
import { browseLocations } from './browse-locations.ts';
import { getDiscipline } from './get-discipline.ts';
import { getLocationDictionary } from './get-location-dictionary.ts';
import { listCategoryConditions } from './list-category-conditions.ts';
import { listDisciplines } from './list-disciplines.ts';

export const BROWSE_CALLS: readonly AnyEndpoint[] = [
  browseClasses,
  browseLibraries,
  browseLocations,
  getDiscipline,
  getLocationDictionary,
  listCategoryConditions,
  listDisciplines,
];
