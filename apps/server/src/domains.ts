import { acceptance } from './domains/buying/acceptance/domain.ts';
import { budgets } from './domains/buying/budgets/domain.ts';
import { donations } from './domains/buying/donations/domain.ts';
import { orders } from './domains/buying/orders/domain.ts';
import { purchase } from './domains/buying/purchase/domain.ts';
import { recommendations } from './domains/buying/recommendations/domain.ts';
import { vendors } from './domains/buying/vendors/domain.ts';
import { catalogue } from './domains/collection/catalogue/domain.ts';
import { detail } from './domains/collection/detail/domain.ts';
import { holdings } from './domains/collection/holdings/domain.ts';
import { storedFiles } from './domains/collection/stored-files/domain.ts';
import { vocabulary } from './domains/collection/vocabulary/domain.ts';
import { alliance } from './domains/counter/alliance/domain.ts';
import { cash } from './domains/counter/cash/domain.ts';
import { desk } from './domains/counter/desk/domain.ts';
import { interlibrary } from './domains/counter/interlibrary/domain.ts';
import { leaving } from './domains/counter/leaving/domain.ts';
import { offline } from './domains/counter/offline/domain.ts';
import { quickAdd } from './domains/counter/quick-add/domain.ts';
import { selfCheck } from './domains/counter/self-check/domain.ts';
import { terminals } from './domains/counter/terminals/domain.ts';
import { authors } from './domains/discovery/authors/domain.ts';
import { browse } from './domains/discovery/browse/domain.ts';
import { citations } from './domains/discovery/citations/domain.ts';
import { otherLibrariesDomain } from './domains/discovery/other-libraries/domain.ts';
import { providers } from './domains/discovery/providers/domain.ts';
import { related } from './domains/discovery/related/domain.ts';
import { scholar } from './domains/discovery/scholar/domain.ts';
import { search } from './domains/discovery/search/domain.ts';
import { searchIndex } from './domains/discovery/search-index/domain.ts';
import { searches } from './domains/discovery/searches/domain.ts';
import { sources } from './domains/discovery/sources/domain.ts';
import { works } from './domains/discovery/works/domain.ts';
import { cardsElsewhere } from './domains/lending/cards-elsewhere/domain.ts';
import { circulation } from './domains/lending/circulation/domain.ts';
import { fines } from './domains/lending/fines/domain.ts';
import { loans } from './domains/lending/loans/domain.ts';
import { patron } from './domains/lending/patron/domain.ts';
import { payments } from './domains/lending/payments/domain.ts';
import { places } from './domains/lending/places/domain.ts';
import { readingReport } from './domains/lending/reading-report/domain.ts';
import { requests } from './domains/lending/requests/domain.ts';
import { rules } from './domains/lending/rules/domain.ts';
import { account } from './domains/people/account/domain.ts';
import { addresses } from './domains/people/addresses/domain.ts';
import { auth } from './domains/people/auth/domain.ts';
import { contacts } from './domains/people/contacts/domain.ts';
import { handover } from './domains/people/handover/domain.ts';
import { identity } from './domains/people/identity/domain.ts';
import { invitations } from './domains/people/invitations/domain.ts';
import { notices } from './domains/people/notices/domain.ts';
import { passkeys } from './domains/people/passkeys/domain.ts';
import { password } from './domains/people/password/domain.ts';
import { privacy } from './domains/people/privacy/domain.ts';
import { readers } from './domains/people/readers/domain.ts';
import { secondFactor } from './domains/people/second-factor/domain.ts';
import { sessions } from './domains/people/sessions/domain.ts';
import { staff } from './domains/people/staff/domain.ts';
import { tenant } from './domains/people/tenant/domain.ts';
import { ai } from './domains/reference/ai/domain.ts';
import { denseVectors } from './domains/reference/dense-vectors/domain.ts';
import { databases } from './domains/resources/databases/domain.ts';
import { harvest } from './domains/resources/harvest/domain.ts';
import { links } from './domains/resources/links/domain.ts';
import { repository } from './domains/resources/repository/domain.ts';
import { researchers } from './domains/resources/researchers/domain.ts';
import { resolver } from './domains/resources/resolver/domain.ts';
import { titles } from './domains/resources/titles/domain.ts';
import { trials } from './domains/resources/trials/domain.ts';
import { units } from './domains/resources/units/domain.ts';
import { usage } from './domains/resources/usage/domain.ts';
import { activity } from './domains/shelf/activity/domain.ts';
import { bookLists } from './domains/shelf/booklists/domain.ts';
import { courses } from './domains/shelf/courses/domain.ts';
import { favourites } from './domains/shelf/favourites/domain.ts';
import { home } from './domains/shelf/home/domain.ts';
import { ownWorks } from './domains/shelf/own-works/domain.ts';
import { personalMenu } from './domains/shelf/personal-menu/domain.ts';
import { points } from './domains/shelf/points/domain.ts';
import { rankings } from './domains/shelf/rankings/domain.ts';
import { recordUse } from './domains/shelf/record-use/domain.ts';
import { subscriptions } from './domains/shelf/subscriptions/domain.ts';
import { topics } from './domains/shelf/topics/domain.ts';
import { announcements } from './domains/talk/announcements/domain.ts';
import { feedback } from './domains/talk/feedback/domain.ts';
import { messages } from './domains/talk/messages/domain.ts';
import { moderation } from './domains/talk/moderation/domain.ts';
import { questionnaires } from './domains/talk/questionnaires/domain.ts';
import { reviews } from './domains/talk/reviews/domain.ts';
import type { AuditNamers } from './platform/audit/audit-names.ts';
import type { CatalogueUse } from './platform/catalogue-use.ts';
import type { DemoSeed } from './platform/demo-seed.ts';
import type { Domain } from './platform/domain.ts';
import type { EventConsumer } from './platform/events/event-consumer.ts';
import type { FileOwner } from './platform/file-owner.ts';
import type { ForgetReader } from './platform/forget-reader.ts';
import type { Implementation } from './platform/http/implement.ts';
import type { Expiry } from './platform/jobs/expire-old-rows.ts';
import type { KeepableThings } from './platform/keepable.ts';
import type { KeptIndex } from './platform/kept-index.ts';
import type { NeedsAction } from './platform/needs-action.ts';
import type { OnlineCollections } from './platform/online-collections.ts';
import type { OnlineTitles } from './platform/online-titles.ts';
import type { PersonalData } from './platform/personal-data.ts';
import { platform } from './platform/platform.ts';
import type { PurchaseCandidates } from './platform/purchase-candidates.ts';
import type { RecordDonors } from './platform/record-donors.ts';
import type { ReviewedTexts } from './platform/reviewed-texts.ts';
import type { Searchable } from './platform/searchable.ts';
import type { SecondFactorCheck } from './platform/sessions/second-factor.ts';
import type { UnitContents } from './platform/unit-contents.ts';

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
  authors,
  bookLists,
  browse,
  cardsElsewhere,
  citations,
  contacts,
  courses,
  databases,
  repository,
  harvest,
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
  otherLibrariesDomain,
  ownWorks,
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
  interlibrary,
  invitations,
  readingReport,
  recordUse,
  related,
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
  providers,
  scholar,
  sources,
  storedFiles,
  subscriptions,
  tenant,
  topics,
  titles,
  resolver,
  links,
  budgets,
  vendors,
  orders,
  purchase,
  trials,
  units,
  researchers,
  usage,
  works,
  acceptance,
  donations,
  recommendations,
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
export const ONLINE_COLLECTIONS: readonly OnlineCollections[] = DOMAINS.flatMap(
  ({ collections = [] }) => collections,
);
export const ONLINE_TITLES: readonly OnlineTitles[] = DOMAINS.flatMap(({ online = [] }) => online);
export const SEARCHABLE: readonly Searchable[] = DOMAINS.flatMap(({ searchable = [] }) => searchable);

