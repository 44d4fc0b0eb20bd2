import type { EresourceSettings } from '@lectern/contracts/people/tenant/eresource-settings';

/** The addresses and the proxy of a demo library, from ranges that are kept for examples (RFC 5737, RFC 3849). */
export const DEMO_ERESOURCES: Pick<EresourceSettings, 'networks' | 'proxies'> = {
  networks: [
    {
      code: 'campus',
      names: { 'zh-CN': '校园网', 'zh-TW': '校園網', 'en-US': 'Campus network', 'fr-FR': 'Réseau du campus' },
      ranges: ['192.0.2.0/24', '2001:db8:100::/48'],
    },
  ],
  proxies: [
    {
      code: 'proxy',
      names: {
        'zh-CN': '校外访问',
        'zh-TW': '校外存取',
        'en-US': 'Off-campus access',
        'fr-FR': 'Accès à distance',
      },
      kind: 'prefix',
      address: 'https://proxy.example.org/login?url=',
    },
  ],
};
