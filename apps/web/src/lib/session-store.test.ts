// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { forgetSession, keepSession, keepUser, session, stopStaying } from './session-store.ts';

const user = { userId: 'u1', groupCode: 'g', libCode: 'l', name: 'Lin', opacPicUrl: '' };
const holds = (store: Storage) => JSON.stringify(Object.entries(store)).includes('secret-token');
const places = () => ({ tab: holds(sessionStorage), browser: holds(localStorage) });

describe('a session in the browser', () => {
  afterEach(() => forgetSession());

  it('is kept with the tab alone', () => {
    keepSession('x-session', 'secret-token');
    keepUser(user);
    expect(places()).toEqual({ tab: true, browser: false });
    expect(session.get()).toMatchObject({ user, stays: false });
  });

  it('is kept with the browser where its reader stays signed in, and nowhere after signing out', () => {
    keepSession('x-session', 'secret-token', true);
    keepUser(user);
    expect(places()).toEqual({ tab: false, browser: true });
    expect(session.get()).toMatchObject({ user, stays: true });
    forgetSession();
    expect(places()).toEqual({ tab: false, browser: false });
  });

  it('goes with its tab again after a new password', () => {
    keepSession('x-session', 'secret-token', true);
    keepUser(user);
    stopStaying();
    expect(places()).toEqual({ tab: true, browser: false });
    expect(session.get()).toMatchObject({ user, stays: false });
  });
});
