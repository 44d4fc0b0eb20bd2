import { keepPage } from './kept/kept-page.ts';
import { forgetReadersAnswers } from './query-client.ts';
import { forgetSession, type SessionState, session } from './session-store.ts';
import type { StoredUser } from './storage.ts';

/** Names a reader in all libraries: whose page it is that is kept. */
export function ownerOf({ groupCode, userId }: StoredUser): string {
  return `${groupCode}/${userId}`;
}

/** Who is signed in; undefined until the name is known. */
export function readerOf(now: SessionState | undefined): { owner: string; token: string } | undefined {
  return now?.user && { owner: ownerOf(now.user), token: now.token };
}

/**
 * Forgets a session that ended by itself, and keeps for its reader what was typed on the page.
 * @returns whether there is something to give back
 */
export function loseSession(): boolean {
  const isKept = session.get() !== undefined && keepPage(readerOf(session.get())?.owner);
  forgetSession('lost');
  forgetReadersAnswers();
  return isKept;
}
