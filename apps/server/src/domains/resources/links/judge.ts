import type { LinkState } from '@lectern/contracts/resources/links/link';
import { later } from '../../../platform/clock.ts';
import { toBit } from '../../../platform/db/codecs.ts';
import type { LinkAnswer } from './asking/ask-link.ts';
import { type LinkTable, NEVER } from './tables.ts';

const DAY_SECONDS = 86_400;
/** An entrance is asked once a week, and so is a link that is known to fail, until it is fine. */
const WEEK_SECONDS = 7 * DAY_SECONDS;

/** On so many days something has to fail before staff are told. A page that is gone is gone; a name, a certificate or a server may come back. */
const DAYS_OF_ANSWER = 1;
const DAYS_OF_CONNECTION = 2;
const DAYS_OF_SILENCE = 3;

/** When a link was asked. */
export interface AskedWhen {
  readonly now: Date;
  /** Calendar date of the library. */
  readonly today: string;
}

/** A link as it is after an answer. */
export function judged(link: LinkTable, answer: LinkAnswer, { now, today }: AskedWhen): LinkTable {
  const fails = answer.state === 'broken' || answer.state === 'silent';
  const failedDays = fails ? link.failed_days + (link.failed_on === today ? 0 : 1) : 0;
  const isFound = needsStaff(link, answer, failedDays);
  const after: LinkTable = {
    ...link,
    state: answer.state,
    reason: answer.reason,
    status: answer.status,
    moved_to: answer.movedTo,
    asked_at: now.toISOString(),
    asked_on: today,
    failed_days: failedDays,
    failed_on: fails ? today : '',
    is_found: toBit(isFound),
    next_at: nextAt(link, { isFound, fails }, now),
  };
  // One day without an answer is no other finding: what was set aside stays so.
  const stays = (fails && !isFound) || findingOf(after) === link.aside;
  return shelved({ ...after, aside: stays ? link.aside : '' }, now);
}

/** A link on the shelf where it belongs. */
export function shelved(link: LinkTable, now: Date): LinkTable {
  const isListed = link.is_found === 1 || link.report_count > 0;
  const shelf = !isListed ? 'none' : link.aside === '' ? 'open' : 'aside';
  const isNew = link.shelf === 'none' && shelf !== 'none';
  return { ...link, shelf, found_at: isNew ? now.toISOString() : isListed ? link.found_at : '' };
}

/** What of an answer makes it another one for staff. A server that does not answer says so in changing ways. */
export function findingOf({ state, reason, status, moved_to }: LinkTable): string {
  switch (state) {
    case 'broken':
      return `broken ${reason} ${status}`;
    case 'moved':
      return `moved ${moved_to}`;
    case 'unknown':
    case 'fine':
    case 'signIn':
    case 'silent':
    case 'unasked':
      return state;
  }
}

/**
 * Whether an answer belongs into the list. A title that moved, or that asks for a sign-in, opens for readers all the same, and is in a list
 * of its vendor: only entrances are told of that.
 */
function needsStaff(link: LinkTable, { state, reason }: LinkAnswer, failedDays: number): boolean {
  const need = daysNeeded(state, reason === 'status');
  if (need === undefined) return false;
  if (state === 'moved' || state === 'signIn') return link.title_id === '';
  return failedDays >= need;
}

function daysNeeded(state: LinkState, isAnswer: boolean): number | undefined {
  switch (state) {
    case 'broken':
      return isAnswer ? DAYS_OF_ANSWER : DAYS_OF_CONNECTION;
    case 'silent':
      return DAYS_OF_SILENCE;
    case 'moved':
    case 'signIn':
      return DAYS_OF_ANSWER;
    case 'unknown':
    case 'fine':
    case 'unasked':
      return undefined;
  }
}

function nextAt(
  { title_id }: LinkTable,
  { isFound, fails }: { readonly isFound: boolean; readonly fails: boolean },
  now: Date,
): string {
  if (fails && !isFound) return later(now, DAY_SECONDS);
  if (isFound || title_id === '') return later(now, WEEK_SECONDS);
  return NEVER;
}
