import type { Implementation } from '../../platform/http/implement.ts';
import { openStaffSessionCall } from './open-staff-session.ts';

export const staff: readonly Implementation[] = [openStaffSessionCall];
