/** One refusal: the HTTP status, the wire code where it is not the name itself, and the facts its words may use. */
export interface ErrorDefinition {
  readonly status: 200 | 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 431 | 500 | 503;
  /** The envelope's errCode where the specification fixes it. */
  readonly wire?: string;
  /** The envelope's data where the specification fixes it (login's special answers). */
  readonly data?: boolean | number;
  /** Names that the words may hold in braces. */
  readonly details?: readonly string[];
}

/** Every code that a call may answer. Words in four languages stand in errors/messages-*.ts. */
export const ERRORS = {
  // What any call may answer.
  SESSION_REQUIRED: { status: 401, wire: '401' },
  FORBIDDEN: { status: 403 },
  INPUT_INVALID: { status: 400, details: ['field', 'reason'] },
  BODY_MALFORMED: { status: 400 },
  BODY_TOO_LARGE: { status: 413 },
  HEADERS_TOO_LARGE: { status: 431 },
  NOT_FOUND: { status: 404 },
  TENANT_UNKNOWN: { status: 404 },
  TENANT_MISMATCH: { status: 400 },
  RATE_LIMITED: { status: 429, details: ['seconds'] },
  IDEMPOTENCY_KEY_REUSED: { status: 422 },
  IDEMPOTENCY_UNDECIDED: { status: 409 },
  INTERNAL: { status: 500 },
  UNAVAILABLE: { status: 503 },

  // Sign-in. The two password answers are the specification's (document 1, section 4).
  CAPTCHA_WRONG: { status: 400 },
  CREDENTIALS_WRONG: { status: 400, details: ['remaining'] },
  LOGIN_LOCKED: { status: 429, details: ['minutes'] },
  LOGIN_METHOD_OFF: { status: 403 },
  PASSWORD_CHANGE_REQUIRED: { status: 200, wire: '200', data: false },
  PASSWORD_TOO_OLD: { status: 200, wire: '200', data: 10000 },
  LOGOUT_BLOCKED: { status: 403 },

  // Search.
  SEARCH_EMPTY: { status: 400 },
  SEARCH_TOO_LONG: { status: 400, details: ['limit'] },
  SEARCH_UNAVAILABLE: { status: 503 },
  SEARCH_FILTER_UNAVAILABLE: { status: 400, details: ['filter'] },
  SEARCH_SORT_TOO_MANY: { status: 400, details: ['limit'] },
  SAVED_SEARCH_NOT_FOUND: { status: 404 },
  BIB_NOT_FOUND: { status: 404 },
  DISCIPLINE_NOT_FOUND: { status: 404 },
  OTHER_LIBRARY_UNKNOWN: { status: 404 },
  OTHER_LIBRARY_UNAVAILABLE: { status: 503 },
  OFFERS_UNAVAILABLE: { status: 503 },

  // Circulation. Renewal answers one of these for each row that was refused.
  ILS_UNAVAILABLE: { status: 503 },
  PATRON_NOT_FOUND: { status: 404 },
  ITEM_NOT_FOUND: { status: 404 },
  LOAN_NOT_FOUND: { status: 404 },
  RENEWAL_LIMIT_REACHED: { status: 409, details: ['limit'] },
  RENEWAL_READER_WAITING: { status: 409, details: ['waiting'] },
  RENEWAL_OVERDUE_TOO_LONG: { status: 409, details: ['days', 'limit'] },
  RENEWAL_ITEM_RECALLED: { status: 409 },
  RENEWAL_NOT_LONGER: { status: 409, details: ['dueDate'] },
  RENEWAL_NOT_ALLOWED: { status: 409 },
  ACCOUNT_FROZEN: { status: 409 },
  ACCOUNT_EXPIRED: { status: 409, details: ['date'] },
  CARD_LOST: { status: 409 },
  ACCOUNT_GUARANTEED: { status: 409 },
  ACCOUNT_GUARANTEES: { status: 409 },
  FINES_OVER_LIMIT: { status: 409, details: ['owed', 'limit'] },
  LOAN_LIMIT_REACHED: { status: 409, details: ['limit'] },
  ITEM_NOT_AVAILABLE: { status: 409 },
  ITEM_NOT_LOANABLE: { status: 409 },
  ITEM_HELD_FOR_OTHER: { status: 409 },
  LOAN_CHANGED: { status: 409 },

  // Staff.
  REINDEX_RUNNING: { status: 409 },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof ERRORS;

/** Codes that any call may answer without listing them. */
export const COMMON_ERRORS = [
  'SESSION_REQUIRED',
  'FORBIDDEN',
  'INPUT_INVALID',
  'BODY_MALFORMED',
  'BODY_TOO_LARGE',
  'HEADERS_TOO_LARGE',
  'NOT_FOUND',
  'TENANT_UNKNOWN',
  'TENANT_MISMATCH',
  'RATE_LIMITED',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_UNDECIDED',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

export type ErrorDetails = Readonly<Record<string, string | number | string[]>>;
