import { createHash } from 'node:crypto';
import { granularityOf } from '../../platform/oai/datestamp.ts';
import { OaiError } from '../../platform/oai/oai-names.ts';
import type { ListPosition, ListRequest } from './list-request.ts';

/** Also says which form a token has: with another form it is another name. */
const NAME = 'list-1';
const CHECK_LENGTH = 12;

/**
 * A token holds all that the next answer needs, so the server keeps nothing, and a token is good for ever. It is no secret: whoever writes
 * one gets what the same arguments would give. Its check only tells a damaged one.
 */
export function writeToken({ prefix, setSpec, from, until }: ListRequest, position: ListPosition): string {
  const { stamp, objectId, cursor, total } = position;
  const content = Buffer.from(JSON.stringify([prefix, setSpec, from, until, stamp, objectId, cursor, total]));
  const text = content.toString('base64url');
  return `${text}.${checkOf(text)}`;
}

/** @throws OaiError badResumptionToken */
export function readToken(token: string): ListRequest {
  const [text = '', check = '', ...more] = token.split('.');
  if (more.length > 0 || check !== checkOf(text)) throw new OaiError('badResumptionToken');
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw new OaiError('badResumptionToken');
  }
  if (!Array.isArray(content) || content.length !== 8) throw new OaiError('badResumptionToken');
  const [prefix, setSpec, from, until, stamp, objectId, cursor, total] = content as readonly unknown[];
  const isWhole =
    isText(prefix) &&
    isText(setSpec) &&
    (from === '' || isInstant(from)) &&
    isInstant(until) &&
    isInstant(stamp) &&
    isText(objectId) &&
    isCount(cursor) &&
    isCount(total);
  if (!isWhole) throw new OaiError('badResumptionToken');
  return { prefix, setSpec, from, until, position: { stamp, objectId, cursor, total } };
}

function checkOf(text: string): string {
  return createHash('sha256').update(`${NAME}|${text}`).digest('hex').slice(0, CHECK_LENGTH);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isInstant(value: unknown): value is string {
  return isText(value) && granularityOf(value) === 'second';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
