import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { assistantSettingsSchema, MOST_MODELS } from '../../people/tenant/assistant-settings.ts';
import { embeddingsSettingsSchema } from '../../people/tenant/embeddings-settings.ts';
import { modelSettingsSchema } from '../../people/tenant/model-settings.ts';
import { MODEL_ADDRESS, MODEL_KEYS_OFF, MODELS_CHANGED } from './errors.ts';
import { modelListSchema } from './model-list.ts';

/** A key, without white space around it. */
const modelKey = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{0,500}$/);

/** Sets the language models of the library, in the order in which they are asked, and what gives records vectors. */
export const putModels = endpoint({
  methods: ['POST'],
  path: '/staff/assistant/putModels',
  origin: 'ours',
  access: { staff: 'settings.edit' },
  summary: 'Set the language models of the assistant',
  input: z.object({
    models: z
      .array(
        modelSettingsSchema.extend({
          /** The key for its address: absent keeps the one that there is, empty removes it. */
          key: modelKey.optional(),
        }),
      )
      .max(MOST_MODELS),
    /** Absent leaves what there is. */
    embeddings: embeddingsSettingsSchema.extend({ key: modelKey.optional() }).nullable().optional(),
    tokensPerDay: assistantSettingsSchema.shape.tokensPerDay,
    modelsAtOnce: assistantSettingsSchema.shape.modelsAtOnce,
    /** That of the models as they were read: if somebody set them since then, nothing is done. */
    version: z.string().max(100).optional(),
  }),
  output: modelListSchema,
  errors: [MODEL_ADDRESS, MODEL_KEYS_OFF, MODELS_CHANGED],
});
