import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { findReaders } from '@lectern/contracts/people/readers/find-readers';
import { implement } from '../../../../platform/http/implement.ts';
import { findByPhone } from '../../account/reader-accounts.ts';
import { presentReaders } from '../present-reader.ts';
import { readersOf } from '../readers-of.ts';

const MOST_READERS = 20;
/** Fewer digits than these are the end of too many phone numbers. */
const PHONE_END = /^\+?\d{4,15}$/;

export const findReadersCall = implement(findReaders)(async ({ input: { text }, context, deps }) => {
  const { tenant, language } = context;
  const readers = readersOf(deps, tenant);
  if (isRefusal(readers)) return readers;
  const isPhone = PHONE_END.test(text);
  const ids = isPhone ? await findByPhone(deps.db, tenant.id, text, MOST_READERS) : [];
  const found = await readers.search(text, ids, MOST_READERS);
  if (isRefusal(found)) return found;
  return {
    readers: await presentReaders(deps, { tenant, language }, found.readers),
    card: found.card ?? null,
    more: found.more,
  };
});
