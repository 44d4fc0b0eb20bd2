import type {
  InterlibraryLoan,
  StaffInterlibrary,
} from '@lectern/contracts/counter/interlibrary/request-view';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { actsOf, canAct } from '@lectern/rules/interlibrary/ways';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { type PlaceNames, placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { listPeers } from '../peers/peer-store.ts';
import { type Message, messagesOf } from '../store/message-store.ts';
import type { Request } from '../store/request-store.ts';

type Context = Pick<CallContext, 'tenant' | 'language'>;

interface Words {
  readonly places: PlaceNames;
  readonly peers: ReadonlyMap<string, string>;
}

async function wordsOf({ db }: Pick<Deps, 'db'>, { tenant, language }: Context): Promise<Words> {
  const [places, peers] = await Promise.all([placeNames(db, tenant.id, language), listPeers(db, tenant.id)]);
  return { places, peers: new Map(peers.map(({ id, name }) => [id, name])) };
}

/** Requests as their reader sees them. */
export async function presentForReader(
  deps: Pick<Deps, 'db'>,
  context: Context,
  rows: readonly Request[],
): Promise<InterlibraryLoan[]> {
  const words = await wordsOf(deps, context);
  return rows.map((row) => ({ ...presentCommon(row, words), canCancel: canAct(placeOf(row), 'cancel') }));
}

/** Requests as staff see them, with what was said and what can be done. */
export async function presentForStaff(
  deps: Pick<Deps, 'db' | 'ils'>,
  context: Context,
  rows: readonly Request[],
): Promise<StaffInterlibrary[]> {
  const ids = rows.map(({ id }) => id);
  const [words, messages] = await Promise.all([
    wordsOf(deps, context),
    messagesOf(deps.db, context.tenant.id, ids),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const said = messages.get(row.id) ?? [];
      return {
        ...presentCommon(row, words),
        side: row.side,
        recordId: row.side === 'lending' ? row.record_id : '',
        barcode: row.barcode,
        reader: await readerOf(deps, context, row),
        acts: [...actsOf(placeOf(row))],
        isUntold: said.some(({ tell_at }) => tell_at !== null),
        refusedWith: row.refused_with,
        history: said.map(presentMessage),
      };
    }),
  );
}

function placeOf({ side, step, is_cancelling }: Request) {
  return { side, step, isCancelling: is_cancelling === 1 };
}

function presentCommon(row: Request, { places, peers }: Words) {
  return {
    requestId: row.id,
    requestNo: row.number,
    step: row.step,
    stepSince: row.step_since,
    isCancelling: row.is_cancelling === 1,
    otherLibName: peers.get(row.peer_id) ?? '',
    title: row.title,
    author: row.author,
    publisher: row.publisher,
    published: row.published,
    isbn: row.isbn || row.issn,
    requestDate: row.begun_at,
    needBefore: row.need_before,
    dueDate: row.due_date,
    note: row.note,
    reason: row.reason,
    reasonNote: row.reason_note,
    takeLocationName: row.pickup_library === '' ? '' : places.library(row.pickup_library),
  };
}

function presentMessage({ what, is_ours, note, at }: Message) {
  return { what, isOurs: is_ours === 1, note, at };
}

async function readerOf({ ils }: Pick<Deps, 'ils'>, { tenant }: Context, { patron_id: patronId }: Request) {
  if (patronId === '') return null;
  const account = await ils.of(tenant).patronAccount(patronId);
  return isRefusal(account) ? null : { patronId, primaryId: account.primaryId, name: account.name };
}
