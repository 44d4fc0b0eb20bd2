import type { Domain } from '../../platform/domain.ts';
import { chooseDeskCall } from './calls/choose-desk.ts';
import { closeStaffSessionCall } from './calls/close-staff-session.ts';
import { getStaffSessionCall } from './calls/get-staff-session.ts';
import { openStaffSessionCall } from './calls/open-staff-session.ts';

export const staff: Domain = {
  calls: [openStaffSessionCall, getStaffSessionCall, closeStaffSessionCall, chooseDeskCall],
};
