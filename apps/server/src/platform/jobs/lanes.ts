/** How much of a lane runs at the same time in one process: in all, and for one tenant. */
export interface LaneLimits {
  readonly slots: number;
  readonly perTenant: number;
}

/**
 * The lanes of background work. Work of one lane never waits for that of another one, and a tenant never has all slots of a lane, so that a
 * server of one library that hangs holds up its own work only. The names are stored with jobs: they do not change.
 *
 * - `codes`: somebody waits for it in front of a screen: codes for sign-in, payments.
 * - `clocks`: what recurs. It belongs to no tenant, and no clock waits for another one: more slots than there are clocks.
 * - `events`: what follows from changes and may ask other servers.
 * - `notices`: mails and messages.
 * - `rounds`: what asks other servers slowly, with pauses, and nobody waits for.
 * - `bulk`: work on whole catalogues.
 */
export const LANES = {
  codes: { slots: 8, perTenant: 4 },
  clocks: { slots: 64, perTenant: 64 },
  events: { slots: 8, perTenant: 2 },
  notices: { slots: 16, perTenant: 4 },
  rounds: { slots: 4, perTenant: 1 },
  bulk: { slots: 2, perTenant: 1 },
} as const satisfies Readonly<Record<string, LaneLimits>>;

export type Lane = keyof typeof LANES;
export const LANE_NAMES = Object.keys(LANES) as readonly Lane[];
