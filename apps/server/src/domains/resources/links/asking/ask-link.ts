import type { LinkReason, LinkState } from '@lectern/contracts/resources/links/link';
import { hostOf } from '../../../../platform/outside/checked-lookup.ts';
import type { Probed, ProbeFault } from '../../../../platform/outside/probe-outside.ts';
import { isLoginPage } from './is-login-page.ts';
import { isSameAddress } from './is-same-address.ts';
import type { PoliteProbe } from './polite-probe.ts';
import { restOf } from './rest-of.ts';
import { createVisit } from './visit.ts';

/** What an address answered. */
export interface LinkAnswer {
  readonly state: Exclude<LinkState, 'unknown' | 'unasked'>;
  readonly reason: LinkReason | '';
  /** 0 without an answer. */
  readonly status: number;
  /** Empty unless it moved. */
  readonly movedTo: string;
}

/** `rests`: its host asks us to come again after so many milliseconds; that says nothing of the address. */
export type LinkAsked = LinkAnswer | { readonly state: 'rests'; readonly restMs: number };

/** Asks an address, over its redirects, as a visitor without an account. Takes `MOST_MS` at most, besides waiting for its turn. */
export type AskLink = (address: string, signal?: AbortSignal) => Promise<LinkAsked>;

declare module '../../../../platform/deps.ts' {
  interface Deps {
    readonly askLink: AskLink;
  }
}

const MOST_REDIRECTS = 5;
const REQUEST_MS = 10_000;
/** For one address with all its redirects. */
const MOST_MS = 30_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const FOR_GOOD = new Set([301, 308]);

const SILENT: ReadonlySet<ProbeFault> = new Set(['timeout', 'cut']);

export function createAskLink(probe: PoliteProbe, requestMs = REQUEST_MS): AskLink {
  return async (address, signal) => {
    const started = performance.now();
    const visit = createVisit();
    let url = new URL(address);
    /** Where it leads by redirects that are for good, as long as there were no others before. */
    let settled = url;
    let isForGood = true;
    for (let hops = 0; ; hops += 1) {
      const left = MOST_MS - (performance.now() - started);
      if (left <= 0 || signal?.aborted) return answer('silent', 'timeout');
      const probed = await askOnce(probe, url, {
        headers: visit.headersFor(url),
        timeoutMs: Math.min(requestMs, left),
      });
      if (probed.fault) return ofFault(probed.fault);
      const { status, headers } = probed;
      const restMs = restOf(status, headers);
      if (restMs !== undefined) return { state: 'rests', restMs };
      visit.remember(url, headers);
      const next = REDIRECTS.has(status) ? redirectedTo(headers.location, url) : undefined;
      if (next === undefined) return ofStatus(status, { address, url, settled });
      if (next === 'inside') return answer('broken', 'inside', status);
      if (hops === MOST_REDIRECTS) return answer('broken', 'loop', status);
      isForGood &&= FOR_GOOD.has(status);
      if (isForGood) settled = next;
      url = next;
    }
  };
}

/** HEAD, and GET where that finds nothing: some servers do not know HEAD, and say so in many ways or not at all. */
async function askOnce(
  probe: PoliteProbe,
  url: URL,
  how: { readonly headers: Readonly<Record<string, string>>; readonly timeoutMs: number },
): Promise<Probed> {
  const head = await probe({ url, method: 'HEAD', ...how });
  const isRefused = head.fault ? SILENT.has(head.fault) : head.status >= 400 && head.status !== 429;
  return isRefused ? probe({ url, method: 'GET', ...how }) : head;
}

/** The next address; undefined where the answer names none; `inside` for one that no page of the web may name. */
function redirectedTo(location: string | undefined, from: URL): URL | 'inside' | undefined {
  if (!location || !URL.canParse(location, from.href)) return undefined;
  const next = new URL(location, from);
  const isWeb = next.protocol === 'https:' || next.protocol === 'http:';
  return isWeb && next.username === '' && next.password === '' ? next : 'inside';
}

function ofFault(fault: ProbeFault): LinkAnswer {
  if (fault === 'address') return answer('broken', 'inside');
  return answer(SILENT.has(fault) ? 'silent' : 'broken', fault);
}

interface Way {
  readonly address: string;
  readonly url: URL;
  readonly settled: URL;
}

function ofStatus(status: number, { address, url, settled }: Way): LinkAnswer {
  const wasRedirected = url.href !== new URL(address).href;
  if (status === 401 || status === 403 || status === 407) return answer('signIn', 'status', status);
  if (status >= 500 || status === 408) return answer('silent', 'status', status);
  if (status >= 300) return answer('broken', 'status', status);
  if (wasRedirected && isLoginPage(url)) return answer('signIn', 'login', status);
  if (isSameAddress(new URL(address), settled)) return answer('fine', '', status);
  return { state: 'moved', reason: 'status', status, movedTo: settled.href };
}

function answer(state: LinkAnswer['state'], reason: LinkReason | '', status = 0): LinkAnswer {
  return { state, reason, status, movedTo: '' };
}

/** The host of an address; empty for what is no address. */
export function hostOfAddress(address: string): string {
  return URL.canParse(address) ? hostOf(new URL(address)) : '';
}
