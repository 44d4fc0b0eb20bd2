export const READER: { readonly username: string; readonly password: string };
export function startCas(): Promise<{ readonly url: string; readonly stop: () => void } | undefined>;
