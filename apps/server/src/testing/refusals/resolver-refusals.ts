import { resolveRequest } from '@lectern/contracts/resources/resolver/resolve-request';
import { type Provoked, provoked } from './provoked.ts';

/** How requests of other systems are refused. */
export const RESOLVER_PROVOKED: readonly Provoked[] = [
  provoked(resolveRequest, {
    RESOLVER_NOTHING_NAMED: () => ({ openUrl: 'rft.volume=3' }),
    RESOLVER_REQUEST_ELSEWHERE: () => ({ openUrl: 'url_ctx_ref=https://elsewhere.example.org/context.xml' }),
    RESOLVER_REQUEST_UNREADABLE: () => ({ openUrl: '<context-objects>' }),
  }),
];
