import { getOrderChoices } from '@lectern/contracts/buying/orders/get-order-choices';
import { implement } from '../../../../platform/http/implement.ts';
import { itemTypeNames } from '../../../collection/vocabulary/circulation-names.ts';
import { listLibraries, listLocations } from '../../../collection/vocabulary/places/places.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { readBudgets } from '../../budgets/read-budgets.ts';
import { readVendors } from '../../vendors/known-vendors.ts';
import { presentTerms, presentVendorTerms } from '../present-terms.ts';
import {
  newestRates,
  readOrderTerms,
  readVendorTerms,
  usualVendorTerms,
} from '../store/order-terms-store.ts';

export const getOrderChoicesCall = implement(getOrderChoices)(
  async ({ context: { tenant, language }, deps }) => {
    const { db } = deps;
    const [vendors, terms, budgets, libraries, locations, types, rates, ours] = await Promise.all([
      readVendors(deps, tenant.id, language),
      readVendorTerms(db, tenant.id),
      readBudgets(db, tenant.id, language),
      listLibraries(db, tenant.id, language),
      listLocations(db, tenant.id, language),
      itemTypeNames(db, tenant.id, language),
      newestRates(db, tenant.id),
      readOrderTerms(db, tenant.id),
    ]);
    return {
      currency: tenant.settings.policy.currency,
      vendors: [...vendors.values()].map(({ id, name, currency, isOn }) => ({
        id,
        name,
        currency,
        isOn,
        terms: presentVendorTerms(terms.get(id) ?? usualVendorTerms(tenant.id, id)),
      })),
      budgets: budgets.map(({ id, name, year, currency, isOpen, free }) => ({
        id,
        name,
        year,
        currency,
        isOpen,
        free,
      })),
      libraries: libraries.map(({ code, name }) => ({ code, name: name || code })),
      locations: locations.map(({ code, name, libraryCode }) => ({ code, name: name || code, libraryCode })),
      itemTypes: [...types].map(([code, name]) => ({ code, name: name || code })),
      rates: rates.map(({ currency, day, rate }) => ({ currency, day, rate })),
      terms: presentTerms(ours),
      makesCopies: ownCirculation(deps, tenant) !== undefined,
    };
  },
);
