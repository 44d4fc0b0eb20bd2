import * as z from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { EventSender } from '../../../platform/events/event-sender.ts';
import { ABILITIES, type Ability } from '../../../ports/ils/abilities.ts';
import type { IlsPort } from '../../../ports/ils/ils-port.ts';
import { type IlsTenant, type ReadyDriver, readyDriver } from '../../../ports/ils/library-systems.ts';
import { copiesPart } from './copies/copies-part.ts';
import { deskPart, lostBehaviours } from './desk/desk-part.ts';
import type { LocalPart } from './ledger/local-part.ts';
import { postingContext } from './ledger/posting-context.ts';
import { lendingPart, ownRenewals } from './lending/lending-part.ts';
import { loanNews, loansPart } from './loans/loans-part.ts';
import { chargedBehaviours, moneyPart } from './money/money-part.ts';
import { objectionNews } from './objections/objections-part.ts';
import { placingPart } from './placing/placing-part.ts';
import { POSTING_LISTENERS } from './posting-listeners.ts';
import { patronsPart, readersPart } from './readers/readers-part.ts';
import { holdsPart, ownRequests, requestNews } from './requests/requests-part.ts';

export interface LocalIlsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: EventSender;
}

/** All but signing in: the portal keeps the passwords itself. */
export const LOCAL_ABILITIES: readonly Ability[] = ABILITIES.filter((ability) => ability !== 'signIn');

/** The driver of the portal's own circulation, the library system of tenants that name no other. */
export function localDriver(deps: LocalIlsDeps): ReadyDriver {
  return readyDriver({
    kind: 'local',
    can: LOCAL_ABILITIES,
    settings: z.object({ kind: z.literal('local') }),
    open: (tenant) => createLocalIls(deps, tenant),
  });
}

/** A complete circulation of one tenant on the portal's own database, made of the parts of its rooms. */
export function createLocalIls(deps: LocalIlsDeps, tenant: IlsTenant): IlsPort {
  const { db } = deps;
  const context = () => postingContext(deps, POSTING_LISTENERS, tenant);
  const part: LocalPart = { db, tenantId: tenant.id, context };
  const desk = { ...deskPart(part), ...lendingPart(part) };

  return {
    outside: false,
    ...copiesPart(part),
    ...loansPart(part),
    ...ownRenewals(part),
    ...moneyPart(part),
    patrons: patronsPart(part),
    holds: holdsPart(part),
    requests: { ...placingPart(part), ...ownRequests(part) },
    news: { ...requestNews(part), ...loanNews(part), ...objectionNews(part) },
    behaviours: { ...chargedBehaviours(part), ...lostBehaviours(part) },
    selfCheck: { checkOut: desk.checkOut, checkIn: desk.checkIn, item: desk.item, alert: desk.alert },
    desk,
    readers: readersPart(part),
  };
}
