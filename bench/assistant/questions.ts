import { Random } from '../search/random.ts';
import type { ServerReady } from './server.ts';

export interface BenchQuestion {
  readonly kind: string;
  readonly text: string;
}

const SEED = 16;

/** Questions of readers in three languages, with names drawn from the records by a seed. */
export function questionsOf(works: ServerReady['works'], count: number): BenchQuestion[] {
  const random = new Random(SEED);
  const named = works.filter(({ title, author, subject }) => title && author && subject && title.length < 80);
  const forms = [
    ({ title }) => ['find a title', `Do you have “${title}”?`],
    ({ subject }) => ['find a subject', `Avez-vous des livres sur ${subject}\u202f?`],
    ({ subject }) => ['find a subject, filtered', `books about ${subject} in English since 2000`],
    ({ author }) => ['find an author', `有没有${author}的书？`],
    ({ subject }) => ['how many', `How many books about ${subject} do you have?`],
    ({ title }) => ['is it there', `Is “${title}” on the shelf?`],
    ({ title }) => ['more like this', `Something like “${title}”`],
    ({ title }) => ['what is it about', `What is “${title}” about?`],
    () => ['hours', 'When does the library close today?'],
    () => ['account', 'When are my books due?'],
  ] satisfies readonly ((work: ServerReady['works'][number]) => readonly [string, string])[] as readonly ((
    work: ServerReady['works'][number],
  ) => readonly [string, string])[];
  return Array.from({ length: count }, (_, at) => {
    const [kind, text] = forms[at % forms.length]!(random.pick(named));
    return { kind, text };
  });
}
