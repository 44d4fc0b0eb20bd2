/**
 * What goes before all words: scores of words stay below a few hundred, so that each of these steps stands above any sum of words
 * and use, recency and boosts order what is on one step.
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
/** A main title that differs from what was asked for by its first article alone. */
export const FILED_TITLE_SCORE = TITLE_PROPER_SCORE + MAIN_TITLE_SCORE;
/** On top of either, where the title is written in the script of the query too. */
export const WRITTEN_TITLE_SCORE = 1_000;

/**
 * On top of all, where the record is a journal or a newspaper: they are known by their title alone, so that one with a subtitle still
 * stands before a book of that title.
 */
export const SERIAL_TITLE_SCORE = 5_500;

/** A number that begins so is worth about as much as a word. */
export const KEYWORD_PREFIX_SCORE = 10;

/** What is added in proportion where one field holds all the words, for the heaviest field; lighter fields less. */
export const TOGETHER_REWARD = 0.5;
/** What is added in proportion where a title holds the words side by side, in their order. */
export const SIDE_BY_SIDE_REWARD = 1;
/** What is added in proportion where a record's title begins with what was typed, an article aside where none was typed. */
export const OPENING_REWARD = 1;
/** The same where it begins without the article that was typed. */
export const BARE_OPENING_REWARD = 0.7;
/** What another form of a word (a stem, a synonym, another spelling, a longer word that begins with it) is worth beside the word itself. */
export const OTHER_FORM_SHARE = 0.7;
/** What the lesser of two forms adds where a record has the word in one place and a longer one in its title. */
export const LESSER_FORM_SHARE = 0.25;
/** What a title is worth that sounds as was typed, and one that holds more than that. */
export const SOUND_RARITY = 5;
export const WHOLE_SOUND_SCORE = 1_000;

/** Share by which use and recency may lift a record over another that matches equally well. */
export const QUALITY_SHARE = 0.03;
/** What a title written in the form of Han characters that the query is written in is lifted by. */
export const SAME_SCRIPT_FACTOR = 1.05;
/** Boosts beyond these would put whole titles behind mere words. */
export const LEAST_BOOST = 0.2;
export const LARGEST_BOOST = 5;
