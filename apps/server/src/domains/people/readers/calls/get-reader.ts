import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getReader } from '@lectern/contracts/people/readers/get-reader';
import { implement } from '../../../../platform/http/implement.ts';
import { presentReader } from '../present-reader.ts';
import { readersOf } from '../readers-of.ts';

export const getReaderCall = implement(getReader)(async ({ input: { patronId }, context, deps }) => {
  const { tenant, language } = context;
  const readers = readersOf(deps, tenant);
  if (isRefusal(readers)) return readers;
  const reader = await readers.show(patronId);
  if (isRefusal(reader)) return reader;
  return presentReader(deps, { tenant, language }, reader);
});
