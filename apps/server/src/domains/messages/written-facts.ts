import type { Language } from '@lectern/contracts/kernel/languages';
import type { PlaceNames } from '../vocabulary/places/place-names.ts';
import type { MessageFacts, MessageWork } from './message-facts.ts';

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

/** The facts of a message as its texts name them, written in a language. */
export function writtenFacts(
  { works, reason }: MessageFacts,
  language: Language,
  places: PlaceNames,
): Record<'titles' | 'list' | 'place' | 'day' | 'reason', string> {
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
  };
}

function lineOf({ title, day, place }: MessageWork, language: Language, places: PlaceNames): string {
  const parts = [day && writtenDay(day, language), place && places.library(place)].filter(Boolean);
  return [quoted(title, language), ...parts].join(' · ');
}

function quoted(title: string, language: Language): string {
  return QUOTED[language].replace('{title}', () => title);
}

function writtenDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
