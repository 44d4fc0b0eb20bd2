import { EdifactError } from './edifact-fault.ts';
import { readServiceSigns } from './split-segments.ts';

/** Character sets by the syntax identifier of UNB (ISO 9735). Levels A and B are parts of ASCII. */
const CHARACTER_SETS: Readonly<Record<string, string>> = {
  UNOA: 'iso-8859-1',
  UNOB: 'iso-8859-1',
  UNOC: 'iso-8859-1',
  UNOD: 'iso-8859-2',
  UNOE: 'iso-8859-5',
  UNOF: 'iso-8859-7',
  UNOW: 'utf-8',
  UNOY: 'utf-8',
  // Level A of the airlines; their messages are named and set aside.
  IATB: 'iso-8859-1',
};

/**
 * The text of a file in the character set that its UNB names. Many vendors write UTF-8 and name another set: what is UTF-8 and not ASCII
 * alone is read as UTF-8, which text in ISO 8859 almost never is by chance.
 *
 * @throws EdifactError where there is no UNB, or its set cannot be read
 */
export function decodeEdifact(bytes: Uint8Array): string {
  const head = new TextDecoder('iso-8859-1').decode(bytes.subarray(0, 200)).replace(/^ï»¿/, '');
  const { signs, begin } = readServiceSigns(head);
  const start = head.slice(begin).trimStart();
  const place = { segment: 1, tag: start.slice(0, 3), character: 1 };
  if (!start.startsWith(`UNB${signs.element}`)) throw new EdifactError('noStart', place);
  const named = CHARACTER_SETS[start.slice(4, 8)];
  if (named === undefined) throw new EdifactError('characters', place);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (named === 'utf-8') throw new EdifactError('characters', place);
    return new TextDecoder(named).decode(bytes);
  }
}
