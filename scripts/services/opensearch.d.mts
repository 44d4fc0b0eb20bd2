/** How many nodes, and how each runs. */
export interface ClusterKind {
  readonly nodes: number;
  /** Options of the Java machine. */
  readonly java: readonly string[];
  /** Whether files of the index are mapped into memory. */
  readonly mapsFiles: boolean;
}

export const FOR_MEASURING: ClusterKind;

export function startOpenSearch(
  kind?: ClusterKind,
): Promise<
  { readonly url: string; readonly processes: readonly number[]; readonly stop: () => void } | undefined
>;
