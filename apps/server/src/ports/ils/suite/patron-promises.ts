import { describe, expect, it } from 'vitest';
import { type IlsWorld, offered } from '../ils-world.ts';

export function promisePatrons(given: () => IlsWorld): void {
  describe('patrons', () => {
    it('are found by what they sign in with', async () => {
      const patronId = await given().addPatron();
      const { ils } = given();
      const { primaryId, name, libraryCode } = await ils.patronAccount(patronId);
      const patrons = offered(ils.patrons);
      expect(await patrons.find(primaryId)).toEqual({ patronId, primaryId, name, libraryCode });
      expect(await patrons.find(`${primaryId}x`)).toBeUndefined();
      expect(await patrons.find('')).toBeUndefined();
    });

    it('are made once for a primary id', async () => {
      const { create, find } = offered(given().ils.patrons);
      if (!create) return;
      const patron = { primaryId: 'new-1', name: 'Somebody', libraryCode: 'MAIN', patronGroup: 'student' };
      const made = await Promise.all([create(patron), create({ ...patron, name: 'Somebody else' })]);
      expect(made[0]?.patronId).toBe(made[1]?.patronId);
      expect(await find('new-1')).toEqual(made[0]);
    });
  });
}
