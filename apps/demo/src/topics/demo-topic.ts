/** A topic of a demo library. */
export interface DemoTopic {
  readonly title: string;
  readonly className: string;
  readonly summary: string;
  /** HTML. */
  readonly text: string;
  /** Names of book lists. */
  readonly lists?: readonly string[];
  readonly links?: readonly { readonly title: string; readonly url: string }[];
  readonly isFeatured?: boolean;
  /** A draft that only staff see. */
  readonly isDraft?: boolean;
  readonly madeDaysAgo: number;
  /** How many days from now it is still shown; absent: always. */
  readonly shownDays?: number;
}
