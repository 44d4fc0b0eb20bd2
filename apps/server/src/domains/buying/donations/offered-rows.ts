import type { donationInput } from '@lectern/contracts/buying/donations/donation-input';
import {
  DONATION_DATE_WRONG,
  DONATION_ISBN_INVALID,
  DONATION_WORTH_INVALID,
} from '@lectern/contracts/buying/donations/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { normaliseIsbn } from '@lectern/rules/isbn';
import { fold } from '@lectern/search/analysis/fold';
import type * as z from 'zod';
import { addDays, dateIn } from '../../../platform/clock.ts';
import { toBit } from '../../../platform/db/codecs.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { offeredCurrencies } from './offered-currencies.ts';
import type { DonationTable, DonationTitleTable } from './tables.ts';

export type Offer = z.output<z.ZodObject<typeof donationInput>>;

/** Who gives. */
export interface Giver {
  /** Empty for somebody who is no reader. */
  readonly patronId: string;
  readonly donorName: string;
  readonly contact: string;
}

export interface OfferedRows {
  readonly donation: DonationTable;
  readonly titles: readonly DonationTitleTable[];
}

type Fault = Refusal<'DONATION_DATE_WRONG' | 'DONATION_ISBN_INVALID' | 'DONATION_WORTH_INVALID'>;

const WORTH = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** What is stored of an offer, or what is wrong with it. */
export function offeredRows(tenant: Tenant, offer: Offer, giver: Giver, now: Date): OfferedRows | Fault {
  const { policy, donations } = tenant.settings;
  const today = dateIn(policy.timeZone, now);
  const until = addDays(today, donations.daysAhead);
  const { bringOn = '' } = offer;
  if (bringOn !== '' && (bringOn < today || bringOn > until)) return refuse(DONATION_DATE_WRONG, { until });
  const wrong = offer.titles.find(({ isbn }) => isbn !== '' && normaliseIsbn(isbn) === undefined);
  if (wrong) return refuse(DONATION_ISBN_INVALID, { isbn: wrong.isbn });
  const currency = offer.currency.toUpperCase() || policy.currency;
  const isWorthRight = WORTH.test(offer.worth) && offeredCurrencies(tenant).includes(currency);
  if (offer.worth !== '' && !isWorthRight) return refuse(DONATION_WORTH_INVALID);
  const at = now.toISOString();
  const id = newId();
  const titles = offer.titles.map((one, position) =>
    titleRow(tenant.id, id, position, one, offer.isNamed ? giver.donorName : ''),
  );
  return {
    donation: {
      id,
      tenant_id: tenant.id,
      number: null,
      state: 'offered',
      patron_id: giver.patronId,
      donor_name: giver.donorName,
      contact: giver.contact,
      is_named: toBit(offer.isNamed && giver.donorName !== ''),
      remark: offer.remark,
      way: offer.way,
      bring_on: bringOn,
      worth: offer.worth.replace(',', '.'),
      currency: offer.worth === '' ? '' : currency,
      reply: '',
      words: fold(
        [giver.donorName, ...offer.titles.map(({ title, author }) => `${title} ${author}`)].join(' '),
      ),
      offered_at: at,
      changed_at: at,
      accepted_at: '',
      accepted_on: '',
      ended_at: '',
    },
    titles,
  };
}

function titleRow(
  tenantId: string,
  donationId: string,
  position: number,
  { title, author, publisher, publishTime, isbn, copyCount }: Offer['titles'][number],
  namedGiver: string,
): DonationTitleTable {
  return {
    id: newId(),
    tenant_id: tenantId,
    donation_id: donationId,
    position,
    title,
    author,
    publisher,
    publish_time: publishTime,
    isbn: normaliseIsbn(isbn) ?? '',
    words: fold([title, author, namedGiver].join(' ')),
    copies: copyCount,
    accepted: 0,
    record_id: '',
    accepted_at: '',
    ended_at: '',
  };
}
