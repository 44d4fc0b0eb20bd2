import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { implement } from '../../../../platform/http/implement.ts';
import type { IlsPort } from '../../../../ports/ils/ils-port.ts';
import { patronGroupName } from '../../../collection/vocabulary/circulation-names.ts';
import { presentLoan } from '../../../lending/loans/present-loan.ts';
import { presentRefusal } from '../../../lending/loans/present-refusal.ts';
import { presentRequest } from '../../../lending/requests/present-request.ts';
import { deskOfTenant, deskWords } from '../desk-place.ts';

/** More than anybody has open. */
const MOST_REQUESTS = 200;

export const getDeskReaderCall = implement(getDeskReader)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const desk = deskOfTenant(deps, context);
  if (isRefusal(desk)) return desk;
  const ils = deps.ils.of(tenant);
  const patronId = input.patronId ?? (await findByCard(ils, input.card ?? ''));
  if (patronId === undefined) return refuse(PATRON_NOT_FOUND);
  if (isRefusal(patronId)) return patronId;
  const [account, loans] = await Promise.all([ils.patronAccount(patronId), ils.loans(patronId)]);
  if (isRefusal(account)) return account;
  if (isRefusal(loans)) return loans;
  const open = await ils.requests?.list(patronId, { offset: 0, limit: MOST_REQUESTS });
  if (isRefusal(open)) return open;
  const alert = await desk.alert({ subject: 'patron', id: patronId });
  if (isRefusal(alert)) return alert;
  const words = await deskWords(deps, context);
  const { currency } = account;
  const requests = (open?.requests ?? []).map((one) => presentRequest(one, words.places));
  return {
    patronId,
    primaryId: account.primaryId,
    name: account.name,
    groupName: await patronGroupName(deps.db, tenant.id, account.patronGroup, language),
    libName: words.places.library(account.libraryCode),
    expiresOn: account.expiresOn,
    blocks: account.blocks.map((block) => presentRefusal(block, words)),
    loanLimit: account.loanLimit ?? null,
    owed: { amount: account.owed, currency },
    accruing: { amount: account.accruing, currency },
    alert,
    loans: loans.map((loan) => ({
      ...presentLoan(loan, { ...words, currency, timeZone: words.policy.timeZone }),
      claimedOn: loan.claimedOn ?? null,
    })),
    requests: requests.filter(({ requestStatus }) => ['started', 'accepted'].includes(requestStatus)),
  };
});

async function findByCard(ils: IlsPort, card: string) {
  const found = await ils.patrons?.find(card);
  return isRefusal(found) ? found : found?.patronId;
}
