import type { SessionState } from './session-store.ts';

/** What tabs of one tenant tell each other. */
type Message =
  | { readonly kind: 'ask' }
  | { readonly kind: 'session'; readonly session: SessionState }
  | { readonly kind: 'ended'; readonly token: string };

/** The part of a BroadcastChannel that is used. */
export interface TabChannel {
  postMessage(message: Message): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Message }) => void): void;
}

export interface SharedSession {
  readonly get: () => SessionState | undefined;
  readonly subscribe: (listener: () => void) => unknown;
  readonly adopt: (session: SessionState) => void;
  readonly forget: () => void;
}

/**
 * Lets a tab that was opened beside a signed-in one be signed in too, and signs all of them out together. The specification keeps
 * the session in session storage, which a new tab does not inherit; nothing is written anywhere else.
 */
export function shareSession(channel: TabChannel, session: SharedSession): void {
  let last = session.get();

  channel.addEventListener('message', ({ data }) => {
    const now = session.get();
    if (data.kind === 'ask' && now?.user) channel.postMessage({ kind: 'session', session: now });
    if (data.kind === 'session' && !now) session.adopt(data.session);
    if (data.kind === 'ended' && now?.token === data.token) session.forget();
  });

  session.subscribe(() => {
    const now = session.get();
    if (last && !now) channel.postMessage({ kind: 'ended', token: last.token });
    // Tabs that wait for a session hear of it once it has a name.
    if (now?.user && !last?.user) channel.postMessage({ kind: 'session', session: now });
    last = now;
  });

  if (!last) channel.postMessage({ kind: 'ask' });
}
