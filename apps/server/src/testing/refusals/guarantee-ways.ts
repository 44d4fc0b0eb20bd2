import { buildGuarantee, buildPatron, buildSession } from '../builders.ts';
import type { RefusingLibrary } from './refusing-library.ts';

/** The caller is an account that another one guarantees. */
export function asGuaranteedReader<Input>(input: Input) {
  return async (library: RefusingLibrary) => {
    await signInOneOf(library, 'guaranteed');
    return input;
  };
}

/** The caller is an account that guarantees another one. */
export function asGuarantor<Input>(input: Input) {
  return async (library: RefusingLibrary) => {
    await signInOneOf(library, 'guarantor');
    return input;
  };
}

async function signInOneOf(library: RefusingLibrary, role: 'guarantor' | 'guaranteed'): Promise<void> {
  const { db } = library.deps;
  const pair = { guarantor: await buildPatron(db), guaranteed: await buildPatron(db) };
  await buildGuarantee(db, { guarantor_id: pair.guarantor.id, guaranteed_id: pair.guaranteed.id });
  library.caller = { token: await buildSession(db, pair[role]) };
}
