import { setImmediate } from 'node:timers/promises';
import { element, type Markup } from '@lectern/marc/xml/element';
import {
  countPublished,
  listPublished,
  type PublishedChoice,
  withObjects,
} from '../../domains/resources/repository/published/list-published.ts';
import type { PublishedObjectTable } from '../../domains/resources/repository/tables.ts';
import { OaiError } from '../../platform/oai/oai-names.ts';
import { formatOf } from './format-of.ts';
import type { ListRequest } from './list-request.ts';
import type { OaiDeps, OaiSite } from './oai-site.ts';
import { writeToken } from './resumption-token.ts';
import { headerOf, recordOf } from './write-record.ts';

/** Records of one answer. Headers are small. */
const MOST = { ListRecords: 500, ListIdentifiers: 2000 } as const;
/** UTF-16 units of the records of one answer: a few long descriptions end it earlier. */
const MOST_LENGTH = 2_000_000;
/** Records that are written before other requests get their turn: about two milliseconds. */
const IN_ONE_TURN = 50;

/**
 * A list of records or headers, and the token behind which it goes on (sections 4.3, 4.5). The list ends at the instant of its first answer:
 * what changes later moves behind it and is told to whoever asks from that instant on.
 *
 * @throws OaiError cannotDisseminateFormat, noRecordsMatch
 */
export async function listRecords(
  { db }: OaiDeps,
  oai: OaiSite,
  verb: keyof typeof MOST,
  asked: ListRequest,
): Promise<Markup> {
  const format = formatOf(asked.prefix);
  const tenantId = oai.site.tenant.id;
  const until = asked.until === '' || asked.until > oai.now ? oai.now : asked.until;
  const list = { ...asked, until };
  const choice: PublishedChoice = {
    from: list.from,
    until,
    setSpec: list.setSpec,
    isThesis: format.isOfTheses,
  };
  const { position } = list;
  const after = position && { stamp: position.stamp, object_id: position.objectId };
  // One more than is told says whether the list goes on.
  const found = await listPublished(db, tenantId, choice, { after, limit: MOST[verb] + 1 });
  if (found.length === 0) throw new OaiError(position ? 'badResumptionToken' : 'noRecordsMatch');
  const total = position?.total ?? (await countPublished(db, tenantId, choice));
  const things = await withObjects(db, oai.shown, tenantId, found.slice(0, MOST[verb]));
  const parts: Markup[] = [];
  let length = 0;
  let last: PublishedObjectTable | undefined;
  for (const thing of things) {
    if (length > MOST_LENGTH) break;
    const part = verb === 'ListRecords' ? recordOf(thing, format, oai) : headerOf(thing);
    parts.push(part);
    length += part.markup.length;
    last = thing.row;
    if (parts.length % IN_ONE_TURN === 0) await setImmediate();
  }
  const cursor = position?.cursor ?? 0;
  const goesOn = last !== undefined && parts.length < found.length;
  if (!goesOn && !position) return element(verb, {}, parts);
  const token = goesOn
    ? writeToken(list, {
        stamp: last?.stamp ?? '',
        objectId: last?.object_id ?? '',
        cursor: cursor + parts.length,
        total,
      })
    : undefined;
  return element(verb, {}, [
    ...parts,
    // Without a text it is the last answer of its list.
    element('resumptionToken', { completeListSize: total, cursor }, token),
  ]);
}
