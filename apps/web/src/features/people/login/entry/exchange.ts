import { ssoOpac } from '@lectern/contracts/people/handover/sso-opac';
import { otherLogin } from '@lectern/contracts/people/identity/other-login';
import { api } from '../../../../lib/api.ts';
import type { Entry, EntryProof } from '../../../../lib/entry/read-entry.ts';
import {
  followEntry,
  followPasswordDemand,
  type Entry as OpenedSession,
} from '../../../../lib/follow-entry.ts';
import { mappingPath } from '../../../../lib/storage.ts';

/** How an entry ended. */
export type Exchange =
  /** The reader is signed in; `path` is the page on which a step has to be done first, else empty. */
  | { readonly kind: 'signed-in'; readonly path: string; readonly name: string; readonly partner: string }
  /** Somebody else is signed in, and has to be asked. */
  | { readonly kind: 'ask'; readonly confirm: string; readonly name: string; readonly partner: string }
  /** The account elsewhere is nobody's yet. */
  | {
      readonly kind: 'link';
      readonly path: string;
      readonly state: { readonly uid?: string; readonly openId?: string };
    };

/** What opens a session. */
type SignInProof = Exclude<EntryProof, { kind: 'wechat-messages' }>;

const running = new WeakMap<Entry, Promise<Exchange>>();

/** Exchanges what an entry brings, once: a second call for the same entry gets the first answer. Rejects with an ApiError. */
export function exchangeEntry(entry: Entry, proof: SignInProof): Promise<Exchange> {
  const begun = running.get(entry) ?? orPasswordStep(exchange(proof), proof.kind === 'wechat' ? 5 : 2);
  running.set(entry, begun);
  return begun;
}

async function exchange(proof: SignInProof): Promise<Exchange> {
  if (proof.kind === 'token') return outcomeOf(await api.call(ssoOpac, { jwt: proof.jwt, mappingPath }));
  const { code, state } = proof;
  const { jwt, openId } = await api.call(otherLogin, { code, state, loginType: 1, mappingPath });
  if (!jwt) return { kind: 'link', path: '/bindAccount', state: { openId } };
  return { kind: 'signed-in', path: await open(jwt, 5), name: '', partner: '' };
}

/** A demand for a new password is a step as others are. */
async function orPasswordStep(exchanged: Promise<Exchange>, loginType: 2 | 5): Promise<Exchange> {
  try {
    return await exchanged;
  } catch (error) {
    const outcome = followPasswordDemand(error, loginType);
    if (outcome?.kind !== 'step') throw error;
    return { kind: 'signed-in', path: outcome.path, name: '', partner: '' };
  }
}

/** Goes on as the other reader, whom the reader at the screen has agreed to. */
export async function confirmExchange(confirm: string): Promise<Exchange> {
  return outcomeOf(await api.call(ssoOpac, { confirm, mappingPath }));
}

interface Answer {
  readonly outcome: 'entered' | 'same-reader' | 'other-reader' | 'not-linked';
  readonly jwt: OpenedSession | null;
  readonly uid: string;
  readonly confirm: string;
  readonly name: string;
  readonly partner: string;
}

async function outcomeOf({ outcome, jwt, uid, confirm, name, partner }: Answer): Promise<Exchange> {
  if (outcome === 'not-linked') return { kind: 'link', path: '/bindUid', state: { uid } };
  if (outcome === 'other-reader') return { kind: 'ask', confirm, name, partner };
  const path = jwt ? await open(jwt, 2) : '';
  return { kind: 'signed-in', path, name, partner };
}

/** The path of the step that has to be done first; empty where the reader is signed in. */
async function open(opened: OpenedSession, loginType: 2 | 5): Promise<string> {
  const outcome = await followEntry(opened, loginType);
  return outcome.kind === 'step' ? outcome.path : '';
}
