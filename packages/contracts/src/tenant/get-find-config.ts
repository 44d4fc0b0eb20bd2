import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { publicSettingsSchema } from './tenant-settings.ts';

/** The tenant's public settings, with the specification's keys. */
export const getFindConfig = endpoint({
  methods: ['GET'],
  path: '/find/findConfig/getFindConfig',
  origin: 'spec',
  access: 'public',
  summary: 'Public settings of the library',
  input: z.object({}),
  output: publicSettingsSchema,
  errors: [],
});
