import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { verbsFor } from '@lectern/rules/requests/desk-lists';
import { moversOf } from '@lectern/rules/requests/request-ways';
import { QUEUE_STEP } from '@lectern/rules/requests/step-sets';
import { REQUEST_KINDS, type RequestKind, type RequestStep } from '@lectern/rules/requests/steps';
import fc from 'fast-check';
import { answerAsker } from '../../domains/lending/circulation/hand-overs/answer-asker.ts';
import { enterAskersCode, handOver } from '../../domains/lending/circulation/hand-overs/hand-over.ts';
import { receiveCopy } from '../../domains/lending/circulation/hand-overs/receive.ts';
import { announceReturn } from '../../domains/lending/circulation/hand-overs/receive-parcel.ts';
import { showTakeCode } from '../../domains/lending/circulation/hand-overs/show-take-code.ts';
import type { Db } from '../../platform/db/database.ts';
import type { IlsPort } from '../../ports/ils/ils-port.ts';
import { LIBRARIES, type SmallCirculation, type SmallLibrary } from './small-library.ts';

/** Something that a reader, a holder or a desk does. Numbers choose among what there is. */
export type Move =
  | {
      readonly act: 'place';
      readonly reader: number;
      readonly bib: number;
      readonly kind: RequestKind;
      /** A reservation of the novel waits for its other edition too. */
      readonly any: boolean;
      readonly at: number;
    }
  | {
      readonly act:
        | 'cancel'
        | 'suspend'
        | 'resume'
        | 'answerYes'
        | 'answerNo'
        | 'meet'
        | 'receive'
        | 'sendBack';
      readonly request: number;
    }
  | { readonly act: 'desk'; readonly request: number; readonly verb: number; readonly at: number }
  | {
      readonly act: 'lend';
      readonly reader: number;
      readonly item: number;
      readonly at: number;
      /** Also a copy that another reader waits for. */
      readonly over: boolean;
    }
  | { readonly act: 'scan'; readonly item: number; readonly at: number }
  | { readonly act: 'miss'; readonly item: number }
  | { readonly act: 'change'; readonly request: number; readonly at: number }
  | { readonly act: 'undo'; readonly item: number }
  | { readonly act: 'renew'; readonly reader: number };

/**
 * What happens at one moment: one to four moves at once, or time passes, or an account is frozen or freed, or an import gives a copy of the
 * novel to its other edition or back, or staff part the two editions or join them again.
 */
export type Moment =
  | { readonly moves: readonly Move[] }
  | { readonly hours: number }
  | { readonly freezes: number; readonly frozen: boolean }
  | { readonly gives: number; readonly toNew: boolean }
  | { readonly joined: boolean };

const reader = fc.nat(4);
const item = fc.nat(4);
const request = fc.nat(11);
const at = fc.nat(LIBRARIES.length - 1);

const place = fc.record({
  act: fc.constant('place'),
  reader,
  bib: fc.nat(2),
  kind: fc.constantFrom(...REQUEST_KINDS, 'reservation', 'reservation', 'reservation'),
  any: fc.constantFrom(true, true, true, false),
  at,
});
const ofReader = fc.record({
  act: fc.constantFrom(
    'cancel',
    'suspend',
    'resume',
    'answerYes',
    'answerYes',
    'answerNo',
    'meet',
    'meet',
    'receive',
    'sendBack',
  ),
  request,
});
const desk = fc.record({ act: fc.constant('desk'), request, verb: fc.nat(5), at });
const lend = fc.record({
  act: fc.constant('lend'),
  reader,
  item,
  at,
  over: fc.constantFrom(true, false, false, false),
});
const scan = fc.record({ act: fc.constant('scan'), item, at });
const miss = fc.record({ act: fc.constant('miss'), item });
const change = fc.record({ act: fc.constant('change'), request, at });
const undo = fc.record({ act: fc.constant('undo'), item });
const renew = fc.record({ act: fc.constant('renew'), reader });

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: place },
  { weight: 4, arbitrary: ofReader },
  { weight: 5, arbitrary: desk },
  { weight: 6, arbitrary: lend },
  { weight: 5, arbitrary: scan },
  { weight: 1, arbitrary: miss },
  { weight: 1, arbitrary: renew },
  { weight: 1, arbitrary: change },
  { weight: 1, arbitrary: undo },
) as fc.Arbitrary<Move>;

