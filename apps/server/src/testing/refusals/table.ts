import { getBib } from '@lectern/contracts/collection/detail/get-bib';
import { getBookDetail } from '@lectern/contracts/collection/detail/get-book-detail';
import { getBookInfo } from '@lectern/contracts/collection/detail/get-book-info';
import { getCatalog } from '@lectern/contracts/collection/detail/get-catalog';
import { getCatalogUrl } from '@lectern/contracts/collection/detail/get-catalog-url';
import { getDonorUrl } from '@lectern/contracts/collection/detail/get-donor-url';
import { getQrCode } from '@lectern/contracts/collection/detail/get-qr-code';
import { getQrCodeJumpUrl } from '@lectern/contracts/collection/detail/get-qr-code-jump-url';
import { listPortfolios } from '@lectern/contracts/collection/detail/list-portfolios';
import { listIssues } from '@lectern/contracts/collection/holdings/list-issues';
import { listItems } from '@lectern/contracts/collection/holdings/list-items';
import { listItemsByLibrary } from '@lectern/contracts/collection/holdings/list-items-by-library';
import { listVolumes } from '@lectern/contracts/collection/holdings/list-volumes';
import { getAuthorBookInfo } from '@lectern/contracts/discovery/authors/get-author-book-info';
import { getAuthorInfo } from '@lectern/contracts/discovery/authors/get-author-info';
import { browseClasses } from '@lectern/contracts/discovery/browse/browse-classes';
import { browseLibraries } from '@lectern/contracts/discovery/browse/browse-libraries';
import { browseLocations } from '@lectern/contracts/discovery/browse/browse-locations';
import { getDiscipline } from '@lectern/contracts/discovery/browse/get-discipline';
import { listCategoryConditions } from '@lectern/contracts/discovery/browse/list-category-conditions';
import { listDisciplines } from '@lectern/contracts/discovery/browse/list-disciplines';
import { exportBibs } from '@lectern/contracts/discovery/citations/export-bibs';
import { getRelMetadata } from '@lectern/contracts/discovery/related/get-rel-metadata';
import { browseIndex } from '@lectern/contracts/discovery/search/browse-index';
import { explainHit } from '@lectern/contracts/discovery/search/explain-hit';
import { findNeighbours } from '@lectern/contracts/discovery/search/find-neighbours';
import { findSimilar } from '@lectern/contracts/discovery/search/find-similar';
import { getNamedSearch } from '@lectern/contracts/discovery/search/get-named-search';
import { getSavedSearch } from '@lectern/contracts/discovery/search/get-saved-search';
import { listFacetValues } from '@lectern/contracts/discovery/search/list-facet-values';
import { nameSearch } from '@lectern/contracts/discovery/search/name-search';
import { saveSearch } from '@lectern/contracts/discovery/search/save-search';
import { searchAdvanced } from '@lectern/contracts/discovery/search/search-advanced';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { searchMarc } from '@lectern/contracts/discovery/search/search-marc';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import { searchWithin } from '@lectern/contracts/discovery/search/search-within';
import { spellKeyWord } from '@lectern/contracts/discovery/search/spell-key-word';
import { rebuildIndex } from '@lectern/contracts/discovery/search-index/rebuild-index';
import { addPopularSearch } from '@lectern/contracts/discovery/searches/add-popular-search';
import { getRelatedWords } from '@lectern/contracts/discovery/searches/get-related-words';
import { listNearestEntries } from '@lectern/contracts/discovery/searches/list-nearest-entries';
import { suggest } from '@lectern/contracts/discovery/searches/suggest';
import { updateSearchHistory } from '@lectern/contracts/discovery/searches/update-search-history';
import { searchOffers } from '@lectern/contracts/discovery/sources/search-offers';
import { searchOtherLibrary } from '@lectern/contracts/discovery/sources/search-other-library';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { exportLoans } from '@lectern/contracts/lending/loans/export-loans';
import { exportPastLoans } from '@lectern/contracts/lending/loans/export-past-loans';
import { getLoanChart } from '@lectern/contracts/lending/loans/get-loan-chart';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { listPastLoans } from '@lectern/contracts/lending/loans/list-past-loans';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { getGroupLimit } from '@lectern/contracts/lending/patron/get-group-limit';
import { getGuaranteeDetail } from '@lectern/contracts/lending/patron/get-guarantee-detail';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { getUserLimit } from '@lectern/contracts/lending/patron/get-user-limit';
import { listLoanRules } from '@lectern/contracts/lending/patron/list-loan-rules';
import { updateProfile } from '@lectern/contracts/lending/patron/update-profile';
import { getReadingReport } from '@lectern/contracts/lending/reading-report/get-reading-report';
import { getShare } from '@lectern/contracts/lending/reading-report/get-share';
import { exportOwnData } from '@lectern/contracts/people/account/export-own-data';
import { updatePicture } from '@lectern/contracts/people/account/update-picture';
import { withdrawErasure } from '@lectern/contracts/people/account/withdraw-erasure';
import { getCaptcha } from '@lectern/contracts/people/auth/get-captcha';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { bindMailOrPhone } from '@lectern/contracts/people/contacts/bind-mail-or-phone';
import { bindPhone } from '@lectern/contracts/people/contacts/bind-phone';
import { sendBindMailCode } from '@lectern/contracts/people/contacts/send-bind-mail-code';
import { sendBindPhoneCode } from '@lectern/contracts/people/contacts/send-bind-phone-code';
import { updateContact } from '@lectern/contracts/people/contacts/update-contact';
import { finishSignIn } from '@lectern/contracts/people/identity/finish-sign-in';
import { beginReset } from '@lectern/contracts/people/password/begin-reset';
import { changePassword } from '@lectern/contracts/people/password/change-password';
import { checkImageCode } from '@lectern/contracts/people/password/check-image-code';
import { checkResetMailCode } from '@lectern/contracts/people/password/check-reset-mail-code';
import { checkResetPhoneCode } from '@lectern/contracts/people/password/check-reset-phone-code';
import { forceChangePassword } from '@lectern/contracts/people/password/force-change-password';
import { getResetMailCodeTimes } from '@lectern/contracts/people/password/get-reset-mail-code-times';
import { getResetPhoneCodeTimes } from '@lectern/contracts/people/password/get-reset-phone-code-times';
import { getResetTimes } from '@lectern/contracts/people/password/get-reset-times';
import { replacePhone } from '@lectern/contracts/people/password/replace-phone';
import { resetPassword } from '@lectern/contracts/people/password/reset-password';
import { sendResetMailCode } from '@lectern/contracts/people/password/send-reset-mail-code';
import { sendResetPhoneCode } from '@lectern/contracts/people/password/send-reset-phone-code';
import { agreeToPrivacy } from '@lectern/contracts/people/privacy/agree-to-privacy';
import { closeWindow } from '@lectern/contracts/people/sessions/close-window';
import { saveLastLibrary } from '@lectern/contracts/people/tenant/save-last-library';
import { getShareCode } from '@lectern/contracts/shelf/home/get-share-code';
import { getLoanAnalysis } from '@lectern/contracts/shelf/record-use/get-loan-analysis';
import { getNearTenYearLoan } from '@lectern/contracts/shelf/record-use/get-near-ten-year-loan';
import { getRecordStatistics } from '@lectern/contracts/shelf/record-use/get-record-statistics';
import { buildBib } from '../catalogue-builders.ts';
import { hugePicture } from '../pictures.ts';
import { ADDRESSES_PROVOKED } from './address-refusals.ts';
import { ALLIANCE_PROVOKED } from './alliance-refusals.ts';
import { ANNOUNCEMENTS_PROVOKED } from './announcement-refusals.ts';
import { ASSISTANT_PROVOKED } from './assistant-refusals.ts';
import { BEHAVIOURS_PROVOKED } from './behaviour-refusals.ts';
import { BOOK_LISTS_PROVOKED } from './book-list-refusals.ts';
import { CARDS_ELSEWHERE_PROVOKED } from './card-elsewhere-refusals.ts';
import { CARDS_PROVOKED } from './card-refusals.ts';
import { CASH_PROVOKED } from './cash-refusals.ts';
import {
  cannotSend,
  captchaUnknown,
  NO_TICKET,
  OF_BINDING,
  OF_CHANGE,
  OF_FORCED_CHANGE,
  OF_REMOVAL,
  OF_REPLACEMENT,
  OF_RESET,
  OF_RESET_CHECK,
  ofResetCode,
  resetOff,
  tooMany,
  tooSoon,
} from './contact-ways.ts';
import { COPIES_PROVOKED, OBJECTIONS_PROVOKED, relendingOff } from './copy-refusals.ts';
import { COURSES_PROVOKED } from './course-refusals.ts';
import { DESK_PROVOKED } from './desk-refusals.ts';
import { DONATIONS_PROVOKED } from './donation-refusals.ts';
import { ERESOURCE_LINKS_PROVOKED } from './eresource-link-refusals.ts';
import { ERESOURCES_PROVOKED } from './eresource-refusals.ts';
import { FAVOURITES_PROVOKED } from './favourite-refusals.ts';
import { FEEDBACK_PROVOKED } from './feedback-refusals.ts';
import { HAND_OVERS_PROVOKED } from './hand-over-refusals.ts';
import { HARVEST_PROVOKED } from './harvest-refusals.ts';
import { HOME_PROVOKED } from './home-refusals.ts';
import { comingBackWith, STRANGER } from './identity-ways.ts';
import { INVITATIONS_PROVOKED } from './invitation-refusals.ts';
import { LEAVING_PROVOKED } from './leaving-refusals.ts';
import { LINKS_PROVOKED } from './link-refusals.ts';
import { MESSAGES_PROVOKED } from './message-refusals.ts';
import { MODERATION_PROVOKED } from './moderation-refusals.ts';
import { OFFLINE_PROVOKED } from './offline-refusals.ts';
import { ORDER_PROVOKED } from './order-refusals.ts';
import { OTHER_LIBRARIES_PROVOKED } from './other-library-refusals.ts';
import { PASSKEYS_PROVOKED } from './passkey-refusals.ts';
import { PAYMENTS_PROVOKED } from './payment-refusals.ts';
import { PEOPLE_PROVOKED } from './people-refusals.ts';
import { PLACES_PROVOKED } from './place-refusals.ts';
import { PLACING_PROVOKED } from './placing-refusals.ts';
import { POINTS_PROVOKED } from './points-refusals.ts';
import { PROVIDERS_PROVOKED } from './provider-refusals.ts';
import { type Provoked, provoked, provokedUpload } from './provoked.ts';
import { PURCHASE_PROVOKED } from './purchase-refusals.ts';
import { QUESTIONNAIRES_PROVOKED } from './questionnaire-refusals.ts';
import { QUICK_ADD_PROVOKED } from './quick-add-refusals.ts';
import { READERS_PROVOKED } from './reader-refusals.ts';
import { RECOMMENDATIONS_PROVOKED } from './recommendation-refusals.ts';
import { REPOSITORY_PROVOKED } from './repository-refusals.ts';
import { REQUESTS_PROVOKED } from './request-refusals.ts';
import { RESOLVER_PROVOKED } from './resolver-refusals.ts';
import { REVIEWS_PROVOKED } from './review-refusals.ts';
import { RULES_PROVOKED } from './rule-refusals.ts';
import { SCHOLAR_PROVOKED } from './scholar-refusals.ts';
import { SECOND_FACTOR_PROVOKED } from './second-factor-refusals.ts';
import { SELF_CHECK_PROVOKED } from './self-check-refusals.ts';
import { asGuaranteed, guessWrong, signingIn } from './sign-in-ways.ts';
import { STAFF_PROVOKED } from './staff-refusals.ts';
import { SUBSCRIPTIONS_PROVOKED } from './subscription-refusals.ts';
import { TITLES_PROVOKED } from './title-refusals.ts';
import { TOPICS_PROVOKED } from './topic-refusals.ts';
import { USAGE_PROVOKED } from './usage-refusals.ts';
import {
  engineAway,
  ilsAway,
  LONG_SEARCH,
  NOTHING,
  OF_WORDS,
  ofKeptState,
  ofList,
  ofState,
  patronGone,
  patronUnknown,
  UNKNOWN_BIB,
} from './ways.ts';
import { WORKS_PROVOKED } from './work-refusals.ts';

