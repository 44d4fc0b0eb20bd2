import type { Language } from '@lectern/contracts/kernel/languages';
import type { Db } from '../../../platform/db/database.ts';
import type { ReaderRecord } from '../../../ports/ils/ils-readers.ts';
import { patronGroupNames } from '../../collection/vocabulary/circulation-names.ts';
import { placeNames } from '../../collection/vocabulary/places/place-names.ts';
import { contactsOf } from '../account/reader-accounts.ts';

interface Wording {
  readonly tenantId: string;
  readonly language: Language;
}

/** Readers as staff see them: with names of group and library, contacts and cards. */
export async function presentReaders(
  db: Db,
  { tenantId, language }: Wording,
  readers: readonly ReaderRecord[],
) {
  const [groups, places, contacts] = await Promise.all([
    patronGroupNames(db, tenantId, language),
    placeNames(db, tenantId, language),
    contactsOf(
      db,
      tenantId,
      readers.map(({ patronId }) => patronId),
    ),
  ]);
  return readers.map(({ leftAt, ...reader }) => {
    const { email = '', phone = '', hasPassword = false } = contacts.get(reader.patronId) ?? {};
    return {
      ...reader,
      status: leftAt === null ? reader.status : ('left' as const),
      cards: [...reader.cards],
      groupName: groups.get(reader.patronGroup) || reader.patronGroup,
      libName: places.library(reader.libraryCode),
      email,
      phone,
      hasPassword,
    };
  });
}

export async function presentReader(db: Db, wording: Wording, reader: ReaderRecord) {
  const [presented] = await presentReaders(db, wording, [reader]);
  if (!presented) throw new Error('a reader who is presented is one');
  return presented;
}