/** A story of a small library. */
export const stories: fc.Arbitrary<readonly Moment[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ moves: fc.array(move, { minLength: 1, maxLength: 1 }) }) },
    { weight: 4, arbitrary: fc.record({ moves: fc.array(move, { minLength: 2, maxLength: 4 }) }) },
    { weight: 2, arbitrary: fc.record({ hours: fc.constantFrom(0.1, 1, 20, 24 * 3, 24 * 8) }) },
    { weight: 1, arbitrary: fc.record({ freezes: reader, frozen: fc.boolean() }) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        fc.record({ gives: item, toNew: fc.boolean() }),
        fc.record({ joined: fc.boolean() }),
      ),
    },
  ),
  { minLength: 8, maxLength: 24 },
);

/** A request as far as moves need it. */
export interface KnownRequest {
  readonly id: string;
  readonly kind: RequestKind;
  readonly step: RequestStep;
  readonly volume: string;
  readonly pickup_library: string;
  readonly patron_id: string;
  readonly holder_id: string | null;
}

/** What there is when moves are made. */
export interface Known {
  readonly requests: readonly KnownRequest[];
  /** Open loans by reader. */
  readonly loans: ReadonlyMap<string, string>;
}

export async function whatIsKnown(db: Db, tenantId: string): Promise<Known> {
  const loans = await db
    .selectFrom('loan')
    .select(['id', 'patron_id'])
    .where('tenant_id', '=', tenantId)
    .where('returned_at', 'is', null)
    .orderBy('id')
    .execute();
  return {
    requests: await listRequests(db, tenantId),
    loans: new Map(loans.map(({ id, patron_id }) => [patron_id, id])),
  };
}

function listRequests(db: Db, tenantId: string): Promise<KnownRequest[]> {
  return db
    .selectFrom('request')
    .select(['id', 'kind', 'step', 'volume', 'pickup_library', 'patron_id', 'holder_id'])
    .where('tenant_id', '=', tenantId)
    .orderBy('placed_at')
    .orderBy('id')
    .execute();
}

/** What a move led to: what matters of its answer, or the code of its refusal. */
export type Outcome = string;

/** Makes a move, of requests and loans as they were known before. */
export async function make(
  circulation: SmallCirculation,
  library: SmallLibrary,
  known: Known,
  move: Move,
): Promise<Outcome> {
  const answer = await answerTo(circulation, library, known, move);
  if (isRefusal(answer)) return answer.code;
  return answer === undefined ? 'nothing to do' : 'done';
}

async function answerTo(
  circulation: SmallCirculation,
  { bibs, barcodes, readers }: SmallLibrary,
  { requests, loans }: Known,
  move: Move,
): Promise<unknown> {
  const { ils } = circulation;
  const meant = 'request' in move ? requests.filter((one) => isFor(move.act, one)) : [];
  const known = 'request' in move ? chosen(meant.length > 0 ? meant : requests, move.request) : undefined;
  const libraryCode = 'at' in move ? (LIBRARIES[move.at] ?? 'MAIN') : 'MAIN';
  const patronId = 'reader' in move ? (readers[move.reader] ?? '') : '';
  const barcode = 'item' in move ? (barcodes[move.item] ?? '') : '';
  switch (move.act) {
    case 'place':
      return ils.requests?.place(patronId, {
        kind: move.kind,
        bibId: bibs[move.bib] ?? '',
        contact: '',
        noticeWays: [],
        comments: '',
        ...(move.any && move.kind === 'reservation' && { otherBibIds: otherEditions(bibs, move.bib) }),
        ...(move.kind === 'home_delivery' ? { address: ADDRESS } : { pickupLibrary: libraryCode }),
      });
    case 'lend': {
      const over = move.over ? { override: 'promised', overrideHold: true } : {};
      return ils.desk?.checkOut({ patronId, barcode, libraryCode, staffId: STAFF, ...over });
    }
    case 'scan':
      return ils.desk?.checkIn({ barcode, libraryCode, staffId: STAFF });
    case 'undo':
      return ils.desk?.undo({ barcode, staffId: STAFF });
    case 'change':
      return known && ils.requests?.change?.(known.patron_id, known.id, { pickupLibrary: libraryCode });
    case 'miss':
      return ils.desk?.markItem({ barcode, status: 'missing' });
    case 'renew': {
      const loanId = loans.get(patronId);
      if (loanId === undefined) return undefined;
      const renewed = await ils.renew(patronId, [loanId]);
      return isRefusal(renewed) ? renewed : (renewed[0]?.refusal ?? renewed[0]);
    }
    case 'desk':
      return known && atDesk(ils, known, move.verb, libraryCode);
    default:
      return known && ofRequest(circulation, known, move.act);
  }
}

