import { ACCEPTANCE_CALLS } from './buying/acceptance/calls.ts';
import { BUDGET_CALLS } from './buying/budgets/calls.ts';
import { DONATION_CALLS } from './buying/donations/calls.ts';
import { ORDER_CALLS } from './buying/orders/calls.ts';
import { PURCHASE_CALLS } from './buying/purchase/calls.ts';
import { RECOMMENDATION_CALLS } from './buying/recommendations/calls.ts';
import { VENDOR_CALLS } from './buying/vendors/calls.ts';
import { DETAIL_CALLS } from './collection/detail/calls.ts';
import { HOLDINGS_CALLS } from './collection/holdings/calls.ts';
import { ALLIANCE_CALLS } from './counter/alliance/calls.ts';
import { CASH_CALLS } from './counter/cash/calls.ts';
import { DESK_CALLS } from './counter/desk/calls.ts';
import { INTERLIBRARY_CALLS } from './counter/interlibrary/calls.ts';
import { LEAVING_CALLS } from './counter/leaving/calls.ts';
import { OFFLINE_CALLS } from './counter/offline/calls.ts';
import { QUICK_ADD_CALLS } from './counter/quick-add/calls.ts';
import { SELF_CHECK_CALLS } from './counter/self-check/calls.ts';
import { AUTHOR_CALLS } from './discovery/authors/calls.ts';
import { BROWSE_CALLS } from './discovery/browse/calls.ts';
import { CITATIONS_CALLS } from './discovery/citations/calls.ts';
import { OTHER_LIBRARY_CALLS } from './discovery/other-libraries/calls.ts';
import { PROVIDER_CALLS } from './discovery/providers/calls.ts';
import { RELATED_CALLS } from './discovery/related/calls.ts';
import { SCHOLAR_CALLS } from './discovery/scholar/calls.ts';
import { SEARCH_CALLS } from './discovery/search/calls.ts';
import { SEARCH_INDEX_CALLS } from './discovery/search-index/calls.ts';
import { SEARCHES_CALLS } from './discovery/searches/calls.ts';
import { SOURCES_CALLS } from './discovery/sources/calls.ts';
import { WORKS_CALLS } from './discovery/works/calls.ts';
import type { AnyEndpoint } from './kernel/endpoint.ts';
import { CARDS_ELSEWHERE_CALLS } from './lending/cards-elsewhere/calls.ts';
import { FINES_CALLS } from './lending/fines/calls.ts';
import { LOANS_CALLS } from './lending/loans/calls.ts';
import { PATRON_CALLS } from './lending/patron/calls.ts';
import { PAYMENT_CALLS } from './lending/payments/calls.ts';
import { PLACE_CALLS } from './lending/places/calls.ts';
import { READING_REPORT_CALLS } from './lending/reading-report/calls.ts';
import { REQUESTS_CALLS } from './lending/requests/calls.ts';
import { RULE_CALLS } from './lending/rules/calls.ts';
import { ACCOUNT_CALLS } from './people/account/calls.ts';
import { ADDRESSES_CALLS } from './people/addresses/calls.ts';
import { AUTH_CALLS } from './people/auth/calls.ts';
import { CONTACTS_CALLS } from './people/contacts/calls.ts';
import { HANDOVER_CALLS } from './people/handover/calls.ts';
import { IDENTITY_CALLS } from './people/identity/calls.ts';
import { LINK_CALLS } from './people/identity/link-calls.ts';
import { INVITATION_CALLS } from './people/invitations/calls.ts';
import { PASSKEYS_CALLS } from './people/passkeys/calls.ts';
import { PASSWORD_CALLS } from './people/password/calls.ts';
import { PRIVACY_CALLS } from './people/privacy/calls.ts';
import { READER_CALLS } from './people/readers/calls.ts';
import { SECOND_FACTOR_CALLS } from './people/second-factor/calls.ts';
import { SESSIONS_CALLS } from './people/sessions/calls.ts';
import { STAFF_CALLS } from './people/staff/calls.ts';
import { TENANT_CALLS } from './people/tenant/calls.ts';
import { AI_CALLS } from './reference/ai/calls.ts';
import { ERESOURCE_CALLS } from './resources/databases/calls.ts';
import { HARVEST_CALLS } from './resources/harvest/calls.ts';
import { ERESOURCE_LINK_CALLS } from './resources/links/calls.ts';
import { REPOSITORY_CALLS } from './resources/repository/calls.ts';
import { RESEARCHER_CALLS } from './resources/researchers/calls.ts';
import { RESOLVER_CALLS } from './resources/resolver/calls.ts';
import { TITLE_CALLS } from './resources/titles/calls.ts';
import { TRIAL_CALLS } from './resources/trials/calls.ts';
import { UNIT_CALLS } from './resources/units/calls.ts';
import { USAGE_CALLS } from './resources/usage/calls.ts';
import { ACTIVITY_CALLS } from './shelf/activity/calls.ts';
import { BOOK_LIST_CALLS } from './shelf/booklists/calls.ts';
import { COURSE_CALLS } from './shelf/courses/calls.ts';
import { FAVOURITES_CALLS } from './shelf/favourites/calls.ts';
import { HOME_CALLS } from './shelf/home/calls.ts';
import { OWN_WORKS_CALLS } from './shelf/own-works/calls.ts';
import { PERSONAL_MENU_CALLS } from './shelf/personal-menu/calls.ts';
import { POINTS_CALLS } from './shelf/points/calls.ts';
import { RANKING_CALLS } from './shelf/rankings/calls.ts';
import { RECORD_USE_CALLS } from './shelf/record-use/calls.ts';
import { SUBSCRIPTIONS_CALLS } from './shelf/subscriptions/calls.ts';
import { TOPIC_CALLS } from './shelf/topics/calls.ts';
import { ANNOUNCEMENT_CALLS } from './talk/announcements/calls.ts';
import { FEEDBACK_CALLS } from './talk/feedback/calls.ts';
import { MESSAGES_CALLS } from './talk/messages/calls.ts';
import { MODERATION_CALLS } from './talk/moderation/calls.ts';
import { QUESTIONNAIRE_CALLS } from './talk/questionnaires/calls.ts';
import { REVIEWS_CALLS } from './talk/reviews/calls.ts';

