import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { closeWindow } from './close-window.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { keepWindowOpen } from './keep-window-open.ts';
import { listSessions } from './list-sessions.ts';
import { listSignIns } from './list-sign-ins.ts';
import { mayStaySignedIn } from './may-stay-signed-in.ts';

export const SESSIONS_CALLS: readonly AnyEndpoint[] = [
  closeWindow,
  endOtherSessions,
  endSession,
  keepWindowOpen,
  listSessions,
  listSignIns,
  mayStaySignedIn,
];
