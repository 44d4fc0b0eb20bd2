import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';
import type { Rule } from '../grammar.ts';

/** Questions about what the library allows. */
export const HOUSE_RULES: readonly Rule[] = [
  {
    intent: 'rules',
    rule: 'maxLoans',
    when: pattern(anyOf`
      \bhow many (?:\w+ )?(?:books?|items?|dvds?|titles?|things?|journals?|loans?)?\b.{0,20}\b(?:can|may|could
          |am|are|is|does)\b.{0,24}\b(?:borrow\w*|check|take|loan|have out|allowed|at once|at a time)
      \b(?:maximum|max|limit)\b.{0,24}\b(?:books?|loans?|items?|borrow\w*)
      \bborrowing limit
      \bloan limit
    `),
  },
  {
    intent: 'rules',
    rule: 'loanDays',
    when: pattern(anyOf`
      \bhow long\b.{0,30}\b(?:borrow\w*|keep|loan\w*|check|take|have|lend\w*|lent)\b
      \bloan (?:periods?|length|duration|time)
      \bborrowing period
      \b(?:how many|for how many) (?:days|weeks|months)\b.{0,40}\b(?:lent|lend|borrow\w*|loan\w*|keep|kept
          |have)\b
      \bfor how long
    `),
    unless: pattern('\\bwait'),
  },
  {
    intent: 'rules',
    rule: 'card',
    when: pattern(anyOf`
      \b(?:get|apply|obtain|register|sign up|replace|need
          |have)\b.{0,14}\b(?:library |reader'?s? |new )?cards?\b
      \b(?:become|join)\b.{0,14}\b(?:member|library|reader)\b
      \bmembership (?:fee|cost)
      \bdeposit\b
      \bnon-?members?\b
      \bvisitors?\b
      \bhow (?:do|can) i (?:join|register)
      \b(?:external|outside) (?:readers?|users?|borrowers?)
    `),
  },
  {
    intent: 'rules',
    rule: 'other',
    when: pattern(anyOf`
      \b(?:loan|borrowing|library|lending|your|house|reservation) (?:rules?|polic(?:y|ies)|conditions
          |regulations)\b
      \brules?\b
      \bpolic(?:y|ies) (?:on|about|for)\b
      \ballowed\b
      \b(?:can|may|could) (?:i|you|we|one|visitors|students|my (?:kids?|children|friend))\b.{0,20}\b(?:bring
          |eat|drink|print|copy|scan|photocopy|photograph|take photos|use (?:a|my|the) (?:laptop|phone
          |computer|wi-?fi|printer)|borrow (?:journals?|magazines?|newspapers?|reference|dvds?|for)
          |return .{0,24}(?:another|other|any|different)|return .{0,20} for|borrow .{0,20}for)
      \bprint(?:ing|er|ers)?\b
      \bphotocop
      \bscan(?:ner|ning)?\b
      \bwi-?fi\b
      \blockers?\b
      \bbook (?:drop|return box)
      \bwhere (?:can|do|should|must) i (?:return|drop|bring|give)
      \bhow do(?:es)? (?:i|borrowing|loans?|reservations?) (?:borrow books|work|check out books)
      \bstudy rooms?\b
      \bhow long (?:is|are|will|do).{0,24}\b(?:held|kept|hold|reserved)
    `),
    unless: pattern('\\bbooks? (?:about|on)\\b|\\bnovels? (?:about|on)\\b|[■]'),
  },
];
