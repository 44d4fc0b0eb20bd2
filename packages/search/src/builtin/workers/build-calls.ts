import type { SearchDocument } from '../../search-document.ts';
import type { OwnChanges } from '../store/apply-changes.ts';
import type { BuiltFiles } from '../store/index-build.ts';
import type { IndexState, LoadedSegment } from '../store/index-state.ts';

/** The calls of a building thread. All files are written, and on disk, before it answers. */
export interface BuildCalls {
  /** The state after changes: one segment more, removals noted, new values. The generation is one higher. */
  readonly apply: {
    readonly input: {
      readonly indexFolder: string;
      readonly state: IndexState;
      readonly changes: OwnChanges;
    };
    readonly answer: IndexState;
  };
  /** Several segments as one; undefined where nothing lives in them. */
  readonly merge: {
    readonly input: {
      readonly indexFolder: string;
      readonly folder: string;
      readonly segments: readonly LoadedSegment[];
    };
    readonly answer: LoadedSegment | undefined;
  };
  /**
   * The result of a merge without what was removed from its sources meanwhile; `now` are the sources as they are now, undefined where all
   * is gone.
   */
  readonly carryRemovals: {
    readonly input: {
      readonly indexFolder: string;
      readonly folder: string;
      readonly before: readonly LoadedSegment[];
      readonly now: readonly (LoadedSegment | undefined)[];
      readonly merged: LoadedSegment;
    };
    readonly answer: LoadedSegment | undefined;
  };
  /** Begins a build in a new folder and gives its number. */
  readonly startBuild: {
    readonly input: { readonly indexFolder: string; readonly folder: string };
    readonly answer: number;
  };
  readonly addToBuild: {
    readonly input: { readonly build: number; readonly documents: readonly SearchDocument[] };
    readonly answer: undefined;
  };
  /** Ends a build and names its files. */
  readonly finishBuild: {
    readonly input: { readonly build: number };
    readonly answer: BuiltFiles;
  };
  readonly dropBuild: { readonly input: { readonly build: number }; readonly answer: undefined };
}
