import type { AnyEndpoint } from '../kernel/endpoint.ts';
import { openStaffSession } from './open-staff-session.ts';

export const STAFF_CALLS: readonly AnyEndpoint[] = [openStaffSession];
