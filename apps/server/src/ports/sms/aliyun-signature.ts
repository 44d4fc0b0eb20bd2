import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'ACS3-HMAC-SHA256';

/** A call of an Alibaba Cloud service in the RPC style: all parameters are in the query, the body is empty. */
export interface AliyunCall {
  readonly method: 'GET' | 'POST';
  readonly host: string;
  readonly action: string;
  /** The version of the service, YYYY-MM-DD. */
  readonly version: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly nonce: string;
  readonly at: Date;
}

/**
 * The query and the headers of a signed call, by Alibaba Cloud's "Request syntax and signature method V3".
 */
export function signAliyunCall(
  call: AliyunCall,
  key: { readonly id: string; readonly secret: string },
): { readonly query: string; readonly headers: Readonly<Record<string, string>> } {
  const query = Object.keys(call.parameters)
    .sort()
    .map((name) => `${encode(name)}=${encode(call.parameters[name] ?? '')}`)
    .join('&');
  const contentHash = sha256('');
  const signed: Record<string, string> = {
    host: call.host,
    'x-acs-action': call.action,
    'x-acs-content-sha256': contentHash,
    'x-acs-date': call.at.toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  };
  const names = Object.keys(signed).sort();
  const headerLines = names.map((name) => `${name}:${signed[name]}\n`).join('');
  const request = [call.method, '/', query, headerLines, names.join(';'), contentHash].join('\n');
  const signature = createHmac('sha256', key.secret)
    .update(`${ALGORITHM}\n${sha256(request)}`)
    .digest('hex');
  const authorization = `${ALGORITHM} Credential=${key.id},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { query, headers: { ...signed, authorization } };
}

/** By RFC 3986: only letters, digits and `-_.~` stay. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
