/** What a station offers, and where it stands. */
export interface StationFacts {
  readonly libName: string;
  readonly passwords: boolean;
  readonly returns: boolean;
  readonly idleSeconds: number;
}
