import { createHash } from 'node:crypto';
import { isForPatrons, permissionOf, suffices } from '@lectern/contracts/kernel/access';
import {
  FORBIDDEN,
  SESSION_REQUIRED,
  SIGN_IN_UNFINISHED,
  TENANT_MISMATCH,
  TENANT_UNKNOWN,
} from '@lectern/contracts/kernel/common-errors';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { languageFromHeaders } from '@lectern/contracts/kernel/languages';
import { refuse } from '@lectern/contracts/kernel/refusal';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { findPermissions } from '../sessions/permissions.ts';
import { resumeSession } from '../sessions/sessions.ts';
import type { Tenant } from '../tenants/tenant-registry.ts';
import { addressBlock, addressNetwork } from './address-network.ts';
import { type ReadBrowser, readBrowser } from './browser-cookie.ts';
import { refuseBrowsing } from './browsing.ts';
import { CallError } from './call-error.ts';
import type { Actor, CallContext, PatronActor } from './implement.ts';
import { originOf } from './origin.ts';
import { isCrawler, visitorOf } from './visitor.ts';

export interface ReadContext extends CallContext {
  readonly browser: ReadBrowser;
}

/**
 * Who calls, for which tenant, in which language (specification 1, sections 3 and 6): a session's tenant is the session's, an
 * anonymous call's comes from the mappingPath header; a groupCode header that says otherwise is refused.
 */
export async function readCaller(
  deps: Deps,
  contract: AnyEndpoint,
  request: FastifyRequest,
): Promise<ReadContext> {
  const session = await readSession(deps, request);
  const tenant = session
    ? await deps.tenants.byId(session.tenantId)
    : await tenantOfPath(deps, contract, request);
  if (!tenant) throw new CallError(refuse(TENANT_UNKNOWN));
  const groupCode = header(request, HEADERS.groupCode);
  if (groupCode && groupCode !== tenant.id) throw new CallError(refuse(TENANT_MISMATCH));
  const actor = session?.actor;
  const network = anonymousCaller(request.ip);
  const origin = originOf(deps.config, request);
  return {
    tenant,
    language: languageFromHeaders(
      header(request, HEADERS.language),
      header(request, HEADERS.shortLanguage),
      tenant.settings.public.defaultLanguage,
    ),
    requestId: request.id,
    origin,
    browser: readBrowser(request, origin),
    caller: actor ? `${actor.kind}:${actor.id}` : network,
    network,
    address: request.ip,
    block: `block:${hashed(addressBlock(request.ip))}`,
    visitor: visitorOf(request),
    isCrawler: isCrawler(request.headers['user-agent'] ?? ''),
    patron: actor?.kind === 'patron' && isKnownTo(contract, actor) ? actor : undefined,
    staff: actor?.kind === 'staff' ? actor : undefined,
  };
}

/** The access rule of the contract, for every call in this one place. */
export function allow(contract: AnyEndpoint, context: CallContext): void {
  if (contract.access === 'public') {
    const refusal = refuseBrowsing(contract, context);
    if (refusal) throw new CallError(refusal);
    return;
  }
  if (!context.patron && !context.staff) throw new CallError(refuse(SESSION_REQUIRED));
  if (isForPatrons(contract.access)) {
    if (!context.patron) throw new CallError(refuse(FORBIDDEN));
    if (!suffices(context.patron.purpose, contract.access)) throw new CallError(refuse(SIGN_IN_UNFINISHED));
  } else {
    const permission = permissionOf(contract.access);
    const isAllowed = context.staff && (!permission || context.staff.permissions.has(permission));
    if (!isAllowed) throw new CallError(refuse(FORBIDDEN));
  }
}

/** In public calls a reader whose sign-in is not finished is anonymous: they may do the step that it needs, and nothing else. */
function isKnownTo(contract: AnyEndpoint, { purpose }: PatronActor): boolean {
  return contract.access !== 'public' || purpose === 'full';
}

async function readSession(
  deps: Deps,
  request: FastifyRequest,
): Promise<{ tenantId: string; actor: Actor } | undefined> {
  const token = header(request, HEADERS.session);
  if (!token) return undefined;
  const session = await resumeSession(deps.db, token, deps.clock.now());
  if (!session) return undefined;
  const { actor_id: id, token_hash: tokenHash, tenant_id: tenantId, purpose } = session;
  if (session.actor_kind === 'patron') return { tenantId, actor: { kind: 'patron', id, tokenHash, purpose } };
  const permissions = await findPermissions(deps.db, tenantId, id);
  const desk = { libraryCode: session.desk_library, name: session.desk_name };
  return permissions && { tenantId, actor: { kind: 'staff', id, tokenHash, permissions, desk } };
}

function tenantOfPath(
  deps: Deps,
  contract: AnyEndpoint,
  request: FastifyRequest,
): Promise<Tenant | undefined> {
  const input = ((request.method === 'GET' ? request.query : request.body) ?? {}) as {
    mappingPath?: unknown;
  };
  const named = contract.tenantFrom === 'input' ? input.mappingPath : header(request, HEADERS.mappingPath);
  // "Current path with slashes removed" (specification 1, section 3): a client may send it with them.
  return deps.tenants.byMappingPath(typeof named === 'string' ? named.replaceAll('/', '').trim() : '');
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Names a caller without a session, for counters, without keeping its address. */
export function anonymousCaller(address: string): string {
  return `address:${hashed(addressNetwork(address))}`;
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
