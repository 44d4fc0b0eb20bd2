import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How an OpenID Connect provider of a test misbehaves. */
export interface Misbehaviour {
  /** Changes claims of the ID token; undefined removes one. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly userinfo?: Readonly<Record<string, unknown>>;
  readonly unsigned?: boolean;
  readonly otherKey?: boolean;
  readonly withoutIdToken?: boolean;
}

export interface OpenIdServer {
  readonly issuer: string;
  /** Requests to the token endpoint. */
  readonly tokenRequests: readonly URLSearchParams[];
  misbehave(how: Misbehaviour): void;
  /** A code for an authorization address, as if the reader had signed in there: the callback address that it leads to. */
  authorize(address: string, subject?: string): string;
  close(): Promise<void>;
}

const keys = () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { jwk: pair.publicKey.export({ format: 'jwk' }), pem: pair.privateKey };
};

/** A small OpenID Connect provider that says what a test wants. */
export async function startOpenIdServer(clientId: string): Promise<OpenIdServer> {
  const own = keys();
  const other = keys();
  const tokenRequests: URLSearchParams[] = [];
  const codes = new Map<string, { nonce: string; challenge: string; subject: string }>();
  let how: Misbehaviour = {};

  const idToken = (nonce: string, subject: string): string => {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: issuer, aud: clientId, sub: subject, nonce, iat: now, exp: now + 300 };
    const claims = { ...usual, preferred_username: subject, name: 'Ada Reader', ...how.claims };
    const header = how.unsigned ? { alg: 'none' } : { alg: 'RS256', kid: 'key' };
    const text = [header, claims].map((part) => base64url(JSON.stringify(part))).join('.');
    if (how.unsigned) return `${text}.`;
    const key = createPrivateKey((how.otherKey ? other : own).pem.export({ type: 'pkcs8', format: 'pem' }));
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const answer = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (new URL(request.url ?? '/', issuer).pathname) {
      case '/.well-known/openid-configuration':
        return answer({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/keys`,
          end_session_endpoint: `${issuer}/logout`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        });
      case '/keys':
        return answer({ keys: [{ ...own.jwk, kid: 'key', alg: 'RS256', use: 'sig' }] });
      case '/token': {
        const form = new URLSearchParams(await bodyOf(request));
        tokenRequests.push(form);
        const code = codes.get(form.get('code') ?? '');
        codes.delete(form.get('code') ?? '');
        const verifier = form.get('code_verifier') ?? '';
        if (!code || createHash('sha256').update(verifier).digest('base64url') !== code.challenge) {
          return answer({ error: 'invalid_grant' }, 400);
        }
        const token = how.withoutIdToken ? {} : { id_token: idToken(code.nonce, code.subject) };
        return answer({ access_token: code.subject, token_type: 'Bearer', expires_in: 300, ...token });
      }
      case '/userinfo':
        return answer({
          sub: request.headers.authorization?.replace(/^Bearer /, ''),
          email: 'someone@example.edu',
          email_verified: true,
          ...how.userinfo,
        });
      default:
        return answer({}, 404);
    }
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    tokenRequests,
    misbehave(next) {
      how = next;
    },
    authorize(address, subject = '20230001') {
      const { searchParams } = new URL(address);
      const code = `code-${codes.size}-${Math.random()}`;
      codes.set(code, {
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
        subject,
      });
      const callback = new URL(searchParams.get('redirect_uri') ?? '');
      callback.searchParams.set('code', code);
      callback.searchParams.set('state', searchParams.get('state') ?? '');
      callback.searchParams.set('iss', issuer);
      return callback.href;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
