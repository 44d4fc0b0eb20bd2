import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, isRefusalFor } from '@lectern/contracts/kernel/refusal';
import type { getGuaranteeDetail } from '@lectern/contracts/lending/patron/get-guarantee-detail';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { decimalAmount } from '@lectern/rules/money';
import { dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Guarantees, TimedBlock } from '../../../ports/ils/ils-patrons.ts';
import type { Away } from '../../../ports/ils/ils-refusals.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { fineName } from '../../collection/vocabulary/code-names/fine-names.ts';
import type { PlaceNames } from '../../collection/vocabulary/places/place-names.ts';

type Detail = OutputOf<(typeof getGuaranteeDetail)['output']>;

/** What a guaranteed reader still has: loans that are out, fines that are not paid, and the block for a time that runs. The account is empty when there is nothing. */
export interface UnsettledRecords {
  readonly primaryId: string;
  readonly loans: Detail['guaranteeUserPhysicsLoan'];
  readonly behaviours: Detail['guaranteeUserUnresolvedBehaviour'];
}

export const NOTHING_UNSETTLED: UnsettledRecords = { primaryId: '', loans: [], behaviours: [] };

export async function findUnsettled(
  deps: Deps,
  tenant: Tenant,
  reader: Guarantees['guarantees'][number],
  words: { readonly language: Language; readonly places: PlaceNames },
): Promise<UnsettledRecords | Away> {
  const ils = deps.ils.of(tenant);
  const [loans, fines, account] = await Promise.all([
    ils.loans(reader.patronId),
    ils.openFines(reader.patronId),
    ils.patronAccount(reader.patronId),
  ]);
  if (isRefusalFor(loans, PATRON_NOT_FOUND)) return NOTHING_UNSETTLED;
  if (isRefusal(loans)) return loans;
  if (isRefusal(fines)) return fines;
  if (isRefusalFor(account, PATRON_NOT_FOUND)) return NOTHING_UNSETTLED;
  if (isRefusal(account)) return account;
  const { timedBlock } = account;
  if (loans.length === 0 && fines.length === 0 && !timedBlock) return NOTHING_UNSETTLED;
  const bibs = await findBibs(
    deps.db,
    tenant.id,
    fines.flatMap((fine) => fine.bibId ?? []),
  );
  return {
    primaryId: reader.primaryId,
    loans: loans.map((loan) => ({
      loanId: loan.id,
      title: loan.title,
      author: loan.author,
      loanDate: loan.checkedOutOn,
      normReturnDate: loan.dueDate,
      yearVol: loan.volume,
      locationName: words.places.location(loan.locationCode),
      callNo: loan.callNumber,
      barcode: loan.barcode,
      propNo: loan.inventoryNumber ?? '',
    })),
    behaviours: [
      ...fines.map((fine) => {
        const bib = fine.bibId === undefined ? undefined : bibs.get(fine.bibId)?.bib;
        return {
          behaviourDetlId: fine.id,
          behaviourTypeName: fineName(fine.kind, words.language),
          title: fine.title,
          author: fine.author,
          isbn: bib?.isbns[0]?.value ?? '',
          callNo: fine.callNumber,
          barcode: fine.barcode,
          propNo: fine.inventoryNumber ?? '',
          locationName: words.places.location(fine.locationCode),
          blockStartDate: dateIn(tenant.settings.policy.timeZone, new Date(fine.postedAt)),
          blockEndDate: null,
          ...presentDebt(fine.amount, account.currency),
        };
      }),
      ...(timedBlock ? [presentBlock(timedBlock, words.language, account.currency)] : []),
    ],
  };
}

/** A block for a time among the behaviours: it is about no copy, and costs nothing. */
function presentBlock(
  { id, from, until }: TimedBlock,
  language: Language,
  currency: string,
): UnsettledRecords['behaviours'][number] {
  return {
    behaviourDetlId: id,
    behaviourTypeName: fineName('block', language),
    ...{ title: '', author: '', isbn: '', callNo: '', barcode: '', propNo: '', locationName: '' },
    blockStartDate: from,
    blockEndDate: until,
    ...presentDebt(0, currency),
  };
}

function presentDebt(amount: number, currency: string) {
  return { dueDebt: amount, dueDebtDecimal: decimalAmount({ amount, currency }), currency };
}
