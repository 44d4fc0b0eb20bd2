import { endpoint } from '../../kernel/endpoint.ts';
import { readerSettingSchema } from './reader-setting.ts';

/** Sets one setting of the reader and answers it. */
export const updateReaderSetting = endpoint({
  methods: ['POST'],
  path: '/find/findUserSetting/updateOne',
  origin: 'spec',
  access: 'patron',
  summary: 'Change one setting of the reader',
  input: readerSettingSchema,
  output: readerSettingSchema,
  errors: [],
});
