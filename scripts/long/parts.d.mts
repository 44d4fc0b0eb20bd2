export const PARTS: readonly { readonly name: string; readonly kinds: readonly string[] }[];
