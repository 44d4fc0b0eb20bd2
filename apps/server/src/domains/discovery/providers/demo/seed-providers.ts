import { providerFacts } from '@lectern/contracts/discovery/providers/provider';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { DEMO_SCHOLAR_SOURCES } from '@lectern/demo/papers/demo-scholar-sources';
import * as z from 'zod';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { putProviderRow } from '../put-provider.ts';

const schema = z.object(providerFacts);

/** Scholarly sources that the server answers for itself, so that the pages have content without a network. */
export const providerSeed: DemoSeed = {
  tables: ['provider', 'provider_turn'],
  async load({ db, clock }, { tenantId }) {
    const now = clock.now().toISOString();
    for (const { code, kind, address, names, place } of DEMO_SCHOLAR_SOURCES) {
      const facts = schema.parse({ code, kind, address, names, place, isOn: true });
      const put = await inTransaction(db, (tx) =>
        putProviderRow(tx, tenantId, { ...facts, id: undefined }, now),
      );
      if (isRefusal(put)) throw new Error(`the demo has two providers ${code}`);
    }
  },
};
