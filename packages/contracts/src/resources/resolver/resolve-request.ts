import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { characters, ignoredIdentity } from '../../kernel/fields.ts';
import { askedCitation } from './citation.ts';
import { RESOLVER_NOTHING_NAMED, RESOLVER_REQUEST_ELSEWHERE, RESOLVER_REQUEST_UNREADABLE } from './errors.ts';
import { linkWay, notOnlineWay, onlineWay, otherLibrary, printWay, requestWays } from './ways.ts';

/** Longest request, in characters. */
export const LONGEST_OPENURL = 64 * 1024;

/**
 * The ways to what another system asks for, nearest first: online, in print, by request, in other libraries. Each says from which row of a
 * title list or which record it comes. No address of a database is in it: `chooseTitleEntrance` tells it for one click.
 */
export const resolveRequest = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/resolver/resolve',
  origin: 'ours',
  access: 'public',
  summary: 'The ways to an article, issue, journal or book',
  input: z.object({
    /**
     * An OpenURL 0.1 or 1.0 (its query, or its whole address), an XML context object, or a DOI, PMID, ISSN or ISBN.
     */
    openUrl: characters(LONGEST_OPENURL).default(''),
    ...ignoredIdentity,
  }),
  output: z.object({
    asked: askedCitation,
    /** What was asked for in the form of OpenURL 1.0, for a link that can be kept. */
    openUrl: z.string(),
    online: z.array(onlineWay),
    notOnline: z.array(notOnlineWay),
    links: z.array(linkWay),
    print: z.array(printWay),
    request: requestWays,
    others: z.array(otherLibrary),
  }),
  errors: [RESOLVER_NOTHING_NAMED, RESOLVER_REQUEST_ELSEWHERE, RESOLVER_REQUEST_UNREADABLE],
  rateLimit: { max: 120, windowSeconds: 60 },
});
