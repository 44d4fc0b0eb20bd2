import { writeSync } from 'node:fs';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { createDeps } from '../../create-deps.ts';
import { receiveCopy } from '../../domains/lending/circulation/hand-overs/receive.ts';
import { ownCirculation } from '../../domains/lending/circulation/own-circulation.ts';
import { CONSUMERS } from '../../domains.ts';
import { readConfig } from '../../platform/config.ts';
import { createEventRunner } from '../../platform/events/event-runner.ts';
import { listOpenActs, type OpenAct } from './acts-to-kill.ts';

// Lends, takes back and hands over what is still to be done in a database, three at a time, and tells readers of it. Prints each act once
// it is acknowledged: circulate-until-killed.ts TENANT
const [tenantId = ''] = process.argv.slice(2);
const STDOUT = 1;
const AT_ONCE = 3;

const deps = createDeps(readConfig(process.env));
const { desk } = await deps.ils.ofId(tenantId);
const tenant = await deps.tenants.byId(tenantId);
if (!desk || !tenant) throw new Error('this library system has no desk');
createEventRunner(deps, CONSUMERS).start();

/** @throws if the library has another system */
async function receive(patronId: string, requestId: string) {
  const own = tenant && ownCirculation(deps, tenant);
  if (!own) throw new Error('this library has another system');
  return receiveCopy(deps.db, own, patronId, requestId);
}

async function act({ kind, subject, patronId }: OpenAct): Promise<void> {
  const place = { barcode: subject, libraryCode: 'MAIN' };
  const answer = await (kind === 'lend'
    ? desk?.checkOut({ ...place, patronId })
    : kind === 'return'
      ? desk?.checkIn(place)
      : receive(patronId, subject));
  if (isRefusal(answer)) throw new Error(`${kind} ${subject}: ${answer.code}`);
  // At once and not through a buffer that dies with the process.
  writeSync(STDOUT, `${kind} ${subject}\n`);
}

const open = await listOpenActs(deps.db, tenantId);
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = open.shift(); next; next = open.shift()) await act(next);
  }),
);
writeSync(STDOUT, 'all done\n');
