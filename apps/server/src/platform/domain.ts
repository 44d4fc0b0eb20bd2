import type { AuditNamers } from './audit/audit-names.ts';
import type { CatalogueUse } from './catalogue-use.ts';
import type { DemoSeed } from './demo-seed.ts';
import type { Deps } from './deps.ts';
import type { EventConsumer } from './events/event-consumer.ts';
import type { EventType } from './events/event-type.ts';
import type { FileOwner } from './file-owner.ts';
import type { ForgetReader } from './forget-reader.ts';
import type { Implementation } from './http/implement.ts';
import type { Expiry } from './jobs/expire-old-rows.ts';
import type { JobHandler } from './jobs/job-type.ts';
import type { KeepableThings } from './keepable.ts';
import type { KeptIndex } from './kept-index.ts';
import type { NeedsAction } from './needs-action.ts';
import type { OnlineCollections } from './online-collections.ts';
import type { OnlineTitles } from './online-titles.ts';
import type { PersonalData } from './personal-data.ts';
import type { PurchaseCandidates } from './purchase-candidates.ts';
import type { RecordDonors } from './record-donors.ts';
import type { ReviewedTexts } from './reviewed-texts.ts';
import type { Searchable } from './searchable.ts';
import type { SecondFactorCheck } from './sessions/second-factor.ts';
import type { UnitContents } from './unit-contents.ts';

/** What one domain brings to the server, listed in its domain.ts. The root alone knows the list of domains (domains.ts). */
export interface Domain {
  readonly calls?: readonly Implementation[];
  /** Events that it sends by `deps.events`. */
  readonly sends?: readonly EventType[];
  readonly hears?: readonly EventConsumer[];
  /** Says whether a sign-in needs a second proof of this domain. */
  readonly secondFactor?: SecondFactorCheck;
  /** Rows that time makes worthless. */
  readonly expiries?: readonly Expiry[];
  /** What it keeps of readers: they can take it away. */
  readonly personal?: readonly PersonalData[];
  /** What is removed when a reader leaves. */
  readonly forgets?: readonly ForgetReader[];
  /** What readers write for others in it: staff decide about it first. */
  readonly reviewed?: readonly ReviewedTexts[];
  /** What readers can keep of it as favourites. */
  readonly keepable?: readonly KeepableThings[];
  /** What readers find of it beside records. */
  readonly searchable?: readonly Searchable[];
  /** Indexes of its own, of what is searched apart from records and the things beside them. */
  readonly indexes?: readonly KeptIndex[];
  /** Where works of the catalogue are online in it. */
  readonly online?: readonly OnlineTitles[];
  /** Databases by which readers narrow a search. */
  readonly collections?: readonly OnlineCollections[];
  /** What units of the institution have of it. */
  readonly ofUnits?: readonly UnitContents[];
  /** Where readers find what they could wish for. */
  readonly candidates?: readonly PurchaseCandidates[];
  /** Who gave works to the library. */
  readonly donors?: readonly RecordDonors[];
  /** Bibs and items that its rows need: they are not deleted. */
  readonly usesCatalogue?: readonly CatalogueUse[];
  /** Names what its acts note in the audit. */
  readonly auditNames?: AuditNamers;
  /** Files that its rows name: others in their folders are removed. */
  readonly files?: readonly FileOwner[];
  /** What readers should act on in it: the home page says so first. */
  readonly needsAction?: readonly NeedsAction[];
  /** Its rows of the demo libraries. Loaded when the demo is: a server that runs without it does not need them. */
  readonly demo?: () => Promise<DemoSeed>;
  /** What a process does for the domain besides answering calls. */
  readonly background?: (deps: Deps) => BackgroundWork;
}

export interface BackgroundWork {
  readonly jobs?: readonly JobHandler[];
  start?(): void;
  /** Ends it at its next point of rest. */
  stop?(): Promise<void>;
}
