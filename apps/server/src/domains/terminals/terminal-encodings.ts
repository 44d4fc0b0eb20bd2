/** How machines may write texts; SIP2 itself names no encoding. */
export const TERMINAL_ENCODINGS = ['utf-8', 'gb18030', 'latin1'] as const;

export type TerminalEncoding = (typeof TERMINAL_ENCODINGS)[number];
