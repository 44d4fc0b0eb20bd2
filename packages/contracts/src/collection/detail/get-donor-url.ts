import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { askedRecord } from './asked-record.ts';
import { BIB_NOT_FOUND } from './errors.ts';

/**
 * Who gave the library copies of a record: from field 541 of MARC 21, where it names a gift and is not marked as private. Prices, addresses
 * of givers and numbers of accession are never told. Before these stand the givers in the library's register of gifts who
 * agreed to be named, with the address of the gift.
 */
export const getDonorUrl = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/book/getDonorUrl',
  origin: 'spec',
  access: 'public',
  summary: 'Who gave a record to the library',
  input: z.object(askedRecord),
  output: z.object({
    recordId: z.string(),
    donors: z.array(
      z.object({
        name: z.string(),
        /** When it was given, as the record says it; may be empty. */
        date: z.string(),
        /** A page about the giver or the gift (http or https, or the path of a page here); empty where there is none. */
        url: z.string(),
      }),
    ),
  }),
  errors: [BIB_NOT_FOUND],
});
