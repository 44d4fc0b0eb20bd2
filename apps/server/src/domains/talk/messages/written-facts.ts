import type { Language } from '@lectern/contracts/kernel/languages';
import { isolated } from '@lectern/rules/isolated-text';
import type { PlaceNames } from '../../collection/vocabulary/places/place-names.ts';
import type { FoundFacts, MessageFacts, MessageWork } from './message-facts.ts';

const QUOTED: Readonly<Record<Language, string>> = {
  'zh-CN': '《{title}》',
  'zh-TW': '《{title}》',
  'en-US': '“{title}”',
  'fr-FR': '« {title} »',
};

const AND_MORE: Readonly<Record<Language, string>> = {
  'zh-CN': '{title}等 {count} 种资料',
  'zh-TW': '{title}等 {count} 種資料',
  'en-US': '{title} and others ({count})',
  'fr-FR': '{title} et autres ({count})',
};

const MORE: Readonly<Record<Language, string>> = {
  'zh-CN': '另有 {count} 种，可在“我的订阅”中查看。',
  'zh-TW': '另有 {count} 種，可在「我的訂閱」中查看。',
  'en-US': 'And {count} more, listed under your subscriptions.',
  'fr-FR': 'Et {count} autres, dans vos abonnements.',
};

const SUBSCRIPTIONS: Readonly<Record<Language, string>> = {
  'zh-CN': '{title}等 {count} 个订阅',
  'zh-TW': '{title}等 {count} 個訂閱',
  'en-US': '{title} and others ({count})',
  'fr-FR': '{title} et autres ({count})',
};

type FactName = 'titles' | 'list' | 'place' | 'day' | 'reason' | 'count' | 'more';

/** The facts of a message as its texts name them, written in a language. */
export function writtenFacts(
  { works, reason, found }: MessageFacts,
  language: Language,
  places: PlaceNames,
): Record<FactName, string> {
  if (found) return { ...NO_FACTS, ...writtenFound(found, language) };
  const [first] = works;
  const title = first ? quoted(first.title, language) : '';
  return {
    titles:
      works.length > 1
        ? AND_MORE[language].replace('{title}', () => title).replace('{count}', String(works.length))
        : title,
    list: works.map((work) => lineOf(work, language, places)).join('\n'),
    place: first?.place ? places.library(first.place) : '',
    day: first?.day ? writtenDay(first.day, language) : '',
    reason,
    count: String(works.length),
    more: '',
  };
}

const NO_FACTS: Readonly<Record<FactName, string>> = {
  titles: '',
  list: '',
  place: '',
  day: '',
  reason: '',
  count: '',
  more: '',
};

function writtenFound(
  { total, groups }: FoundFacts,
  language: Language,
): Pick<Record<FactName, string>, 'titles' | 'list' | 'count' | 'more'> {
  const listed = groups.reduce((sum, { works }) => sum + works.length, 0);
  const list = groups.flatMap(({ name, total: ofGroup, works }) => [
    `${name} (${ofGroup})`,
    ...works.map(({ title, author }) =>
      ['•', quoted(title, language), isolated(author)].filter(Boolean).join(' '),
    ),
  ]);
  return {
    titles:
      groups.length > 1
        ? SUBSCRIPTIONS[language]
            .replace('{count}', String(groups.length))
            .replace('{title}', () => groups[0]?.name ?? '')
        : (groups[0]?.name ?? ''),
    count: String(total),
    list: list.join('\n'),
    more: total > listed ? MORE[language].replace('{count}', String(total - listed)) : '',
  };
}

function lineOf({ title, day, place }: MessageWork, language: Language, places: PlaceNames): string {
  const parts = [day && writtenDay(day, language), place && places.library(place)].filter(Boolean);
  return [quoted(title, language), ...parts].join(' · ');
}

function quoted(title: string, language: Language): string {
  return QUOTED[language].replace('{title}', () => isolated(title));
}

function writtenDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