/** Every call that exists. The server must implement each exactly once; the API page and the table test walk this list. */
export const CATALOGUE: readonly AnyEndpoint[] = [
  ...BUDGET_CALLS,
  ...ORDER_CALLS,
  ...PURCHASE_CALLS,
  ...VENDOR_CALLS,
  ...ACCEPTANCE_CALLS,
  ...ACCOUNT_CALLS,
  ...ACTIVITY_CALLS,
  ...ADDRESSES_CALLS,
  ...AI_CALLS,
  ...ALLIANCE_CALLS,
  ...ANNOUNCEMENT_CALLS,
  ...AUTH_CALLS,
  ...AUTHOR_CALLS,
  ...BOOK_LIST_CALLS,
  ...BROWSE_CALLS,
  ...CITATIONS_CALLS,
  ...CONTACTS_CALLS,
  ...COURSE_CALLS,
  ...DESK_CALLS,
  ...DETAIL_CALLS,
  ...DONATION_CALLS,
  ...ERESOURCE_CALLS,
  ...FAVOURITES_CALLS,
  ...FEEDBACK_CALLS,
  ...FINES_CALLS,
  ...HANDOVER_CALLS,
  ...HOLDINGS_CALLS,
  ...HOME_CALLS,
  ...IDENTITY_CALLS,
  ...INVITATION_CALLS,
  ...LINK_CALLS,
  ...INTERLIBRARY_CALLS,
  ...LEAVING_CALLS,
  ...LOANS_CALLS,
  ...MESSAGES_CALLS,
  ...MODERATION_CALLS,
  ...OFFLINE_CALLS,
  ...OWN_WORKS_CALLS,
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
  ...RECORD_USE_CALLS,
  ...RECOMMENDATION_CALLS,
  ...RELATED_CALLS,
  ...REQUESTS_CALLS,
  ...REVIEWS_CALLS,
  ...RULE_CALLS,
  ...SEARCH_CALLS,
  ...SEARCH_INDEX_CALLS,
  ...SEARCHES_CALLS,
  ...SECOND_FACTOR_CALLS,
  ...SELF_CHECK_CALLS,
  ...SESSIONS_CALLS,
  ...OTHER_LIBRARY_CALLS,
  ...PROVIDER_CALLS,
  ...SCHOLAR_CALLS,
  ...SOURCES_CALLS,
  ...STAFF_CALLS,
  ...SUBSCRIPTIONS_CALLS,
  ...TENANT_CALLS,
  ...TOPIC_CALLS,
  ...REPOSITORY_CALLS,
  ...RESEARCHER_CALLS,
  ...RESOLVER_CALLS,
  ...ERESOURCE_LINK_CALLS,
  ...TITLE_CALLS,
  ...TRIAL_CALLS,
  ...UNIT_CALLS,
  ...HARVEST_CALLS,
  ...USAGE_CALLS,
  ...WORKS_CALLS,
];
