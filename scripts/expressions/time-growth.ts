import vm from 'node:vm';
import { type Attack, attacksOn, attackText } from './attack-texts.ts';

/** An expression that takes more than linear time, and the text that shows it. */
export interface Growth {
  readonly attack: Attack;
  /** Milliseconds for texts of 4 and 16 kB; undefined where it did not end in time. */
  readonly times: readonly [number, number] | undefined;
}

/** An attack is looked at closely if its time for the second length is not short, and grows by more than linear time does. */
const BRIEF = 375;
const FIRST_LENGTHS = [BRIEF, 1_500] as const;
/** What is long has fewer beginnings in a text, which then is longer. */
const LONG_PUMP = 8;
const FIRST_MILLISECONDS = 0.08;
const FIRST_GROWTH = 5.5;
const LENGTHS = [4_096, 16_384] as const;
/** Between 4, of linear time, and 16, of quadratic time. */
const MOST_GROWTH = 8;
/** Quadratic time takes longer for 16 kB. */
const HARMLESS_MILLISECONDS = 2;
/** Short times are looked at again with a longer text. */
const LONGER = 65_536;
const SHORT_MILLISECONDS = 60;
/** So many attacks are tried in milliseconds of the clock, unless an expression does not end. */
const ATTACKS_AT_ONCE = 20;
const PATIENCE = 15_000;
/** An expression whose time doubles with each repetition is found by so many of them. */
const FEW_REPETITIONS = 22;
const EXPLOSION_MILLISECONDS = 10;
/** What takes so long is measured once. */
const LONG_MILLISECONDS = 200;
/** Milliseconds of the processor for an expression whose linear time is long. */
const MOST_MILLISECONDS = 80;

/**
 * The first attack for which the time of an expression grows more than linearly with the length of the text; undefined if none is found.
 */
export function growthOf(pattern: string, flags: string): Growth | undefined {
  const everywhere = new RegExp(pattern, `${flags.replace(/[gy]/g, '')}g`);
  const found = firstAttack(attacksOn(pattern, flags), everywhere, (attack) =>
    timesUnder(attack, everywhere),
  );
  return found && { attack: found.attack, times: found.found };
}

/** An attack by which an expression takes more than some milliseconds for a text of some length; undefined if none is found. */
export function slowTextOf(
  pattern: string,
  flags: string,
  { length, most }: { readonly length: number; readonly most: number },
): Attack | undefined {
  const everywhere = new RegExp(pattern, `${flags.replace(/[gy]/g, '')}g`);
  return firstAttack(attacksOn(pattern, flags), everywhere, (attack) =>
    shortest(everywhere, attackText(attack, length)) > most ? true : undefined,
  )?.attack;
}

/**
 * The first attack for which `look` finds something, with what it found. After some time the others are only tried with a brief text: that
 * is enough for an expression whose time grows exponentially. An attack during which the expression has to be stopped, because it takes too
 * long, is found too, with nothing.
 */
function firstAttack<T>(
  attacks: readonly Attack[],
  everywhere: RegExp,
  look: (attack: Attack) => T | undefined,
): { readonly attack: Attack; readonly found: T | undefined } | undefined {
  const state: { attack?: Attack; found?: T } = {};
  const started = process.cpuUsage();
  const lookAt = (attack: Attack, isLate: boolean): boolean => {
    state.attack = attack;
    if (explodes(attack, everywhere)) return true;
    if (isLate) millisecondsOf(everywhere, attackText(attack, BRIEF));
    else state.found = look(attack);
    return state.found !== undefined;
  };
  const work = () => {
    for (const some of inTurns(attacks)) {
      const isLate = millisecondsSince(started) > MOST_MILLISECONDS;
      if (some.some((attack) => lookAt(attack, isLate))) return;
    }
    delete state.attack;
  };
  withinPatience(work);
  return state.attack && { attack: state.attack, found: state.found };
}

/** The times for texts of 4 and 16 kB if they grow more than linearly. */
function timesUnder(attack: Attack, everywhere: RegExp): readonly [number, number] | undefined {
  const timeOf = (length: number) => shortest(everywhere, attackText(attack, length));
  const [brief, first] = FIRST_LENGTHS.map((length) => (attack.pump.length > LONG_PUMP ? 4 : 1) * length) as [
    number,
    number,
  ];
  const atFirst = millisecondsOf(everywhere, attackText(attack, first));
  if (atFirst < FIRST_MILLISECONDS || atFirst / timeOf(brief) < FIRST_GROWTH) return undefined;
  const [short, long] = [timeOf(LENGTHS[0]), timeOf(LENGTHS[1])];
  if (long < HARMLESS_MILLISECONDS || long / short < MOST_GROWTH) return undefined;
  if (long < SHORT_MILLISECONDS && timeOf(LONGER) / long < MOST_GROWTH) return undefined;
  return [short, long];
}

/** Attacks of all kinds at first, for those that have too many. */
function inTurns(attacks: readonly Attack[]): readonly (readonly Attack[])[] {
  const turns = Math.ceil(attacks.length / ATTACKS_AT_ONCE);
  return Array.from({ length: turns }, (_, turn) => attacks.filter((_attack, at) => at % turns === turn));
}

/**
 * Milliseconds of finding all matches, as a replacement or a split does. They are those of the processor, so that other work of the machine
 * does not count.
 */
export function millisecondsOf(everywhere: RegExp, text: string): number {
  const started = process.cpuUsage();
  everywhere.lastIndex = 0;
  for (let last = -1; everywhere.test(text); last = everywhere.lastIndex)
    // A match of nothing is not found again.
    if (everywhere.lastIndex === last) everywhere.lastIndex += 1;
  return millisecondsSince(started);
}

function millisecondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}

/** Other work of the process only ever adds to a time. */
function shortest(everywhere: RegExp, text: string): number {
  const first = millisecondsOf(everywhere, text);
  if (first > LONG_MILLISECONDS) return first;
  return Math.min(first, millisecondsOf(everywhere, text), millisecondsOf(everywhere, text));
}

function explodes({ head, pump, tail }: Attack, everywhere: RegExp): boolean {
  return [Math.ceil(FEW_REPETITIONS / pump.length), FEW_REPETITIONS].some((times) => {
    const text = head + pump.repeat(times) + tail;
    const isSlow = () => millisecondsOf(everywhere, text) > EXPLOSION_MILLISECONDS;
    return isSlow() && isSlow();
  });
}

/** What is run with a limit of time. A context for each one took longer than the work. */
const limited: { work: () => void } = { work: () => undefined };
const context = vm.createContext(limited);
const script = new vm.Script('work()');

/** Runs something, and stops it where it takes too long: only this way a process can stop an expression in the middle. */
function withinPatience(work: () => void): void {
  limited.work = work;
  try {
    script.runInContext(context, { timeout: PATIENCE });
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
  }
}
