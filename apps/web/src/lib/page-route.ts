/**
 * A page as its feature declares it in `features/<name>/routes.ts`. Data only: the start of the page, the router, the menu and the
 * browser tests read it.
 */
export interface PageRoute {
  /** The path in the router's notation, at the specification's address. */
  readonly path: string;
  /** The namespace of its words. */
  readonly words: string;
  /** The key of its title in these words. A page that is named after what it shows has none and calls `usePageTitle`. */
  readonly title?: string;
  /**
   * The values of the last path parameter `:section?`, each with the key of its title. Any other value leads to the page without section.
   */
  readonly sections?: Readonly<Record<string, string>>;
  /** `patron`: for signed-in readers; others are asked to sign in. */
  readonly access: 'public' | 'patron';
  /** Drawn without the header, menu and footer. */
  readonly bare?: boolean;
}
