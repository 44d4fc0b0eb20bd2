import type { Attack } from './attack.ts';
import { field, marcXml, record } from './records.ts';
import { recordIdsOf, slowestMeanwhile } from './victim.ts';

const ITEMS = 1_500;
const RECORDS = 4;
/** More than a page takes while the machine is busy, much less than what was seen: from 10 s to minutes. */
const LONGEST_WAIT_MS = 2_000;
const NAMES = ['constructor', 'valueOf', '__proto__', 'toString', 'hasOwnProperty'];

/** One anonymous request must not stop the server for the others. */
export const ATTACKS_ON_THE_MAIN_THREAD: readonly Attack[] = [
  {
    name: 'export records with thousands of items as MARC',
    mustHold: `others wait at most ${LONGEST_WAIT_MS} ms`,
    async run(victim) {
      const items = Array.from({ length: ITEMS }, (_, at) =>
        field('952', { p: `ATT${at}`, a: 'MAIN', o: `QA ${at}`, y: 'BOOK' }),
      );
      const copies = (at: number) => items.map((item) => renumbered(item, at));
      const files = Array.from({ length: RECORDS }, (_, at) =>
        record(`big${at}`, `Itemsplenty ${at}`, copies(at)),
      );
      await victim.bring('items.mrc', Buffer.concat(files), { word: 'itemsplenty', count: RECORDS });
      const recordIds = await recordIdsOf(victim, 'itemsplenty');
      let status = 0;
      const slowest = await slowestMeanwhile(victim, async () => {
        ({ status } = await victim.call('/find/unify/export', { recordIds, format: 'marc' }));
      });
      return {
        held: status === 200 && slowest <= LONGEST_WAIT_MS,
        saw: `${status}, ${Math.round(slowest)} ms`,
      };
    },
  },
  {
    name: 'index and cite a record with 20,000 subjects',
    mustHold: `others wait at most ${LONGEST_WAIT_MS} ms`,
    async run(victim) {
      const file = Buffer.from(marcXml('subjects', 'Subjectsplenty', 20_000));
      const slowest = await slowestMeanwhile(victim, async () => {
        await victim.bring('subjects.xml', file, { word: 'subjectsplenty', count: 1 });
        const recordIds = await recordIdsOf(victim, 'subjectsplenty');
        await victim.call('/find/unify/cite', { recordIds, style: 'gbt7714' });
      });
      return { held: slowest <= LONGEST_WAIT_MS, saw: `${Math.round(slowest)} ms` };
    },
  },
  {
    name: 'cite works of authors named as parts of JavaScript',
    mustHold: 'each record has its reference, and so have those asked for later',
    async run(victim) {
      const files = NAMES.map((name, at) =>
        record(`name${at}`, `Namesplenty ${at}`, [field('710', { a: name })]),
      );
      await victim.bring('names.mrc', Buffer.concat(files), { word: 'namesplenty', count: NAMES.length });
      const recordIds = await recordIdsOf(victim, 'namesplenty');
      const cited = async () => {
        const { status, body } = await victim.call('/find/unify/cite', { recordIds, style: 'mla' });
        return status === 200 && Array.isArray(body.data) ? body.data.length : 0;
      };
      const counts = [await cited(), await cited()];
      return {
        held: counts.every((count) => count === NAMES.length),
        saw: `${counts.join(' and ')} of ${NAMES.length}`,
      };
    },
  },
  {
    name: 'fetch the description of the API again and again',
    mustHold: 'an ETag, a limit for one caller',
    async run(victim) {
      const url = `${victim.origin}/api/openapi.json`;
      const from = { 'x-forwarded-for': '10.9.9.9' };
      const first = await fetch(url, { headers: from });
      const etag = first.headers.get('etag') ?? '';
      const again = await fetch(url, { headers: { ...from, 'if-none-match': etag } });
      const statuses = await Promise.all(
        Array.from({ length: 100 }, () => fetch(url, { headers: from }).then(({ status }) => status)),
      );
      const refused = statuses.filter((status) => status === 429).length;
      return { held: again.status === 304 && refused > 0, saw: `${again.status}, ${refused} of 100 refused` };
    },
  },
];

/** A copy with a barcode of its own. */
function renumbered({ tag, ...item }: ReturnType<typeof field>, record: number) {
  if (!('subfields' in item)) throw new Error(`${tag} has no subfields`);
  const subfields = item.subfields.map(({ code, value }) => ({
    code,
    value: code === 'p' ? `${value}-${record}` : value,
  }));
  return { tag, ...item, subfields };
}
