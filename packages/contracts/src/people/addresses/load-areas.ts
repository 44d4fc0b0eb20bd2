import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** One level of the areas of China (GB/T 2260): provinces, the cities of a province, the districts of a city. */
export const loadAreas = endpoint({
  methods: ['POST'],
  path: '/find/userAddress/loadArea',
  origin: 'spec',
  access: 'patron',
  summary: 'The areas within an area',
  input: z.object({
    /** Empty for the provinces. An area that is not known has no areas within. */
    areaCode: z
      .string()
      .regex(/^(\d{6})?$/)
      .default(''),
  }),
  output: z.array(
    z.object({
      code: z.string(),
      /** In Chinese, as addresses are written. */
      name: z.string(),
      /** No areas within: it is exact enough for an address. */
      leaf: z.boolean(),
    }),
  ),
  errors: [],
});
