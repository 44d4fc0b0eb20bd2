import { allotToBudget } from '@lectern/contracts/buying/budgets/allot-to-budget';
import { listBudgetPostings } from '@lectern/contracts/buying/budgets/list-budget-postings';
import { putBudget } from '@lectern/contracts/buying/budgets/put-budget';
import { getDeskLetter } from '@lectern/contracts/buying/donations/get-desk-letter';
import { moveDonation } from '@lectern/contracts/buying/donations/move-donation';
import { registerDonation } from '@lectern/contracts/buying/donations/register-donation';
import { cancelOrderLines } from '@lectern/contracts/buying/orders/cancel-order-lines';
import { claimOrderLines } from '@lectern/contracts/buying/orders/claim-order-lines';
import { decideInvoice } from '@lectern/contracts/buying/orders/decide-invoice';
import { decideOrder } from '@lectern/contracts/buying/orders/decide-order';
import { findExpected } from '@lectern/contracts/buying/orders/find-expected';
import { getOrderFile } from '@lectern/contracts/buying/orders/get-order-file';
import { importVendorMessages } from '@lectern/contracts/buying/orders/import-vendor-messages';
import { placeOrder } from '@lectern/contracts/buying/orders/place-order';
import { putBasketLine } from '@lectern/contracts/buying/orders/put-basket-line';
import { putDayRate } from '@lectern/contracts/buying/orders/put-day-rate';
import { putInvoice } from '@lectern/contracts/buying/orders/put-invoice';
import { putOrderTerms } from '@lectern/contracts/buying/orders/put-order-terms';
import { putVendorTerms } from '@lectern/contracts/buying/orders/put-vendor-terms';
import { receiveOrderLine } from '@lectern/contracts/buying/orders/receive-order-line';
import { removeBasketLines } from '@lectern/contracts/buying/orders/remove-basket-lines';
import { rollOverBudgets } from '@lectern/contracts/buying/orders/roll-over-budgets';
import { sendBuyingOrder } from '@lectern/contracts/buying/orders/send-buying-order';
import { acceptPurchasedCopy } from '@lectern/contracts/buying/purchase/accept-copy';
import { movePurchase } from '@lectern/contracts/buying/purchase/move-order';
import { putPurchaseRule } from '@lectern/contracts/buying/purchase/put-rule';
import { putPurchaseTerms } from '@lectern/contracts/buying/purchase/put-terms';
import { removePurchaseRule } from '@lectern/contracts/buying/purchase/remove-rule';
import { decideSuggestions } from '@lectern/contracts/buying/recommendations/decide-suggestions';
import { listWishingReaders } from '@lectern/contracts/buying/recommendations/list-wishing-readers';
import { orderSuggestions } from '@lectern/contracts/buying/recommendations/order-suggestions';
import { receiveSuggestion } from '@lectern/contracts/buying/recommendations/receive-suggestion';
import { importPriceList } from '@lectern/contracts/buying/vendors/import-price-list';
import { listPriceListImports } from '@lectern/contracts/buying/vendors/list-price-list-imports';
import { putVendor } from '@lectern/contracts/buying/vendors/put-vendor';
import { putVendorKey } from '@lectern/contracts/buying/vendors/put-vendor-key';
import { moveAllianceTransaction } from '@lectern/contracts/counter/alliance/move-alliance-transaction';
import { closeCashDrawer } from '@lectern/contracts/counter/cash/close-cash-drawer';
import { moveInterlibrary } from '@lectern/contracts/counter/interlibrary/move-interlibrary';
import { putInterlibraryPeer } from '@lectern/contracts/counter/interlibrary/put-interlibrary-peer';
import { removeInterlibraryPeer } from '@lectern/contracts/counter/interlibrary/remove-interlibrary-peer';
import { getLeavingCertificates } from '@lectern/contracts/counter/leaving/get-leaving-certificates';
import { leaveMany } from '@lectern/contracts/counter/leaving/leave-many';
import { sendOfflineActs } from '@lectern/contracts/counter/offline/send-offline-acts';
import { settleRefusedAct } from '@lectern/contracts/counter/offline/settle-refused-act';
import { addBriefRecord } from '@lectern/contracts/counter/quick-add/add-brief-record';
import { addCopy } from '@lectern/contracts/counter/quick-add/add-copy';
import { closeStation } from '@lectern/contracts/counter/self-check/close-station';
import { addReadyProvider } from '@lectern/contracts/discovery/providers/add-ready-provider';
import { putProvider } from '@lectern/contracts/discovery/providers/put-provider';
import { putProviderKey } from '@lectern/contracts/discovery/providers/put-provider-key';
import { removeProvider } from '@lectern/contracts/discovery/providers/remove-provider';
import { switchProvider } from '@lectern/contracts/discovery/providers/switch-provider';
import { tryProvider } from '@lectern/contracts/discovery/providers/try-provider';
import { explainHit } from '@lectern/contracts/discovery/search/explain-hit';
import { nameSearch } from '@lectern/contracts/discovery/search/name-search';
import { joinEditions } from '@lectern/contracts/discovery/works/join-editions';
import { partEdition } from '@lectern/contracts/discovery/works/part-edition';
import { resetEdition } from '@lectern/contracts/discovery/works/reset-edition';
import { checkStatement } from '@lectern/contracts/lending/payments/check-statement';
import { decideRefund } from '@lectern/contracts/lending/payments/decide-refund';
import { getDeskReceipt } from '@lectern/contracts/lending/payments/get-desk-receipt';
import { refundOrder } from '@lectern/contracts/lending/payments/refund-order';
import { putException } from '@lectern/contracts/lending/places/put-exception';
import { putLibrary } from '@lectern/contracts/lending/places/put-library';
import { putLocation } from '@lectern/contracts/lending/places/put-location';
import { putWeek } from '@lectern/contracts/lending/places/put-week';
import { explainRule } from '@lectern/contracts/lending/rules/explain-rule';
import { putAmnesty } from '@lectern/contracts/lending/rules/put-amnesty';
import { putItemType } from '@lectern/contracts/lending/rules/put-item-type';
import { putPatronGroup } from '@lectern/contracts/lending/rules/put-patron-group';
import { putRule } from '@lectern/contracts/lending/rules/put-rule';
import { removeAmnesty } from '@lectern/contracts/lending/rules/remove-amnesty';
import { removeRule } from '@lectern/contracts/lending/rules/remove-rule';
import { blockReader } from '@lectern/contracts/people/readers/block-reader';
import { changeReader } from '@lectern/contracts/people/readers/change-reader';
import { endCard } from '@lectern/contracts/people/readers/end-card';
import { getReader } from '@lectern/contracts/people/readers/get-reader';
import { importReaders } from '@lectern/contracts/people/readers/import-readers';
import { issueCard } from '@lectern/contracts/people/readers/issue-card';
import { liftBlock } from '@lectern/contracts/people/readers/lift-block';
import { registerReader } from '@lectern/contracts/people/readers/register-reader';
import { chooseDesk } from '@lectern/contracts/people/staff/choose-desk';
import { dropFailedWork } from '@lectern/contracts/people/staff/drop-failed-work';
import { putRole } from '@lectern/contracts/people/staff/put-role';
import { putStaffMember } from '@lectern/contracts/people/staff/put-staff-member';
import { removeRole } from '@lectern/contracts/people/staff/remove-role';
import { retryFailedWork } from '@lectern/contracts/people/staff/retry-failed-work';
import { getLibraryAnswer } from '@lectern/contracts/reference/ai/get-library-answer';
import { matchLibraryAnswer } from '@lectern/contracts/reference/ai/match-library-answer';
import { previewLibraryAnswer } from '@lectern/contracts/reference/ai/preview-library-answer';
import { putAssistantTerms } from '@lectern/contracts/reference/ai/put-assistant-terms';
import { putLibraryAnswer } from '@lectern/contracts/reference/ai/put-library-answer';
import { putModels } from '@lectern/contracts/reference/ai/put-models';
import { removeLibraryAnswer } from '@lectern/contracts/reference/ai/remove-library-answer';
import { reviewAnswer } from '@lectern/contracts/reference/ai/review-answer';
import { tryModel } from '@lectern/contracts/reference/ai/try-model';
import { tryQuestion } from '@lectern/contracts/reference/ai/try-question';
import { addEresourceFile } from '@lectern/contracts/resources/databases/add-eresource-file';
import { getStaffEresource } from '@lectern/contracts/resources/databases/get-staff-eresource';
import { importEresources } from '@lectern/contracts/resources/databases/import-eresources';
import { previewEresource } from '@lectern/contracts/resources/databases/preview-eresource';
import { putEresource } from '@lectern/contracts/resources/databases/put-eresource';
import { putTerm } from '@lectern/contracts/resources/databases/put-term';
import { removeEresource } from '@lectern/contracts/resources/databases/remove-eresource';
import { removeEresourceFile } from '@lectern/contracts/resources/databases/remove-eresource-file';
import { removeTerm } from '@lectern/contracts/resources/databases/remove-term';
import { tryEntrances } from '@lectern/contracts/resources/databases/try-entrances';
import { getHarvestRun } from '@lectern/contracts/resources/harvest/get-harvest-run';
import { listHarvestRuns } from '@lectern/contracts/resources/harvest/list-harvest-runs';
import { putHarvestSource } from '@lectern/contracts/resources/harvest/put-harvest-source';
import { removeHarvestSource } from '@lectern/contracts/resources/harvest/remove-harvest-source';
import { startHarvest } from '@lectern/contracts/resources/harvest/start-harvest';
import { stopHarvest } from '@lectern/contracts/resources/harvest/stop-harvest';
import { tryHarvestAddress } from '@lectern/contracts/resources/harvest/try-harvest-address';
import { checkLink } from '@lectern/contracts/resources/links/check-link';
import { finishLink } from '@lectern/contracts/resources/links/finish-link';
import { setAsideLink } from '@lectern/contracts/resources/links/set-aside-link';
import { takeOverLink } from '@lectern/contracts/resources/links/take-over-link';
import { addObjectFile } from '@lectern/contracts/resources/repository/add-object-file';
import { getStaffCollection } from '@lectern/contracts/resources/repository/get-staff-collection';
import { getStaffObject } from '@lectern/contracts/resources/repository/get-staff-object';
import { previewRights } from '@lectern/contracts/resources/repository/preview-rights';
import { putCollection } from '@lectern/contracts/resources/repository/put-collection';
import { putEntries } from '@lectern/contracts/resources/repository/put-entries';
import { putObject } from '@lectern/contracts/resources/repository/put-object';
import { putObjectFile } from '@lectern/contracts/resources/repository/put-object-file';
import { putPolicy } from '@lectern/contracts/resources/repository/put-policy';
import { readTextAgain } from '@lectern/contracts/resources/repository/read-text-again';
import { removeCollection } from '@lectern/contracts/resources/repository/remove-collection';
import { removeObject } from '@lectern/contracts/resources/repository/remove-object';
import { removeObjectFile } from '@lectern/contracts/resources/repository/remove-object-file';
import { removePolicy } from '@lectern/contracts/resources/repository/remove-policy';
import { updateCollectionCover } from '@lectern/contracts/resources/repository/update-collection-cover';
import { decidePublication } from '@lectern/contracts/resources/researchers/decide-publication';
import { getStaffResearcher } from '@lectern/contracts/resources/researchers/get-staff-researcher';
import { importOrcidRecord } from '@lectern/contracts/resources/researchers/import-orcid-record';
import { listStaffPublications } from '@lectern/contracts/resources/researchers/list-staff-publications';
import { putResearcher } from '@lectern/contracts/resources/researchers/put-researcher';
import { removePortrait } from '@lectern/contracts/resources/researchers/remove-portrait';
import { removeResearcher } from '@lectern/contracts/resources/researchers/remove-researcher';
import { updatePortrait } from '@lectern/contracts/resources/researchers/update-portrait';
import { findStaffTitles } from '@lectern/contracts/resources/titles/find-staff-titles';
import { getTitleImport } from '@lectern/contracts/resources/titles/get-title-import';
import { getTitleLines } from '@lectern/contracts/resources/titles/get-title-lines';
import { importTitleMarks } from '@lectern/contracts/resources/titles/import-title-marks';
import { importTitles } from '@lectern/contracts/resources/titles/import-titles';
import { joinTitles } from '@lectern/contracts/resources/titles/join-titles';
import { partTitle } from '@lectern/contracts/resources/titles/part-title';
import { putTitleList } from '@lectern/contracts/resources/titles/put-title-list';
import { removeTitleList } from '@lectern/contracts/resources/titles/remove-title-list';
import { undoTitleImport } from '@lectern/contracts/resources/titles/undo-title-import';
import { listTrialAnswers } from '@lectern/contracts/resources/trials/list-trial-answers';
import { moveUnit } from '@lectern/contracts/resources/units/move-unit';
import { putUnit } from '@lectern/contracts/resources/units/put-unit';
import { removeUnit } from '@lectern/contracts/resources/units/remove-unit';
import { exportUsage } from '@lectern/contracts/resources/usage/export-usage';
import { fetchUsage } from '@lectern/contracts/resources/usage/fetch-usage';
import { getUsage } from '@lectern/contracts/resources/usage/get-usage';
import { getUsageImport } from '@lectern/contracts/resources/usage/get-usage-import';
import { importUsage } from '@lectern/contracts/resources/usage/import-usage';
import { listUsedThings } from '@lectern/contracts/resources/usage/list-used-things';
import { putEresourceCost } from '@lectern/contracts/resources/usage/put-eresource-cost';
import { putUsageProvider } from '@lectern/contracts/resources/usage/put-usage-provider';
import { putUsageSource } from '@lectern/contracts/resources/usage/put-usage-source';
import { removeUsageProvider } from '@lectern/contracts/resources/usage/remove-usage-provider';
import { testUsageProvider } from '@lectern/contracts/resources/usage/test-usage-provider';
import { getLibraryList } from '@lectern/contracts/shelf/booklists/get-library-list';
import { putLibraryList } from '@lectern/contracts/shelf/booklists/put-library-list';
import { removeLibraryCover } from '@lectern/contracts/shelf/booklists/remove-library-cover';
import { removeLibraryList } from '@lectern/contracts/shelf/booklists/remove-library-list';
import { updateLibraryCover } from '@lectern/contracts/shelf/booklists/update-library-cover';
import { decideCourseProposal } from '@lectern/contracts/shelf/courses/decide-course-proposal';
import { getStaffCourse } from '@lectern/contracts/shelf/courses/get-staff-course';
import { importCourses } from '@lectern/contracts/shelf/courses/import-courses';
import { putCourse } from '@lectern/contracts/shelf/courses/put-course';
import { removeCourse } from '@lectern/contracts/shelf/courses/remove-course';
import { putHomeCards } from '@lectern/contracts/shelf/home/put-home-cards';
import { correctPoints } from '@lectern/contracts/shelf/points/correct-points';
import { getReaderPoints } from '@lectern/contracts/shelf/points/get-reader-points';
import { putPointTerms } from '@lectern/contracts/shelf/points/put-point-terms';
import { getStaffTopic } from '@lectern/contracts/shelf/topics/get-staff-topic';
import { previewTopicText } from '@lectern/contracts/shelf/topics/preview-topic-text';
import { putTopic } from '@lectern/contracts/shelf/topics/put-topic';
import { removeTopic } from '@lectern/contracts/shelf/topics/remove-topic';
import { removeTopicCover } from '@lectern/contracts/shelf/topics/remove-topic-cover';
import { updateTopicCover } from '@lectern/contracts/shelf/topics/update-topic-cover';
import { getStaffAnnouncement } from '@lectern/contracts/talk/announcements/get-staff-announcement';
import { previewAnnouncementText } from '@lectern/contracts/talk/announcements/preview-announcement-text';
import { putAnnouncement } from '@lectern/contracts/talk/announcements/put-announcement';
import { removeAnnouncement } from '@lectern/contracts/talk/announcements/remove-announcement';
import { answerFeedback } from '@lectern/contracts/talk/feedback/answer-feedback';
import { setFeedbackState } from '@lectern/contracts/talk/feedback/set-feedback-state';
import { blockAuthor } from '@lectern/contracts/talk/moderation/block-author';
import { getQuestionnaireResults } from '@lectern/contracts/talk/questionnaires/get-questionnaire-results';
import { putQuestionnaire } from '@lectern/contracts/talk/questionnaires/put-questionnaire';
import { removeQuestionnaire } from '@lectern/contracts/talk/questionnaires/remove-questionnaire';
import { setQuestionnaireState } from '@lectern/contracts/talk/questionnaires/set-questionnaire-state';
import type { Db } from '../platform/db/database.ts';
import { hashToken } from '../platform/hash-token.ts';
import { buildAllianceTransaction } from './alliance-rows.ts';
import { buildAnnouncement } from './announcement-rows.ts';
import { buildLibraryList } from './book-list-rows.ts';
import { buildBlock, buildCard, buildPatron } from './builders.ts';
import { TENANT } from './built-rows.ts';
import { buildBib, buildItem } from './catalogue-builders.ts';
import { buildCourse, buildCourseProposal } from './course-rows.ts';
import { buildDonation } from './donation-rows.ts';
import { buildEresource, buildEresourceFile, buildEresourceTerm } from './eresource-rows.ts';
import { addFailedJob } from './failed-work.ts';
import { buildHarvestRun, buildHarvestSource } from './harvest-rows.ts';
import { buildInterlibraryPeer, buildInterlibraryRequest } from './interlibrary-rows.ts';
import { buildLibraryAnswer, buildTurn } from './library-answer-rows.ts';
import { buildLink } from './link-rows.ts';
import { buildBuyingOrder, buildInvoice, buildOrderLine } from './order-rows.ts';
import { buildPaymentOrder, buildProposedRefund, buildReceipt } from './payment-rows.ts';
import { buildOrcidWork, buildResearcher, buildUnit } from './people-rows.ts';
import { pngOf } from './pictures.ts';
import { buildProvider } from './provider-rows.ts';
import { buildBudget, buildPurchaseOrder, buildVendor, offerPurchase } from './purchase-rows.ts';
import { buildQuestionnaire, QUESTIONS } from './questionnaire-rows.ts';
import { buildCollection, buildObject, buildObjectFile, buildPolicy } from './repository-rows.ts';
import { buildTitle, buildTitleImport, buildTitleList, buildTitleRow } from './title-rows.ts';
import { buildTopic } from './topic-rows.ts';
import { buildUsageLoad, buildUsagePlatform, buildUsageProvider } from './usage-rows.ts';
import { buildWish } from './wish-rows.ts';

