import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';
import type { Rule } from '../grammar.ts';
import { WORK } from './words.ts';

/** Questions about works. */
export const WORK_RULES: readonly Rule[] = [
  {
    intent: 'get',
    when: pattern(anyOf`
      \bread .{0,30}online\b
      \bonline\b
      \bfull[- ]?text\b
      \bdownload\b
      \bpdf\b
      \be-?book version
      \b(?:digital|electronic) (?:version|copy|edition|format)
      \bas an e-?book
      \bhow (?:do|can|could) i (?:borrow|get|obtain|order|access)\b
      \binter-?library
      \bdeliver\w*
      \bsend (?:me|it|this)
      \bget hold of\b
      \bi(?:'d| would) (?:like|love) to (?:borrow|have|get|take out)
      \bi want to (?:borrow|get|take out)
    `),
    ofWork: true,
    act: pattern("\\bplease\\b|\\bsend\\b|\\bdeliver|\\bi(?:'d| would| want)"),
  },
  {
    intent: 'get',
    when: pattern(anyOf`
      \b(?:reserv(?:e|ing)|requesting|request)\b
      \b(?:put|set|lay) .{1,80} (?:aside|by|back)\b
      \bplacing (?:a )?(?:hold|request)
      \bplace (?:a )?(?:hold|request|reservation)
      \bput .{1,60} on hold
      \bput (?:a )?hold\b
      \b(?:hold|keep|save|set aside) .{1,40}\bfor me\b
      \binter-?library loans?
      \bput me (?:down|on the (?:list|waiting list))
      \breservation for\b
      \b(?:order|send|bring|transfer|ship|move) .{1,80}\b(?:from|to) (?:another|the other|a different|my|your
          |this) (?:branch|library|campus)
      \b(?:sent|delivered|transferred|shipped|brought) to\b
      \border (?:a copy|■|it|this)
    `),
    act: pattern(anyOf`
      \b(?:please|can you|could you|would you|i(?:'d| would)|i want|let me|for me|^reserve|^request|^place
          |^put|^hold|^order)\b
    `),
  },
  {
    intent: 'where',
    when: pattern(anyOf`
      \bwhere(?:'s|abouts)?\b
      \b(?:which|what) (?:floor|shelf|branch|library|room|level|section|building|location)
      \bcall ?numbers?\b
      \bshelf ?marks?\b
      \blocat(?:ed|ion|e)\b
      \bhow (?:do|can) i find (?:it|this|■|that)
      \bon (?:which|what) (?:floor|shelf)
    `),
    unless: pattern(anyOf`
      \bwhere (?:can|do|could|might) i (?:find|get|read
          |look for)\b.{0,12}\b(?:some |any |more )?${WORK} (?:about|on|by|in|for)\b
    `),
  },
  {
    intent: 'similar',
    when: pattern(anyOf`
      \bsimilar\b
      \b(?:more|others?|anything|something|books?|novels?|stuff|titles?|works?|ones?|else) (?:\w+ )?like\b
      \bin the (?:spirit|style|vein|manner|tradition) of\b
      \bin the same (?:vein|style|spirit|genre)
      \bif i (?:liked|loved|enjoyed)
      \bi(?:'ve| have)? (?:really |just |recently )?(?:liked?|loved?|enjoyed?|read|finished)\b.{1,80}\b(?:what
          |else|next|recommend\w*|suggest\w*|should|more|another|similar)
      \brelated (?:books?|works?|titles?|to)
      \bwhat (?:else )?(?:should|can|could|to|shall) (?:i )?read (?:next|after)
      \bcomparable\b
      \balong (?:the lines|similar lines)
      \b(?:who|what) else (?:writes?|wrote|has written|is there)\b.{0,12}\b(?:that|this|it)\b
      \bin that (?:vein|style|direction)
      \bresembl\w+
      \bof (?:the|a) (?:same|similar) (?:kind|type|sort)
      \bi (?:really |absolutely |just )?(?:adored?|devoured)\b
      \bcompanion to\b
      \bsame (?:topic|subject|theme) as\b
      \bmore of the same
    `),
  },
  {
    intent: 'define',
    when: pattern(anyOf`
      \bwhat(?:'s| is| are| was| were| does)\b(?!.{0,40}\b(?:${WORK}|you (?:have|got|hold|carry|own)|new
          |newest|latest|available|popular|most|best|there|your|the (?:best|most|newest|latest|title))\b)
      \bdefin(?:e|ition)\b
      \bmeaning of\b
      \bexplain\b
      \b(?:what|tell me).{0,80}\babout\W*$
      \bsummar(?:y|i[sz]e)\b
      \babstract\b
      \btell me (?:something |more )?about\b
      \bwhat(?:'s| is) .{1,60}\babout\b
      \btable of contents\b
      \bcontents of\b
      \bwhat do(?:es)? .{1,60} mean
      \bintroduc(?:e|tion) (?:me )?to .{1,30}\?
      \bdescri(?:be|ption)\b
      \bwho (?:was|is|were)\b
    `),
    unless: pattern(anyOf`
      \b(?:find|recommend|show|list|looking for|search|do you have|have you)\b.{0,40}\b${WORK}
    `),
  },
  {
    intent: 'count',
    when: pattern(anyOf`
      \bhow many\b
      \bnumber of\b
      \bhow much .{0,20}\b(?:do you have|is there)
      \bcount\b
      \bhow large is\b
      \bhow big is (?:the|your) collection
    `),
  },
  {
    intent: 'available',
    when: pattern(anyOf`
      \bavailab(?:le|ility)\b
      \bon (?:the |your )?shel(?:f|ves)\b
      \bin stock\b
      \b(?:checked|signed|lent|loaned) out\b
      \bon loan\b
      \b(?:is|are) .{1,60}\b(?:in|free|out|borrowed|there|taken)\b(?: right)?(?: now| today
          | at the moment)?\W*$
      \b(?:can|could|may) i (?:borrow|get|have|take|check out|pick up)\b
      \bin (?:right )?now\b
      \bcop(?:y|ies) (?:left|free|in)\b
      \bleft\W*$
      \bstill (?:there|in)\b
      \b(?:all|any|every) (?:the )?cop(?:y|ies)\b
      \b(?:already )?(?:taken|lent|gone)\b\W*$
      \bor is (?:it|someone|somebody) (?:out|free|in|there)
      \b(?:someone|somebody|anyone|anybody) (?:already )?(?:using|reading|borrowing|has|have) (?:it|■)
      \b(?:is|are) (?:it|they|■) (?:in|free|out|there|taken|gone|back|lent|borrowed)\b
      \b(?:returned|brought back|given back|back yet|back already)\b
      \bfree cop(?:y|ies)\b
      \bcan i (?:still |just |already |come and |come )?(?:pick|grab|fetch|collect|take|get|borrow|check)\b
      \bborrowable
      \bfree (?:at the moment|right now|now|to borrow)
    `),
    unless: pattern(`\\b(?:which|what|any|some|find|recommend|show|list)\\b.{0,30}\\b${WORK}\\b`),
  },
];
