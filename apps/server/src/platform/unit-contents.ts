import type { Language } from '@lectern/contracts/kernel/languages';
import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { UnitContentKind, UnitEntry } from '@lectern/contracts/resources/units/unit';
import type { Deps } from './deps.ts';
import type { Tenant } from './tenants/tenant-registry.ts';

/** Who looks at a unit. */
export interface UnitReader {
  readonly tenant: Tenant;
  readonly language: Language;
}

/** A unit of the institution with all units below it, as those see it who have something of it. */
export interface UnitScope {
  readonly id: string;
  /** Its id and those of the units below it. */
  readonly ids: readonly string[];
  /** The codes of the same. */
  readonly codes: readonly string[];
  /** Names and other names of the same, in all languages. */
  readonly names: readonly string[];
  /** Codes of subjects of databases, of the same. */
  readonly subjects: readonly string[];
  /** Class numbers of the same, as the library writes them. */
  readonly classes: readonly string[];
}

/** What a domain has that belongs to units, listed in `ofUnits` of its domain.ts. One domain for each kind. */
export interface UnitContents {
  readonly kind: UnitContentKind;
  /**
   * How many each of these units has, by its id; units of none may be absent. Left out where counting would take a search for each: such
   * a kind is counted on the page of one unit only.
   */
  count?(deps: Deps, reader: UnitReader, units: readonly UnitScope[]): Promise<ReadonlyMap<string, number>>;
  /** A page of what readers see of it today; with a limit of 0 only the number. */
  page(
    deps: Deps,
    reader: UnitReader,
    unit: UnitScope,
    place: { readonly offset: number; readonly limit: number },
  ): Promise<
    { readonly total: number; readonly entries: readonly UnitEntry[] } | Refusal<'SEARCH_UNAVAILABLE'>
  >;
}

declare module './deps.ts' {
  interface Deps {
    /** What units have, of all domains. */
    readonly unitContents: () => Promise<readonly UnitContents[]>;
  }
}
