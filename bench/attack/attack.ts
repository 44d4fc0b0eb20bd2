import { ATTACKS_ON_FAULTS } from './faults.ts';
import { ATTACKS_ON_GUESSES } from './guesses.ts';
import { ATTACKS_ON_THE_MAIN_THREAD } from './main-thread.ts';
import { ATTACKS_OF_STRANGERS } from './strangers.ts';
import { prepareVictim, type Victim } from './victim.ts';

/** What an attack saw. */
export interface Finding {
  readonly held: boolean;
  /** The figures, in words. */
  readonly saw: string;
}

/** One class of attacks that worked once, with what must hold now. */
export interface Attack {
  readonly name: string;
  readonly mustHold: string;
  run(victim: Victim): Promise<Finding>;
}

/** The last one ends the server. */
const ATTACKS: readonly Attack[] = [
  ...ATTACKS_ON_THE_MAIN_THREAD,
  ...ATTACKS_OF_STRANGERS,
  ...ATTACKS_ON_GUESSES,
  ...ATTACKS_ON_FAULTS,
];

/**
 * `npm run attack` plays attacks that once worked against a server of its own, with the demo library on a free port and in a temporary
 * folder, and prints what held. It sends to that server only, some hundred requests for each class, and takes about a minute. Exit code 1
 * where something did not hold.
 */
export async function main(): Promise<void> {
  const victim = await prepareVictim();
  try {
    const rows: Record<string, string>[] = [];
    for (const attack of ATTACKS) {
      console.error(attack.name);
      const { held, saw } = await attack.run(victim);
      rows.push({ attack: attack.name, 'must hold': attack.mustHold, saw, held: held ? 'yes' : 'NO' });
      if (!held) process.exitCode = 1;
    }
    console.table(rows);
  } finally {
    await victim.end();
  }
}
