import { describe, expect, it } from 'vitest';
import { type IlsWorld, offered } from '../ils-world.ts';

/** Who answers for whom. */
export function promiseGuarantees(given: () => IlsWorld): void {
  describe('guarantees', () => {
    it('tell who answers for whom', async () => {
      const guarantees = offered(given().ils.guarantees);
      const guarantor = await given().addPatron();
      const guaranteed = await given().addPatron({ guaranteedBy: guarantor });
      const answered = await guarantees.of(guarantor);
      expect(answered.guaranteed).toBe(false);
      expect(answered.guarantees.map(({ patronId }) => patronId)).toEqual([guaranteed]);
      expect(await guarantees.of(guaranteed)).toEqual({ guaranteed: true, guarantees: [] });
    });
  });
}
