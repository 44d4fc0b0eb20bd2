import { NOT_FOUND } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { IDENTITY_KINDS, type IdentityKind } from '@lectern/contracts/people/tenant/sign-in-settings';
import type { FastifyReply } from 'fastify';
import { keepLeave, takeLeave } from '../../domains/people/identity/leaves.ts';
import { returnFromProvider, visitProvider } from '../../domains/people/identity/provider-visit.ts';
import type { Deps } from '../../platform/deps.ts';
import { readBrowser, setBrowserCookie } from '../../platform/http/browser-cookie.ts';
import type { Query, Site, SiteRequest } from '../site.ts';
import { leaveCookie, readLeaveCookie } from './leave-cookie.ts';

/** What a page asks for in place of a ticket if the sign-in cannot be finished. It is no ticket, so the call says that it has expired. */
const NO_TICKET = 'expired';

/** `/alpha/sign-in/oidc`: sends the browser to the provider. `refer` says where the reader wants to be afterwards. */
export function serveSignIn(deps: Deps) {
  return async ({ site, params, query, request, reply }: SiteRequest) => {
    const kind = kindOf(params.kind);
    if (!kind) return refuse(NOT_FOUND);
    const browser = readBrowser(request, site.origin);
    const step = await visitProvider(deps, site.tenant, {
      kind,
      origin: site.origin,
      callback: callbackOf(site, kind),
      browser: browser.begin(),
      refer: textOf(query.refer),
    });
    if (!step) return refuse(NOT_FOUND);
    setBrowserCookie(reply, browser);
    return leadTo(reply, 'address' in step ? step.address : entryAddress(site, step.ticket));
  };
}

/** `/alpha/sign-in/oidc/callback`: takes what the browser brings back, and leads to the sign-in page with a ticket for the result. */
export function serveCallback(deps: Deps) {
  return async ({ site, params, query, request, reply }: SiteRequest) => {
    const kind = kindOf(params.kind);
    // SAML answers by a form from another site, the others by an address.
    const isForm = request.method === 'POST';
    if (!kind || isForm !== (kind === 'saml')) return refuse(NOT_FOUND);
    const form = isForm ? formOf(request.body) : {};
    const finished = await returnFromProvider(deps, site.tenant, {
      kind,
      state: isForm ? (form.RelayState ?? '') : textOf(query.state),
      browser: isForm ? undefined : readBrowser(request, site.origin),
      returned: { query: new URLSearchParams(request.url.split('?')[1] ?? ''), form },
    });
    if (!finished) return leadTo(reply, entryAddress(site, NO_TICKET));
    if (finished.leave) {
      const seconds = site.tenant.settings.policy.sessionHours * 3600;
      const { browser, leave } = finished;
      const text = await keepLeave(deps, site.tenant.id, { kind, leave, browser, seconds });
      void reply.header('set-cookie', leaveCookie(site, text, seconds));
    }
    return leadTo(reply, entryAddress(site, finished.ticket));
  };
}

/** `/alpha/sign-in/saml/metadata`: what an identity provider is set up with. */
export function serveMetadata(deps: Deps) {
  return async ({ site, reply }: SiteRequest) => {
    const provider = deps.identity.provider(site.tenant, 'saml');
    const xml = await provider?.metadata?.({
      callback: callbackOf(site, 'saml'),
      signOut: `${site.root}/sign-out/saml/done`,
    });
    return xml === undefined ? refuse(NOT_FOUND) : reply.type('application/samlmetadata+xml').send(xml);
  };
}

/** `/alpha/sign-out/oidc`: ends the session at the provider, for readers who have signed out here. */
export function serveSignOut(deps: Deps) {
  return async ({ site, params, request, reply }: SiteRequest) => {
    const kind = kindOf(params.kind);
    const provider = kind && deps.identity.provider(site.tenant, kind);
    if (!kind || !provider) return refuse(NOT_FOUND);
    const { hash: browser } = readBrowser(request, site.origin);
    const text = readLeaveCookie(request);
    const leave = await takeLeave(deps, site.tenant.id, { kind, text, browser });
    void reply.header('set-cookie', leaveCookie(site, '', 0));
    const address = await provider.leave(`${site.root}/sign-out/${kind}/done`, leave);
    return leadTo(reply, isRefusal(address) ? homeOf(site) : (address ?? homeOf(site)));
  };
}

/** `/alpha/sign-out/oidc/done`: where providers lead back to. Their answers say nothing that matters here. */
export async function serveSignedOut({ site, reply }: SiteRequest) {
  return leadTo(reply, homeOf(site));
}

function callbackOf({ root }: Site, kind: IdentityKind): string {
  return `${root}/sign-in/${kind}/callback`;
}

/** The ticket is behind the hash: no server gets it, and no page that is linked to. */
function entryAddress({ root }: Site, ticket: string): string {
  return `${root}/#/login?entry=${ticket}`;
}

function homeOf({ root }: Site): string {
  return `${root}/#/home`;
}

/** 303: after a form the browser asks with GET. */
function leadTo(reply: FastifyReply, address: string) {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(address, 303);
}

function kindOf(text: string | undefined): IdentityKind | undefined {
  return IDENTITY_KINDS.find((kind) => kind === text);
}

function textOf(value: Query[string]): string {
  return typeof value === 'string' ? value : '';
}

function formOf(body: unknown): Readonly<Record<string, string>> {
  return typeof body === 'object' && body !== null ? (body as Record<string, string>) : {};
}
