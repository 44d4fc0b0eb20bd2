/** Whom a code is for, and for what. */
export interface CodePlace {
  readonly subject: string;
  readonly purpose: string;
}
