import type { SessionEnd, SessionState } from './session-store.ts';

/** The messages between tabs of one tenant. */
type Message =
  | { readonly kind: 'ask' }
  | { readonly kind: 'session'; readonly session: SessionState }
  | { readonly kind: 'ended'; readonly token: string; readonly end: SessionEnd };

/** The part of a BroadcastChannel that is used. */
export interface TabChannel {
  postMessage(message: Message): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Message }) => void): void;
}

export interface SharedSession {
  readonly get: () => SessionState | undefined;
  readonly subscribe: (listener: () => void) => unknown;
  readonly adopt: (session: SessionState) => void;
  readonly forget: (end: SessionEnd) => void;
  /** How the last session ended in this tab. */
  readonly lastEnd: () => SessionEnd;
}

/**
 * Shares the session between tabs: a new tab is signed in if another one is, and all sign out together. The specification keeps the
 * session in session storage, which a new tab does not inherit. The session is stored nowhere else.
 */
export function shareSession(channel: TabChannel, session: SharedSession): void {
  let last = session.get();

  channel.addEventListener('message', ({ data }) => {
    const now = session.get();
    if (data.kind === 'ask' && now?.user) channel.postMessage({ kind: 'session', session: now });
    if (data.kind === 'session' && !now) session.adopt(data.session);
    if (data.kind === 'ended' && now?.token === data.token) session.forget(data.end);
  });

  session.subscribe(() => {
    const now = session.get();
    if (last && !now) channel.postMessage({ kind: 'ended', token: last.token, end: session.lastEnd() });
    // The session is sent to other tabs when the reader's name is known.
    if (now?.user && !last?.user) channel.postMessage({ kind: 'session', session: now });
    last = now;
  });

  if (!last) channel.postMessage({ kind: 'ask' });
}
