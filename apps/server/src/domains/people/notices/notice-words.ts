import type { Language } from '@lectern/contracts/kernel/languages';
import type { NoticeKind } from '@lectern/contracts/people/tenant/notice-settings';
import type { NoticeTexts } from './notice-texts.ts';
import { ALLIANCE_ARRIVED } from './words/alliance-arrived.ts';
import { ALLIANCE_REFUSED } from './words/alliance-refused.ts';
import { BIND_CODE } from './words/bind-code.ts';
import { CARD_SHOWN } from './words/card-shown.ts';
import { CONFIRM_CODE } from './words/confirm-code.ts';
import { CONTACT_CHANGED } from './words/contact-changed.ts';
import { CONTACT_REMOVED } from './words/contact-removed.ts';
import { DONATION_ACCEPTED } from './words/donation-accepted.ts';
import { DONATION_ASKED } from './words/donation-asked.ts';
import { DONATION_DECLINED } from './words/donation-declined.ts';
import { DONATION_RECEIVED } from './words/donation-received.ts';
import { DONATION_SHELVED } from './words/donation-shelved.ts';
import { ERASURE_REQUESTED } from './words/erasure-requested.ts';
import { FEEDBACK_ANSWERED } from './words/feedback-answered.ts';
import { INTERLIBRARY_ARRIVED } from './words/interlibrary-arrived.ts';
import { INTERLIBRARY_UNFILLED } from './words/interlibrary-unfilled.ts';
import { INVITATION } from './words/invitation.ts';
import { LOAN_DUE_SOON } from './words/loan-due-soon.ts';
import { LOAN_OVERDUE } from './words/loan-overdue.ts';
import { LOAN_RECALL_ENDED } from './words/loan-recall-ended.ts';
import { LOAN_RECALLED } from './words/loan-recalled.ts';
import { MESSAGE_DIGEST } from './words/message-digest.ts';
import { NEW_DEVICE } from './words/new-device.ts';
import { PASSKEY_ADDED } from './words/passkey-added.ts';
import { PASSKEY_REMOVED } from './words/passkey-removed.ts';
import { PASSWORD_CHANGED } from './words/password-changed.ts';
import { RECOVERY_CODE_USED } from './words/recovery-code-used.ts';
import { RECOVERY_CODES_RENEWED } from './words/recovery-codes-renewed.ts';
import { REQUEST_ACCEPTED } from './words/request-accepted.ts';
import { REQUEST_ARRIVED } from './words/request-arrived.ts';
import { REQUEST_ASKED } from './words/request-asked.ts';
import { REQUEST_CANCELLED } from './words/request-cancelled.ts';
import { REQUEST_EXPIRED } from './words/request-expired.ts';
import { REQUEST_EXPIRING } from './words/request-expiring.ts';
import { REQUEST_HANDED_OVER } from './words/request-handed-over.ts';
import { REQUEST_NO_COPY } from './words/request-no-copy.ts';
import { REQUEST_NOT_CONFIRMED } from './words/request-not-confirmed.ts';
import { REQUEST_NOT_FOUND } from './words/request-not-found.ts';
import { REQUEST_OBJECTED } from './words/request-objected.ts';
import { REQUEST_OBJECTION_REJECTED } from './words/request-objection-rejected.ts';
import { REQUEST_OBJECTION_UPHELD } from './words/request-objection-upheld.ts';
import { REQUEST_REFUSED } from './words/request-refused.ts';
import { REQUEST_SENT } from './words/request-sent.ts';
import { RESET_CODE } from './words/reset-code.ts';
import { SELF_CHECK_RECEIPT } from './words/self-check-receipt.ts';
import { SERVICE_ANSWERED } from './words/service-answered.ts';
import { SUBSCRIPTION_HITS } from './words/subscription-hits.ts';
import { TEXT_APPROVED } from './words/text-approved.ts';
import { TEXT_REFUSED } from './words/text-refused.ts';
import { TWO_STEPS_OFF } from './words/two-steps-off.ts';
import { TWO_STEPS_ON } from './words/two-steps-on.ts';
import { WECHAT_STOPPED } from './words/wechat-stopped.ts';
import { WISH_AGREED } from './words/wish-agreed.ts';
import { WISH_ARRIVED } from './words/wish-arrived.ts';
import { WISH_ON_TRIAL } from './words/wish-on-trial.ts';
import { WISH_ORDERED } from './words/wish-ordered.ts';
import { WISH_PROCESSING } from './words/wish-processing.ts';
import { WISH_REFUSED } from './words/wish-refused.ts';

