import type { Domain } from '../../platform/domain.ts';
import { openStaffSessionCall } from './open-staff-session.ts';

export const staff: Domain = {
  calls: [openStaffSessionCall],
};
