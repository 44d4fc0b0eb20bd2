import { describe, expect, it } from 'vitest';
import { type IlsWorld, offered, WORLD_PASSWORD } from '../ils-world.ts';

/** Passwords that the system keeps. */
export function promiseSignIn(given: () => IlsWorld): void {
  describe('signing in', () => {
    it('is for the patron with this account and this password alone', async () => {
      const { ils } = given();
      const patronId = await given().addPatron();
      const other = await given().addPatron();
      const { primaryId, name } = await ils.patronAccount(patronId);
      const signIn = offered(ils.signIn);
      expect(await signIn.check(primaryId, WORLD_PASSWORD)).toMatchObject({ patronId, primaryId, name });
      for (const wrong of ['', `${WORLD_PASSWORD}x`, WORLD_PASSWORD.toUpperCase(), 'with|bar'])
        expect(await signIn.check(primaryId, wrong)).toBeUndefined();
      const { primaryId: otherId } = await ils.patronAccount(other);
      expect(await signIn.check(`${otherId}x`, WORLD_PASSWORD)).toBeUndefined();
      expect(await signIn.check('', WORLD_PASSWORD)).toBeUndefined();
    });
  });
}
