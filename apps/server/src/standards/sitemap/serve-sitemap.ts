import { Readable } from 'node:stream';
import { element, xmlDocument } from '@lectern/marc/xml/element';
import {
  type BibPlace,
  FIRST_PLACE,
  listBibsAfter,
  listPartPlaces,
} from '../../domains/collection/catalogue/records/list-bibs.ts';
import { recordAddress } from '../../domains/collection/catalogue/records/record-address.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Site, SiteRequest } from '../site.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** The protocol allows 50,000. Crawlers read smaller parts more often. */
const BIBS_OF_A_PART = 20_000;
const BIBS_AT_ONCE = 1000;
const FRESH_SECONDS = 3600;

/** Answers the sitemap index of a library (sitemaps.org 0.9). Its parts have the records in order of creation. */
export function serveSitemapIndex(deps: Deps) {
  return async ({ site, reply }: SiteRequest) => {
    const places = await listPartPlaces(deps.db, site.tenant.id, BIBS_OF_A_PART);
    const parts = places.map((place) =>
      element('sitemap', {}, element('loc', {}, `${site.root}/sitemap/${partName(place)}.xml`)),
    );
    return sendXml(reply, xmlDocument(element('sitemapindex', { xmlns: NAMESPACE }, parts)));
  };
}

/** Answers one part of the sitemap. It is streamed while the records are read. */
export function serveSitemapPart(deps: Deps) {
  return async ({ site, params, reply }: SiteRequest) => {
    const place = placeOf(params.part ?? '');
    if (!place) return reply.callNotFound();
    return sendXml(reply, Readable.from(writePart(deps, site, place)));
  };
}

async function* writePart(deps: Deps, site: Site, start: BibPlace): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n`;
  let place: BibPlace | undefined = start;
  for (let read = 0; place && read < BIBS_OF_A_PART; read += BIBS_AT_ONCE) {
    const { bibs, next } = await listBibsAfter(deps.db, site.tenant.id, place, BIBS_AT_ONCE);
    const lines = bibs.map(({ id, updatedAt }) => {
      const loc = element('loc', {}, recordAddress(site.origin, site.tenant, id));
      return `${element('url', {}, [loc, element('lastmod', {}, updatedAt.slice(0, 10))]).markup}\n`;
    });
    yield lines.join('');
    place = next;
  }
  yield '</urlset>\n';
}

/** The name of a part: the last record before it. So a part keeps its name and content when records are added. */
function partName({ createdAt, id }: BibPlace): string {
  return createdAt === '' ? 'first' : `${createdAt}_${id}`;
}

function placeOf(part: string): BibPlace | undefined {
  const name = part.replace(/\.xml$/, '');
  if (name === 'first') return FIRST_PLACE;
  const [, createdAt, id] = /^(\d{4}-\d{2}-\d{2}T[\d:.]{8,16}Z)_([\w.:-]{1,64})$/.exec(name) ?? [];
  return createdAt && id ? { createdAt, id } : undefined;
}

function sendXml(reply: SiteRequest['reply'], body: string | Readable) {
  return reply
    .headers({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${FRESH_SECONDS}`,
    })
    .send(body);
}
