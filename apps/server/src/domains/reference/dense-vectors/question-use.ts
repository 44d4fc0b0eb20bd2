import type { EmbeddingsSettings } from '@lectern/contracts/people/tenant/embeddings-settings';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { noteVectors, type VectorUse, vectorTokensLeft } from '../ai/model/use/note-vectors.ts';

/** Searches do not wait for the database to note a few tokens: they are noted together after so long. */
const NOTE_AFTER_MS = 5000;

interface Unnoted extends VectorUse {
  readonly tenant: Tenant;
  readonly settings: EmbeddingsSettings;
}

/** What questions used, and whether the library has tokens left for more today. */
export interface QuestionUse {
  isLeft(tenant: Tenant, settings: EmbeddingsSettings): Promise<boolean>;
  note(tenant: Tenant, settings: EmbeddingsSettings, used: VectorUse): void;
}

/** A process that dies loses what it had not noted yet. */
export function createQuestionUse(deps: Pick<Deps, 'db' | 'clock' | 'log'>): QuestionUse {
  const unnoted = new Map<string, Unnoted>();

  async function noteTenant(tenantId: string): Promise<void> {
    const one = unnoted.get(tenantId);
    unnoted.delete(tenantId);
    if (one) await noteVectors(deps, one.tenant, one.settings, one);
  }

  return {
    async isLeft(tenant, settings) {
      const left = await vectorTokensLeft(deps, tenant, settings);
      return left > (unnoted.get(tenant.id)?.tokens ?? 0);
    },
    note(tenant, settings, { requests, failures, tokens }) {
      const before = unnoted.get(tenant.id);
      unnoted.set(tenant.id, {
        tenant,
        settings,
        requests: (before?.requests ?? 0) + requests,
        failures: (before?.failures ?? 0) + failures,
        tokens: (before?.tokens ?? 0) + tokens,
      });
      if (before) return;
      const later = setTimeout(() => {
        noteTenant(tenant.id).catch((error: unknown) =>
          deps.log.error({ err: error, tenant: tenant.id }, 'use of vectors not noted'),
        );
      }, NOTE_AFTER_MS);
      later.unref();
    },
  };
}
