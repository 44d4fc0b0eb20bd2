import { createStore, del, delMany, entries, set } from 'idb-keyval';
import { mappingPath } from '../../../lib/storage.ts';

/** An act as this computer keeps it until it is sent: sealed for the server, so that nobody can read it here. */
export interface BoxedAct {
  readonly id: string;
  readonly sealed: string;
}

/** Sorts as the acts were done, also if the clock of the computer was set back. */
type Place = `${string} ${string}`;

const DIGITS = 10;

const box = () => createStore(`lectern desk ${mappingPath}`, 'acts');
let store: ReturnType<typeof box> | undefined;
const acts = () => {
  store ??= box();
  return store;
};
let waiting: Promise<unknown> = Promise.resolve();

/** Keeps an act behind all that were kept before. @throws DOMException if the browser cannot store it */
export function keepAct(act: BoxedAct): Promise<void> {
  const kept = waiting.then(async () => {
    const last = (await placesInOrder()).at(-1)?.[0];
    const number = last === undefined ? 1 : Number(last.slice(0, DIGITS)) + 1;
    await set(`${String(number).padStart(DIGITS, '0')} ${act.id}`, act.sealed, acts());
  });
  // One after another: two acts must not get the same number.
  waiting = kept.catch(() => undefined);
  return kept;
}

/** The acts that wait, the first first. */
export async function keptActs(): Promise<readonly BoxedAct[]> {
  return (await placesInOrder()).map(([place, sealed]) => ({ id: idAt(place), sealed }));
}

/** Takes acts away that were sent, or that were entered by mistake. */
export async function dropActs(ids: readonly string[]): Promise<void> {
  const places = (await placesInOrder()).map(([place]) => place).filter((place) => ids.includes(idAt(place)));
  const [only] = places;
  if (places.length === 1 && only) await del(only, acts());
  else await delMany(places, acts());
}

async function placesInOrder(): Promise<readonly (readonly [Place, string])[]> {
  const all = await entries<Place, string>(acts());
  return all.sort(([one], [other]) => (one < other ? -1 : 1));
}

function idAt(place: Place): string {
  return place.slice(DIGITS + 1);
}
