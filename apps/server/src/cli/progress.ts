const TERMINAL_EVERY_MS = 200;
const LOG_EVERY_MS = 10_000;

/** A line that says how far a long command is: rewritten in place on a terminal, a new one now and then in a log. */
export interface Progress {
  show(records: number): void;
  /** Ends the line, so that what follows stands below it. */
  end(): void;
}

export function createProgress(what: string, stream: NodeJS.WriteStream = process.stderr): Progress {
  const startedAt = performance.now();
  let from: number | undefined;
  let nextAt = stream.isTTY ? 0 : startedAt + LOG_EVERY_MS;
  let shown = false;
  return {
    show(records) {
      from ??= records;
      const now = performance.now();
      if (now < nextAt) return;
      nextAt = now + (stream.isTTY ? TERMINAL_EVERY_MS : LOG_EVERY_MS);
      const rate = Math.round((records - from) / ((now - startedAt) / 1000));
      const line = `${what}: ${number(records)} records, ${number(rate)} a second`;
      stream.write(stream.isTTY ? `\r${line}\x1b[K` : `${line}\n`);
      shown = true;
    },
    end() {
      if (shown && stream.isTTY) stream.write('\n');
    },
  };
}

/** 1234567 as 1,234,567. */
export function number(value: number): string {
  return value.toLocaleString('en-US');
}
