/** Who of the staff acts; absent where a reader acts. The act is noted in the audit, and can be undone by the same person. */
export interface ByStaff {
  readonly staffId?: string;
}

/** Staff, or a reader who lends or returns without them: the audit then names the station, or that it was a phone, and no reader. */
export interface ByStaffOrReader extends ByStaff {
  readonly selfCheck?: { readonly at: string; readonly libraryCode: string };
}

/** A reader as the desk names them. */
export interface DeskPerson {
  readonly patronId: string;
  readonly primaryId: string;
  readonly name: string;
}
