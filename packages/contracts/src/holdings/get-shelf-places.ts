import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { id, listOf } from '../kernel/fields.ts';

/** Where on the shelves items stand, matched by barcode (document 1, section 3, "Physical item"). */
export const getShelfPlaces = endpoint({
  methods: ['POST'],
  path: '/find/physical/shelfNos',
  origin: 'spec',
  access: 'public',
  summary: 'Shelf places by barcode',
  input: z.object({ barcodes: listOf(id, 200) }),
  output: z.array(z.object({ barcode: z.string(), shelfNo: z.string() })),
  errors: [],
});
