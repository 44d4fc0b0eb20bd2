import { ATTACKS_ON_A_DIRECTORY } from './directory.ts';
import { ATTACKS_ON_FAULTS } from './faults.ts';
import { ATTACKS_ON_GUESSES } from './guesses.ts';
import { ATTACKS_ON_IDENTITY } from './identity.ts';
import { ATTACKS_ON_MACHINES } from './machines.ts';
import { ATTACKS_ON_THE_MAIN_THREAD } from './main-thread.ts';
import { ATTACKS_ON_MONEY } from './money.ts';
import { ATTACKS_ON_PAGES } from './page.ts';
import { ATTACKS_BY_PARTNERS } from './partners.ts';
import { ATTACKS_BY_READERS } from './readers.ts';
import { ATTACKS_ON_THE_DISK } from './small-disk.ts';
import { ATTACKS_BY_STAFF } from './staff.ts';
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
  ...ATTACKS_BY_STAFF,
  ...ATTACKS_BY_READERS,
  ...ATTACKS_BY_PARTNERS,
  ...ATTACKS_ON_IDENTITY,
  ...ATTACKS_ON_A_DIRECTORY,
  ...ATTACKS_ON_MONEY,
  ...ATTACKS_ON_PAGES,
  ...ATTACKS_ON_MACHINES,
  ...ATTACKS_ON_THE_DISK,
  ...ATTACKS_ON_FAULTS,
];

/**
 * `npm run attack` plays attacks against a server of its own, with the demo library on a free port and in a temporary folder, and prints
 * what held. It sends to that server only, some hundred requests for each class. `npm run attack -- WORD ...` plays those with one of the
 * words in their name. Exit code 1 where something did not hold, or an attack could not be played.
 */
export async function main(words: readonly string[] = []): Promise<void> {
  const chosen = words.length === 0 ? ATTACKS : words.flatMap(attacksNamed);
  const victim = await prepareVictim();
  try {
    const rows: Record<string, string>[] = [];
    for (const attack of chosen) {
      const { held, saw } = await attack
        .run(victim)
        .catch((error: unknown): Finding => ({ held: false, saw: `not played: ${String(error)}` }));
      console.error(`${held ? 'held' : 'NOT HELD'}: ${attack.name} (${saw})`);
      rows.push({ attack: attack.name, 'must hold': attack.mustHold, saw, held: held ? 'yes' : 'NO' });
      if (!held) process.exitCode = 1;
    }
    console.table(rows);
  } finally {
    await victim.end();
  }
}

function attacksNamed(word: string): Attack[] {
  const named = ATTACKS.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()));
  if (named.length === 0) throw new Error(`no attack has ${word} in its name`);
  return named;
}
