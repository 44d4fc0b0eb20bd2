import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { collectionSummary } from './collection.ts';

/** The repositories of the library: the tops of their trees. */
export const listRepositories = endpoint({
  methods: ['POST'],
  path: '/find/digitManager/findDigitRepositoryList',
  origin: 'spec',
  access: 'public',
  summary: 'Digital repositories',
  input: z.object({}),
  output: z.array(collectionSummary),
  errors: [],
});
