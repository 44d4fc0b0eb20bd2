import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { CREDENTIALS_WRONG } from '@lectern/contracts/people/auth/errors';
import { proveByPassword } from '../../../domains/people/auth/prove-by-password.ts';
import { isCardEnded } from '../../../ports/ils/is-card-ended.ts';
import { type TerminalContext, unlessAway } from './terminal-context.ts';

/** A reader whose card was scanned. */
export interface CardHolder {
  readonly patronId: string;
  readonly name: string;
}

/** What a card and a password say. */
export interface FoundReader {
  /** Undefined if the card is nobody's, or was reported lost. */
  readonly holder: CardHolder | undefined;
  /** Absent if the password is right, or the terminal asks for none and none was given. */
  readonly refusal?: Refusal;
}

/**
 * Who holds a card, and whether they may be served: a password that was given is always checked, and guesses are counted as at every
 * sign-in.
 */
export async function findReader(
  context: TerminalContext,
  card: string,
  password: string,
): Promise<FoundReader> {
  const { terminal } = context;
  const holder = await findCard(context, card);
  if (!holder) return { holder: undefined, refusal: refuse(PATRON_NOT_FOUND) };
  if (password === '')
    return terminal.needsPin ? { holder, refusal: refuse(CREDENTIALS_WRONG, { remaining: 0 }) } : { holder };
  const { deps, tenant, network } = context;
  const caller = {
    tenant,
    network: `${network} sip2`,
    visitor: { network, device: `SIP2 ${terminal.account}` },
  };
  const typed = { account: card, password, by: `sip2 ${terminal.account}` };
  const proved = unlessAway(await proveByPassword(deps, caller, typed));
  if (isRefusal(proved)) return { holder, refusal: proved };
  return proved.id === holder.patronId
    ? { holder }
    : { holder: undefined, refusal: refuse(PATRON_NOT_FOUND) };
}

/** Who holds a card; undefined if it is nobody's, or was reported lost. */
export async function findCard(context: TerminalContext, card: string): Promise<CardHolder | undefined> {
  const found = card === '' ? undefined : unlessAway(await context.ils.patrons?.find(card));
  if (!found || unlessAway(await isCardEnded(context.ils, found.patronId, card))) return undefined;
  return { patronId: found.patronId, name: found.name };
}
