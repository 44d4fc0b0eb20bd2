import { type ModelSettings, modelSettingsSchema } from '@lectern/contracts/people/tenant/model-settings';
import type { ModelList } from '@lectern/contracts/reference/ai/model-list';

export type Model = ModelList['models'][number];

/** The fields of the form as they are typed. */
export const MODEL_FIELDS = [
  'address',
  'model',
  'maxTokens',
  'headers',
  'body',
  'inputPrice',
  'outputPrice',
  'currency',
] as const;
export type ModelField = (typeof MODEL_FIELDS)[number];
export type ModelTexts = Record<ModelField, string> & Pick<ModelSettings, 'kind'>;

/** Where models of well-known providers answer. */
export const PRESETS = {
  deepseek: { kind: 'openai', address: 'https://api.deepseek.com', model: 'deepseek-chat' },
  qwen: {
    kind: 'openai',
    address: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
    model: 'qwen-plus',
  },
  openai: { kind: 'openai', address: 'https://api.openai.com/v1', model: '' },
  anthropic: { kind: 'anthropic', address: 'https://api.anthropic.com', model: '' },
  ollama: { kind: 'openai', address: 'http://localhost:11434/v1', model: '' },
  other: { kind: 'openai', address: '', model: '' },
} as const;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

export function textsOf(model: Model | undefined): ModelTexts {
  return {
    ...(model ? { kind: model.kind, address: model.address, model: model.model } : PRESETS.deepseek),
    maxTokens: String(model?.maxTokens ?? 2000),
    headers: jsonOf(model?.headers),
    body: jsonOf(model?.body),
    inputPrice: String(model?.inputPrice ?? 0),
    outputPrice: String(model?.outputPrice ?? 0),
    currency: model?.currency ?? 'CNY',
  };
}

/** The settings that the texts say, or the fields that say none. */
export function readModel(
  texts: ModelTexts,
): { readonly model: ModelSettings } | { readonly wrong: readonly ModelField[] } {
  const given = {
    ...texts,
    address: texts.address.trim(),
    model: texts.model.trim(),
    maxTokens: Number(texts.maxTokens),
    inputPrice: Number(texts.inputPrice),
    outputPrice: Number(texts.outputPrice),
    headers: jsonIn(texts.headers),
    body: jsonIn(texts.body),
  };
  const parsed = modelSettingsSchema.safeParse(given);
  if (parsed.success) return { model: parsed.data };
  const wrong = parsed.error.issues.map(({ path }) => path[0]);
  return { wrong: MODEL_FIELDS.filter((field) => wrong.includes(field)) };
}

/** Settings of any shape as they are typed: empty for none. */
export function jsonOf(value: object | undefined): string {
  return value && Object.keys(value).length > 0 ? JSON.stringify(value, null, 2) : '';
}

/** What a text says as JSON; the text itself if it is none. */
export function jsonIn(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
