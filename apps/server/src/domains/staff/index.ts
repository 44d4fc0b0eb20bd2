import type { Implementation } from '../../http/implement.ts';
import { openStaffSessionCall } from './open-staff-session.ts';
import { rebuildIndexCall } from './rebuild-index.ts';

export const staff: readonly Implementation[] = [openStaffSessionCall, rebuildIndexCall];
