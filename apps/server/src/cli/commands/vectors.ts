import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { OtherModelError } from '@lectern/search/dense/file/other-model-error';
import { DamagedFileError } from '@lectern/search/search-errors';
import { embedRecords } from '../../domains/reference/dense-vectors/embed-records.ts';
import { vectorsLease } from '../../domains/reference/dense-vectors/vectors-lease.ts';
import { vectorsPath } from '../../domains/reference/dense-vectors/vectors-path.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ProcessLease } from '../../platform/jobs/process-lease.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import { EmbeddingsError } from '../../ports/embeddings/embeddings-error.ts';
import { embeddingsKeyName } from '../../ports/embeddings/embeddings-key.ts';
import { type Command, CommandError } from '../command.ts';
import { stopOnInterrupt } from '../interrupt.ts';
import { createProgress, number } from '../progress.ts';
import { readSecret } from '../read-secret.ts';
import { withTenant } from '../with-deps.ts';

/** A process that died is known by its silence of twenty seconds. */
const LONGEST_WAIT_MS = 30_000;
const LOOK_MS = 500;

export const vectorsEmbedCommand: Command = {
  name: 'vectors embed',
  usage: '--tenant T [--anew]',
  summary:
    'Gives all records their vectors by the model of embeddings that the settings name, and sends only what is new or changed. It goes on where it was stopped. --anew forgets all vectors first, as another model needs.',
  options: { tenant: { type: 'string' }, anew: { type: 'boolean' } },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const settings = settingsOf(tenant);
      const lease = await takeLease(deps, tenant.id);
      const interrupt = stopOnInterrupt();
      const progress = createProgress('vectors embed');
      try {
        if (args.values.anew === true) await rm(vectorsPath(deps.config, tenant.id), { force: true });
        const done = await embedRecords(deps, tenant.id, settings, {
          progress: (records) => progress.show(records),
          signal: interrupt.signal,
        });
        progress.end();
        if (done.wasDamaged) console.log('A part of the file was damaged; its records were sent again.');
        const { sent, tokens, kept, removed } = done;
        console.log(
          `Sent ${number(sent)} records (${number(tokens)} tokens), kept ${number(kept)} vectors, removed ${number(removed)}.`,
        );
        if (done.refused > 0)
          console.log(
            `The model does not take ${number(done.refused)} records; they are found without vectors.`,
          );
        return interrupt.signal.aborted ? 130 : 0;
      } catch (error) {
        progress.end();
        throw asCommandError(error);
      } finally {
        interrupt.release();
        await lease.release();
      }
    }),
};

export const vectorsKeyCommand: Command = {
  name: 'vectors key',
  usage: '--tenant T',
  summary:
    'Stores the key for the model of embeddings, sealed under the address in the settings. It is asked for, or read from standard input; an empty one is removed.',
  options: { tenant: { type: 'string' } },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const settings = settingsOf(tenant);
      const key = await readSecret(`Key for ${settings.address}: `);
      if (key === '') await deps.secrets.remove(tenant.id, embeddingsKeyName(settings));
      else await deps.secrets.set(tenant.id, embeddingsKeyName(settings), key);
      console.log(`${key === '' ? 'Removed' : 'Stored'} the key for ${settings.address}.`);
      return 0;
    }),
};

/** The right to write the file. A process that died, or the server that gives some records their vectors, is waited for. */
async function takeLease(deps: Deps, tenantId: string): Promise<ProcessLease> {
  const lease = vectorsLease(deps, tenantId);
  for (const since = performance.now(); !(await lease.hold()); await sleep(LOOK_MS))
    if (performance.now() - since > LONGEST_WAIT_MS)
      throw new CommandError('Another process is giving these records their vectors.');
  lease.start();
  return lease;
}

function settingsOf({ mappingPath, settings: { assistant } }: Tenant) {
  if (assistant.embeddings === null)
    throw new CommandError(`${mappingPath} names no model of embeddings (assistant.embeddings).`);
  return assistant.embeddings;
}

function asCommandError(error: unknown): unknown {
  if (error instanceof EmbeddingsError)
    return new CommandError(`The model of embeddings failed: ${error.message}. What was done is kept.`);
  if (error instanceof OtherModelError)
    return new CommandError(`The file has ${error.message}. With --anew all records are sent again.`);
  if (error instanceof DamagedFileError)
    return new CommandError(`The file is damaged: ${error.message}. With --anew all records are sent again.`);
  return error;
}
