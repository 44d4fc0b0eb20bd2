import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';
import type { Grammar } from '../grammar.ts';

/** How a question follows the one before. */
export const FOLLOW_UPS = {
  pointing: pattern(anyOf`
    \b(?:it|its|this|that)\b(?! (?:is|has|library|year|month|week|weekend|evening|morning|afternoon|semester
        |there)\b(?! (?:it|available|in\b|on\b|out|checked|about)))
    \b(?:this|that) (?:one|book|title|work|novel|journal)\b
    \bthe (?:book|one) (?:above|before|you (?:mentioned|named))
  `),
  nth: pattern(anyOf`
    \b(?:the |number )?(?<nth>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|[1-9](?:st|nd|rd
        |th)?)\b(?: (?:one|book|title|of (?:them|these|those)|result|hit|item|on the list|in the list))
    \bnumber (?<nth2>\d{1,2}|one|two|three|four|five)\b
    \bthe (?<nth3>first|second|third|fourth|fifth)\W*$
    \bthe (?<last>last) (?:one|book|title|of them)
  `),
  ordinals: {
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twenty: 20,
  },
  more: pattern(anyOf`
    ^(?:(?:and|so|ok(?:ay)?|well|but) )?(?:(?:are|is|do you have|have you(?: got)?|got|any|show me|give me|what
        |anything|something) )?(?:there )?(?:any(?:thing)? |some )?(?:more|others?|else)(?: of (?:them|those
        |these))?\W*$
    ^(?:show|list|see) (?:me )?(?:the )?(?:rest|others|next)
  `),
  show: pattern('\\b(?:show|list|see|which ones|give me)\\b'),
  goesOn: pattern(anyOf`
    ^(?:and|but|or|so|also|only|just|what about|how about|what if|any(?:thing)? (?:else|more|newer|other|others
        |in)|anything (?:newer|more)|something (?:newer|older|shorter|else|more)|others?|more|another|else
        |without|except|not|no|of (?:those|these|them)|which of (?:those|these|them)|which ones?|in (?:english
        |french|german|chinese|japanese|spanish|italian|russian)|since|after|before|newer|older|is there (?:one
        |a newer|an? e|any(?:thing)? (?:newer|else|more))|are (?:there )?any of|do you have (?:it|them|one
        |any of)|the (?:first|second|third|last|other|newest|latest|same)|same|instead|then|sort|show me (?:more
        |only|the (?:next|newest))|can i (?:borrow|renew|reserve|get) (?:it|this|that|them|one)|(?:from
        |in) the last|published)\b
  `),
} satisfies Partial<Grammar>;
