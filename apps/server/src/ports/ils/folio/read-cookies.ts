export interface ReceivedCookie {
  readonly value: string;
  /** Seconds. */
  readonly maxAge: number | undefined;
}

/** The cookies of `Set-Cookie` lines, by name. */
export function readCookies(lines: readonly string[]): ReadonlyMap<string, ReceivedCookie> {
  return new Map(
    lines.flatMap((line) => {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      if (at < 1) return [];
      const age = attributes.flatMap((one) => /^max-age=(\d+)$/i.exec(one)?.[1] ?? [])[0];
      const maxAge = age === undefined ? undefined : Number(age);
      return [[pair.slice(0, at), { value: pair.slice(at + 1), maxAge }] as const];
    }),
  );
}
