import type { AnyEndpoint } from '../kernel/endpoint.ts';
import { chooseDesk } from './choose-desk.ts';
import { closeStaffSession } from './close-staff-session.ts';
import { getStaffSession } from './get-staff-session.ts';
import { openStaffSession } from './open-staff-session.ts';

export const STAFF_CALLS: readonly AnyEndpoint[] = [
  openStaffSession,
  getStaffSession,
  closeStaffSession,
  chooseDesk,
];
