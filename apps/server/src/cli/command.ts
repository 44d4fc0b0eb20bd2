import type { parseArgs } from 'node:util';

export type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** What the command line said: values of named options and what stood without a name. */
export interface Arguments {
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  readonly positionals: readonly string[];
}

/** One `lectern` command. */
export interface Command {
  readonly name: string;
  /** The arguments as help shows them. */
  readonly usage: string;
  readonly summary: string;
  readonly options: Options;
  /** Resolves to the exit code; raises CommandError with words for people. */
  run(args: Arguments): Promise<number>;
}

/** A refusal in words for the person at the terminal: printed without a stack. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'CommandError';
    this.exitCode = exitCode;
  }
}

/** How to call it was wrong. */
export const USAGE_EXIT = 2;

export function usageError(message: string): CommandError {
  return new CommandError(message, USAGE_EXIT);
}

/** The text of an option that must be there. */
export function required(args: Arguments, option: string): string {
  const value = args.values[option];
  if (typeof value !== 'string' || value === '') throw usageError(`--${option} is missing`);
  return value;
}

export function optional(args: Arguments, option: string): string | undefined {
  const value = args.values[option];
  return typeof value === 'string' ? value : undefined;
}

/** The one thing that stands without a name. */
export function onlyPositional(args: Arguments, what: string): string {
  const [value, ...more] = args.positionals;
  if (value === undefined || more.length > 0) throw usageError(`exactly one ${what} is needed`);
  return value;
}
