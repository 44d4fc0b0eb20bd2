import { refuse } from '@lectern/contracts/kernel/refusal';
import {
  ACCOUNT_EXPIRED,
  ACCOUNT_FROZEN,
  CARD_LOST,
  FINES_OVER_LIMIT,
} from '@lectern/contracts/library-system/patron-block-errors';
import type { PatronIdentity } from '../ils-patrons.ts';
import type { PatronBlock } from '../ils-refusals.ts';
import { toMinorUnits } from '../over-http/to-minor-units.ts';
import { type KohaContext, libraryOf } from './koha-context.ts';
import type { KohaDebit, KohaPatron } from './koha-shapes.ts';

/** Undefined for a patron whose card or user name our client may not see, or who has none. */
export function patronOf(patron: KohaPatron, context: KohaContext): PatronIdentity | undefined {
  const primaryId = patron[context.settings.signInWith];
  if (primaryId === '') return undefined;
  const libraryCode = libraryOf(context, patron.library_id);
  return { patronId: String(patron.patron_id), primaryId, name: nameOf(patron), libraryCode };
}

/** Chinese names begin with the family name and have no blank. */
function nameOf({ surname, firstname, middle_name: middle, userid }: KohaPatron): string {
  if (/\p{Script=Han}/u.test(surname)) return `${surname}${firstname}`;
  const name = [firstname, middle, surname].filter((part) => part !== '').join(' ');
  return name === '' ? userid : name;
}

/** Minor units. */
export function owedOf(debits: readonly KohaDebit[], context: KohaContext): number {
  return debits.reduce((sum, debit) => sum + amountOf(debit, context), 0);
}

/** What is still to pay, minor units. Koha counts in the one currency of the library. */
export function amountOf({ amount_outstanding: amount }: KohaDebit, { policy }: KohaContext): number {
  return toMinorUnits({ amount, isoCurrencyCode: policy.currency });
}

/**
 * Why the patron may not borrow or renew, the gravest first. Koha leaves it to its own pages to stop a renewal for these reasons, and its
 * REST interface renews all the same: the driver asks no renewal for such a patron. The limit of debts is the portal's.
 */
export function blocksOf(patron: KohaPatron, owed: number, context: KohaContext): PatronBlock[] {
  const { fineLimit, currency } = context.policy;
  const { expiry_date: expiresOn } = patron;
  return [
    ...(patron.restricted ? [refuse(ACCOUNT_FROZEN)] : []),
    ...(patron.patron_card_lost ? [refuse(CARD_LOST)] : []),
    ...(expiresOn !== '' && expiresOn < context.today()
      ? [refuse(ACCOUNT_EXPIRED, { date: expiresOn })]
      : []),
    ...(owed > fineLimit
      ? [
          refuse(FINES_OVER_LIMIT, {
            owed: { amount: owed, currency },
            limit: { amount: fineLimit, currency },
          }),
        ]
      : []),
  ];
}

/** The patron who signs in with this. @throws SystemFault */
export async function findKohaPatron(
  context: KohaContext,
  primaryId: string,
): Promise<PatronIdentity | undefined> {
  const patron = await find(context, primaryId);
  return patron && patronOf(patron, context);
}

/** The patron with this password. @throws SystemFault */
export async function checkKohaPassword(
  context: KohaContext,
  primaryId: string,
  password: string,
): Promise<PatronIdentity | undefined> {
  const patron = await find(context, primaryId);
  return patron && (await context.api.isPasswordOf(patron, password)) ? patronOf(patron, context) : undefined;
}

async function find({ api, settings }: KohaContext, primaryId: string): Promise<KohaPatron | undefined> {
  return primaryId.trim() === '' ? undefined : api.findPatron(settings.signInWith, primaryId);
}
