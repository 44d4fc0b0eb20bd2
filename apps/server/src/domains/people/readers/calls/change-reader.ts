import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { changeReader } from '@lectern/contracts/people/readers/change-reader';
import { implement } from '../../../../platform/http/implement.ts';
import { hashPassword } from '../../account/password-hash.ts';
import { alsoWrite } from '../also-write.ts';
import { presentReader } from '../present-reader.ts';
import { readersOf } from '../readers-of.ts';

export const changeReaderCall = implement(changeReader)(
  async ({ input, context: { tenant, staff, language }, deps }) => {
    const { patronId, phone, email, password, ...change } = input;
    const readers = readersOf(deps, tenant);
    if (isRefusal(readers)) return readers;
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    const changed = await readers.change(
      patronId,
      change,
      alsoWrite({
        tenantId: tenant.id,
        staffId: staff.id,
        action: 'readers.change',
        at: deps.clock.now().toISOString(),
        phone,
        email,
        passwordHash,
      }),
    );
    if (isRefusal(changed)) return changed;
    return presentReader(deps, { tenant, language }, changed);
  },
);