/** The first and the last title are editions of one work. */
function otherEditions(bibs: readonly string[], bib: number): readonly string[] {
  return bib === 1 ? [] : [bibs[2 - bib] ?? ''];
}

function chosen<One>(list: readonly One[], number: number): One | undefined {
  return list[number % Math.max(1, list.length)];
}

/** Whether a move makes sense for a request, so that stories get on; where none does, the move is tried all the same. */
function isFor(act: Move['act'], { kind, step }: KnownRequest): boolean {
  switch (act) {
    case 'answerYes':
    case 'answerNo':
      return kind === 'relending' && step === 'book_request_launched';
    case 'meet':
      return kind === 'relending' && step === 'book_request_accepted';
    case 'receive':
      return step === (kind === 'relending' ? 'awaiting_return' : 'in_logistics');
    case 'suspend':
    case 'resume':
    case 'change':
      return step === QUEUE_STEP;
    case 'sendBack':
      return kind === 'home_delivery' && step === 'logistics_received';
    default:
      return moversOf(kind, step).size > 0;
  }
}

/** One of the verbs that the desk has for the request in this step. */
function atDesk(
  ils: IlsPort,
  { id, kind, step, volume, pickup_library }: KnownRequest,
  choice: number,
  libraryCode: string,
): Promise<unknown> | undefined {
  const verbs = verbsFor({ kind, step, here: pickup_library === libraryCode, volume: volume !== '' });
  const verb = chosen(verbs, choice);
  return verb && ils.desk?.moveRequest({ requestId: id, step, verb, libraryCode, note: '' });
}

function ofRequest(
  circulation: SmallCirculation,
  { id, patron_id, holder_id }: KnownRequest,
  act: Exclude<Extract<Move, { readonly request: number; readonly verb?: never }>['act'], 'change'>,
): Promise<unknown> | undefined {
  const { ils, db, own } = circulation;
  switch (act) {
    case 'cancel':
      return ils.requests?.cancel(patron_id, id);
    case 'suspend':
      return ils.requests?.suspend?.(patron_id, id, SUSPENDED_UNTIL);
    case 'resume':
      return ils.requests?.suspend?.(patron_id, id, null);
    case 'answerYes':
    case 'answerNo':
      return answerAsker(db, own(), holder_id ?? '', id, { accepts: act === 'answerYes', note: '' });
    case 'meet':
      return meet(circulation, id, patron_id, holder_id ?? '');
    case 'receive':
      return receiveCopy(db, own(), patron_id, id);
    case 'sendBack':
      return announceReturn(db, own(), patron_id, id);
  }
}

/** The asker shows the code; the holder enters it and scans the copy. */
async function meet(
  { db, own, keys }: SmallCirculation,
  requestId: string,
  askerId: string,
  holderId: string,
): Promise<unknown> {
  const shown = await showTakeCode(db, own(), keys, askerId, requestId);
  if (isRefusal(shown)) return shown;
  const entered = await enterAskersCode(db, own(), keys, holderId, requestId, shown.code);
  if (isRefusal(entered)) return entered;
  return handOver(db, own(), holderId, requestId, { barcode: entered.barcode, note: '' });
}

/** Who does what the desk does. */
export const STAFF = 'librarian';

const ADDRESS = {
  recipientName: 'Reader',
  phone: '13800138000',
  country: 'CN',
  areaCode: '330106',
  areaNames: ['浙江省', '杭州市', '西湖区'],
  details: '1',
  postcode: '310000',
};

/** Some days after the stories begin; none goes on for years. */
const SUSPENDED_UNTIL = '2026-03-12';
