import { ACCOUNT_CALLS } from './account/calls.ts';
import { ACTIVITY_CALLS } from './activity/calls.ts';
import { ADDRESSES_CALLS } from './addresses/calls.ts';
import { AI_CALLS } from './ai/calls.ts';
import { ALLIANCE_CALLS } from './alliance/calls.ts';
import { ANNOUNCEMENT_CALLS } from './announcements/calls.ts';
import { AUTH_CALLS } from './auth/calls.ts';
import { BOOK_LIST_CALLS } from './booklists/calls.ts';
import { BROWSE_CALLS } from './browse/calls.ts';
import { CARDS_ELSEWHERE_CALLS } from './cards-elsewhere/calls.ts';
import { CASH_CALLS } from './cash/calls.ts';
import { CITATIONS_CALLS } from './citations/calls.ts';
import { CONTACTS_CALLS } from './contacts/calls.ts';
import { COURSE_CALLS } from './courses/calls.ts';
import { DESK_CALLS } from './desk/calls.ts';
import { DETAIL_CALLS } from './detail/calls.ts';
import { FAVOURITES_CALLS } from './favourites/calls.ts';
import { FEEDBACK_CALLS } from './feedback/calls.ts';
import { FINES_CALLS } from './fines/calls.ts';
import { HANDOVER_CALLS } from './handover/calls.ts';
import { HOLDINGS_CALLS } from './holdings/calls.ts';
import { HOME_CALLS } from './home/calls.ts';
import { IDENTITY_CALLS } from './identity/calls.ts';
import { LINK_CALLS } from './identity/link-calls.ts';
import type { AnyEndpoint } from './kernel/endpoint.ts';
import { LEAVING_CALLS } from './leaving/calls.ts';
import { LOANS_CALLS } from './loans/calls.ts';
import { MESSAGES_CALLS } from './messages/calls.ts';
import { MODERATION_CALLS } from './moderation/calls.ts';
import { OFFLINE_CALLS } from './offline/calls.ts';
import { PASSKEYS_CALLS } from './passkeys/calls.ts';
import { PASSWORD_CALLS } from './password/calls.ts';
import { PATRON_CALLS } from './patron/calls.ts';
import { PAYMENT_CALLS } from './payments/calls.ts';
import { PERSONAL_MENU_CALLS } from './personal-menu/calls.ts';
import { PLACE_CALLS } from './places/calls.ts';
import { POINTS_CALLS } from './points/calls.ts';
import { PRIVACY_CALLS } from './privacy/calls.ts';
import { QUESTIONNAIRE_CALLS } from './questionnaires/calls.ts';
import { QUICK_ADD_CALLS } from './quick-add/calls.ts';
import { RANKING_CALLS } from './rankings/calls.ts';
import { READER_CALLS } from './readers/calls.ts';
import { READING_REPORT_CALLS } from './reading-report/calls.ts';
import { REQUESTS_CALLS } from './requests/calls.ts';
import { REVIEWS_CALLS } from './reviews/calls.ts';
import { RULE_CALLS } from './rules/calls.ts';
import { SEARCH_CALLS } from './search/calls.ts';
import { SEARCH_INDEX_CALLS } from './search-index/calls.ts';
import { SEARCHES_CALLS } from './searches/calls.ts';
import { SECOND_FACTOR_CALLS } from './second-factor/calls.ts';
import { SELF_CHECK_CALLS } from './self-check/calls.ts';
import { SESSIONS_CALLS } from './sessions/calls.ts';
import { SOURCES_CALLS } from './sources/calls.ts';
import { STAFF_CALLS } from './staff/calls.ts';
import { SUBSCRIPTIONS_CALLS } from './subscriptions/calls.ts';
import { TENANT_CALLS } from './tenant/calls.ts';
import { TOPIC_CALLS } from './topics/calls.ts';

/** Every call that exists. The server must implement each exactly once; the API page and the table test walk this list. */
export const CATALOGUE: readonly AnyEndpoint[] = [
  ...ACCOUNT_CALLS,
  ...ACTIVITY_CALLS,
  ...ADDRESSES_CALLS,
  ...AI_CALLS,
  ...ALLIANCE_CALLS,
  ...ANNOUNCEMENT_CALLS,
  ...AUTH_CALLS,
  ...BOOK_LIST_CALLS,
  ...BROWSE_CALLS,
  ...CITATIONS_CALLS,
  ...CONTACTS_CALLS,
  ...COURSE_CALLS,
  ...DESK_CALLS,
  ...DETAIL_CALLS,
  ...FAVOURITES_CALLS,
  ...FEEDBACK_CALLS,
  ...FINES_CALLS,
  ...HANDOVER_CALLS,
  ...HOLDINGS_CALLS,
  ...HOME_CALLS,
  ...IDENTITY_CALLS,
  ...LINK_CALLS,
  ...LEAVING_CALLS,
  ...LOANS_CALLS,
  ...MESSAGES_CALLS,
  ...MODERATION_CALLS,
  ...OFFLINE_CALLS,
  ...PASSKEYS_CALLS,
  ...PASSWORD_CALLS,
  ...PATRON_CALLS,
  ...CARDS_ELSEWHERE_CALLS,
  ...CASH_CALLS,
  ...PAYMENT_CALLS,
  ...PERSONAL_MENU_CALLS,
  ...PLACE_CALLS,
  ...POINTS_CALLS,
  ...PRIVACY_CALLS,
  ...QUESTIONNAIRE_CALLS,
  ...QUICK_ADD_CALLS,
  ...RANKING_CALLS,
  ...READER_CALLS,
  ...READING_REPORT_CALLS,
  ...REQUESTS_CALLS,
  ...REVIEWS_CALLS,
  ...RULE_CALLS,
  ...SEARCH_CALLS,
  ...SEARCH_INDEX_CALLS,
  ...SEARCHES_CALLS,
  ...SECOND_FACTOR_CALLS,
  ...SELF_CHECK_CALLS,
  ...SESSIONS_CALLS,
  ...SOURCES_CALLS,
  ...STAFF_CALLS,
  ...SUBSCRIPTIONS_CALLS,
  ...TENANT_CALLS,
  ...TOPIC_CALLS,
];