const READER = { patronId: 'reader' };
const RULE = { patronGroup: 'undergraduate', itemType: 'book' };

const PURCHASE_RULE = {
  isOn: true,
  booksPerMonth: 2,
  moneyPerYear: null,
  highestPrice: null,
  yearsBack: null,
  classesLeftOut: [],
  kindsLeftOut: [],
  languages: [],
  mayBeHeld: false,
  budgetIds: [],
};

/** Inputs of calls of the staff that ask for more than their contract says, by path. They are right in the library of `buildStaffWorld`. */
export const STAFF_INPUTS: Readonly<Record<string, Record<string, unknown>>> = {
  [explainHit.path]: { recordId: 'unknown', keyWord: 'whale' },
  [nameSearch.path]: { resCode: 'whales', keyWord: 'whale' },
  [chooseDesk.path]: { libraryCode: 'MAIN' },
  [sendOfflineActs.path]: {
    deskTime: '2026-03-02T08:00:00.000Z',
    acts: [{ id: '018f0000-0000-4000-8000-000000000001', sealed: 'un.readable' }],
  },
  [settleRefusedAct.path]: { id: 'refused', note: 'Lent by hand' },
  [getLeavingCertificates.path]: { certificates: ['c'.repeat(43)] },
  [moveAllianceTransaction.path]: { transactionId: 'asked-of-us', verb: 'accept' },
  [moveInterlibrary.path]: { requestId: 'asked-by-beta', verb: 'promise' },
  [putInterlibraryPeer.path]: { name: 'North', symbol: 'NORTH', ownSymbol: 'ALPHA', address: '/beta' },
  [removeInterlibraryPeer.path]: { peerId: 'partner-to-remove' },
  [closeCashDrawer.path]: { counted: 0, sum: 0 },
  [decideRefund.path]: { refundNo: 'proposedrefund', verdict: 'decline' },
  [getDeskReceipt.path]: { receiptNo: '2026-000001' },
  [refundOrder.path]: { orderNo: 'paidorder', amount: 100, reason: 'Paid twice' },
  [blockAuthor.path]: { ...READER, days: 7, reason: 'Insults' },
  [decideSuggestions.path]: { ids: ['wish-saved'], decision: 'order', reply: 'With pleasure' },
  [orderSuggestions.path]: { ids: ['wish-agreed'] },
  [receiveSuggestion.path]: { id: 'wish-ordered', copy: { itemType: 'book' } },
  [listWishingReaders.path]: { id: 'wish-saved' },
  [registerDonation.path]: { titles: [{ title: 'Sea charts' }], donorName: 'Sea Club' },
  [moveDonation.path]: { id: 'gift-offered', state: 'received' },
  [getDeskLetter.path]: { id: 'gift-accepted' },
  [answerFeedback.path]: { id: 'sent-feedback', text: 'It is mended' },
  [setFeedbackState.path]: { id: 'sent-feedback', state: 'handling' },
  [getReader.path]: READER,
  [changeReader.path]: { ...READER, name: 'Other name' },
  [issueCard.path]: { ...READER, number: 'new-card' },
  [endCard.path]: { ...READER, number: 'old-card', state: 'lost' },
  [blockReader.path]: { ...READER, until: '2099-12-31', reason: 'Torn pages' },
  [liftBlock.path]: { ...READER, blockId: 'running-block', reason: 'Settled' },
  [joinEditions.path]: { recordId: 'staff-bib', otherId: 'staff-edition' },
  [partEdition.path]: { recordId: 'staff-bib' },
  [resetEdition.path]: { recordId: 'staff-bib' },
  [addCopy.path]: { recordId: 'staff-bib', itemType: 'book', barcode: 'new-copy' },
  [addBriefRecord.path]: { title: 'A new title', itemType: 'book' },
  [putLibrary.path]: { code: 'NEW', names: { 'en-US': 'New library' } },
  [putLocation.path]: { code: 'NEW-1', libraryCode: 'MAIN', names: { 'en-US': 'New hall' } },
  [putWeek.path]: { libraryCode: 'MAIN', week: ['', '', '', '', '', '', '09:00-18:00'] },
  [putException.path]: { libraryCode: '', day: '2026-05-01', hours: '' },
  [removeRule.path]: RULE,
  [putRule.path]: {
    ...RULE,
    loanable: true,
    loanDays: 21,
    loanHours: null,
    renewDays: 7,
    maxRenewals: 1,
    maxLoans: 3,
    finePerDay: 10,
    finePerHour: null,
    fineCap: 100,
    grace: 0,
    closedDaysCost: false,
    lostPrice: null,
    lostHandling: null,
  },
  [putPatronGroup.path]: { code: 'new-group', names: { 'en-US': 'New group' }, maxLoans: 3, fineCap: 2000 },
  [putAmnesty.path]: {
    id: 'winter',
    firstDay: '2026-12-24',
    lastDay: '2027-01-06',
    covers: 'returns',
    note: 'Winter',
  },
  [removeAmnesty.path]: { id: 'old-amnesty' },
  [putItemType.path]: { code: 'new-type', names: { 'en-US': 'New type' } },
  [putModels.path]: {
    // An address that is never asked: it is of the own network.
    models: [{ address: 'https://127.0.0.1:9', model: 'm', key: 'k' }],
    tokensPerDay: 100_000,
    modelsAtOnce: 2,
  },
  [tryModel.path]: { place: 0 },
  [tryQuestion.path]: { question: 'Where is the whale?' },
  [putAssistantTerms.path]: { panel: true, page: true, samples: [], chatDays: 30, atOnce: 50 },
  [putLibraryAnswer.path]: {
    texts: [{ language: 'en-US', wordings: ['Where is the pier?'], answer: '<p>Here</p>' }],
  },
  [getLibraryAnswer.path]: { id: 'library-answer' },
  [previewLibraryAnswer.path]: { text: '<p>Here</p>' },
  [matchLibraryAnswer.path]: { question: 'Where is the pier?' },
  [removeLibraryAnswer.path]: { id: 'old-library-answer' },
  [reviewAnswer.path]: { answerId: 'disliked-answer' },
  [putHomeCards.path]: { cards: [{ card: 'hotLoans', isShown: false }] },
  [putPointTerms.path]: {
    rules: [{ event: 'loan_on_time', points: 3, timesADay: 5 }],
    validDays: 365,
    pays: true,
    minorUnitsPerPoint: 10,
    leastPoints: 5,
    mostPointsADay: null,
  },
  [getReaderPoints.path]: { reader: 'reader-account' },
  [correctPoints.path]: { reader: 'reader-account', change: 5, reason: 'Helped' },
  [explainRule.path]: { reader: 'reader-account', barcode: 'staff-item' },
  [closeStation.path]: { stationId: 'open-station' },
  [putStaffMember.path]: { account: 'new-member', name: 'New', roleIds: [] },
  [putRole.path]: { name: 'New role', permissions: ['staff.manage'] },
  [removeRole.path]: { roleId: 'unused-role' },
  [retryFailedWork.path]: { id: 'failed-job' },
  [dropFailedWork.path]: { id: 'other-failed-job' },
  [putLibraryList.path]: { name: 'Whales' },
  [getLibraryList.path]: { id: 'library-list' },
  [updateLibraryCover.path]: { id: 'library-list' },
  [removeLibraryCover.path]: { id: 'library-list' },
  [removeLibraryList.path]: { id: 'old-library-list' },
  [putAnnouncement.path]: { texts: [{ language: 'en-US', title: 'Whales', text: '' }] },
  [getStaffAnnouncement.path]: { id: 'staff-announcement' },
  [previewAnnouncementText.path]: { text: '<p>Of whales</p>' },
  [removeAnnouncement.path]: { id: 'old-announcement' },
  [putPolicy.path]: { names: { 'en-US': 'New' }, rules: {} },
  [removePolicy.path]: { id: 'old-policy' },
  [putCollection.path]: { kind: 'repository', code: 'new-papers', names: { 'en-US': 'New' } },
  [getStaffCollection.path]: { id: 'staff-collection' },
  [putEntries.path]: {
    id: 'staff-collection',
    entries: [{ kind: 'link', address: 'https://www.example.org/', names: { 'en-US': 'Whales' } }],
  },
  [updateCollectionCover.path]: { id: 'staff-collection' },
  [removeCollection.path]: { id: 'old-collection' },
  [putObject.path]: {
    collectionId: 'staff-collection',
    kind: 'report',
    titles: { 'en-US': 'Whales' },
    policyId: 'staff-policy',
  },
  [getStaffObject.path]: { id: 'staff-object' },
  [previewRights.path]: { id: 'staff-object' },
  [removeObject.path]: { id: 'old-object' },
  [addObjectFile.path]: { id: 'staff-object', name: 'Text' },
  [putObjectFile.path]: { fileId: 'staff-object-file', name: 'Whales', role: 'supplement' },
  [readTextAgain.path]: { fileId: 'staff-object-file' },
  [removeObjectFile.path]: { fileId: 'old-object-file' },
  [putEresource.path]: { code: 'new', names: { 'en-US': 'New' }, status: 'formal' },
  [previewEresource.path]: { code: 'new', names: { 'en-US': 'New' }, status: 'formal' },
  [getStaffEresource.path]: { id: 'staff-eresource' },
  [removeEresource.path]: { id: 'old-eresource' },
  [listTrialAnswers.path]: { id: 'staff-eresource' },
  [tryEntrances.path]: { id: 'staff-eresource', address: '192.0.2.7' },
  [addEresourceFile.path]: { id: 'staff-eresource', name: 'Guide' },
  [removeEresourceFile.path]: { fileId: 'old-eresource-file' },
  [putUnit.path]: { code: 'whales', kind: 'college', names: { 'en-US': 'Whales' } },
  [moveUnit.path]: { id: 'staff-unit', parentId: 'old-unit', position: 0 },
  [removeUnit.path]: { id: 'empty-unit' },
  [putResearcher.path]: { names: { 'en-US': 'Ishmael' }, isOpen: true },
  [getStaffResearcher.path]: { id: 'staff-researcher' },
  [listStaffPublications.path]: { id: 'staff-researcher' },
  [decidePublication.path]: {
    id: 'staff-researcher',
    publicationId: 'staff-orcid-work',
    decision: 'notMine',
  },
  [updatePortrait.path]: { id: 'staff-researcher' },
  [removePortrait.path]: { id: 'staff-researcher' },
  [removeResearcher.path]: { id: 'old-researcher' },
  [importOrcidRecord.path]: {},
  [putTerm.path]: { kind: 'subject', code: 'art', names: { 'en-US': 'Art' } },
  [removeTerm.path]: { id: 'old-eresource-term' },
  [checkLink.path]: { id: 'asked-link' },
  [setAsideLink.path]: { id: 'staff-link' },
  [finishLink.path]: { id: 'old-link' },
  [takeOverLink.path]: { id: 'moved-link' },
  [putProvider.path]: {
    code: 'new',
    names: { 'en-US': 'New' },
    kind: 'link',
    address: 'https://books.example.org/{isbn}',
    mappings: [{ purpose: 'elsewhere' }],
  },
  [addReadyProvider.path]: { code: 'openlibrary' },
  [allotToBudget.path]: { id: 'staff-budget', change: 500 },
  [listBudgetPostings.path]: { id: 'staff-budget' },
  [putBudget.path]: { code: 'NEW', names: { 'en-US': 'New' }, year: 2026, isOpen: true },
  [movePurchase.path]: { orderId: 'sent-purchase', to: 'shipped' },
  [acceptPurchasedCopy.path]: { orderId: 'returned-purchase', barcode: 'bought-copy' },
  [putPurchaseTerms.path]: {
    isOn: true,
    minutesHeld: 20,
    daysToConfirm: 10,
    ways: ['pickup'],
    itemType: 'book',
    text: {},
  },
  [putPurchaseRule.path]: { ...PURCHASE_RULE, group: 'undergraduate' },
  [removePurchaseRule.path]: { group: '*' },
  [putBasketLine.path]: {
    title: 'To be bought',
    price: 1000,
    copies: [{ libraryCode: 'MAIN', quantity: 1 }],
  },
  [removeBasketLines.path]: { ids: ['unwanted-line'] },
  [placeOrder.path]: { vendorId: 'staff-vendor', lineIds: ['basket-line'] },
  [decideOrder.path]: { id: 'waiting-order', decision: 'approve' },
  [sendBuyingOrder.path]: { id: 'placed-order', way: 'text' },
  [getOrderFile.path]: { id: 'sent-order' },
  [cancelOrderLines.path]: { ids: ['unneeded-line'] },
  [claimOrderLines.path]: { ids: ['late-line'] },
  [findExpected.path]: { code: '9787020002207' },
  [receiveOrderLine.path]: { id: 'late-line', copies: [{ libraryCode: 'MAIN', itemType: 'book' }] },
  [importVendorMessages.path]: { vendorId: 'staff-vendor' },
  [putInvoice.path]: {
    vendorId: 'staff-vendor',
    number: 'INV-STAFF',
    invoicedOn: '2026-03-02',
    currency: 'CNY',
    total: 1000,
    lines: [{ lineId: 'late-line', quantity: 1, amount: 1000 }],
  },
  [decideInvoice.path]: { id: 'held-invoice', decision: 'decline' },
  [putDayRate.path]: { currency: 'GBP', day: '2026-03-02', rate: 9_000_000 },
  [putOrderTerms.path]: { aloneUpTo: 500_000, tolerance: 300, buyerList: '14' },
  [putVendorTerms.path]: { vendorId: 'staff-vendor', list: '14', way: 'csv' },
  [rollOverBudgets.path]: { fromYear: 2019, toYear: 2020, orders: 'move', isTrial: false },
  [importPriceList.path]: { vendorId: 'staff-vendor' },
  [listPriceListImports.path]: { vendorId: 'staff-vendor' },
  [putVendor.path]: {
    code: 'new',
    names: { 'en-US': 'New' },
    kind: 'list',
    currency: 'CNY',
    isOn: true,
    freightFirst: 0,
    freightFurther: 0,
    freightFreeFrom: 0,
  },
  [putVendorKey.path]: { id: 'staff-vendor', key: 'a key' },
  [switchProvider.path]: { id: 'staff-provider', isOn: false },
  [putProviderKey.path]: { id: 'staff-provider', key: 'a key' },
  [removeProvider.path]: { id: 'old-provider' },
  [tryProvider.path]: { id: 'staff-provider', purpose: 'elsewhere', book: '9787020002207' },
  [putTitleList.path]: { eresourceId: 'staff-eresource', code: 'new', names: { 'en-US': 'New' } },
  [importTitles.path]: { listId: 'staff-title-list' },
  [importEresources.path]: {},
  [getTitleImport.path]: { importId: 'staff-title-import' },
  [findStaffTitles.path]: { keyWord: '0028-0836' },
  [getTitleLines.path]: { id: 'staff-title' },
  [partTitle.path]: { id: 'staff-title', lineIds: ['staff-title-line'] },
  [joinTitles.path]: { id: 'staff-title', otherId: 'other-title' },
  [importTitleMarks.path]: { mark: 'doaj' },
  [undoTitleImport.path]: { listId: 'undo-title-list' },
  [removeTitleList.path]: { id: 'old-title-list' },
  [importUsage.path]: {},
  [getUsageImport.path]: { importId: 'staff-usage-load' },
  [putUsageSource.path]: { id: 'staff-usage-platform', eresourceId: 'staff-eresource' },
  [getUsage.path]: { from: '2026-01', to: '2026-03' },
  [listUsedThings.path]: { from: '2026-01', to: '2026-03' },
  [exportUsage.path]: { from: '2026-01', to: '2026-03' },
  [putEresourceCost.path]: { eresourceId: 'staff-eresource', year: 2026, amount: 100 },
  [putUsageProvider.path]: {
    name: 'Spec Press',
    address: 'https://sushi.example.org',
    customerId: 'customer',
    release: '5.1',
    reports: ['TR'],
    fromMonth: '2026-01',
  },
  [listHarvestRuns.path]: { id: 'staff-harvest-source' },
  [getHarvestRun.path]: { id: 'staff-harvest-run' },
  [putHarvestSource.path]: {
    name: 'Far',
    address: 'https://far.example.org/oai',
    prefix: 'oai_dc',
    collectionId: 'staff-harvest-collection',
    policyId: 'staff-harvest-policy',
  },
  [startHarvest.path]: { id: 'staff-harvest-source' },
  [stopHarvest.path]: { id: 'open-harvest-run' },
  [removeHarvestSource.path]: { id: 'old-harvest-source' },
  [tryHarvestAddress.path]: { address: 'https://127.0.0.1/oai' },
  [testUsageProvider.path]: { id: 'staff-usage-provider' },
  [fetchUsage.path]: { id: 'staff-usage-provider' },
  [removeUsageProvider.path]: { id: 'old-usage-provider' },
  [putTopic.path]: { title: 'Whales', text: '<p>Of whales</p>' },
  [getStaffTopic.path]: { id: 'staff-topic' },
  [previewTopicText.path]: { text: '<p>Of whales</p>' },
  [updateTopicCover.path]: { id: 'staff-topic' },
  [removeTopicCover.path]: { id: 'staff-topic' },
  [removeTopic.path]: { id: 'old-topic' },
  [getStaffCourse.path]: { courseId: 'staff-course' },
  [putQuestionnaire.path]: {
    name: 'A new questionnaire',
    pubDate: '2026-01-01T00:00:00Z',
    dueDate: '2026-02-01T00:00:00Z',
    questions: QUESTIONS,
  },
  [setQuestionnaireState.path]: { questionnaireId: 'staff-questionnaire', state: 'closed' },
  [getQuestionnaireResults.path]: { questionnaireId: 'staff-questionnaire' },
  [removeQuestionnaire.path]: { questionnaireId: 'old-questionnaire' },
  [putCourse.path]: {
    code: 'NEW-1',
    year: '2026',
    name: 'A new course',
    department: 'Letters',
    teachers: [],
    books: [],
  },
  [removeCourse.path]: { courseId: 'old-course' },
  [decideCourseProposal.path]: { proposalId: 'staff-proposal', accept: true },
  [registerReader.path]: {
    card: 'first-card',
    name: 'Lin Yue',
    patronGroup: 'undergraduate',
    libraryCode: 'MAIN',
  },
};

