import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { shownSettingsSchema } from './tenant-settings.ts';
import { TENANT_TEXTS } from './tenant-texts.ts';

/** The public settings and the texts. A text is one string, in the language of the request. */
export const findConfigSchema = shownSettingsSchema.extend(
  z.object(Object.fromEntries(TENANT_TEXTS.map((key) => [key, z.string()])) as TextShape).shape,
);
type TextShape = Record<(typeof TENANT_TEXTS)[number], z.ZodString>;
export type FindConfig = z.infer<typeof findConfigSchema>;

/** The tenant's public settings, with the specification's keys. */
export const getFindConfig = endpoint({
  methods: ['GET'],
  path: '/find/findConfig/getFindConfig',
  origin: 'spec',
  access: 'public',
  summary: 'Public settings of the library',
  input: z.object({}),
  output: findConfigSchema,
  errors: [],
});
