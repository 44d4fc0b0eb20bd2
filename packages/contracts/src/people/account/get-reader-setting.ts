import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { READER_SETTINGS, readerSettingSchema } from './reader-setting.ts';

/** One setting of the reader, its default where the reader set nothing. */
export const getReaderSetting = endpoint({
  methods: ['GET'],
  path: '/find/findUserSetting/getOne',
  origin: 'spec',
  access: 'patron',
  summary: 'One setting of the reader',
  input: z.object({ code: z.enum(READER_SETTINGS) }),
  output: readerSettingSchema,
  errors: [],
});
