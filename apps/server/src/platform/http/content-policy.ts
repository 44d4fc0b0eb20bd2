import type { ContentPolicy } from '@lectern/contracts/tenant/shell-settings';

/**
 * The content security policy of a library's pages. Scripts only from here; pictures also from data: (captcha, drawn covers) and https:
 * (covers, logos that a tenant names). A host that the library's own policy names may send scripts, frames and data over TLS.
 */
export function contentPolicyHeader({ scriptHosts }: ContentPolicy): string {
  const hosts = scriptHosts.map((host) => ` https://${host}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${hosts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self'${hosts}`,
    ...(hosts ? [`frame-src 'self'${hosts}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
