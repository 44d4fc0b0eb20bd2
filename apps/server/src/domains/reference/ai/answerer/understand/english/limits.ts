import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';
import type { Grammar } from '../grammar.ts';
import { LANGUAGE } from './words.ts';

/** What a search is limited to. */
export const LIMITS = {
  docCodes: {
    journal: pattern('\\bjournals?\\b|\\bmagazines?\\b|\\bperiodicals?\\b'),
    thesis: pattern('\\bthes[ie]s\\b|\\bdissertations?\\b'),
    ebook: pattern('\\be-?books?\\b'),
    video: pattern('\\bdvds?\\b|\\bfilms?\\b|\\bmovies?\\b|\\bvideos?\\b|\\bdocumentar(?:y|ies)\\b'),
    map: pattern('\\bmaps?\\b|\\batlas(?:es)?\\b'),
    score: pattern('\\bsheet music\\b|\\bmusical scores?\\b|\\bscores\\b'),
    newspaper: pattern('\\bnewspapers?\\b'),
    audio: pattern('\\baudio-?books?\\b|\\bcds?\\b|\\brecordings?\\b'),
  },
  langCodes: {
    chi: LANGUAGE('chinese|mandarin'),
    eng: LANGUAGE('english'),
    fre: LANGUAGE('french'),
    ger: LANGUAGE('german'),
    jpn: LANGUAGE('japanese'),
    kor: LANGUAGE('korean'),
    rus: LANGUAGE('russian'),
    spa: LANGUAGE('spanish'),
    ita: LANGUAGE('italian'),
    lat: LANGUAGE('latin'),
  },
  onShelf: pattern(anyOf`
    \bon (?:the |your )?shel(?:f|ves)\b
    \bavailable (?:right )?(?:now|today)\b
    \b(?:can|could) (?:i )?(?:borrow|take|get) (?:right )?(?:now|today)
    \b(?:take|bring) (?:it |them |one )?(?:home|away|with me) (?:right )?(?:now|today)
    \bavailable\b
    \bin stock\b
    \bnot (?:checked out|on loan|lent)
    \b(?:nobody|no ?one) (?:has|is|else)\b
    \bsit(?:ting|s)? (?:there|on)\b
    \boff the shelf\b
    \b(?:can|could) (?:just )?(?:pick up|grab)\b
  `),
  online: pattern(
    '\\bonline\\b|\\b(?:on|over) the (?:internet|web)\\b|\\bfrom home\\b|\\bon (?:my|a) (?:screen|phone|tablet|kindle)\\b|\\bfull[- ]?text\\b|\\bdownload\\b|\\bpdf\\b|\\bdigital\\b|\\belectronic\\b',
  ),
  newest: pattern(anyOf`
    \bnew(?:est)?\b(?! (?:york|zealand|testament|delhi|orleans|england|world|year|age|deal))
    \blatest\b
    \brecent(?:ly)?\b
    \bjust (?:in|arrived|come in)\b
    \bfresh(?:est)?\b
  `),
  oldest: pattern('\\boldest\\b|\\bearliest\\b'),
  mostBorrowed: pattern(anyOf`
    \bpopular\b
    \bmost[- ](?:borrowed|read|loaned|wanted|requested)\b
    \b(?:borrowed|(?:checked|taken) out|lent|loaned|read|requested) (?:the )?most\b
    \bbest-?sell\w+
    \btrending\b
    \bmost in demand\b
    \bin (?:great|high) demand\b
    \b(?:go|goes|going) out (?:the )?most\b
    \beverybody (?:is )?(?:reads?|reading|borrows?|borrowing)\b
    \beveryone (?:is )?(?:reading|borrowing)
    \bfavou?rites\b
  `),
  years: [
    pattern(anyOf`
      \b(?:between|from)\s+(?<from>[12]\d{3})\s+(?:and|to|until|till)\s+(?<to>[12]\d{3})\b
      \b(?<from2>[12]\d{3})\s*[-–]\s*(?<to2>[12]\d{3})\b
    `),
    pattern("(?:\\bnot|n't|\\bno) (?:older|earlier) than\\s+(?:the year )?(?<from>[12]\\d{3})\\b"),
    pattern("(?:\\bnot|n't|\\bno) (?:newer|later) than\\s+(?:the year )?(?<to>[12]\\d{3})\\b"),
    pattern(anyOf`
      \b(?:since|after|from|newer than|later than|as of)\s+(?:the year )?(?<from>[12]\d{3})\b
      \b(?<from2>[12]\d{3}) (?:onwards?|or (?:later|newer))
    `),
    pattern('\\b(?:before|until|up to|older than|earlier than)\\s+(?:the year )?(?<to>[12]\\d{3})\\b'),
    pattern(anyOf`
      \b(?:last|past)\s+(?<last>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twenty)\s+years\b
    `),
    pattern('\\b(?:in|published|of|year|edition)\\s+(?:in )?(?<only>[12]\\d{3})\\b'),
  ],
} satisfies Partial<Grammar>;
