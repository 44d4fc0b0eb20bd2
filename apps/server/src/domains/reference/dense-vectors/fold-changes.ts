import { existsSync } from 'node:fs';
import type { EmbeddingsSettings } from '@lectern/contracts/people/tenant/embeddings-settings';
import { readVectorTitle } from '@lectern/search/dense/file/read-vectors';
import { VectorWriter } from '@lectern/search/dense/file/vector-writer';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { documentsOf } from '../../discovery/search-index/index-documents.ts';
import { noteVectors, vectorTokensLeft } from '../ai/model/use/note-vectors.ts';
import { sendRecords, textsOf } from './send-records.ts';
import { vectorsPath } from './vectors-path.ts';

export type FoldDeps = Pick<
  Deps,
  'db' | 'clock' | 'ils' | 'tenants' | 'onlineTitles' | 'onlineCollections' | 'config' | 'embeddings' | 'log'
>;

/**
 * Gives records that changed their vectors and removes those of records that search does not find any more. False where a part was left,
 * since the tokens of the day are used up or the signal came. Nothing is done where the library has no vectors of this model: the command
 * makes the first ones. The caller has the lease of the vectors.
 *
 * @throws EmbeddingsError if a text gets no vector
 */
export async function foldChanges(
  deps: FoldDeps,
  tenant: Tenant,
  settings: EmbeddingsSettings,
  { bibIds, signal }: { readonly bibIds: readonly string[]; readonly signal: AbortSignal },
): Promise<boolean> {
  const path = vectorsPath(deps.config, tenant.id);
  const title = existsSync(path) ? await readVectorTitle(path) : undefined;
  if (title?.model !== settings.model) return true;
  const { model, dimension } = title;
  // The index says which records cannot be read.
  const texts = textsOf(await documentsOf(deps, tenant.id, bibIds, undefined, () => undefined));
  const writer = await VectorWriter.open(path, { model, dimension });
  const overBudget = new AbortController();
  const embed = async (batch: readonly string[]) => {
    const failed = { requests: 1, failures: 1, tokens: 0 };
    const embedded = await deps.embeddings
      .embed(tenant.id, settings, batch, 'server')
      .catch(async (error: unknown) => {
        await noteVectors(deps, tenant, settings, failed);
        throw error;
      });
    await noteVectors(deps, tenant, settings, { requests: 1, failures: 0, tokens: embedded.tokens });
    if ((await vectorTokensLeft(deps, tenant, settings)) <= 0) overBudget.abort();
    return embedded;
  };
  try {
    const there = new Set(texts.map(({ id }) => id));
    await writer.remove(bibIds.filter((id) => !there.has(id) && writer.digests.has(id)));
    if ((await vectorTokensLeft(deps, tenant, settings)) <= 0) overBudget.abort();
    const stop = AbortSignal.any([signal, overBudget.signal]);
    const ignore = () => undefined;
    await sendRecords(texts, { writer, dimension, settings, embed, onSent: ignore, onRefused: ignore }, stop);
    return !stop.aborted;
  } finally {
    await writer.close();
  }
}
