import * as z from 'zod';
import { EmbeddingsError } from './embeddings-error.ts';
import type { Embedded } from './embeddings-port.ts';

/** No known model has vectors with more places. */
export const LARGEST_DIMENSION = 8192;

const answerSchema = z.object({
  data: z.array(
    z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1).max(LARGEST_DIMENSION) }),
  ),
  usage: z
    .object({ total_tokens: z.int().min(0) })
    .optional()
    .catch(undefined),
});

/** A usual share, where a provider does not count. */
const BYTES_OF_TOKEN = 4;
/** A token has at least a byte; models add some of their own to a text. */
const ADDED_TOKENS = 16;

/** What was asked for. */
export interface WantedEmbeddings {
  readonly texts: readonly string[];
  /** 0 where any dimension will do. */
  readonly dimensions: number;
}

/**
 * What an answer says. A provider is not trusted: each text has exactly one vector, all have the same
 * dimension, the one that was asked for, and each says something.
 *
 * @throws EmbeddingsError
 */
export function readEmbeddings(body: Buffer, { texts, dimensions }: WantedEmbeddings): Embedded {
  const { data, usage } = parse(body);
  const count = texts.length;
  if (data.length !== count) throw unreadable(`${data.length} vectors for ${count} texts`);
  const vectors: (Float32Array | undefined)[] = new Array(count).fill(undefined);
  for (const { index, embedding } of data) {
    if (index >= count || vectors[index]) throw unreadable('a text has two vectors or none');
    vectors[index] = Float32Array.from(embedding);
  }
  const whole = vectors as Float32Array[];
  const expected = dimensions || whole[0]?.length;
  for (const vector of whole) {
    if (vector.length !== expected) throw unreadable(`${vector.length} places instead of ${expected}`);
    // Numbers that are finite in JSON may be too large for 32 bits.
    if (!vector.every(Number.isFinite) || vector.every((value) => value === 0))
      throw unreadable('a vector is not finite, or 0 in all places');
  }
  return { vectors: whole, tokens: tokensOf(texts, usage?.total_tokens) };
}

/** No more than the texts can have, whatever a provider says. */
function tokensOf(texts: readonly string[], counted: number | undefined): number {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return Math.min(counted ?? Math.ceil(bytes / BYTES_OF_TOKEN), bytes + texts.length * ADDED_TOKENS);
}

function parse(body: Buffer): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw unreadable('it has no list of vectors');
  }
}

function unreadable(reason: string): EmbeddingsError {
  return new EmbeddingsError('away', `the answer cannot be used: ${reason}`);
}
