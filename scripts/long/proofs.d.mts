export function addProof(
  text: string,
  proof: {
    readonly tree: string;
    readonly names: readonly string[];
    readonly results: Readonly<Record<string, { readonly passed: boolean; readonly minutes: number }>>;
    readonly now: Date;
  },
): string;
