import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { demoUnits } from '@lectern/demo/people/demo-units';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { putUnitRow } from '../put-unit.ts';

/** The colleges of the demo university. Colleges that its databases name become units by their codes. */
export const unitSeed: DemoSeed = {
  tables: ['unit'],
  async load({ db, clock }, { demo, tenantId }) {
    const now = clock.now().toISOString();
    const idOf = new Map<string, string>();
    await inTransaction(db, async (tx) => {
      for (const unit of demoUnits(demo)) {
        const { code, kind, names } = unit;
        const put = await putUnitRow(tx, {
          tenantId,
          id: undefined,
          version: undefined,
          parentId: idOf.get(unit.parent ?? '') ?? '',
          facts: {
            code,
            kind,
            names,
            otherNames: unit.otherNames ?? [],
            introduction: unit.introduction ?? {},
            address: unit.address ?? {},
            phone: unit.phone ?? '',
            email: unit.email ?? '',
            website: '',
            subjects: unit.subjects ?? [],
            classes: unit.classes ?? [],
            isOpen: true,
          },
          now,
        });
        if (isRefusal(put)) throw new Error(`${code}: ${put.code}`);
        idOf.set(code, put.after.id);
      }
    });
  },
};
