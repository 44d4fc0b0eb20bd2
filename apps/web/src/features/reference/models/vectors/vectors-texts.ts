import {
  type EmbeddingsSettings,
  embeddingsSettingsSchema,
} from '@lectern/contracts/people/tenant/embeddings-settings';
import type { ModelList } from '@lectern/contracts/reference/ai/model-list';
import { jsonIn, jsonOf } from '../model-texts.ts';

export type Vectors = NonNullable<ModelList['embeddings']>;
/** The settings with the key that was typed: undefined keeps the one that there is, empty removes it. */
export type TypedVectors = EmbeddingsSettings & { readonly key?: string };

/** The fields of the form as they are typed. */
export const VECTOR_FIELDS = [
  'address',
  'model',
  'dimensions',
  'batch',
  'tokensPerDay',
  'price',
  'currency',
  'headers',
] as const;
export type VectorField = (typeof VECTOR_FIELDS)[number];
export type VectorTexts = Record<VectorField, string>;

export function textsOf(vectors: Vectors | null): VectorTexts {
  const settings = vectors ?? { ...embeddingsSettingsSchema.parse(EXAMPLE), address: '', model: '' };
  return {
    address: settings.address,
    model: settings.model,
    dimensions: settings.dimensions === 0 ? '' : String(settings.dimensions),
    batch: String(settings.batch),
    tokensPerDay: String(settings.tokensPerDay),
    price: String(settings.price),
    currency: settings.currency,
    headers: jsonOf(settings.headers),
  };
}

/** Gives the defaults. */
const EXAMPLE = { address: 'https://models.example.org', model: 'm' };

/** The settings that the texts say, or the fields that say none. */
export function readVectors(
  texts: VectorTexts,
): { readonly settings: EmbeddingsSettings } | { readonly wrong: readonly VectorField[] } {
  const parsed = embeddingsSettingsSchema.safeParse({
    ...texts,
    address: texts.address.trim(),
    model: texts.model.trim(),
    dimensions: Number(texts.dimensions),
    batch: Number(texts.batch),
    tokensPerDay: Number(texts.tokensPerDay),
    price: Number(texts.price),
    headers: jsonIn(texts.headers),
  });
  if (parsed.success) return { settings: parsed.data };
  const wrong = parsed.error.issues.map(({ path }) => path[0]);
  return { wrong: VECTOR_FIELDS.filter((field) => wrong.includes(field)) };
}
