import { sql } from 'kysely';
import type { Domain } from '../../platform/domain.ts';
import { closeWindowCall } from './calls/close-window.ts';
import { endOtherSessionsCall } from './calls/end-other-sessions.ts';
import { endSessionCall } from './calls/end-session.ts';
import { listSessionsCall } from './calls/list-sessions.ts';
import { listSignInsCall } from './calls/list-sign-ins.ts';

export const sessions: Domain = {
  calls: [closeWindowCall, endOtherSessionsCall, endSessionCall, listSessionsCall, listSignInsCall],
  expiries: [{ table: 'sign_in_event', isOver: (now) => sql`expires_at <= ${now.toISOString()}` }],
};
