import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';
import type { Rule } from '../grammar.ts';
import { DAY } from './words.ts';

/** Questions about hours, loans, requests and debts. The first rule that fits decides, so narrow ones come first. */
export const ACCOUNT_RULES: readonly Rule[] = [
  {
    intent: 'available',
    when: pattern(anyOf`
      \b(?:when|what day|how soon) (?:will|can|is|does|do|might|should|could)\b.{0,60}\b(?:back|available
          |returned|in again|be in|on the shelf)\b
    `),
    unless: pattern(anyOf`
      \bmy (?:\w+ )?(?:hold|reservation|request|books?|loans?|items?)
      \b(?:i|we) (?:have|need) to
    `),
  },
  {
    intent: 'hours',
    when: pattern(anyOf`
      \b(?:opening|closing|library|business) (?:hours|times?)\b
      \bhours\b
      \b(?:what time|when|how late|how early|until when|till when)\b.{0,40}\b(?:open\w*|clos\w+|shut\w*|start
          |end)\b
      \bare you (?:still )?(?:open|closed)\b
      \b(?:is|are|will) (?:the |your |any )?[\w' -]{0,40}\b(?:open|closed|shut)\b
      \b(?:open|closed?|shut|closes)\b.{0,20}${DAY}
      ${DAY}.{0,20}\b(?:open|closed?|shut)\b
      \b(?:open|close|closes) (?:today|now|on)
      \bdo you (?:open|close)\b
      \bclosing\b
      \bhow (?:late|early|long) can (?:i|we|one|people) (?:stay|come|be there|work there|study|sit)
      \bstudy there (?:late|until)
    `),
    unless: pattern(anyOf`
      \bopen (?:access|source)\b
      \bbooks? (?:about|on)\b
      \bborrow
      \brenew
      \b(?:loan|reserve) .{0,10}for .{0,10}hours
    `),
  },
  {
    intent: 'rules',
    rule: 'renewals',
    when: pattern(anyOf`
      \bhow (?:many times|often|long)\b.{0,30}\b(?:renew\w*|extend\w*)
      \brenewals? (?:rules?|polic\w+|limits?|periods?|conditions?)
      \b(?:maximum|max) (?:number of )?renewals
      \brenewals? (?:are|is) (?:allowed|possible)
      \brules? (?:for|about|on|of) renew
    `),
  },
  {
    intent: 'renew',
    when: pattern(anyOf`
      \brenew(?:al|als|ed|ing)?\b
      \bextend\b
      \bextension\b
      \bkeep .{1,40}\b(?:longer|(?:for )?another|more)
      \b(?:more|extra) time\b
      \banother (?:week|month|fortnight|few days|two weeks)
      \bprolong
      \b(?:two|three|few|couple of|some) more (?:days?|weeks?)
      \bfor (?:another|longer|two more)
      \bkeep .{1,80}\blonger\b
      \bhave .{1,80}\blonger\b
    `),
    unless: pattern('\\b(?:membership|my card|library card)\\b|\\bbooks? (?:about|on)\\b|renewable'),
    act: pattern(anyOf`
      \b(?:please|can you|could you|would you|i(?:'d| would) like|i (?:want|need)|let me|for me|all|extend
          |keep|^renew)\b
    `),
  },
  {
    intent: 'rules',
    rule: 'fine',
    when: pattern(anyOf`
      \bwhat happens (?:if|when)\b
      \b(?:how much|what)\b.{0,30}\b(?:fines?|fees?|charges?|penalt\w+)\b.{0,20}\b(?:per|a|each|for|if|late
          |overdue)\b
      \b(?:late|overdue) (?:fees?|fines?|charges?|penalt\w+)\b(?! do i| have i)
      \bfines? (?:per|a|each) day
      \b(?:is|are) there (?:a |any )?(?:fines?|fees?|penalt\w+|charges?)
      \bhow (?:are|is|do) (?:the )?(?:fines?|late fees?)
      \bif i (?:return|bring|hand) .{0,30}\blate\b
      \bhow much .{0,20}\b(?:late|overdue)\b
      \bpenalt(?:y|ies)\b
    `),
    unless: pattern(anyOf`
      \b(?:on|against|to|for) (?:my|me)\b
      \b(?:my|do i|have i|i owe)\b.{0,12}(?:fines?|owe|pay)
      \bmy (?:late|overdue)
      \blose
      \blost
      \bdamag
    `),
  },
  {
    intent: 'rules',
    rule: 'other',
    when: pattern(anyOf`
      \b(?:i |i've |have |if you )?(?:lose|lost|damaged?|misplaced|spilled|tore|ruined|broke
          |broken)\b.{0,30}\b(?:books?|copy|copies|item|it|dvd|one|page)
      \b(?:lost|damaged) (?:a |the |my )?(?:library )?(?:books?|items?)
      \breplacement cost
    `),
    unless: pattern('\\b(?:novels?|books?) (?:about|on|called)\\b'),
  },
  {
    intent: 'fines',
    when: pattern(anyOf`
      \b(?:my|any|outstanding|unpaid|open) (?:\w+ )?(?:fines?|fees?|charges?|debts?|dues|balance)\b
      \bi owe\b
      \bowe (?:you|the library|anything|money|any)
      \bdo i (?:have to |need to |still )?(?:owe|pay)\b
      \bhave i (?:got )?(?:any )?(?:fines?|fees?|debts?|to pay)
      \b(?:pay|paying|settle|clear) (?:my |the |a |an |off )*(?:fines?|fees?|charges?|debt|balance|bill)
      \bfines?\b
      \b(?:fees?|charges?|debts?)\b.{0,20}\b(?:on|against|to|for) (?:my|me)\b
      \bhow much (?:do|must|should) i (?:owe|have to pay|pay|need to pay)
    `),
    unless: pattern('\\bfine arts?\\b|\\bfine (?:with|for me|thanks)|\\bbooks? (?:about|on)\\b'),
  },
  {
    intent: 'account',
    when: pattern(anyOf`
      \b(?:can|could|may) i (?:still )?borrow (?:any )?(?:more|another)
      \bhow many (?:more|other|additional) (?:books?|items?|titles?|loans?)?.{0,10}(?:can|may|could|am|do) i
      \bhow many (?:books?|items?|loans?|things?|titles?)? ?(?:do|have) i (?:currently |still |now )?(?:have
          |borrow\w*|got|out|checked|on loan)
      \b(?:what|which)(?: (?:books?|items?|titles?|things?))? (?:do|have|did
          |am) i (?:currently |still |now )?(?:have|borrow\w*|got|out|checked|check|on loan|reading)
      \b(?:everything|all|anything|what(?:ever)?|things?|those|ones) (?:that )?i(?:'ve
          | have)? (?:currently |already |now )?(?:borrowed|checked out|taken out|got out|have out|on loan)
      \bwhat(?:'s| is) (?:on|in) my (?:account|card|record)
      \bwhat i(?:'ve| have) (?:borrowed|checked|got|on loan|out)
      \bbooks? (?:that )?i (?:have|currently have|'ve|borrowed) ?(?:out|borrowed|checked out|on loan)?\W*$
      \b(?:show|list|see|view|check) (?:me )?my (?:loans?|books?|account|borrow\w+|check-?outs|items|history)
      \bmy (?:account|card|library card|membership|loans|borrowing history|borrowed (?:books|items)
          |current loans|points|profile|details|record|check-?outs|reading history)\b
      \b(?:refused|rejected|blocked|denied|turned away|not allowed|not let|wouldn't let)\b.{0,50}\b(?:borrow
          |check|desk|take|loan)\w*
      \b(?:won't|doesn't|didn't|wouldn't|will not|does not) (?:let|allow) me\b
      \bwhy (?:can't|can i not|am i not|can not|cannot|was i|wasn't i|couldn't i|could i not) (?:i )?(?:borrow
          |able to borrow|check out|allowed)
      \b(?:am i|is my account|is my card) (?:blocked|suspended|expired|valid|active)
      \bi (?:currently )?have (?:checked )?out\b
      \bdo i have (?:any )?(?:books?|items?|loans?) (?:out|checked out|on loan)
    `),
    unless: pattern(anyOf`
      \bdue\b
      \breturn
      \boverdue
      \brenew
      \bmy (?:loans?|books?|items?).{0,24}(?:expires?|back|end|late|run out)
      \b(?:bring|give|hand|take) .{0,30}(?:back|in)\b
    `),
  },
  {
    intent: 'holds',
    when: pattern(anyOf`
      \bmy (?:\w+ )?(?:holds?|reservations?|requests?|reserved)\b
      \b(?:holds?|reservations?|requests?)\b.{0,30}\b(?:ready|arriv\w+|status|queue|position|available|come in
          |in yet|waiting|expires?|cancel\w*)
      \b(?:books?|one|title|item) (?:that )?i (?:reserved|requested|put on hold|ordered|placed|asked for)
      \bi (?:have )?(?:reserved|requested|put on hold|ordered)\b
      \b(?:ready|waiting) (?:to be |for me )?(?:for |to )?(?:pick|collect)
      \b(?:ready|waiting|kept|held|there|arrived) for me\b
      \bpick ?-?up\b
      \bcollect (?:my|it|the book)
      \bplace in (?:the )?(?:queue|line)
      \b(?:queue|waiting list)\b
      \bhow (?:many|long).{0,30}\b(?:ahead of me|before me|in front of me|wait(?:ing)? for my)
      \bcancel (?:a|my|the) (?:hold|reservation|request)
      \bam i (?:next|in line)
    `),
    unless: pattern(anyOf`
      \b(?:i(?:'d| would) like to|i want to|can i|could i|please|how do i|how can i) (?:reserve|request|place
          |put)
    `),
  },
  {
    intent: 'due',
    when: pattern(anyOf`
      \bdue\b
      \boverdue\b
      \bmy (?:\w+ )?(?:books?|loans?|items?|dvds?)\b.{0,30}\b(?:back|in|return\w*|expires?|end|run out|late)\b
      \b(?:books?|loans?|ones?)\b.{0,20}\bexpires?\b
      \b(?:until|till) when\b.{0,24}\b(?:i|me)\b
      \b(?:how long|when) .{0,20}\bi (?:still )?(?:keep|have) (?:it|■|this|that|my)\b
      \b(?:need|have|must|got) to (?:bring|take|hand|give|get) .{0,60}(?:in|back)\b
      \bam i (?:\w+ )?late\b
      \b(?:anything|something|which|what).{0,24}\b(?:i|me|mine)\b.{0,24}\b(?:bring|return|back|late)\b
      \bwhen (?:do|must|should|have|are|is|will|does|am)\b.{0,40}\b(?:return|bring|give|hand|take)\w*\b.{0,30}
      \breturn (?:dates?|by|deadline)
      \b(?:have|need|got|must|supposed) (?:to )?(?:i )?(?:return|bring back|give back|take back|hand in)
      \bhow (?:long|many days) (?:do i|have i|can i still|is)\b.{0,24}\b(?:left|keep|got|have)
      \bdeadline
      \b(?:which|what) (?:books?|loans?|ones?).{0,20}\b(?:late|expire|back)
      \bwhen does (?:it|my loan|the loan) (?:end|expire|run out)
    `),
    unless: pattern(anyOf`
      \bdue to\b
      \b(?:books?|novels?) (?:about|on)\b
      \bhow long can (?:i|you|we) (?:keep|borrow)(?! (?:it|■|this|that|my))
      \bwhere\b
      \bfine\b
    `),
  },
];
