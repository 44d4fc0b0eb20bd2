import type { InputOf, OutputOf, Schema } from '@lectern/contracts/kernel/endpoint';
import * as z from 'zod';
import type { Lane } from './lanes.ts';

/** A kind of work that happens later or elsewhere, with the shape of its payload. The kind is stored: it does not change. */
export interface JobType<Payload extends Schema = Schema> {
  readonly kind: string;
  readonly lane: Lane;
  readonly payload: Payload;
  /** True if a job that was given up cannot be done once more, as what it needs is forgotten then. */
  readonly isForgotten: boolean;
}

/** For work that needs no more than to know its tenant. */
export const NO_PAYLOAD = z.object({});

export function jobType<Payload extends Schema>(
  kind: string,
  lane: Lane,
  payload: Payload,
  { isForgotten = false }: { readonly isForgotten?: boolean } = {},
): JobType<Payload> {
  return { kind, lane, payload, isForgotten };
}

/** A job that was taken, its payload read by its type's schema. */
export interface Job<Payload = unknown> {
  readonly id: string;
  readonly tenantId: string | undefined;
  readonly payload: Payload;
  /** This one included. */
  readonly attempt: number;
}

/** How one type of job is done. */
export interface JobHandler<Payload = unknown> {
  readonly type: JobType;
  /** Does the work; may answer when to do it again. If it throws, the job is tried again later. Long work stops at the signal. */
  run(job: Job<Payload>, signal: AbortSignal): Promise<{ readonly again: string } | undefined>;
  /** False while this process cannot do it; another process may. */
  ready?(): boolean;
  /** One job of the type always waits, and runs when a process starts; it needs no payload. */
  readonly recurring?: boolean;
}

/** Joins a type of job with how it is done. */
export function handleJob<Payload extends Schema>(
  type: JobType<Payload>,
  handler: Omit<JobHandler<OutputOf<Payload>>, 'type'>,
): JobHandler {
  // The runner gives a handler only payloads that its type's schema has read.
  return { type, ...handler } as JobHandler;
}

/** An order for a job: what it needs, and when. */
export interface NewJob<Payload extends Schema = Schema> {
  readonly tenantId?: string;
  readonly payload: InputOf<Payload>;
  /** Another lane than that of the type. */
  readonly lane?: Lane;
  /** At most one waiting or running job of the type has it. */
  readonly uniqueKey?: string;
  /** Now, if absent. */
  readonly runAt?: string;
  readonly maxAttempts?: number;
  readonly now: string;
}
