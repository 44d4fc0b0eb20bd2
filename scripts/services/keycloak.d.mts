export function startKeycloak(): Promise<{ readonly url: string; readonly stop: () => void } | undefined>;
