import * as z from 'zod';
import { addedHeaders, modelAddress, priceCurrency, tokenPrice } from './model-settings.ts';

/**
 * A model that gives texts their vectors, by the embeddings of OpenAI, which many others speak (docs/admin.md, "Vectors by a model of
 * embeddings").
 */
export const embeddingsSettingsSchema = z.object({
  /** That before `/embeddings`: `https://api.openai.com/v1`, `http://ollama:11434/v1`. */
  address: modelAddress,
  model: z.string().min(1).max(200),
  /** Places of a vector, for models that can give shorter ones; 0 leaves it to the model. */
  dimensions: z.int().min(0).max(8192).default(0),
  /** Texts of one request. Some providers take no more than ten. */
  batch: z.int().min(1).max(256).default(10),
  headers: addedHeaders,
  /** Tokens of a day that the server may use for questions and changed records; those of commands do not count. */
  tokensPerDay: z.int().min(1000).max(10_000_000_000).default(1_000_000),
  price: tokenPrice,
  currency: priceCurrency,
});
export type EmbeddingsSettings = z.infer<typeof embeddingsSettingsSchema>;
