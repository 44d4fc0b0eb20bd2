import { applyToLeave } from '@lectern/contracts/counter/leaving/apply-to-leave';
import { cancelAccount } from '@lectern/contracts/counter/leaving/cancel-account';
import { checkLeaving } from '@lectern/contracts/counter/leaving/check-leaving';
import { getLeavingCertificate } from '@lectern/contracts/counter/leaving/get-leaving-certificate';
import { getLeavingCertificates } from '@lectern/contracts/counter/leaving/get-leaving-certificates';
import { leaveMany } from '@lectern/contracts/counter/leaving/leave-many';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { buildFineEntry } from '../builders.ts';
import { type Provoked, provoked, provokedUpload } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { longSignedIn, ofConfirmation, PASSWORD } from './second-factor-refusals.ts';
import { ilsAway } from './ways.ts';

const CONFIRMED = { password: encryptWirePassword(PASSWORD) };

async function forget({ deps: { db } }: RefusingLibrary, id: string): Promise<void> {
  await db.deleteFrom('patron').where('id', '=', id).execute();
}

const forgotten =
  <Input>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    await forget(library, (await longSignedIn(library)).id);
    return input;
  };
const elsewhere =
  <Input>(input: Input) =>
  (library: RefusingLibrary): Input => {
    library.patrons.areElsewhere = true;
    return input;
  };

/** A reader who has applied, with the confirmation. */
async function applied(library: RefusingLibrary) {
  const { id } = await longSignedIn(library);
  const { confirmation } = await library.client(library.caller).call(applyToLeave, CONFIRMED);
  return { id, input: { confirmation } };
}

/** How calls about leaving are refused. */
export const LEAVING_PROVOKED: readonly Provoked[] = [
  provoked(checkLeaving, {
    ILS_UNAVAILABLE: ilsAway({}),
    LEAVING_ELSEWHERE: elsewhere({}),
    PATRON_NOT_FOUND: forgotten({}),
  }),
  provoked(applyToLeave, {
    ...ofConfirmation(longSignedIn, {}),
    LEAVING_ELSEWHERE: elsewhere({}),
    PATRON_NOT_FOUND: forgotten(CONFIRMED),
    async LEAVING_OUTSTANDING(library) {
      const { id } = await longSignedIn(library);
      await buildFineEntry(library.deps.db, { patron_id: id, amount: 100 });
      return CONFIRMED;
    },
  }),
  provoked(getLeavingCertificate, {
    LEAVING_CERTIFICATE_OVER: () => ({ certificate: 'a'.repeat(43) }),
  }),
  provoked(getLeavingCertificates, {
    LEAVING_CERTIFICATES_OVER: () => ({ certificates: ['a'.repeat(43)] }),
  }),
  provoked(cancelAccount, {
    LEAVING_NOT_CONFIRMED: () => ({ confirmation: 'nothing' }),
    async ILS_UNAVAILABLE(library) {
      const { input } = await applied(library);
      library.ils.goAway();
      return input;
    },
    async LEAVING_ELSEWHERE(library) {
      const { input } = await applied(library);
      library.patrons.areElsewhere = true;
      return input;
    },
    async LEAVING_OUTSTANDING(library) {
      const { id, input } = await applied(library);
      await buildFineEntry(library.deps.db, { patron_id: id, amount: 100 });
      return input;
    },
    async PATRON_NOT_FOUND(library) {
      const { id, input } = await applied(library);
      await forget(library, id);
      return input;
    },
  }),
  provokedUpload(leaveMany, {
    UPLOAD_TOO_LARGE: () => new Blob([new Uint8Array(1024 * 1024 + 1)], { type: 'text/csv' }),
    UPLOAD_TYPE_REFUSED: () => new Blob(['GIF89a'], { type: 'image/gif' }),
    ILS_UNAVAILABLE: ilsAway(fileOf('card\nA1')),
    READERS_ELSEWHERE: elsewhere(fileOf('card\nA1')),
    READER_FILE_UNREADABLE: () => fileOf('name\nLin'),
  }),
];

function fileOf(text: string): Blob {
  return new Blob([text], { type: 'text/csv' });
}
