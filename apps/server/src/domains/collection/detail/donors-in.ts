import type { getDonorUrl } from '@lectern/contracts/collection/detail/get-donor-url';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { trimIsbd } from '@lectern/marc/mapping/punctuation';
import { all } from '@lectern/marc/mapping/subfields';
import { isControlField, type MarcRecord } from '@lectern/marc/marc-record';

export type Donor = OutputOf<typeof getDonorUrl.output>['donors'][number];

/** The first indicator of 541 that keeps a field from the public. */
const PRIVATE = '0';
/** Words of $c by which something came as a gift and not by purchase, exchange or deposit. */
const GIFT = /gift|donat|bequ|赠|贈|捐|寄贈|(?<!\p{L})(?:don|dons|legs)(?!\p{L})|schenk|donaci|legado|dono/iu;
const WEB_ADDRESS = /^https?:\/\/\S+$/i;

/**
 * Who gave the work to the library: field 541 of MARC 21 (immediate source of acquisition), $a with $d and $u, where $c names a gift. A
 * field that is marked as private counts for nothing, and one that does not say how the work came may be that of a dealer.
 */
export function donorsIn({ fields }: MarcRecord): Donor[] {
  const donors = new Map<string, Donor>();
  for (const field of fields) {
    if (field.tag !== '541' || isControlField(field) || field.ind1 === PRIVATE) continue;
    if (!GIFT.test(all(field, 'c').join(' '))) continue;
    const name = trimIsbd(all(field, 'a').join(' '));
    if (name === '' || donors.has(name)) continue;
    const [date = ''] = all(field, 'd').map(trimIsbd);
    const [url = ''] = all(field, 'u').filter((one) => WEB_ADDRESS.test(one) && URL.canParse(one));
    donors.set(name, { name, date, url });
  }
  return [...donors.values()];
}