/** What is searched in an index of its own. */
export const KEPT_INDEXES: readonly KeptIndex[] = DOMAINS.flatMap(({ indexes = [] }) => indexes);

/** What units of the institution have. */
export const UNIT_CONTENTS: readonly UnitContents[] = DOMAINS.flatMap(({ ofUnits = [] }) => ofUnits);
/** Where readers find what they could wish for. */
export const PURCHASE_CANDIDATES: readonly PurchaseCandidates[] = DOMAINS.flatMap(
  ({ candidates = [] }) => candidates,
);

/** Who gave works to the library. */
export const RECORD_DONORS: readonly RecordDonors[] = DOMAINS.flatMap(({ donors = [] }) => donors);

/** Who names stored files. */
export const CATALOGUE_USES: readonly CatalogueUse[] = DOMAINS.flatMap(
  ({ usesCatalogue = [] }) => usesCatalogue,
);

export const FILE_OWNERS: readonly FileOwner[] = DOMAINS.flatMap(({ files = [] }) => files);

/** Who names subjects of the audit. */
export const AUDIT_NAMERS: AuditNamers = Object.assign({}, ...DOMAINS.map(({ auditNames }) => auditNames));

/** What readers should act on. */
export const NEEDS_ACTION: readonly NeedsAction[] = DOMAINS.flatMap(({ needsAction = [] }) => needsAction);

/** What readers write for others. */
export const REVIEWED_TEXTS: readonly ReviewedTexts[] = DOMAINS.flatMap(({ reviewed = [] }) => reviewed);
