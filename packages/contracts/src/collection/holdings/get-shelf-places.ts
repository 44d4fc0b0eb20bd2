import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, listOf } from '../../kernel/fields.ts';

export const shelfPlaceSchema = z.object({
  barcode: z.string(),
  /** The mark of the shelf: that of the item, else that of the range with its call number; empty if neither is known. */
  shelfNo: z.string(),
  /** The floor plan on which the shelf lights up; null if the library has none of it. */
  plan: z
    .object({
      /** In the language of the request. */
      name: z.string(),
      /** Path of the drawing (SVG) on this server. */
      address: z.string(),
    })
    .nullable(),
});

/**
 * Where on the shelves items stand, matched by barcode (document 1, section 3, "Physical item"). Items of a library system outside are
 * found only with their record.
 */
export const getShelfPlaces = endpoint({
  methods: ['POST'],
  path: '/find/physical/shelfNos',
  origin: 'spec',
  access: 'public',
  summary: 'Shelf places by barcode, with a floor plan',
  input: z.object({ barcodes: listOf(id, 200), recordId: id.optional() }),
  output: z.array(shelfPlaceSchema),
  errors: [],
});
