import type { TitleBlock } from './vector-blocks.ts';

/** A model of embeddings, and how many places its vectors have. */
export interface VectorModel {
  readonly model: string;
  readonly dimension: number;
}

/** A file has vectors of another model. The cosine of vectors of two models says nothing, so they never mix. */
export class OtherModelError extends Error {
  override readonly name = 'OtherModelError';

  constructor(found: VectorModel, wanted: VectorModel) {
    super(
      `vectors of ${found.model} (${found.dimension} places) are not those of ${wanted.model} (${wanted.dimension} places)`,
    );
  }
}

/** Raises OtherModelError where a file is not one of this model. */
export function checkModel(title: TitleBlock, wanted: VectorModel): void {
  if (title.model !== wanted.model || title.dimension !== wanted.dimension)
    throw new OtherModelError(title, wanted);
}
