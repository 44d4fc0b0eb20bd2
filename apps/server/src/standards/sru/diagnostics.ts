/** The SRU diagnostics (info:srw/diagnostic/1/) that this server uses, with the messages of the standard. */
export const DIAGNOSTICS = {
  1: 'General system error',
  2: 'System temporarily unavailable',
  4: 'Unsupported operation',
  5: 'Unsupported version',
  6: 'Unsupported parameter value',
  7: 'Mandatory parameter not supplied',
  8: 'Unsupported parameter',
  10: 'Query syntax error',
  12: 'Too many characters in query',
  15: 'Unsupported context set',
  16: 'Unsupported index',
  19: 'Unsupported relation',
  20: 'Unsupported relation modifier',
  27: 'Empty term unsupported',
  28: 'Masking character not supported',
  31: 'Anchoring character not supported',
  36: 'Term in invalid format for index or relation',
  37: 'Unsupported boolean operator',
  38: 'Too many boolean operators in query',
  46: 'Unsupported boolean modifier',
  48: 'Query feature unsupported',
  61: 'First record position out of range',
  64: 'Record temporarily unavailable',
  66: 'Unknown schema for retrieval',
  67: 'Record not available in this schema',
  71: 'Unsupported record packing',
  80: 'Sort not supported',
  84: 'Too many sort keys',
  88: 'Unsupported path for sort',
} as const;
export type DiagnosticCode = keyof typeof DIAGNOSTICS;

/** A diagnostic of a response. `details` has the form that the standard gives for the code. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly details: string;
}

/** Thrown if a request or its query cannot be answered. */
export class SruError extends Error implements Diagnostic {
  override readonly name = 'SruError';
  readonly code: DiagnosticCode;
  readonly details: string;

  constructor(code: DiagnosticCode, details = '') {
    super(`${DIAGNOSTICS[code]}: ${details}`);
    this.code = code;
    this.details = details;
  }
}
