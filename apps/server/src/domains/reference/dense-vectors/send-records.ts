import type { EmbeddingsSettings } from '@lectern/contracts/people/tenant/embeddings-settings';
import type { VectorWriter } from '@lectern/search/dense/file/vector-writer';
import type { SearchDocument } from '@lectern/search/search-document';
import { EmbeddingsError } from '../../../ports/embeddings/embeddings-error.ts';
import type { Embedded } from '../../../ports/embeddings/embeddings-port.ts';
import { digestOf, embeddedText } from './embedded-text.ts';

/** What a record is sent as, and the digest by which a change is seen. */
export interface RecordText {
  readonly id: string;
  readonly text: string;
  readonly digest: string;
}

/** The texts of records; those that say nothing get no vector. */
export function textsOf(documents: readonly SearchDocument[]): RecordText[] {
  return documents.flatMap((document) => {
    const text = embeddedText(document);
    return text.trim() === '' ? [] : [{ id: document.id, text, digest: digestOf(text) }];
  });
}

/** Where vectors come from and where they go. */
export interface VectorWork {
  readonly writer: VectorWriter;
  readonly dimension: number;
  readonly settings: Pick<EmbeddingsSettings, 'batch'>;
  embed(texts: readonly string[]): Promise<Embedded>;
  /** Called after each request, when its vectors are on disk. */
  onSent(records: number): void;
  /** Called for records that the provider does not take: they get no vector. */
  onRefused(records: number): void;
}

/**
 * Sends the texts that are new or changed, and keeps their vectors. It stops at the signal, between two requests.
 *
 * @throws EmbeddingsError if a text gets no vector
 */
export async function sendRecords(
  texts: readonly RecordText[],
  { writer, dimension, settings, embed, onSent, onRefused }: VectorWork,
  signal: AbortSignal,
): Promise<void> {
  const wanted = texts.filter(({ id, digest }) => writer.digests.get(id) !== digest);
  for (let from = 0; from < wanted.length && !signal.aborted; from += settings.batch) {
    const batch = wanted.slice(from, from + settings.batch);
    const vectors = await embedEach(
      batch.map(({ text }) => text),
      embed,
    );
    if (vectors.some((vector) => vector && vector.length !== dimension))
      throw new EmbeddingsError('away', `the answer has not the ${dimension} places of the other vectors`);
    const done = batch.flatMap(({ id, digest }, at) => {
      const vector = vectors[at];
      return vector ? [{ id, digest, vector }] : [];
    });
    await writer.put(done);
    onSent(done.length);
    onRefused(batch.length - done.length);
  }
}

/** The vectors of texts; undefined for a text that the provider does not take. If it takes none of several, the settings may be wrong. */
async function embedEach(
  texts: readonly string[],
  embed: VectorWork['embed'],
): Promise<readonly (Float32Array | undefined)[]> {
  try {
    return (await embed(texts)).vectors;
  } catch (error) {
    if (!(error instanceof EmbeddingsError) || error.fault !== 'text') throw error;
    if (texts.length === 1) return [undefined];
    const each: (Float32Array | undefined)[] = [];
    for (const text of texts) each.push(...(await embedEach([text], embed)));
    if (each.every((vector) => vector === undefined)) throw error;
    return each;
  }
}