/** Files of calls of the staff that take one. */
export const STAFF_FILES: Readonly<Record<string, string | Buffer>> = {
  [checkStatement.path]: '交易时间,商户订单号\n总交易单数\n`0',
  [updateLibraryCover.path]: pngOf(2, 3),
  [updateTopicCover.path]: pngOf(2, 3),
  [updatePortrait.path]: pngOf(2, 3),
  [importOrcidRecord.path]: '{"orcid-identifier":{"path":"0000-0002-1825-0097"}}',
  [addEresourceFile.path]: '%PDF-1.7',
  [addObjectFile.path]: 'A text of whales',
  [updateCollectionCover.path]: pngOf(2, 3),
  [importEresources.path]: 'code,name\nimported-eresource,Imported',
  [importPriceList.path]: 'title,price\nWhales,10',
  [importVendorMessages.path]:
    "UNB+UNOC:3+A+B+260302:0800+staff'UNH+1+APERAK:D:96A:UN'BGM+1'UNT+3+1'UNZ+1+staff'",
  [importTitleMarks.path]: '0028-0836\n',
  [importTitles.path]: 'publication_title\ttitle_url\nWhales\thttps://www.example.org/',
  [importUsage.path]: '{}',
  [importCourses.path]: 'code,year,name,department\nIMP-1,2026,Imported,Letters',
  [leaveMany.path]: 'card\nnobodys-card',
  [importReaders.path]: 'card,name,group,library\nimported-card,Lin Yue,undergraduate,MAIN',
};

