import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { refusalWords } from '@lectern/contracts/kernel/refusal-words';
import type { PlaceNames } from '../../../domains/collection/vocabulary/places/place-names.ts';
import { deskWords } from '../../../domains/counter/desk/desk-place.ts';
import type { DeskWords } from '../../../domains/counter/desk/present-desk-item.ts';
import type { Terminal } from '../../../domains/counter/terminals/terminals.ts';
import type { Deps } from '../../../platform/deps.ts';
import { addressBlock } from '../../../platform/http/address-network.ts';
import { writeInstant } from '../../../platform/sip2/message-dates.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { IlsDesk } from '../../../ports/ils/ils-desk.ts';
import type { IlsPort } from '../../../ports/ils/ils-port.ts';

/** What an answer to a terminal takes. */
export interface TerminalContext {
  readonly deps: Deps;
  readonly tenant: Tenant;
  readonly terminal: Terminal;
  readonly ils: IlsPort;
  readonly desk: IlsDesk;
  readonly words: DeskWords & { readonly places: PlaceNames };
  /** The address block of the machine. */
  readonly network: string;
  /** This instant as messages write it. */
  readonly sentAt: string;
}

/** Undefined where the tenant's loans are made in another program. */
export async function terminalContext(
  deps: Deps,
  tenant: Tenant,
  {
    terminal,
    address,
    language = tenant.settings.public.defaultLanguage,
  }: {
    readonly terminal: Terminal;
    readonly address: string;
    /** That of the library if the machine named none. */
    readonly language?: Language | undefined;
  },
): Promise<TerminalContext | undefined> {
  const ils = deps.ils.of(tenant);
  if (!ils.desk) return undefined;
  const words = await deskWords(deps, { tenant, language });
  return {
    deps,
    tenant,
    terminal,
    ils,
    desk: ils.desk,
    words,
    network: addressBlock(address),
    sentAt: writeInstant(deps.clock.now(), words.policy.timeZone),
  };
}

/** The answer of a port; the machine is told nothing of a system that is away, and asks again. @throws ServiceAway */
export function unlessAway<T>(answer: T): Exclude<T, Refusal<'ILS_UNAVAILABLE'>> {
  if (isRefusal(answer) && answer.code === 'ILS_UNAVAILABLE') throw new ServiceAway();
  return answer as Exclude<T, Refusal<'ILS_UNAVAILABLE'>>;
}

/** The library system does not answer: the connection is closed, and the machine goes on without a network or tries again. */
export class ServiceAway extends Error {
  constructor() {
    super('the library system does not answer');
    this.name = 'ServiceAway';
  }
}

/** A refusal in the words for the screen of the machine. */
export function screenWords(refusal: Refusal, { words }: TerminalContext): string {
  return refusalWords(refusal, words);
}

/** How many, in the four digits that messages have for it. */
export function writeCount(number: number): string {
  return String(Math.min(number, 9999)).padStart(4, '0');
}

/** A due date, or the hour on it. Without an hour the loan is due by the end of the day. */
export function writeDue(dueDate: string, dueTime: string | null): string {
  return `${dueDate.replaceAll('-', '')}    ${dueTime === null ? '235959' : `${dueTime.replace(':', '')}00`}`;
}
