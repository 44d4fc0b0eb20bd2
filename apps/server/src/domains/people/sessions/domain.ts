import { sql } from 'kysely';
import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { closeWindowCall } from './calls/close-window.ts';
import { endOtherSessionsCall } from './calls/end-other-sessions.ts';
import { endSessionCall } from './calls/end-session.ts';
import { keepWindowOpenCall } from './calls/keep-window-open.ts';
import { listSessionsCall } from './calls/list-sessions.ts';
import { listSignInsCall } from './calls/list-sign-ins.ts';
import { mayStaySignedInCall } from './calls/may-stay-signed-in.ts';

export const sessions: Domain = {
  calls: [
    closeWindowCall,
    endOtherSessionsCall,
    endSessionCall,
    keepWindowOpenCall,
    listSessionsCall,
    listSignInsCall,
    mayStaySignedInCall,
  ],
  personal: [
    ownRows('sign-ins', 'sign_in_event', {
      reader: 'patron_id',
      columns: ['at', 'method', 'outcome', 'network', 'device'],
    }),
  ],
  expiries: [{ table: 'sign_in_event', isOver: (now) => sql`expires_at <= ${now.toISOString()}` }],
};
