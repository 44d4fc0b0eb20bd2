import { afterAll } from 'vitest';
import type { Ability } from '../ports/ils/abilities.ts';
import { describeIls } from '../ports/ils/ils-suite.ts';
import type { IlsWorld } from '../ports/ils/ils-world.ts';
import { abilityTable } from '../ports/ils/suite/ability-table.ts';

/** What the file driver-kit.ts of a driver exports (docs/write-a-driver.md). */
interface DriverKit {
  readonly kind: string;
  readonly can: readonly Ability[];
  createWorld(): Promise<IlsWorld>;
}

const file = process.env.LECTERN_DRIVER_KIT ?? '';
const { kind, can, createWorld } = (await import(/* @vite-ignore */ file)) as DriverKit;

describeIls(kind, createWorld, can);

// Whatever a runner does with what tests print, this is for people.
afterAll(() => void process.stdout.write(`\n${abilityTable({ [kind]: can })}\n`));
