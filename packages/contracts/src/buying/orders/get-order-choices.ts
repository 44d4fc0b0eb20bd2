import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { rateOfDay } from './order-line.ts';
import { orderTermsView, vendorTermsView } from './order-terms.ts';

const named = z.object({ code: z.string(), name: z.string() });

/** What forms of orders choose from. */
export const getOrderChoices = endpoint({
  methods: ['GET'],
  path: '/staff/orders/choices',
  origin: 'ours',
  access: { staff: 'acquisitions.order' },
  summary: 'Vendors, budgets and places for orders',
  input: z.object({}),
  output: z.object({
    currency: z.string(),
    vendors: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        currency: z.string(),
        isOn: z.boolean(),
        terms: vendorTermsView,
      }),
    ),
    budgets: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        year: z.int(),
        currency: z.string(),
        isOpen: z.boolean(),
        /** Minor units. */
        free: z.int(),
      }),
    ),
    libraries: z.array(named),
    locations: z.array(z.object({ code: z.string(), name: z.string(), libraryCode: z.string() })),
    itemTypes: z.array(named),
    /** The newest of each currency. */
    rates: z.array(rateOfDay),
    terms: orderTermsView,
    /** Whether copies are made here at receipt. */
    makesCopies: z.boolean(),
  }),
  errors: [],
});
