import { account } from './domains/account/domain.ts';
import { activity } from './domains/activity/domain.ts';
import { addresses } from './domains/addresses/domain.ts';
import { ai } from './domains/ai/domain.ts';
import { alliance } from './domains/alliance/domain.ts';
import { announcements } from './domains/announcements/domain.ts';
import { auth } from './domains/auth/domain.ts';
import { bookLists } from './domains/booklists/domain.ts';
import { browse } from './domains/browse/domain.ts';
import { cardsElsewhere } from './domains/cards-elsewhere/domain.ts';
import { cash } from './domains/cash/domain.ts';
import { catalogue } from './domains/catalogue/domain.ts';
import { circulation } from './domains/circulation/domain.ts';
import { citations } from './domains/citations/domain.ts';
import { contacts } from './domains/contacts/domain.ts';
import { courses } from './domains/courses/domain.ts';
import { denseVectors } from './domains/dense-vectors/domain.ts';
import { desk } from './domains/desk/domain.ts';
import { detail } from './domains/detail/domain.ts';
import { favourites } from './domains/favourites/domain.ts';
import { feedback } from './domains/feedback/domain.ts';
import { fines } from './domains/fines/domain.ts';
import { handover } from './domains/handover/domain.ts';
import { holdings } from './domains/holdings/domain.ts';
import { home } from './domains/home/domain.ts';
import { identity } from './domains/identity/domain.ts';
import { leaving } from './domains/leaving/domain.ts';
import { loans } from './domains/loans/domain.ts';
import { messages } from './domains/messages/domain.ts';
import { moderation } from './domains/moderation/domain.ts';
import { notices } from './domains/notices/domain.ts';
import { offline } from './domains/offline/domain.ts';
import { passkeys } from './domains/passkeys/domain.ts';
import { password } from './domains/password/domain.ts';
import { patron } from './domains/patron/domain.ts';
import { payments } from './domains/payments/domain.ts';
import { personalMenu } from './domains/personal-menu/domain.ts';
import { places } from './domains/places/domain.ts';
import { points } from './domains/points/domain.ts';
import { privacy } from './domains/privacy/domain.ts';
import { questionnaires } from './domains/questionnaires/domain.ts';
import { quickAdd } from './domains/quick-add/domain.ts';
import { rankings } from './domains/rankings/domain.ts';
import { readers } from './domains/readers/domain.ts';
import { readingReport } from './domains/reading-report/domain.ts';
import { requests } from './domains/requests/domain.ts';
import { reviews } from './domains/reviews/domain.ts';
import { rules } from './domains/rules/domain.ts';
import { search } from './domains/search/domain.ts';
import { searchIndex } from './domains/search-index/domain.ts';
import { searches } from './domains/searches/domain.ts';
import { secondFactor } from './domains/second-factor/domain.ts';
import { selfCheck } from './domains/self-check/domain.ts';
import { sessions } from './domains/sessions/domain.ts';
import { sources } from './domains/sources/domain.ts';
import { staff } from './domains/staff/domain.ts';
import { storedFiles } from './domains/stored-files/domain.ts';
import { subscriptions } from './domains/subscriptions/domain.ts';
import { tenant } from './domains/tenant/domain.ts';
import { terminals } from './domains/terminals/domain.ts';
import { topics } from './domains/topics/domain.ts';
import { vocabulary } from './domains/vocabulary/domain.ts';
import type { DemoSeed } from './platform/demo-seed.ts';
import type { Domain } from './platform/domain.ts';
import type { EventConsumer } from './platform/events/event-consumer.ts';
import type { FileOwner } from './platform/file-owner.ts';
import type { ForgetReader } from './platform/forget-reader.ts';
import type { Implementation } from './platform/http/implement.ts';
import type { Expiry } from './platform/jobs/expire-old-rows.ts';
import type { KeepableThings } from './platform/keepable.ts';
import type { NeedsAction } from './platform/needs-action.ts';
import type { PersonalData } from './platform/personal-data.ts';
import { platform } from './platform/platform.ts';
import type { ReviewedTexts } from './platform/reviewed-texts.ts';
import type { Searchable } from './platform/searchable.ts';
import type { SecondFactorCheck } from './platform/sessions/second-factor.ts';

/** Everything that the server is made of. First those whose demo rows others build upon. */
export const DOMAINS: readonly Domain[] = [
  platform,
  vocabulary,
  catalogue,
  staff,
  circulation,
  account,
  activity,
  addresses,
  ai,
  alliance,
  announcements,
  auth,
  bookLists,
  browse,
  cardsElsewhere,
  citations,
  contacts,
  courses,
  denseVectors,
  desk,
  detail,
  favourites,
  feedback,
  fines,
  handover,
  holdings,
  home,
  identity,
  leaving,
  loans,
  messages,
  moderation,
  notices,
  offline,
  passkeys,
  password,
  patron,
  cash,
  payments,
  personalMenu,
  places,
  points,
  privacy,
  questionnaires,
  quickAdd,
  rankings,
  readers,
  readingReport,
  requests,
  reviews,
  rules,
  search,
  searchIndex,
  searches,
  secondFactor,
  terminals,
  selfCheck,
  sessions,
  sources,
  storedFiles,
  subscriptions,
  tenant,
  topics,
];

/** Every call that the server answers. */
export const CALLS: readonly Implementation[] = DOMAINS.flatMap(({ calls = [] }) => calls);

/** Who hears what. */
export const CONSUMERS: readonly EventConsumer[] = DOMAINS.flatMap(({ hears = [] }) => hears);

/** What is asked before a full session is opened. */
export const SECOND_FACTORS: readonly SecondFactorCheck[] = DOMAINS.flatMap(
  ({ secondFactor }) => secondFactor ?? [],
);

/** The domains' rows of the demo libraries, loaded when they are needed. */
export function listDemoSeeds(): Promise<readonly DemoSeed[]> {
  return Promise.all(DOMAINS.flatMap(({ demo }) => demo?.() ?? []));
}

export const EXPIRIES: readonly Expiry[] = DOMAINS.flatMap(({ expiries = [] }) => expiries);

/** What is kept of readers. */
export const PERSONAL_DATA: readonly PersonalData[] = DOMAINS.flatMap(({ personal = [] }) => personal);

/** How a reader who leaves is forgotten. */
export const FORGETTING: readonly ForgetReader[] = DOMAINS.flatMap(({ forgets = [] }) => forgets);

/** What readers can keep as favourites. */
export const KEEPABLE: readonly KeepableThings[] = DOMAINS.flatMap(({ keepable = [] }) => keepable);

/** What readers can find beside records. */
export const SEARCHABLE: readonly Searchable[] = DOMAINS.flatMap(({ searchable = [] }) => searchable);

/** Who names stored files. */
export const FILE_OWNERS: readonly FileOwner[] = DOMAINS.flatMap(({ files = [] }) => files);

/** What readers should act on. */
export const NEEDS_ACTION: readonly NeedsAction[] = DOMAINS.flatMap(({ needsAction = [] }) => needsAction);

/** What readers write for others. */
export const REVIEWED_TEXTS: readonly ReviewedTexts[] = DOMAINS.flatMap(({ reviewed = [] }) => reviewed);
