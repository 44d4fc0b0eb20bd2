import { refuse } from '@lectern/contracts/kernel/refusal';
import { READER_BLOCK_OVER, READER_BLOCK_PAST } from '@lectern/contracts/people/readers/errors';
import type { Db } from '../../../../platform/db/database.ts';
import type { AlsoWrite, IlsReaders, NewReaderBlock } from '../../../../ports/ils/ils-readers.ts';
import type { LocalContext } from '../local-context.ts';
import { addBlock, endBlock } from '../store/block-store.ts';
import { changing } from './change-reader.ts';

/** Blocks a reader from a day to a day. Blocks of the same days may stand beside each other: the last one to end counts. */
export function blockReader(
  db: Db,
  context: LocalContext,
  patronId: string,
  { from = context.today, until, reason }: NewReaderBlock,
  also: AlsoWrite,
): ReturnType<IlsReaders['block']> {
  const { tenantId, now, today } = context;
  return changing(db, context, patronId, also, async (tx) => {
    if (until < today || until < from) return refuse(READER_BLOCK_PAST);
    await addBlock(tx, tenantId, patronId, { from, until, reason, now });
    return undefined;
  });
}

/** Ends a block of a reader before its last day. */
export function liftBlock(
  db: Db,
  context: LocalContext,
  patronId: string,
  { id, reason }: { readonly id: string; readonly reason: string },
  also: AlsoWrite,
): ReturnType<IlsReaders['liftBlock']> {
  const { tenantId, now, today } = context;
  return changing(db, context, patronId, also, async (tx) => {
    const isEnded = await endBlock(tx, tenantId, patronId, { id, reason, now, today });
    return isEnded ? undefined : refuse(READER_BLOCK_OVER);
  });
}
