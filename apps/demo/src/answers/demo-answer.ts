/** A question that a demo library answers itself. */
export interface DemoAnswer {
  readonly texts: readonly {
    readonly language: 'zh-CN' | 'zh-TW' | 'en-US' | 'fr-FR';
    readonly wordings: readonly string[];
    /** HTML. */
    readonly answer: string;
  }[];
  /** A draft that only staff see. */
  readonly isDraft?: boolean;
}
