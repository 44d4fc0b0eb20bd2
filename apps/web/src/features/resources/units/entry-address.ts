import type { UnitContentKind } from '@lectern/contracts/resources/units/unit';
import { eresourceAddress } from '../../../lib/eresource-address.ts';
import { objectAddress } from '../../../lib/object-address.ts';
import { researcherAddress } from '../../../lib/people-addresses.ts';
import { bibAddress } from '../../../lib/search-address.ts';

/** The address of the page of something that a unit has. */
export function entryAddress(kind: UnitContentKind, id: string): string {
  switch (kind) {
    case 'eresource':
      return eresourceAddress(id);
    case 'work':
      return bibAddress(id);
    case 'course':
      return `/courseReferenceDetail/${encodeURIComponent(id)}`;
    case 'person':
      return researcherAddress(id);
    case 'collection':
      return `/specialBaseDetail/${encodeURIComponent(id)}`;
    case 'object':
      return objectAddress(id);
  }
}
