import { loadAreas } from '@lectern/contracts/people/addresses/load-areas';
import { implement } from '../../../../platform/http/implement.ts';
import { areasWithin } from '../areas.ts';

export const loadAreasCall = implement(loadAreas)(async ({ input }) => [...areasWithin(input.areaCode)]);
