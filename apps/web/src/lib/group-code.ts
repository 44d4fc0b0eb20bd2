let known: string | undefined;

/** The group code of the page's library; undefined until the page or the first answer has told it. */
export function groupCode(): string | undefined {
  return known;
}

export function keepGroupCode(code: string): void {
  known = code;
}
