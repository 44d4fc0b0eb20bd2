/** An announcement of a demo library. */
export interface DemoAnnouncement {
  readonly texts: readonly {
    readonly language: 'zh-CN' | 'zh-TW' | 'en-US' | 'fr-FR';
    readonly title: string;
    /** HTML. */
    readonly text: string;
  }[];
  readonly isPinned?: boolean;
  /** About gifts: it stands on their page too. */
  readonly topic?: 'donation';
  /** A draft that only staff see. */
  readonly isDraft?: boolean;
  /** Days before today on which it begins. */
  readonly begunDaysAgo: number;
  /** Days from today until it ends; always shown without it. */
  readonly shownDays?: number;
}
