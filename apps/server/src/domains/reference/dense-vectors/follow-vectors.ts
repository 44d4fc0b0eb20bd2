import { existsSync } from 'node:fs';
import { DenseVectors } from '@lectern/search/dense/dense-vectors';
import { readVectorTitle } from '@lectern/search/dense/file/read-vectors';
import { VectorPool } from '@lectern/search/dense/workers/vector-pool';
import type { Deps } from '../../../platform/deps.ts';
import { vectorsPath } from './vectors-path.ts';

const THREADS = 2;
/** A file is looked at again after so long: for what was added, or where it could not be read. */
const LOOK_AGAIN_MS = 5000;

/** The vectors of libraries' records in memory, which follow their files. */
export interface FollowedVectors {
  /** Whether a library has vectors of this model to search. The first time they are only begun to be read. */
  has(tenantId: string, model: string): boolean;
  /** The ids of the nearest records, nearest first; none where the vectors have another dimension than the question. */
  nearest(tenantId: string, question: Float32Array, most: number): Promise<readonly string[]>;
}

interface Followed {
  readonly path: string;
  vectors: DenseVectors | undefined;
  lookedAt: number;
  /** The reading that is under way. */
  looking: Promise<void> | undefined;
  /** What was wrong with the file, so that it is said once. */
  fault: string;
}

/** The vectors in the data folder. Files are read in the background: no question waits for one. */
export function followVectors({ config, log }: Pick<Deps, 'config' | 'log'>): FollowedVectors {
  const byTenant = new Map<string, Followed>();
  let pool: VectorPool | undefined;

  async function read(followed: Followed): Promise<void> {
    const { path, vectors } = followed;
    const title = existsSync(path) ? await readVectorTitle(path) : undefined;
    const isSame =
      title && vectors?.model.model === title.model && vectors.model.dimension === title.dimension;
    if (isSame) return vectors.refresh();
    followed.vectors = undefined;
    await vectors?.close();
    if (title === undefined) return;
    pool ??= new VectorPool(THREADS);
    followed.vectors = await DenseVectors.open(path, title, pool);
  }

  async function look(tenantId: string, followed: Followed): Promise<void> {
    try {
      await read(followed);
      followed.fault = '';
    } catch (error) {
      const fault = String(error);
      if (fault !== followed.fault)
        log.error({ err: error, tenant: tenantId }, 'vectors of records not readable');
      followed.fault = fault;
    }
    followed.lookedAt = performance.now();
    followed.looking = undefined;
  }

  function followedOf(tenantId: string): Followed {
    const known = byTenant.get(tenantId);
    if (known) return known;
    const path = vectorsPath(config, tenantId);
    const lookedAt = Number.NEGATIVE_INFINITY;
    const followed = { path, vectors: undefined, lookedAt, looking: undefined, fault: '' };
    byTenant.set(tenantId, followed);
    return followed;
  }

  return {
    has(tenantId, model) {
      const followed = followedOf(tenantId);
      if (performance.now() - followed.lookedAt > LOOK_AGAIN_MS)
        followed.looking ??= look(tenantId, followed);
      return followed.vectors?.model.model === model;
    },
    async nearest(tenantId, question, most) {
      const { vectors } = followedOf(tenantId);
      if (vectors?.model.dimension !== question.length) return [];
      return (await vectors.nearest(question, most)).map(({ id }) => id);
    },
  };
}
