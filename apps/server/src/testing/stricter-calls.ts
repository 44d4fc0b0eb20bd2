/** Paths of calls that ask for more of a session than that it may make the call, and answer 401 themselves. */
export const STRICTER_CALLS: readonly string[] = [
  '/oga/logoutForExternal',
  '/oga/forceModify',
  '/oga/secondFactor/prove',
];
