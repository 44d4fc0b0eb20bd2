import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';

type PolicySettings = Pick<TenantSettings, 'contentPolicy' | 'public' | 'wechat'>;

/**
 * The content security policy of a library's pages. Scripts only from here, also those in WebAssembly (the reader of barcodes); pictures
 * also from data: (captcha, drawn covers) and https: (covers, logos that a tenant names). A host that the library's own policy names may
 * send scripts, frames and data over TLS. WeChat's page with the QR code is shown in a frame where readers can sign in by it.
 */
export function contentPolicyHeader({ contentPolicy, public: shown, wechat }: PolicySettings): string {
  const { scriptHosts } = contentPolicy;
  const hosts = scriptHosts.map((host) => ` https://${host}`).join('');
  const qr = shown.weixinLogin === '1' && wechat ? ` ${new URL(wechat.qrAddress).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${hosts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self'${hosts}`,
    ...(hosts || qr ? [`frame-src 'self'${hosts}${qr}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
