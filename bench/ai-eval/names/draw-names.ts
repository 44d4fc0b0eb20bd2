import type { Language } from '@lectern/contracts/kernel/languages';
import { pinyinOf } from '../../relevance/known-item/pinyin-title.ts';
import { TypoMaker } from '../../relevance/known-item/typo.ts';
import type { Random } from '../../search/random.ts';
import type { Conversation, ReaderState } from '../golden/conversation.ts';
import { BRANCHES } from '../library/eval-library.ts';
import type { EvalReader } from '../library/eval-reader.ts';
import type { Nameable, NameableWork } from './nameable-works.ts';

/** A conversation with names in the place of braces. */
export interface Named {
  readonly turns: readonly string[];
  readonly expect: Conversation['expect'];
  readonly never: readonly string[];
  readonly reader: EvalReader;
  /** Works that it names, by their ids. */
  readonly works: readonly string[];
  /** Braces that stand for nothing known. */
  readonly unknown: number;
}

const BRACES = /\{([^{}]+)\}/g;

/** Draws the names of conversations from the library that is asked. */
export function createNames(
  { held, absent, titles }: Nameable,
  random: Random,
  newReader: (state: ReaderState, nextWork: () => string) => Promise<EvalReader>,
  otherReader: string,
) {
  const typos = new TypoMaker(titles, random);
  const byId = new Map(held.map((work) => [work.id, work]));

  /** A work that fits; of Han characters first where the coin says so and some fit. */
  function draw(
    from: readonly NameableWork[],
    fits: (work: NameableWork) => boolean,
    isHan: boolean,
  ): NameableWork {
    const all = from.filter(fits);
    const wanted = all.filter((work) => work.isHan === isHan);
    if (all.length === 0) throw new Error('no record has what a question needs: take more records');
    return random.pick(wanted.length > 0 ? wanted : all);
  }

  async function name(conversation: Conversation): Promise<Named> {
    const { lang } = conversation;
    const isHan = lang.startsWith('zh') && random.below(2) === 0;
    const all = JSON.stringify([conversation.turns, conversation.expect]);
    const needs = new Set([...all.matchAll(BRACES)].map(([, inner]) => inner ?? ''));
    const fits = (of: RegExp, pinyin: boolean) => (work: NameableWork) => {
      const asked = [...needs].filter((need) => of.test(need)).join(' ');
      return (
        (pinyin ? work.isHan : lang.startsWith('zh') || !work.isHan) &&
        (work.isHan || speaks(work, lang)) &&
        (!asked.includes('author') || work.author !== undefined) &&
        (!asked.includes('subject') || subjectIn(work, lang) !== undefined) &&
        (!asked.includes('isbn') || work.isbn !== undefined) &&
        (!asked.includes('class') || work.classNumber !== undefined) &&
        (!asked.includes('abstract') || work.hasAbstract) &&
        (!asked.includes('~') || typos.slip(work.title) !== undefined)
      );
    };
    const reader = await newReader(
      conversation.reader,
      () => draw(held, fits(/^(?:loan|hold)\./, false), isHan).id,
    );
    const drawn = new Map<string, NameableWork>();
    const work = (key: string, from: readonly NameableWork[], of: RegExp, pinyin = false) => {
      const known =
        drawn.get(key) ?? draw(from, from === absent ? (one) => speaks(one, lang) : fits(of, pinyin), isHan);
      drawn.set(key, known);
      return known;
    };
    const values = new Map<string, string>();
    let unknown = 0;
    const wordsFor = (inner: string): string => {
      const parts = inner.replace('~', '').split('.');
      const number = parts.find((part) => /^\d$/.test(part)) ?? '1';
      const kind = parts.find((part) => KINDS.has(part));
      if (parts[0] === 'otherReader') return otherReader;
      if (kind === 'branch') return BRANCHES[Number(number) === 1 ? 1 : 0]?.[lang] ?? '';
      const owned =
        parts[0] === 'loan'
          ? reader.loans[Number(number) - 1]
          : parts[0] === 'hold'
            ? reader.hold
            : undefined;
      const one =
        owned !== undefined
          ? byId.get(owned)
          : parts[0] === 'absent'
            ? work(`absent ${number}`, absent, /^absent/)
            : work(number, held, /^(?!absent|loan|hold)/, all.includes('{pinyin.'));
      const value = one && kind ? textOf(one, kind, lang) : undefined;
      if (value === undefined) unknown += 1;
      if (value === undefined) return inner;
      if (parts[0] === 'pinyin') return pinyinOf(value, random) ?? value;
      return inner.includes('~') ? (typos.slip(value) ?? value) : value;
    };
    const filled = (text: string) =>
      text.replaceAll(BRACES, (_, inner: string) => {
        const value = values.get(inner) ?? wordsFor(inner);
        values.set(inner, value);
        return value;
      });
    const inAll = <Value>(value: Value): Value =>
      JSON.parse(JSON.stringify(value), (_, one: unknown) =>
        typeof one === 'string' ? filled(one) : one,
      ) as Value;
    const named = {
      turns: inAll(conversation.turns),
      expect: expectedOf(conversation, inAll),
      never: inAll(conversation.never),
    };
    const works = [...drawn.values()].map(({ id }) => id).filter((id) => id !== '');
    return { ...named, reader, works, unknown };
  }

  /** A misspelt or sounded name means the right one, and what was typed may be sought. */
  function expectedOf(
    { turns, expect }: Conversation,
    inAll: <Value>(value: Value) => Value,
  ): Conversation['expect'] {
    const typed = new Set([...turns.join(' ').matchAll(BRACES)].map(([, inner]) => inner ?? ''));
    const meant = expect.map((one) => ({
      ...one,
      about: Object.fromEntries(
        Object.entries(one.about).map(([key, value]) => {
          const plain =
            typeof value === 'string' ? value.replaceAll('~}', '}').replaceAll('{pinyin.', '{') : value;
          const slip = typeof plain === 'string' ? plain.replaceAll('}', '~}') : '';
          const isSlip = typed.has(slip.replace(/[{}]/g, ''));
          return [key, isSlip ? [plain, slip] : plain === value ? value : [plain, value]];
        }),
      ),
    }));
    return inAll(meant);
  }

  return { name };
}

const KINDS = new Set(['title', 'author', 'subject', 'isbn', 'class', 'branch']);

/** Whether a reader of a language would name such a work. */
function speaks({ language }: NameableWork, lang: Language): boolean {
  return lang === 'en-US' ? language === 'eng' : true;
}

/** A subject in words of the language; French and Chinese readers take what the catalogue has. */
function subjectIn({ subjects, isHan }: NameableWork, lang: Language): string | undefined {
  const isEnglish = (name: string) => /^[A-Z][a-z]+ [a-z]+(?: [a-z]+)?$/.test(name);
  if (isHan) return subjects.find((name) => name.length > 1);
  return lang === 'en-US' ? subjects.find(isEnglish) : subjects.find((name) => name.length > 4);
}

function textOf(work: NameableWork, kind: string, lang: Language): string | undefined {
  if (kind === 'title') return work.title;
  if (kind === 'author') return work.author;
  if (kind === 'subject') return subjectIn(work, lang);
  return kind === 'isbn' ? work.isbn : work.classNumber;
}
