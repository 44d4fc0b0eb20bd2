import { describe, expect, it } from 'vitest';
import { externalStore } from './external-store.ts';
import { shareSession, type TabChannel } from './session-sharing.ts';
import type { SessionEnd, SessionState } from './session-store.ts';

const user = { userId: 'u1', groupCode: 'g', libCode: 'l', name: 'Lin', opacPicUrl: '' };
const signedIn: SessionState = { header: 'x-session', token: 't1', user, stays: false };

/** Channels of several tabs. A message reaches all other tabs at once. */
function browser() {
  const tabs: ((event: { data: never }) => void)[] = [];
  return {
    open: (initial?: SessionState) => {
      const state = externalStore<SessionState | undefined>(initial);
      let hear: (event: { data: never }) => void = () => undefined;
      const channel: TabChannel = {
        postMessage: (message) => {
          for (const tab of tabs) if (tab !== hear) tab({ data: message as never });
        },
        addEventListener: (_type, listener) => {
          hear = listener as typeof hear;
          tabs.push(hear);
        },
      };
      let end: SessionEnd = 'signed-out';
      const heard: SessionEnd[] = [];
      shareSession(channel, {
        ...state,
        adopt: (one) => state.set(one),
        forget: (how) => {
          heard.push(how);
          end = how;
          state.set(undefined);
        },
        lastEnd: () => end,
      });
      const lose = () => {
        end = 'lost';
        state.set(undefined);
      };
      return { ...state, lose, heard };
    },
  };
}

describe('tabs of one library', () => {
  it('sign a new tab in where another is', () => {
    const { open } = browser();
    open(signedIn);
    expect(open().get()).toEqual(signedIn);
  });

  it('sign in together, once the name is known', () => {
    const { open } = browser();
    const [one, other] = [open(), open()];
    one.set({ header: 'x-session', token: 't1', user: undefined, stays: false });
    expect(other.get()).toBeUndefined();
    one.set(signedIn);
    expect(other.get()).toEqual(signedIn);
  });

  it('sign out together', () => {
    const { open } = browser();
    const one = open(signedIn);
    const other = open();
    other.set(undefined);
    expect(one.get()).toBeUndefined();
  });

  it('hear whether the reader signed out or the session ended by itself', () => {
    const { open } = browser();
    const one = open(signedIn);
    const [other, third] = [open(), open()];
    other.lose();
    expect([one.heard, third.heard]).toEqual([['lost'], ['lost']]);
    one.set(signedIn);
    expect(third.get()).toEqual(signedIn);
  });

  it("leave another reader's session alone", () => {
    const { open } = browser();
    const one = open(signedIn);
    const other = open({ ...signedIn, token: 't2' });
    other.set(undefined);
    expect(one.get()?.token).toBe('t1');
  });
});
