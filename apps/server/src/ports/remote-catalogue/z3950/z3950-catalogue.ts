import type { Z3950Target } from '@lectern/contracts/people/tenant/source-settings';
import type { Bib } from '@lectern/marc/bib';
import { mapRecord } from '@lectern/marc/mapping/map-record';
import { NotMarcError } from '@lectern/marc/not-marc-error';
import { readMarc } from '@lectern/marc/read-marc';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import { createGuard, type GuardLimits } from '../../../platform/outside/guard.ts';
import { OutsideError } from '../../../platform/outside/outside-error.ts';
import type { ResolveOutside } from '../../../platform/outside/resolve-outside.ts';
import type { RemoteCatalogue, RemotePage, RemoteQuery } from '../remote-catalogue-port.ts';
import { withAge } from '../with-age.ts';
import { createKeptSessions, type KeptSession } from './kept-sessions.ts';
import { USE_ATTRIBUTES } from './messages.ts';
import { openSession, type SessionLimits } from './z3950-session.ts';

const SESSION: SessionLimits = { timeoutMs: 8000, maxBytes: 4 * 1024 * 1024 };
/** Servers have few sessions: each search keeps one for two minutes. */
const KEPT = { most: 32, idleMs: 120_000 };
/** A query has a tree as deep as it has words. */
const MOST_WORDS = 16;

/** As by SRU: a catalogue changes slowly. */
const LIMITS: GuardLimits = {
  freshMs: 60_000,
  staleMs: 60 * 60_000,
  keptMs: 24 * 60 * 60_000,
  faultMs: 5_000,
  maxBytes: 32 * 1024 * 1024,
  maxBytesOfTenant: 4 * 1024 * 1024,
  maxRunning: 4,
  maxWaiting: 16,
};

/** The remote-catalogue adapter for servers of Z39.50 that answer MARC 21 or UNIMARC. */
export function createZ3950Catalogue(
  deps: {
    readonly resolveOutside: ResolveOutside;
    readonly clock: Pick<Clock, 'steadyMs'>;
    readonly log: Pick<Logger, 'error'>;
  },
  limits: Partial<SessionLimits> = {},
): RemoteCatalogue<Z3950Target> & { close(): void } {
  const guard = createGuard<RemotePage>(deps, LIMITS);
  const kept = createKeptSessions(KEPT);

  async function openResultSet(
    target: Z3950Target,
    terms: readonly string[],
    { field }: RemoteQuery,
  ): Promise<KeptSession> {
    const address = await deps.resolveOutside(target.host);
    const session = await openSession({ address, port: target.port }, { ...SESSION, ...limits });
    try {
      const isNumber = field === 'isbn' || field === 'issn';
      const use = Number(target.indexes[field] ?? USE_ATTRIBUTES[field]);
      return { session, total: await session.search(target.database, terms, use, isNumber) };
    } catch (error) {
      session.close();
      throw error;
    }
  }

  /** A page of the kept result set of the search; undefined where there is none, or the server has ended it meanwhile. */
  async function pageOfKept(name: string, target: Z3950Target, query: RemoteQuery) {
    const found = kept.take(name);
    try {
      return found && { found, records: await recordsOfPage(found, target, query) };
    } catch (error) {
      if (error instanceof OutsideError && error.fault === 'unreachable') return undefined;
      throw error;
    }
  }

  async function pageOf(name: string, target: Z3950Target, terms: readonly string[], query: RemoteQuery) {
    const known = await pageOfKept(name, target, query);
    if (known) return known;
    const found = await openResultSet(target, terms, query);
    return { found, records: await recordsOfPage(found, target, query) };
  }

  return {
    async search(tenantId, target, query) {
      const terms = termsOf(query);
      if (terms.length === 0) return { total: 0, hits: [] };
      const answer = await guard({
        tenantId,
        source: `${target.host}:${target.port}/${target.database}`,
        question: JSON.stringify([target, query]),
        async ask() {
          const name = JSON.stringify([tenantId, target, query.words, query.field]);
          const { found, records } = await pageOf(name, target, terms, query);
          kept.put(name, found);
          const bibs = await Promise.all(records.map((bytes) => readRecord(bytes, target)));
          const hits = bibs.flatMap((bib) => (bib ? [{ bib }] : []));
          const bytes = records.reduce((sum, record) => sum + 4 * record.length, 0);
          return { value: { total: found.total, hits }, bytes };
        },
      });
      return withAge(answer);
    },
    close: () => kept.closeAll(),
  };
}

/** The records of a page: no more than were asked for, and none beyond the hits. */
async function recordsOfPage(
  { session, total }: KeptSession,
  { syntax }: Z3950Target,
  { offset, limit }: RemoteQuery,
): Promise<readonly Buffer[]> {
  const count = Math.min(limit, total - offset);
  if (count <= 0) return [];
  try {
    return (await session.present(offset + 1, count, syntax)).slice(0, count);
  } catch (error) {
    session.close();
    throw error;
  }
}

/** The words of a query; of a number, the number alone. What has no letter or digit is no word. */
function termsOf({ words, field }: RemoteQuery): readonly string[] {
  const pieces = field === 'isbn' || field === 'issn' ? [words.replace(/[\s-]/g, '')] : words.split(/\s+/);
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece)).slice(0, MOST_WORDS);
}

/** The bib of a record; undefined where it cannot be read. */
async function readRecord(bytes: Buffer, { encoding, flavour }: Z3950Target): Promise<Bib | undefined> {
  const options = { format: 'iso2709' as const, ...(encoding && { encoding }) };
  try {
    for await (const batch of readMarc(inOnePiece(bytes), options)) {
      for (const result of batch)
        if (result.kind === 'record') return mapRecord(result.record, flavour ? { flavour } : {});
    }
  } catch (error) {
    if (!(error instanceof NotMarcError)) throw error;
  }
  return undefined;
}

async function* inOnePiece(bytes: Buffer): AsyncIterable<Uint8Array> {
  yield bytes;
}
