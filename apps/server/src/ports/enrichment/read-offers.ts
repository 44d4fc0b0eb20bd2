import type { OfferService } from '@lectern/contracts/people/tenant/source-settings';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import type { Offer } from './enrichment-port.ts';

const MAX_TEXT_LENGTH = 500;

/**
 * The offers in the JSON of a service, read by the paths in its settings. Offers without a title are left out.
 *
 * @throws OutsideError (unreadable) if the body is not JSON with a list of offers.
 */
export function readOffers(
  body: Buffer,
  service: Pick<OfferService, 'items' | 'total' | 'fields'>,
  limit: number,
): { total: number; offers: Offer[] } {
  const reply = parse(body);
  const items = at(reply, service.items);
  if (!Array.isArray(items)) throw unreadable('no list of offers');
  const { fields } = service;
  const offers = items.slice(0, limit).flatMap((item: unknown): Offer[] => {
    const title = textAt(item, fields.title);
    if (title === '') return [];
    return [
      {
        title,
        author: textAt(item, fields.author),
        publisher: textAt(item, fields.publisher),
        isbn: textAt(item, fields.isbn),
        imgUrl: addressAt(item, fields.imgUrl),
        url: addressAt(item, fields.url),
        price: textAt(item, fields.price),
      },
    ];
  });
  const total = Number(at(reply, service.total) ?? items.length);
  if (!Number.isSafeInteger(total) || total < 0) throw unreadable('the number of offers is not a number');
  return { total: Math.max(total, offers.length), offers };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw unreadable('not JSON');
  }
}

/** The value at a path of property names; undefined if there is none. Inherited properties are ignored. */
function at(value: unknown, path: string): unknown {
  if (path === '') return value;
  return path.split('.').reduce<unknown>((inner, name) => {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, name)) return undefined;
    return (inner as Record<string, unknown>)[name];
  }, value);
}

function textAt(item: unknown, path: string): string {
  const value = at(item, path);
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).toWellFormed().trim().slice(0, MAX_TEXT_LENGTH);
}

function addressAt(item: unknown, path: string): string {
  const value = at(item, path);
  if (typeof value !== 'string' || !URL.canParse(value)) return '';
  const { protocol, href } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? href : '';
}

function unreadable(message: string): OutsideError {
  return new OutsideError('unreadable', message);
}
