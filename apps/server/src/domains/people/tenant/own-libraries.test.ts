import { getInstitution } from '@lectern/contracts/people/tenant/get-institution';
import { INSTITUTION_PARAMETERS } from '@lectern/contracts/people/tenant/get-institution-parameter';
import { getOwnLibraries } from '@lectern/contracts/people/tenant/get-own-libraries';
import { saveLastLibrary } from '@lectern/contracts/people/tenant/save-last-library';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { buildLibrary } from '../../../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('the choice of a library', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    await buildLibrary(app.deps.db, { code: 'EAST', position: 1 });
  });
  afterAll(() => app.close());

  it('is kept for the reader who made it, until all libraries are chosen', async () => {
    const token = await buildSession(app.deps.db, await buildPatron(app.deps.db));
    const other = await buildSession(app.deps.db, await buildPatron(app.deps.db));
    const reader = app.client({ token });
    const last = async (client = reader) =>
      (await client.call(getOwnLibraries, {})).filter(({ isLast }) => isLast).map(({ libCode }) => libCode);
    expect(await last()).toEqual([]);
    expect(await reader.call(saveLastLibrary, { libCode: 'EAST' })).toEqual({ libCode: 'EAST' });
    expect(await last()).toEqual(['EAST']);
    expect(await last(app.client({ token: other }))).toEqual([]);
    expect(await last(app.client())).toEqual([]);
    await reader.call(saveLastLibrary, { libCode: '' });
    expect(await last()).toEqual([]);
  });

  it('is refused for a library that does not exist', async () => {
    const token = await buildSession(app.deps.db, await buildPatron(app.deps.db));
    const choice = app.client({ token }).call(saveLastLibrary, { libCode: 'WEST' });
    await expect(choice).rejects.toMatchObject({ code: 'LIBRARY_UNKNOWN' });
  });

  it('stands beside the institution with all its parameters', async () => {
    const institution = await app.client().call(getInstitution, {});
    expect(institution).toMatchObject({ groupCode: '1001', name: 'alpha library' });
    for (const code of INSTITUTION_PARAMETERS) expect(institution[code]).toBeTypeOf('string');
  });
});
