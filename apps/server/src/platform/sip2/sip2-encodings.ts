/** How machines may write texts; SIP2 itself names no encoding. */
export const SIP2_ENCODINGS = ['utf-8', 'gb18030', 'latin1'] as const;

export type Sip2Encoding = (typeof SIP2_ENCODINGS)[number];
