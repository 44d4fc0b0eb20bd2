import { writeSync } from 'node:fs';
import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { createDeps } from '../../create-deps.ts';
import { askProvider } from '../../domains/lending/payments/ask-provider.ts';
import { hearNotice } from '../../domains/lending/payments/hear-notice.ts';
import { openOrder } from '../../domains/lending/payments/open-order.ts';
import { giveRefund } from '../../domains/lending/payments/refunds/give-refund.ts';
import { requestRefund } from '../../domains/lending/payments/refunds/request-refund.ts';
import { readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { sandboxNotice } from '../../ports/payments/sandbox/sandbox-channel.ts';
import { endSandboxPayment } from '../../ports/payments/sandbox/sandbox-store.ts';

// Pays all that a reader owes by the sandbox and gives a part back, until the process ends itself behind a statement that writes, as kill
// -9 would: pay-until-killed.ts TENANT PATRON AMOUNT REFUND WRITES. Prints "done" where there are fewer statements.
const [tenantId = '', patronId = '', amount = '', refund = '', writes = ''] = process.argv.slice(2);
const STDOUT = 1;

const config = readConfig(process.env);
const db = openDatabase({ url: config.databaseUrl }).withPlugin(dieBehind(Number(writes)));
const deps = createDeps(config, { db, isDemo: true });
const tenant = await deps.tenants.byId(tenantId);
if (!tenant) throw new Error('there is no such tenant');

const order = done(
  await openOrder(deps, tenant, { patronId, channel: 'sandbox', fineIds: [], amount: Number(amount) }),
);
done(await askProvider(deps, tenant, order, { origin: 'https://library.example.org', language: 'en-US' }));
const now = deps.clock.now();
await endSandboxPayment(db, tenantId, order.number, { state: 'paid', paid_at: now.toISOString() });
await hearNotice(deps, tenant, 'sandbox', { ...sandboxNotice(deps.secrets, tenantId, order.number), now });
const wanted = { number: order.number, amount: Number(refund), reason: 'Asked for', staffId: 'staff' };
await giveRefund(deps, tenant, done(await requestRefund(deps, tenantId, { ...wanted, limit: undefined })));
// At once and not through a buffer.
writeSync(STDOUT, 'done\n');
process.exit(0);

function done<T>(answer: T): Exclude<T, Refusal> {
  if (isRefusal(answer)) throw new Error(answer.code);
  return answer as Exclude<T, Refusal>;
}

/** Ends the process behind the statement of this number that writes, before anything else runs. */
function dieBehind(most: number): KyselyPlugin {
  let count = 0;
  const writing = new WeakSet<object>();
  const isWriting = ({ kind }: RootOperationNode) => kind !== 'SelectQueryNode' && kind !== 'RawNode';
  return {
    transformQuery: ({ node, queryId }) => {
      if (isWriting(node)) writing.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (writing.has(queryId)) count += 1;
      if (writing.has(queryId) && count === most) process.kill(process.pid, 'SIGKILL');
      return result;
    },
  };
}
