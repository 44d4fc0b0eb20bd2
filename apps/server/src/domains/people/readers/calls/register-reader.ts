import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { registerReader } from '@lectern/contracts/people/readers/register-reader';
import { implement } from '../../../../platform/http/implement.ts';
import { hashPassword } from '../../account/password-hash.ts';
import { alsoWrite } from '../also-write.ts';
import { presentReader } from '../present-reader.ts';
import { readersOf } from '../readers-of.ts';

export const registerReaderCall = implement(registerReader)(
  async ({ input: { phone, email, password, ...reader }, context: { tenant, staff, language }, deps }) => {
    const readers = readersOf(deps, tenant);
    if (isRefusal(readers)) return readers;
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    const registered = await readers.register(
      reader,
      alsoWrite({
        tenantId: tenant.id,
        staffId: staff.id,
        action: 'readers.register',
        at: deps.clock.now().toISOString(),
        phone,
        email,
        passwordHash,
      }),
    );
    if (isRefusal(registered)) return registered;
    return presentReader(deps, { tenant, language }, registered);
  },
);