export const NOTICE_LINK: Readonly<Record<Language, string>> = {
  'zh-CN': '前往处理：',
  'zh-TW': '前往處理：',
  'en-US': 'To act on this, open',
  'fr-FR': 'Pour agir, ouvrez',
};

export const NOTICE_STOP: Readonly<Record<Language, string>> = {
  'zh-CN': '不再接收此类邮件：',
  'zh-TW': '不再接收此類郵件：',
  'en-US': 'To stop these mails, open',
  'fr-FR': 'Pour ne plus recevoir ces messages, ouvrez',
};

export const NOTICE_CLOSING: Readonly<Record<Language, string>> = {
  'zh-CN': '{library}（本邮件由系统自动发送，请勿回复。）',
  'zh-TW': '{library}（本郵件由系統自動發送，請勿回覆。）',
  'en-US': '{library} (This message was sent automatically. Please do not reply.)',
  'fr-FR': '{library} (Message automatique, merci de ne pas y répondre.)',
};

export const NOTICE_WORDS: Readonly<Record<NoticeKind, NoticeTexts>> = {
  resetCode: RESET_CODE,
  allianceArrived: ALLIANCE_ARRIVED,
  allianceRefused: ALLIANCE_REFUSED,
  interlibraryArrived: INTERLIBRARY_ARRIVED,
  interlibraryUnfilled: INTERLIBRARY_UNFILLED,
  bindCode: BIND_CODE,
  confirmCode: CONFIRM_CODE,
  passwordChanged: PASSWORD_CHANGED,
  contactChanged: CONTACT_CHANGED,
  contactRemoved: CONTACT_REMOVED,
  newDevice: NEW_DEVICE,
  invitation: INVITATION,
  erasureRequested: ERASURE_REQUESTED,
  cardShown: CARD_SHOWN,
  passkeyAdded: PASSKEY_ADDED,
  passkeyRemoved: PASSKEY_REMOVED,
  twoStepsOn: TWO_STEPS_ON,
  twoStepsOff: TWO_STEPS_OFF,
  recoveryCodesRenewed: RECOVERY_CODES_RENEWED,
  recoveryCodeUsed: RECOVERY_CODE_USED,
  requestAsked: REQUEST_ASKED,
  requestAccepted: REQUEST_ACCEPTED,
  requestArrived: REQUEST_ARRIVED,
  requestSent: REQUEST_SENT,
  requestHandedOver: REQUEST_HANDED_OVER,
  requestNotFound: REQUEST_NOT_FOUND,
  requestNotConfirmed: REQUEST_NOT_CONFIRMED,
  requestExpired: REQUEST_EXPIRED,
  requestRefused: REQUEST_REFUSED,
  requestCancelled: REQUEST_CANCELLED,
  requestNoCopy: REQUEST_NO_COPY,
  requestExpiring: REQUEST_EXPIRING,
  requestObjected: REQUEST_OBJECTED,
  requestObjectionRejected: REQUEST_OBJECTION_REJECTED,
  requestObjectionUpheld: REQUEST_OBJECTION_UPHELD,
  loanDueSoon: LOAN_DUE_SOON,
  loanOverdue: LOAN_OVERDUE,
  loanRecalled: LOAN_RECALLED,
  loanRecallEnded: LOAN_RECALL_ENDED,
  textApproved: TEXT_APPROVED,
  textRefused: TEXT_REFUSED,
  feedbackAnswered: FEEDBACK_ANSWERED,
  serviceAnswered: SERVICE_ANSWERED,
  wishProcessing: WISH_PROCESSING,
  wishAgreed: WISH_AGREED,
  wishOnTrial: WISH_ON_TRIAL,
  wishRefused: WISH_REFUSED,
  wishOrdered: WISH_ORDERED,
  wishArrived: WISH_ARRIVED,
  donationAsked: DONATION_ASKED,
  donationReceived: DONATION_RECEIVED,
  donationAccepted: DONATION_ACCEPTED,
  donationDeclined: DONATION_DECLINED,
  donationShelved: DONATION_SHELVED,
  wechatStopped: WECHAT_STOPPED,
  subscriptionHits: SUBSCRIPTION_HITS,
  messageDigest: MESSAGE_DIGEST,
  selfCheckReceipt: SELF_CHECK_RECEIPT,
};
