/**
 * Steps of the score. Scores of words stay below a few hundred, so each of these steps is above any sum of words; use, recency and boosts
 * order the records on one step.
 */
export const EXACT_KEYWORD_SCORE = 100_000;
export const WHOLE_TITLE_SCORE = 10_000;
/** The title before its subtitle. */
export const TITLE_PROPER_SCORE = 5_000;
/**
 * On top of either, where it is the record's main title and not one of its others: a main title before its subtitle says more of the
 * record than the whole of another title, which may be that of a chapter.
 */
export const MAIN_TITLE_SCORE = 7_000;
/** A main title that differs from what was typed by its first article alone. */
export const FILED_TITLE_SCORE = TITLE_PROPER_SCORE + MAIN_TITLE_SCORE;
/** On top of either, where the title is written in the script of the query too. */
export const WRITTEN_TITLE_SCORE = 1_000;

/**
 * On top of all, where the record is a journal or a newspaper: they are known by their title alone, so that one with a subtitle still
 * stands before a book of that title.
 */
export const SERIAL_TITLE_SCORE = 5_500;

/**
 * A call number, a class or another number that was typed where words are searched: what looks like one may be a title ("1Q84"), and stands
 * in front of it then.
 */
export const EXACT_MARK_SCORE = TITLE_PROPER_SCORE;

/** A work by the person whose name was typed stands before all works that have the name as their title. */
export const PERSON_SCORE = 30_000;

/** What records with all words in the searched field score, compared with those that have some of them in another field. */
export const MIXED_SHARE = 0.001;

/** A number that begins with the text scores about as much as a word. */
export const KEYWORD_PREFIX_SCORE = 10;

/** The share that is added where the heaviest field holds all the words; lighter fields add less. */
export const TOGETHER_REWARD = 0.5;
/** The share that is added where a title holds the words side by side, in their order. */
export const SIDE_BY_SIDE_REWARD = 1;
/** The share that is added where a title begins with what was typed; an article of the title does not count where none was typed. */
export const OPENING_REWARD = 1;
/** The same where it begins without the article that was typed. */
export const BARE_OPENING_REWARD = 0.7;
/** The share that another form of a word (a stem, a synonym, another spelling, a longer word) scores of what the word itself scores. */
export const OTHER_FORM_SHARE = 0.7;
/** What the score of a word with other forms is multiplied with where the title has it as it was typed. */
export const TYPED_IN_TITLE_FACTOR = 1.75;
/** The share that the lower score of two forms adds where a record has the word in one place and a longer word in its title. */
export const LESSER_FORM_SHARE = 0.25;
/** The scores of a title that sounds as was typed: one that holds more, and one that holds no more. */
export const SOUND_RARITY = 5;
export const WHOLE_SOUND_SCORE = 1_000;
/**
 * The scores of a title that begins with what was typed as sound, by the places that it has beyond at most: who types the beginning of a title
 * means that title rather than a long one about it.
 */
export const OPENING_SOUND_SCORES: readonly { readonly beyond: number; readonly score: number }[] = [
  { beyond: 1, score: 800 },
  { beyond: 2, score: 700 },
  { beyond: 4, score: 600 },
  { beyond: 8, score: 500 },
  { beyond: Number.POSITIVE_INFINITY, score: 400 },
];

/** The share that use and recency add at most: they order records that match equally well. */
export const QUALITY_SHARE = 0.03;
/** The factor for a title in the script of the query (simplified or traditional). */
export const SAME_SCRIPT_FACTOR = 1.05;
/** Boosts beyond these would put whole titles behind mere words. */
export const LEAST_BOOST = 0.2;
export const LARGEST_BOOST = 5;
