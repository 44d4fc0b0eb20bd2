import type { Client } from '@lectern/contracts/kernel/client';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { DatabaseKind } from '../platform/db/dialect.ts';
import { createFailingSystems, type FailingSystems } from '../ports/ils/failing-ils.ts';
import { type buildPatron, buildSession } from './builders.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export type BuiltPatron = Awaited<ReturnType<typeof buildPatron>>;

/** The server before a library system that can be made to fail. */
export interface IlsApp extends TestApp {
  readonly ils: FailingSystems;
  /** A client of a patron who has signed in. */
  signedIn(patron: BuiltPatron, language?: Language): Promise<Client>;
}

export async function createIlsApp(kind: DatabaseKind): Promise<IlsApp> {
  let ils: FailingSystems | undefined;
  const app = await createTestApp({
    kind,
    adapt: (deps) => {
      ils = createFailingSystems(deps.ils);
      return { ...deps, ils };
    },
  });
  if (!ils) throw new Error('the library system was not put in place');
  return {
    ...app,
    ils,
    signedIn: async (patron, language = 'en-US') =>
      app.client({ token: await buildSession(app.deps.db, patron), language }),
  };
}
