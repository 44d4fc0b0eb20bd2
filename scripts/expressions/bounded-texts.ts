/** An expression whose time may grow more than linearly, because its text is never longer than some bound. */
export interface BoundedText {
  readonly file: string;
  /** The constant, property or function that holds the expression. */
  readonly name: string;
  /** The longest text, in UTF-16 units. */
  readonly most: number;
  /** The test that holds the bound: its file, and its title. */
  readonly heldBy: { readonly file: string; readonly title: string };
}

export const BOUNDED_TEXTS: readonly BoundedText[] = [
  {
    // The grammars of questions.
    file: 'apps/server/src/domains/reference/ai/answerer/understand/folded-text.ts',
    name: 'pattern',
    most: 1_000,
    heldBy: {
      file: 'packages/contracts/src/reference/ai/question-text.test.ts',
      title: 'has at most 1,000 characters',
    },
  },
];
