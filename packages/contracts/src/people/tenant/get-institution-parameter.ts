import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Institution switches that pages ask for one by one (document 1, section 3). */
export const INSTITUTION_PARAMETERS = [
  'aiOpenFlag',
  'newAISearchFlag',
  'libTypeCode',
  'recoFlag',
  'sduUnionLoanFlag',
  'independentLibCode',
] as const;

/** One switch of the institution by its code; an unknown code is an input error. */
export const getInstitutionParameter = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/institution/getByParaCode',
  origin: 'spec',
  access: 'public',
  summary: 'One institution parameter',
  input: z.object({ paraCode: z.enum(INSTITUTION_PARAMETERS) }),
  output: z.object({ paraCode: z.enum(INSTITUTION_PARAMETERS), paraValue: z.string() }),
  errors: [],
});