/** A second search has words, so that it is never empty. */
const { SEARCH_EMPTY: _, ...WITHIN_HITS } = ofList({ secondKeyWord: 'songs' });

const TICKET_ONLY = { RESET_EXPIRED: () => ({ ticket: NO_TICKET }) };
const SOME_LOAN = { loanIds: ['nothing'] };
const WORDS = { keyWord: 'whale' };
const KEPT = ofKeptState({});
const added = <State>(state: State) => ({ act: 'add' as const, state });
/** The refusals of calls about an account. */
const ILS_ONLY = { ILS_UNAVAILABLE: ilsAway({}) };
const OF_ACCOUNT = { ...ILS_ONLY, PATRON_NOT_FOUND: patronGone({}) };

/** How each refusal of each call is provoked. A new call, or a new refusal of one, gets its way here. */
export const PROVOKED: readonly Provoked[] = [
  provoked(exportOwnData, ILS_ONLY),
  provoked(withdrawErasure, { ERASURE_NOT_OPEN: NOTHING }),
  provokedUpload(updatePicture, {
    UPLOAD_TOO_LARGE: () => new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/png' }),
    UPLOAD_TYPE_REFUSED: () => new Blob(['GIF89a'], { type: 'image/gif' }),
    PICTURE_UNREADABLE: () => new Blob(['no picture'], { type: 'image/jpeg' }),
    PICTURE_TOO_DETAILED: () => new Blob([hugePicture()], { type: 'image/png' }),
  }),
  provoked(sendBindMailCode, {
    CHANNEL_UNAVAILABLE: cannotSend({ mail: 'new@example.org' }),
    CODE_TOO_SOON: tooSoon({ mail: 'soon@example.org' }),
    CODE_LIMIT_REACHED: tooMany({ mail: 'many@example.org' }),
  }),
  provoked(sendBindPhoneCode, {
    CHANNEL_UNAVAILABLE: cannotSend({ phone: '13500000001' }),
    CODE_TOO_SOON: tooSoon({ phone: '13500000002' }),
    CODE_LIMIT_REACHED: tooMany({ phone: '13500000003' }),
  }),
  provoked(bindPhone, OF_BINDING),
  provoked(bindMailOrPhone, OF_BINDING),
  provoked(updateContact, OF_REMOVAL),
  provoked(getCaptcha, { ACCOUNT_MISSING: () => ({ scene: 2 as const }) }),
  provoked(checkImageCode, { CAPTCHA_WRONG: () => ({ codeKey: 'none', verifyCode: 'none' }) }),
  provoked(beginReset, { CAPTCHA_WRONG: captchaUnknown, RESET_OFF: resetOff }),
  provoked(sendResetMailCode, ofResetCode(sendResetMailCode)),
  provoked(sendResetPhoneCode, ofResetCode(sendResetPhoneCode)),
  provoked(checkResetMailCode, OF_RESET_CHECK),
  provoked(checkResetPhoneCode, OF_RESET_CHECK),
  provoked(getResetMailCodeTimes, TICKET_ONLY),
  provoked(getResetPhoneCodeTimes, TICKET_ONLY),
  provoked(getResetTimes, TICKET_ONLY),
  provoked(resetPassword, OF_RESET),
  provoked(replacePhone, OF_REPLACEMENT),
  provoked(changePassword, OF_CHANGE),
  provoked(forceChangePassword, OF_FORCED_CHANGE),
  provoked(updateProfile, {
    PROFILE_FIELD_FIXED: () => ({ grade: '3' }),
    PATRON_NOT_FOUND: patronGone({ subtencyFlag: '1' as const }),
    HAND_OVERS_OFF: relendingOff,
  }),
  provoked(finishSignIn, {
    ILS_UNAVAILABLE: (library) => {
      library.ils.goAway();
      return comingBackWith(STRANGER)(library);
    },
    IDENTITY_EXPIRED: () => ({ ticket: 'used' }),
    IDENTITY_REFUSED: comingBackWith({ refused: 'IDENTITY_REFUSED' }),
    IDENTITY_UNAVAILABLE: comingBackWith({ refused: 'IDENTITY_UNAVAILABLE' }),
    IDENTITY_UNKNOWN: comingBackWith(STRANGER),
  }),
  ...ADDRESSES_PROVOKED,
  ...COURSES_PROVOKED,
  ...BOOK_LISTS_PROVOKED,
  ...REVIEWS_PROVOKED,
  ...ERESOURCES_PROVOKED,
  ...PEOPLE_PROVOKED,
  ...ERESOURCE_LINKS_PROVOKED,
  ...REPOSITORY_PROVOKED,
  ...HARVEST_PROVOKED,
  ...OTHER_LIBRARIES_PROVOKED,
  ...PROVIDERS_PROVOKED,
  ...SCHOLAR_PROVOKED,
  ...ORDER_PROVOKED,
  ...PURCHASE_PROVOKED,
  ...TITLES_PROVOKED,
  ...RESOLVER_PROVOKED,
  ...USAGE_PROVOKED,
  ...FAVOURITES_PROVOKED,
  ...PLACES_PROVOKED,
  ...QUESTIONNAIRES_PROVOKED,
  ...QUICK_ADD_PROVOKED,
  ...CARDS_PROVOKED,
  ...LEAVING_PROVOKED,
  ...READERS_PROVOKED,
  ...INVITATIONS_PROVOKED,
  ...DESK_PROVOKED,
  ...BEHAVIOURS_PROVOKED,
  ...CASH_PROVOKED,
  ...PAYMENTS_PROVOKED,
  ...PLACING_PROVOKED,
  ...MESSAGES_PROVOKED,
  ...MODERATION_PROVOKED,
  ...DONATIONS_PROVOKED,
  ...RECOMMENDATIONS_PROVOKED,
  ...FEEDBACK_PROVOKED,
  ...REQUESTS_PROVOKED,
  ...HOME_PROVOKED,
  ...POINTS_PROVOKED,
  ...RULES_PROVOKED,
  ...STAFF_PROVOKED,
  ...SUBSCRIPTIONS_PROVOKED,
  ...ANNOUNCEMENTS_PROVOKED,
  ...TOPICS_PROVOKED,
  ...WORKS_PROVOKED,
  ...COPIES_PROVOKED,
  ...OBJECTIONS_PROVOKED,
  ...HAND_OVERS_PROVOKED,
  ...LINKS_PROVOKED,
  ...OFFLINE_PROVOKED,
  ...PASSKEYS_PROVOKED,
  ...SECOND_FACTOR_PROVOKED,
  ...SELF_CHECK_PROVOKED,
  ...ALLIANCE_PROVOKED,
  ...ASSISTANT_PROVOKED,
  ...CARDS_ELSEWHERE_PROVOKED,
  provoked(signIn, {
    ILS_UNAVAILABLE: (library) => {
      library.patrons.signInThere = true;
      return signingIn({})(library);
    },
    async CAPTCHA_REQUIRED(library) {
      const { username, password } = await signingIn({})(library);
      await guessWrong(library, 'patron-sign-in', username, 2);
      return { username, password };
    },
    CAPTCHA_WRONG: signingIn({ verifyCode: 'other' }),
    CREDENTIALS_WRONG: signingIn({ password: 'wrong' }),
    LOGIN_LOCKED: async (library) => {
      const input = await signingIn({})(library);
      await guessWrong(library, 'patron-sign-in', input.username, 5);
      return input;
    },
    LOGIN_METHOD_OFF: signingIn({ tenant: 'beta' }),
    PASSWORD_CHANGE_REQUIRED: signingIn({ patron: { must_change_password: 1 } }),
    PASSWORD_TOO_OLD: signingIn({ patron: { password_changed_at: '2020-01-01T00:00:00.000Z' } }),
  }),
  provoked(signOut, { LOGOUT_BLOCKED: asGuaranteed }),
  provoked(closeWindow, { LOGOUT_BLOCKED: asGuaranteed }),
  provoked(browseClasses, { SEARCH_UNAVAILABLE: engineAway({}) }),
  provoked(browseLibraries, { SEARCH_UNAVAILABLE: engineAway({}) }),
  provoked(browseLocations, { SEARCH_UNAVAILABLE: engineAway({}) }),
  provoked(getDiscipline, {
    DISCIPLINE_NOT_FOUND: () => ({ discode1: 'nothing' }),
    SEARCH_UNAVAILABLE: engineAway({ discode1: '01' }),
  }),
  provoked(listCategoryConditions, { SEARCH_UNAVAILABLE: engineAway({}) }),
  provoked(listDisciplines, { SEARCH_UNAVAILABLE: engineAway({}) }),

  provoked(getBib, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(getBookDetail, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(getBookInfo, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(getCatalog, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(getCatalogUrl, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(getDonorUrl, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(getQrCode, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(getQrCodeJumpUrl, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(getLoanAnalysis, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(getNearTenYearLoan, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(getRecordStatistics, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(getRelMetadata, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(getAuthorInfo, {
    AUTHOR_NOT_FOUND: UNKNOWN_BIB,
    SEARCH_UNAVAILABLE: engineAway({ author: 'Melville' }),
  }),
  provoked(getAuthorBookInfo, {
    AUTHOR_NOT_FOUND: UNKNOWN_BIB,
    SEARCH_UNAVAILABLE: engineAway({ author: 'Melville' }),
  }),
  provoked(listPortfolios, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(listIssues, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(listItems, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(listItemsByLibrary, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(listVolumes, { BIB_NOT_FOUND: UNKNOWN_BIB }),
  provoked(getShareCode, { BIB_NOT_FOUND: UNKNOWN_BIB, SEARCH_TOO_LONG: LONG_SEARCH }),
  provoked(exportBibs, ofList({ format: 'ris' as const })),

  provoked(getAmountOwed, OF_ACCOUNT),
  provoked(exportLoans, {
    ILS_UNAVAILABLE: ilsAway({ all: '1' }),
    PATRON_NOT_FOUND: patronGone({ all: '1' }),
  }),
  provoked(exportPastLoans, { ILS_UNAVAILABLE: ilsAway({ all: '1' }) }),
  provoked(getLoanChart, OF_ACCOUNT),
  provoked(getReadingReport, OF_ACCOUNT),
  provoked(getShare, OF_ACCOUNT),
  provoked(listLoans, OF_ACCOUNT),
  provoked(listPastLoans, ILS_ONLY),
  provoked(renewLoans, {
    ILS_UNAVAILABLE: ilsAway(SOME_LOAN),
    PATRON_NOT_FOUND: patronGone(SOME_LOAN),
    LOANS_NOT_RENEWED: () => SOME_LOAN,
  }),
  provoked(getGuaranteeDetail, ILS_ONLY),
  provoked(getPatron, { ...ILS_ONLY, PATRON_NOT_FOUND: patronUnknown({}) }),
  provoked(getGroupLimit, OF_ACCOUNT),
  provoked(getUserLimit, OF_ACCOUNT),
  provoked(listLoanRules, OF_ACCOUNT),

  provoked(browseIndex, ofList({ searchField: 'notes' as const })),
  provoked(explainHit, ofState({ recordId: 'nothing' })),
  provoked(findNeighbours, {
    ...ofList({ recordId: 'nothing' }),
    BIB_NOT_FOUND: () => ({ ...WORDS, recordId: 'nothing' }),
  }),
  provoked(findSimilar, {
    BIB_NOT_FOUND: UNKNOWN_BIB,
    SEARCH_UNAVAILABLE: async ({ deps, engine }) => {
      const subject = { kind: 'topic', parts: ['Whales'], scheme: '' } as const;
      const { id: recordId } = await buildBib(deps.db, { description: { subjects: [subject] } });
      engine.mood = 'away';
      return { recordId };
    },
  }),
  provoked(getNamedSearch, { SAVED_SEARCH_NOT_FOUND: () => ({ resCode: 'nothing' }) }),
  provoked(getSavedSearch, { SAVED_SEARCH_NOT_FOUND: () => ({ searchCode: 'nothing' }) }),
  provoked(listFacetValues, ofState({ facet: 'docCode' as const })),
  provoked(nameSearch, ofKeptState({ resCode: 'whales' })),
  provoked(saveSearch, ofKeptState({})),
  provoked(searchAdvanced, ofList({})),
  provoked(searchBibs, ofList({})),
  provoked(searchMarc, {
    SEARCH_EMPTY: NOTHING,
    SEARCH_TOO_LONG: () => ({ searchItems: [{ tag: '245', value: 'ab '.repeat(300).trim() }] }),
    SEARCH_UNAVAILABLE: engineAway({ searchItems: [{ tag: '245', value: 'whale' }] }),
  }),
  provoked(searchThings, OF_WORDS),
  provoked(searchWithin, {
    ...WITHIN_HITS,
    SECOND_WORDS_MISSING: () => ({ ...WORDS, secondKeyWord: '&' }),
  }),
  provoked(spellKeyWord, OF_WORDS),

  provoked(addPopularSearch, {
    ...OF_WORDS,
    // Each of these signs stands for four characters; 100 letters are too few words.
    SEARCH_TOO_LONG: () => ({ keyWord: `a${'㍿'.repeat(99)}` }),
  }),
  provoked(getRelatedWords, OF_WORDS),
  provoked(listNearestEntries, { SEARCH_UNAVAILABLE: engineAway(WORDS) }),
  provoked(suggest, { SEARCH_UNAVAILABLE: engineAway(WORDS) }),
  provoked(updateSearchHistory, {
    SEARCH_EMPTY: () => added(KEPT.SEARCH_EMPTY()),
    SEARCH_TOO_LONG: () => added(KEPT.SEARCH_TOO_LONG()),
  }),

  provoked(searchOffers, { SEARCH_EMPTY: NOTHING, OFFERS_UNAVAILABLE: () => WORDS }),
  provoked(searchOtherLibrary, {
    SEARCH_EMPTY: () => ({ otherLib: 'nowhere' }),
    OTHER_LIBRARY_UNKNOWN: () => ({ ...WORDS, otherLib: 'nothing' }),
    OTHER_LIBRARY_UNAVAILABLE: () => ({ ...WORDS, otherLib: 'nowhere' }),
  }),

  provoked(rebuildIndex, {
    REINDEX_RUNNING: async (library) => {
      await library.client(library.caller).call(rebuildIndex, {});
      return {};
    },
  }),

  provoked(agreeToPrivacy, { PRIVACY_VERSION_OLD: () => ({ version: 'former' }) }),
  provoked(saveLastLibrary, { LIBRARY_UNKNOWN: () => ({ libCode: 'nowhere' }) }),
];
