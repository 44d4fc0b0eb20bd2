/**
 * What readers are told about their requests, loans, texts, subscriptions, wishes and gifts, with the facts of each text. The names are stored and in
 * settings: they do not change. `titles`: the works in a few words; `list`: each work on a line of its own; `place`: where it is picked up;
 * `more`: how many works are not in the list.
 */
export const MESSAGE_FACTS = {
  requestAsked: ['titles'],
  requestAccepted: ['titles'],
  requestArrived: ['titles', 'place', 'day'],
  requestSent: ['titles'],
  requestHandedOver: ['titles'],
  requestNotFound: ['titles'],
  requestNotConfirmed: ['titles'],
  requestExpired: ['titles'],
  requestRefused: ['titles', 'reason'],
  requestCancelled: ['titles'],
  requestNoCopy: ['titles'],
  requestExpiring: ['titles', 'day', 'list'],
  requestObjected: ['titles'],
  requestObjectionRejected: ['titles', 'reason'],
  requestObjectionUpheld: ['titles', 'reason'],
  loanDueSoon: ['titles', 'day', 'list'],
  loanOverdue: ['titles', 'list'],
  loanRecalled: ['titles', 'day'],
  loanRecallEnded: ['titles', 'day'],
  allianceArrived: ['titles', 'place'],
  allianceRefused: ['titles', 'reason'],
  interlibraryArrived: ['titles', 'place'],
  interlibraryUnfilled: ['titles', 'reason'],
  textApproved: ['titles'],
  textRefused: ['titles', 'reason'],
  feedbackAnswered: ['reason'],
  serviceAnswered: ['titles', 'reason'],
  wishProcessing: ['titles'],
  wishAgreed: ['titles', 'reason'],
  wishOnTrial: ['titles', 'day', 'reason'],
  wishRefused: ['titles', 'reason'],
  wishOrdered: ['titles', 'reason'],
  wishArrived: ['titles', 'reason'],
  donationAsked: ['titles', 'reason', 'day'],
  donationReceived: ['titles'],
  donationAccepted: ['titles', 'reason'],
  donationDeclined: ['titles', 'reason'],
  donationShelved: ['titles'],
  wechatStopped: [],
  subscriptionHits: ['titles', 'count', 'list', 'more'],
} as const;

export type MessageKind = keyof typeof MESSAGE_FACTS;
export const MESSAGE_KINDS = Object.keys(MESSAGE_FACTS) as [MessageKind, ...MessageKind[]];
