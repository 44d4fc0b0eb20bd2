import type { Implementation } from '../../http/implement.ts';
import { listSearchesWithoutHitsCall } from './list-searches-without-hits.ts';
import { openStaffSessionCall } from './open-staff-session.ts';
import { rebuildIndexCall } from './rebuild-index.ts';

export const staff: readonly Implementation[] = [
  listSearchesWithoutHitsCall,
  openStaffSessionCall,
  rebuildIndexCall,
];
