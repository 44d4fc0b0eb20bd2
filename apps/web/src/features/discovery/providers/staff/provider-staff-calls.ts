import { getProvidedPurposes } from '@lectern/contracts/discovery/providers/get-provided-purposes';
import { listProviders } from '@lectern/contracts/discovery/providers/list-providers';

/** Calls whose answers change when an outside source changes. */
export const PROVIDER_STAFF_CALLS = [listProviders, getProvidedPurposes];
