/** The ticket in the state of a history entry, which is never part of an address: `uid`, or `openId` of WeChat. */
export function ticketIn(state: unknown): string {
  if (typeof state !== 'object' || state === null) return '';
  const { uid, openId } = state as { readonly uid?: unknown; readonly openId?: unknown };
  const ticket = uid ?? openId;
  return typeof ticket === 'string' ? ticket : '';
}

/** Whether an address named the account: its id alone proves nothing. */
export function isNamedByAddress(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'byAddress' in state;
}
