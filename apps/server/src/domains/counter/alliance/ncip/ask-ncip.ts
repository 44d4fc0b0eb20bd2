import { element, type Markup } from '@lectern/marc/xml/element';
import { normaliseIsbn } from '@lectern/rules/isbn';
import type { Deps } from '../../../../platform/deps.ts';
import { initiationHeader, ncipMessage } from '../../../../platform/ncip/write-ncip.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { secretNameOf } from '../peers/peers.ts';
import type { AlliancePeerTable } from '../tables.ts';
import { findTransaction } from '../transactions/transaction-store.ts';
import {
  EXCHANGES,
  type ExchangeAnswer,
  type ExchangeName,
  type ExchangeRequest,
} from '../wire/exchanges.ts';
import { CODE_INPUT } from './hear-visitor.ts';
import { description, isbnId, itemId, recordIdOf, requestId } from './ncip-parts.ts';
import { readAnswer } from './read-answer.ts';
import { readHits, readMove, readRecord, readVisitor } from './read-answers.ts';
import { extension, writeMove } from './write-move.ts';

/** A library that is reached by NCIP, with the secret of both. */
interface NcipPeer {
  readonly peer: AlliancePeerTable;
  readonly parties: { readonly from: string; readonly to: string; readonly secret: string };
}

interface Asking {
  readonly act: ExchangeName;
  readonly request: unknown;
}

type Ask<N extends ExchangeName> = (
  deps: Deps,
  at: NcipPeer & { readonly tenant: Tenant },
  request: ExchangeRequest<N>,
) => Promise<ExchangeAnswer<N>>;

const ASKS: { readonly [N in ExchangeName]: Ask<N> } = {
  async search(deps, at, search) {
    const isbn = isbnOf(search);
    if (isbn === undefined) return { total: 0, hits: [] };
    return readHits(await exchange(deps, at, lookUpTitle(at, isbnId(isbn))));
  },
  async record(deps, at, { recordId }) {
    const id = recordIdOf(recordId, at.peer.agency);
    return readRecord(await exchange(deps, at, lookUpTitle(at, id)), recordId);
  },
  async tell(deps, at, { transaction: state }) {
    const own = await findTransaction(deps.db, at.tenant.id, state.id);
    const now = deps.clock.now().toISOString();
    const request = own && writeMove(state, { ...at.parties, side: own.side, now });
    return request ? readMove(await exchange(deps, at, request), state) : { transaction: null };
  },
  async redeem(deps, at, { code, transaction: state }) {
    const input = element('AuthenticationInput', {}, [
      element('AuthenticationInputData', {}, code),
      element('AuthenticationDataFormatType', {}, 'text'),
      element('AuthenticationInputType', {}, CODE_INPUT),
    ]);
    const about = extension(requestId(state), itemId(state.barcode), description(state, at.peer.own_agency));
    const request = element('LookupUser', {}, [initiationHeader(at.parties), input, about]);
    return readVisitor(await exchange(deps, at, request));
  },
};

/** Whether a question is one that NCIP can ask; words of a title are not. */
export function isAskedByNcip({ act, request }: Asking): boolean {
  return act !== 'search' || isbnOf(EXCHANGES.search.request.parse(request)) !== undefined;
}

/** NCIP looks titles up by their numbers alone, and not in pages. */
function isbnOf({ words, offset }: ExchangeRequest<'search'>): string | undefined {
  return offset > 0 ? undefined : normaliseIsbn(words);
}

/** Asks a library of the alliance by NCIP. @throws OutsideError if it does not answer, or not as the standard says */
export async function askNcip(
  deps: Deps,
  tenant: Tenant,
  peer: AlliancePeerTable,
  { act, request }: Asking,
): Promise<unknown> {
  const secret = await deps.secrets.get(tenant.id, secretNameOf(peer.code));
  if (secret === undefined) throw new OutsideError('unreachable', 'the secret of the peer is missing');
  const parties = { from: peer.own_agency, to: peer.agency, secret };
  // The act chooses the function and the shape of its request together, which the compiler cannot follow.
  const ask = ASKS[act] as (deps: Deps, at: unknown, request: unknown) => Promise<unknown>;
  return ask(deps, { tenant, peer, parties }, request);
}

function lookUpTitle({ parties }: NcipPeer, id: Markup): Markup {
  return element('LookupItemSet', {}, [initiationHeader(parties), element('BibliographicId', {}, id)]);
}

async function exchange({ allianceWire }: Deps, { peer, parties }: NcipPeer, request: Markup) {
  const service = /^<(\w+)/.exec(request.markup)?.[1] ?? '';
  return readAnswer(
    await allianceWire.sendNcip(peer.tenant_id, new URL(peer.address), ncipMessage(request)),
    service,
    parties,
  );
}
