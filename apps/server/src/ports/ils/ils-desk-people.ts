/** Who of the staff acts; absent where a reader lends to himself. The act is noted in the audit, and can be undone by the same person. */
export interface ByStaff {
  readonly staffId?: string;
}

/** A reader as the desk names them. */
export interface DeskPerson {
  readonly patronId: string;
  readonly primaryId: string;
  readonly name: string;
}
