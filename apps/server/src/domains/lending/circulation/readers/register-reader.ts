import { refuse } from '@lectern/contracts/kernel/refusal';
import { CARD_NUMBER_TAKEN } from '@lectern/contracts/people/readers/errors';
import { formBeside } from '@lectern/rules/number-form';
import type { Db } from '../../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../../platform/db/dialect.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { AlsoWrite, IlsReaders, NewReader } from '../../../../ports/ils/ils-readers.ts';
import type { LocalContext } from '../local-context.ts';
import { refuseBelonging, refuseNumber } from './reader-refusals.ts';
import { addCard, readReader } from './reader-store.ts';

/** Registers a reader, who signs in with the number of the first card. */
export async function registerReader(
  db: Db,
  { tenantId, now }: LocalContext,
  reader: NewReader,
  also: AlsoWrite,
): ReturnType<IlsReaders['register']> {
  try {
    return await inTransaction(db, async (tx) => {
      const refusal =
        (await refuseNumber(tx, tenantId, reader.card)) ?? (await refuseBelonging(tx, tenantId, reader));
      if (refusal) return refusal;
      const patronId = newId();
      await tx
        .insertInto('patron')
        .values({
          id: patronId,
          tenant_id: tenantId,
          primary_id: reader.card,
          primary_id_form: formBeside(reader.card),
          name: reader.name,
          patron_group: reader.patronGroup,
          library_code: reader.libraryCode,
          status: 'normal',
          expires_on: reader.expiresOn,
          major: reader.major ?? '',
          relends: 0,
          created_at: now,
          updated_at: now,
        })
        .execute();
      await addCard(tx, tenantId, { number: reader.card, patronId, now });
      const registered = await readReader(tx, tenantId, patronId);
      if (!registered) throw new Error('the reader was removed while they were registered');
      await also(tx, registered, undefined);
      return registered;
    });
  } catch (error) {
    // Somebody gave the same number at the same time.
    if (isUniqueViolation(error)) return refuse(CARD_NUMBER_TAKEN, { number: reader.card });
    throw error;
  }
}
