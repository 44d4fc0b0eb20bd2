import { CATALOGUE } from '@lectern/contracts/catalogue';
import { isForPatrons } from '@lectern/contracts/kernel/access';
import { ApiError, type Client } from '@lectern/contracts/kernel/client';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../builders.ts';
import { openStaffSession } from '../staff-session.ts';
import type { FileAndInput } from './provoked.ts';
import { createRefusingLibrary, type RefusingLibrary } from './refusing-library.ts';
import { PROVOKED } from './table.ts';

const declared = CATALOGUE.flatMap((contract) => contract.errors.map((error) => ({ contract, error })));
const cases = PROVOKED.flatMap(({ contract, ways }) =>
  Object.entries(ways).map(([code, way]) => ({ name: `${contract.path} ${code}`, contract, code, way })),
);

describe('what contracts say that they refuse', () => {
  let library: RefusingLibrary;
  let tokens: { readonly patron: string; readonly staff: string };

  beforeAll(async () => {
    library = await createRefusingLibrary();
    const { db } = library.deps;
    tokens = {
      patron: await buildSession(db, await buildPatron(db)),
      staff: await openStaffSession(library, PERMISSIONS, 'MAIN'),
    };
  });
  afterAll(() => library.close());
  beforeEach(() => {
    library.engine.mood = 'well';
    library.ils.comeBack();
    library.patrons.areKnown = true;
    library.keys.areThere = true;
    library.patrons.signInThere = false;
    library.patrons.areElsewhere = false;
    library.patrons.deskIsElsewhere = false;
    delete library.patrons.saysToRequests;
    library.patrons.mayRequest = true;
    // Past what is counted in a minute or kept for one.
    library.clock.advance(61);
  });

  it('is provoked here, each refusal of each call and no other', () => {
    const listed = declared.map(({ contract, error }) => `${contract.path} ${error.code}`);
    expect(cases.map(({ name }) => name).sort()).toEqual(listed.sort());
  });

  it.each(cases)('$name is answered over HTTP', async ({ contract, code, way }) => {
    const { access } = contract;
    library.caller =
      access === 'public' ? {} : { token: isForPatrons(access) ? tokens.patron : tokens.staff };
    const input = await way(library);
    const client = library.client(library.caller);
    const answer: unknown = await ask(client, contract, input).catch((error: unknown) => error);
    if (!(answer instanceof ApiError)) throw new Error(`${code} was not provoked`);
    const error = contract.errors.find((one) => one.code === code);
    expect(answer).toMatchObject({ code: error?.wire ?? code, status: error?.status });
    expect(answer.message).toMatch(/^[^{}]+$/);
    expect(Object.keys(answer.details).sort()).toEqual(Object.keys(error?.details ?? {}).sort());
  });
});

/** Makes a call of any kind. The input of an upload is its file, alone or with what is said beside it. */
function ask(client: Client, contract: AnyEndpoint, input: unknown): Promise<unknown> {
  if (contract.kind === 'call') return client.call(contract, input);
  if (contract.kind === 'raw') return client.download(contract, input);
  const sent = input instanceof Blob ? { file: input, input: {} } : (input as FileAndInput);
  return client.upload(contract, sent.input, sent.file);
}
