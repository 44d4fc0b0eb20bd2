import type { IncomingHttpHeaders } from 'node:http';
import { hostOf } from '../../../../platform/outside/checked-lookup.ts';

const MOST_COOKIES = 20;
const MAX_COOKIE = 4096;
/** `name=value` (RFC 6265, 4.1.1), without what could end the header. */
const PAIR = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+=[\x21-\x3a\x3c-\x7e]*$/;

/** What is kept from one redirect to the next: many sites lead in a circle whoever takes no cookies. */
export interface Visit {
  headersFor(url: URL): Record<string, string>;
  remember(url: URL, headers: IncomingHttpHeaders): void;
}

/** A visit to one address. Cookies go back to the host that set them, and are forgotten with the visit. */
export function createVisit(): Visit {
  const jars = new Map<string, Map<string, string>>();
  return {
    headersFor(url): Record<string, string> {
      const cookies = [...(jars.get(hostOf(url))?.values() ?? [])];
      return cookies.length > 0 ? { cookie: cookies.join('; ') } : {};
    },
    remember(url, headers) {
      const jar = jars.get(hostOf(url)) ?? new Map<string, string>();
      jars.set(hostOf(url), jar);
      for (const line of headers['set-cookie'] ?? []) {
        const pair = line.split(';', 1)[0]?.trim() ?? '';
        if (pair.length > MAX_COOKIE || !PAIR.test(pair)) continue;
        const name = pair.slice(0, pair.indexOf('='));
        if (jar.size < MOST_COOKIES || jar.has(name)) jar.set(name, pair);
      }
    },
  };
}
