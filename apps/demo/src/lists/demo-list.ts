/** A list of works in a demo library. */
export interface DemoList {
  /** The primary id of its reader; absent: a list of the library. */
  readonly reader?: string;
  readonly name: string;
  readonly introduction: string;
  readonly state: 'private' | 'pending' | 'open' | 'refused';
  /** What the staff said when they refused it. */
  readonly reason?: string;
  readonly isDefault?: boolean;
  /** How many days ago it was made. */
  readonly madeDaysAgo: number;
  /** How many days from now it is still shown; absent: always. */
  readonly shownDays?: number;
  /** Titles as the catalogue has them, up to ` : ` or the whole; each with a note or none. */
  readonly works: readonly (readonly [title: string, note?: string])[];
  /** Primary ids of readers who follow it. */
  readonly followers?: readonly string[];
}
