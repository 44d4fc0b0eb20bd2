export const BASE_DN: string;
export const SEARCHER: { readonly dn: string; readonly password: string };
export function startSlapd(): Promise<
  | {
      readonly url: string;
      readonly secureUrl: string;
      /** PEM of its certificate. */
      readonly authority: string;
      readonly stop: () => void;
    }
  | undefined
>;
