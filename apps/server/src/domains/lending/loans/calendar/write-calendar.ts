import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { isolated } from '@lectern/rules/isolated-text';
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { Loan } from '../../../../ports/ils/ils-loans.ts';
import type { ReadyHold } from '../../../../ports/ils/ils-patrons.ts';
import type { PlaceNames } from '../../../collection/vocabulary/places/place-names.ts';
import { CALENDAR_WORDS } from './calendar-words.ts';
import { propertiesFirst } from './properties-first.ts';

const ASK_AGAIN_SECONDS = 6 * 60 * 60;
const DAY_SECONDS = 86_400;

export interface ReaderCalendar {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly loans: readonly Loan[];
  readonly kept: readonly ReadyHold[];
  readonly places: PlaceNames;
  /** Where the reader's page of loans is. */
  readonly page: string;
  readonly now: Date;
}

/** What a reader has to bring back and to collect, as a calendar (RFC 5545). A renewed loan keeps its entry, which moves. */
export function writeCalendar({ tenant, language, loans, kept, places, page, now }: ReaderCalendar): string {
  const words = CALENDAR_WORDS[language];
  const { names, public: shown, policy } = tenant.settings;
  const calendar = ical({
    name: words.name(nameIn(names, language, shown.defaultLanguage)),
    prodId: { company: 'Lectern', product: 'loans', language: language.slice(0, 2).toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ASK_AGAIN_SECONDS,
    x: { 'X-WR-TIMEZONE': policy.timeZone },
  });
  const common = { stamp: now, url: page, transparency: ICalEventTransparency.TRANSPARENT };
  for (const loan of loans) {
    calendar.createEvent({
      ...common,
      ...(loan.dueAt === undefined ? wholeDay(loan.dueDate) : { start: new Date(loan.dueAt) }),
      id: `loan-${loan.id}`,
      summary: words.due(isolated(loan.title)),
      location: places.library(loan.libraryCode),
      alarms: [{ type: ICalAlarmType.display, triggerBefore: loan.dueAt === undefined ? DAY_SECONDS : 1800 }],
    });
  }
  for (const hold of kept) {
    if (hold.readyUntil === null) continue;
    calendar.createEvent({
      ...common,
      ...wholeDay(hold.readyUntil),
      id: `request-${hold.id}`,
      summary: words.collect(isolated(hold.title)),
      location: places.library(hold.pickupLibrary),
    });
  }
  return propertiesFirst(calendar.toString());
}

/** A day without a time zone: the library's date, wherever the calendar is. */
function wholeDay(date: string): Pick<ICalEventData, 'start' | 'allDay'> {
  return { start: new Date(`${date}T00:00:00.000Z`), allDay: true };
}
