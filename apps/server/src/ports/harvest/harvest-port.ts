/** What a repository answered, whatever its status. */
export interface RepositoryAnswer {
  readonly status: number;
  /** Seconds after which it wants to be asked again; undefined if it did not say. */
  readonly retryAfter: number | undefined;
  /** Where it is now, with a status of 3xx; empty otherwise. */
  readonly location: string;
  readonly body: Buffer;
}

/** Arguments of OAI-PMH, with the verb. */
export type OaiQuestion = Readonly<Record<string, string>>;

/** Repositories elsewhere that are harvested by OAI-PMH. */
export interface Repositories {
  /** Whether the address may be asked: by https on the public web, or on a host of the installation. */
  isAllowed(address: string): boolean;
  /** Asks a repository of a library. @throws OutsideError if there is no complete answer */
  ask(tenantId: string, address: string, question: OaiQuestion): Promise<RepositoryAnswer>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly repositories: Repositories;
  }
}
