/** What a library is called in messages: `ISIL`, `DE-1`. */
export interface Agency {
  readonly type: string;
  readonly value: string;
}

/** Who writes to whom about what (ISO 18626, 2017: header). */
export interface IllHeader {
  readonly supplying: Agency;
  readonly requesting: Agency;
  /** xs:dateTime, as it was written. */
  readonly timestamp: string;
  readonly requestingId: string;
  /** Empty where the supplying library has said none. */
  readonly supplyingId: string;
}

/** What is wanted. Texts that are not known are empty. */
export interface IllWork {
  readonly recordId: string;
  readonly title: string;
  readonly author: string;
  readonly edition: string;
  readonly volume: string;
  readonly publisher: string;
  readonly published: string;
  readonly isbn: string;
  readonly issn: string;
}

export const ILL_STATUSES = [
  'RequestReceived',
  'ExpectToSupply',
  'WillSupply',
  'Loaned',
  'Overdue',
  'Recalled',
  'RetryPossible',
  'Unfilled',
  'CopyCompleted',
  'LoanCompleted',
  'CompletedWithoutReturn',
  'Cancelled',
] as const;
export type IllStatus = (typeof ILL_STATUSES)[number];

export const ILL_REASONS = [
  'RequestResponse',
  'StatusRequestResponse',
  'RenewResponse',
  'CancelResponse',
  'StatusChange',
  'Notification',
] as const;
export type IllReason = (typeof ILL_REASONS)[number];

export const ILL_ACTIONS = [
  'StatusRequest',
  'Received',
  'Cancel',
  'Renew',
  'ShippedReturn',
  'ShippedForward',
  'Notification',
] as const;
export type IllAction = (typeof ILL_ACTIONS)[number];

export const ILL_REQUEST_TYPES = ['New', 'Retry', 'Reminder'] as const;
export const ILL_SERVICE_TYPES = ['Copy', 'Loan', 'CopyOrLoan'] as const;

export interface IllRequest {
  readonly kind: 'request';
  readonly header: IllHeader;
  readonly work: IllWork;
  readonly requestType: (typeof ILL_REQUEST_TYPES)[number];
  readonly serviceType: (typeof ILL_SERVICE_TYPES)[number];
  /** xs:dateTime; empty where it does not matter. */
  readonly needBefore: string;
  readonly note: string;
}

export interface SupplyingMessage {
  readonly kind: 'supplyingAgencyMessage';
  readonly header: IllHeader;
  readonly reason: IllReason;
  /** Undefined where the message answers no question. */
  readonly answer: boolean | undefined;
  readonly note: string;
  readonly reasonUnfilled: string;
  readonly status: IllStatus;
  readonly dueDate: string;
  readonly lastChange: string;
  /** The barcode of the copy that was sent. */
  readonly itemId: string;
}

export interface RequestingMessage {
  readonly kind: 'requestingAgencyMessage';
  readonly header: IllHeader;
  readonly action: IllAction;
  readonly note: string;
}

export const ILL_ERRORS = [
  'UnsupportedActionType',
  'UnsupportedReasonForMessageType',
  'UnrecognisedDataElement',
  'UnrecognisedDataValue',
  'BadlyFormedMessage',
] as const;
export type IllErrorType = (typeof ILL_ERRORS)[number];

export interface IllError {
  readonly type: IllErrorType;
  readonly value: string;
}

/** The answer to a message: that it was taken, or what is wrong with it. */
export interface Confirmation {
  readonly kind: 'confirmation';
  readonly isOk: boolean;
  readonly error: IllError | undefined;
}

export type IllMessage = IllRequest | SupplyingMessage | RequestingMessage;
