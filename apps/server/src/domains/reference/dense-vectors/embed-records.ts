import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { EmbeddingsSettings } from '@lectern/contracts/people/tenant/embeddings-settings';
import { packVectors } from '@lectern/search/dense/file/pack-vectors';
import { VectorWriter } from '@lectern/search/dense/file/vector-writer';
import { PRIVATE_FOLDER_MODE } from '../../../platform/db/private-file.ts';
import type { Deps } from '../../../platform/deps.ts';
import { allDocuments } from '../../discovery/search-index/index-documents.ts';
import { sendRecords, textsOf } from './send-records.ts';
import { vectorsPath } from './vectors-path.ts';

type EmbedDeps = Pick<
  Deps,
  'db' | 'clock' | 'ils' | 'tenants' | 'onlineTitles' | 'onlineCollections' | 'config' | 'embeddings'
>;

export interface EmbeddedRecords {
  /** Records that were sent, and the tokens that it took. */
  readonly sent: number;
  readonly tokens: number;
  /** Records whose vectors stood for what they are already. */
  readonly kept: number;
  /** Records that the model does not take: they have no vector, or an older one. */
  readonly refused: number;
  /** Vectors of records that search does not find any more. */
  readonly removed: number;
  /** Whether a part of the file was damaged; its records were sent again. */
  readonly wasDamaged: boolean;
}

/**
 * Gives all records of a library that search finds their vectors: sends those that are new or changed. What is done is on disk after every
 * request, so it can be stopped at any time, by the signal too, and goes on from there. The caller has the lease of the vectors. `progress`
 * gets the number of records that have their vectors.
 *
 * @throws EmbeddingsError if a text gets no vector, OtherModelError if the vectors that are there are of another model
 */
export async function embedRecords(
  deps: EmbedDeps,
  tenantId: string,
  settings: EmbeddingsSettings,
  { progress, signal }: { readonly progress: (records: number) => void; readonly signal: AbortSignal },
): Promise<EmbeddedRecords> {
  let tokens = 0;
  const embed = async (texts: readonly string[]) => {
    const embedded = await deps.embeddings.embed(tenantId, settings, texts, 'command');
    tokens += embedded.tokens;
    return embedded;
  };
  const path = vectorsPath(deps.config, tenantId);
  await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER_MODE });
  // A model is asked how long its vectors are before anything is opened.
  const dimension = (await embed(['library'])).vectors[0]!.length;
  const writer = await VectorWriter.open(path, { model: settings.model, dimension });
  let sent = 0;
  let kept = 0;
  let refused = 0;
  const work = {
    writer,
    dimension,
    settings,
    embed,
    onSent(records: number) {
      sent += records;
      progress(kept + sent);
    },
    onRefused(records: number) {
      refused += records;
    },
  };
  const gone = new Set(writer.digests.keys());
  try {
    for await (const page of allDocuments(deps, tenantId, {
      check: () => undefined,
      onUnreadable: () => undefined,
    })) {
      if (signal.aborted) break;
      const texts = textsOf(page);
      for (const { id, digest } of texts) {
        gone.delete(id);
        if (writer.digests.get(id) === digest) kept++;
      }
      await sendRecords(texts, work, signal);
      progress(kept + sent);
    }
    if (signal.aborted) gone.clear();
    await writer.remove([...gone]);
  } finally {
    await writer.close();
  }
  if (!signal.aborted && sent + gone.size > 0) await packVectors(path);
  return { sent, tokens, kept, refused, removed: gone.size, wasDamaged: writer.wasDamaged };
}