/** What these inputs name. */
export async function buildStaffWorld(db: Db): Promise<void> {
  await buildPatron(db, { id: READER.patronId, primary_id: 'reader-account', library_code: 'MAIN' });
  await buildLibraryList(db, { id: 'library-list' });
  await buildLibraryList(db, { id: 'old-library-list' });
  await buildAnnouncement(db, { id: 'staff-announcement' });
  await buildAnnouncement(db, { id: 'old-announcement' });
  await buildLibraryAnswer(db, { id: 'library-answer' });
  await buildLibraryAnswer(db, { id: 'old-library-answer' });
  await buildTurn(db, { id: 'disliked-answer', patron_id: READER.patronId });
  await buildPolicy(db, {}, { id: 'staff-policy' });
  await buildPolicy(db, {}, { id: 'old-policy' });
  await buildCollection(db, { id: 'staff-collection' });
  await buildCollection(db, { id: 'old-collection' });
  for (const id of ['staff-object', 'old-object'])
    await buildObject(db, { id, collection_id: 'staff-collection', policy_id: 'staff-policy' });
  await buildObjectFile(db, 'staff-object', { id: 'staff-object-file' });
  await buildObjectFile(db, 'staff-object', { id: 'old-object-file' });
  await buildEresource(db, { id: 'staff-eresource' });
  await buildEresource(db, { id: 'old-eresource' });
  for (const id of ['staff-unit', 'old-unit', 'empty-unit']) await buildUnit(db, { id });
  for (const id of ['staff-researcher', 'old-researcher']) await buildResearcher(db, {}, { id });
  await buildOrcidWork(db, { id: 'staff-orcid-work', researcher_id: 'staff-researcher' });
  await buildEresourceFile(db, 'staff-eresource', 'old-eresource-file');
  await buildEresourceTerm(db, { id: 'old-eresource-term' });
  // Nothing outside is asked: nobody knows the name.
  await buildLink(db, 'staff-eresource', { id: 'asked-link', address: 'http://link.invalid/' });
  await buildLink(db, 'staff-eresource', { id: 'staff-link' });
  await buildLink(db, 'staff-eresource', { id: 'old-link', address: 'https://old.example.org/' });
  await buildLink(db, 'staff-eresource', {
    id: 'moved-link',
    address: 'https://moving.example.org/',
    state: 'moved',
    moved_to: 'https://moved.example.org/',
  });
  await offerPurchase(db);
  await buildBudget(db, { id: 'staff-budget' });
  await buildVendor(db, { id: 'staff-vendor' });
  await buildPurchaseOrder(db, { id: 'sent-purchase', state: 'sent', vendor_id: 'staff-vendor' });
  const ordered = {
    vendor_id: 'staff-vendor',
    state: 'sent',
    quantity: 2,
    order_number: 'PO-STAFF',
  } as const;
  await buildBudget(db, { id: 'order-budget', free: 5000 });
  await buildOrderLine(db, { id: 'basket-line', budgetId: 'order-budget' });
  await buildOrderLine(db, { id: 'unwanted-line' });
  await buildOrderLine(db, { id: 'unneeded-line', ...ordered });
  await buildOrderLine(db, { id: 'late-line', ...ordered, position: 2 });
  await buildBuyingOrder(db, { id: 'waiting-order', state: 'waiting', vendor_id: 'staff-vendor' });
  await buildBuyingOrder(db, { id: 'placed-order', vendor_id: 'staff-vendor' });
  await buildBuyingOrder(db, { id: 'sent-order', vendor_id: 'staff-vendor', state: 'sent', way: 'text' });
  await buildInvoice(db, { id: 'held-invoice', vendor_id: 'staff-vendor' });
  const bought = await buildItem(db);
  await buildPurchaseOrder(db, {
    id: 'returned-purchase',
    state: 'returned',
    copy_id: bought.id,
    bib_id: bought.bib_id,
  });
  await buildProvider(db, { id: 'staff-provider' });
  await buildProvider(db, { id: 'old-provider' });
  await buildTitleList(db, { id: 'staff-title-list', eresource_id: 'staff-eresource' });
  await buildTitleList(db, { id: 'undo-title-list', eresource_id: 'staff-eresource', undo_generation: 0 });
  await buildTitleList(db, { id: 'old-title-list', eresource_id: 'staff-eresource' });
  await buildTitle(db, { id: 'staff-title' });
  await buildTitle(db, { id: 'other-title' });
  await db
    .insertInto('title_key')
    .values({ tenant_id: '1001', title_key: 'issn:0028-0836', title_id: 'staff-title' })
    .execute();
  for (const id of ['staff-title-line', 'kept-title-line'])
    await buildTitleRow(db, {
      id,
      title_id: 'staff-title',
      list_id: 'staff-title-list',
      vendor_id: id,
    });
  await buildTitleImport(db, { id: 'staff-title-import', list_id: 'staff-title-list', state: 'done' });
  await buildUsageLoad(db, { id: 'staff-usage-load', state: 'done', ended_at: '2026-03-02T08:00:00.000Z' });
  await buildUsagePlatform(db, { id: 'staff-usage-platform' });
  await buildUsageProvider(db, { id: 'staff-usage-provider', address: 'https://127.0.0.1' });
  await buildUsageProvider(db, { id: 'old-usage-provider' });
  await buildCollection(db, { id: 'staff-harvest-collection' });
  await buildPolicy(db, {}, { id: 'staff-harvest-policy' });
  await buildHarvestSource(db, { id: 'staff-harvest-source' });
  await buildHarvestSource(db, { id: 'old-harvest-source' });
  await buildHarvestRun(db, 'staff-harvest-source', { id: 'staff-harvest-run' });
  await buildHarvestRun(db, 'stopped-harvest-source', {
    id: 'open-harvest-run',
    state: 'running',
    ended_at: '',
  });
  await buildTopic(db, { id: 'staff-topic' });
  await buildTopic(db, { id: 'old-topic' });
  await buildQuestionnaire(db, { id: 'staff-questionnaire' });
  await buildQuestionnaire(db, { id: 'old-questionnaire' });
  await buildCourse(db, { id: 'staff-course' });
  await buildCourse(db, { id: 'old-course' });
  await buildCourseProposal(db, { id: 'staff-proposal', course_id: 'staff-course' });
  await db
    .insertInto('offline_act')
    .values({
      tenant_id: TENANT,
      id: 'refused',
      state: 'refused',
      kind: 'check_in',
      item_barcode: 'B-1',
      reader_barcode: '',
      acted_at: null,
      clock_offset: 0,
      library_code: 'MAIN',
      reason: '{"code":"ITEM_NOT_FOUND","details":{}}',
      taken_at: '2026-03-02T08:00:00.000Z',
    })
    .execute();
  await buildWish(db, { id: 'wish-saved' });
  await buildWish(db, { id: 'wish-agreed', state: 'order' });
  await buildWish(db, { id: 'wish-ordered', state: 'ordered' });
  await buildDonation(db, { id: 'gift-offered' });
  await buildDonation(
    db,
    { id: 'gift-accepted', state: 'accepted', number: '2026-00001', accepted_on: '2026-01-05' },
    { accepted: 1, accepted_at: '2026-01-05T00:00:00.000Z' },
  );
  await db
    .insertInto('feedback')
    .values({
      id: 'sent-feedback',
      tenant_id: TENANT,
      patron_id: READER.patronId,
      kind: 'problem',
      details: '[]',
      record_id: '',
      title: '',
      page: '',
      browser: '',
      state: 'unreplied',
      sent_at: '2026-03-02T08:00:00.000Z',
      updated_at: '2026-03-02T08:00:00.000Z',
    })
    .execute();
  await db
    .insertInto('ticket')
    .values({
      tenant_id: TENANT,
      text_hash: hashToken('c'.repeat(43)),
      purpose: 'leaving-certificate',
      browser_hash: '',
      payload: JSON.stringify({
        leftAt: '2026-03-02T08:00:00.000Z',
        application: {
          name: 'Lin Yue',
          readerNumber: 'C-1',
          account: 'left',
          department: '',
          major: '',
          className: '',
          year: '',
        },
      }),
      expires_at: '2099-01-01T00:00:00.000Z',
    })
    .execute();
  for (const id of ['failed-job', 'other-failed-job'])
    await db
      .updateTable('job')
      .set({ id })
      .where('id', '=', await addFailedJob(db))
      .execute();
  await db.insertInto('role').values({ id: 'unused-role', tenant_id: '1001', name: 'Unused' }).execute();
  await db
    .insertInto('fine_amnesty')
    .values({
      tenant_id: TENANT,
      id: 'old-amnesty',
      first_day: '2025-12-24',
      last_day: '2026-01-06',
      covers: 'days',
      note: 'Winter',
    })
    .execute();
  await db
    .insertInto('self_check_station')
    .values({
      tenant_id: TENANT,
      id: 'open-station',
      kind: 'counter',
      library_code: 'MAIN',
      name: 'Foyer',
      token_hash: 'none',
      opened_at: '2026-03-02T08:00:00.000Z',
      seen_at: '2026-03-02T08:00:00.000Z',
    })
    .execute();
  await db
    .insertInto('item_type')
    .values({ tenant_id: TENANT, code: 'book', names: '{}' })
    .onConflict((same) => same.doNothing())
    .execute();
  await buildAllianceTransaction(db, { id: 'asked-of-us', side: 'lending' });
  await buildInterlibraryPeer(db, { id: 'partner', symbol: 'BETA' });
  await buildInterlibraryPeer(db, { id: 'partner-to-remove', symbol: 'SOUTH' });
  await buildInterlibraryRequest(db, { id: 'asked-by-beta', peer_id: 'partner' });
  const order = await buildPaymentOrder(db, { number: 'paidorder', patron_id: READER.patronId });
  await buildProposedRefund(db, order, 'proposedrefund');
  await buildReceipt(db, READER.patronId, 1);
  await buildBib(db, { id: 'staff-bib' });
  await buildBib(db, { id: 'staff-edition' });
  await buildItem(db, { barcode: 'staff-item' });
  await buildCard(db, { patron_id: READER.patronId, number: 'old-card' });
  await buildBlock(db, { patron_id: READER.patronId, id: 'running-block' });
}
