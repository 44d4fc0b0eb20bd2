/** How answers may end. SIP2 2.00 names the carriage return; some machines wait for a line feed. */
export const SIP2_LINE_ENDS = ['cr', 'crlf', 'lf'] as const;

export type Sip2LineEnd = (typeof SIP2_LINE_ENDS)[number];
