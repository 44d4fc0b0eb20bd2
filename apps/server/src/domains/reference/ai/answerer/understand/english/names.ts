import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';
import type { Grammar } from '../grammar.ts';
import { WORK } from './words.ts';

/** What is named, and the words around it. */
export const NAMES = {
  fillers: pattern(
    anyOf`
    \b(?:please|hi|hello|hey|thanks?|thank you|good (?:morning|afternoon|evening)|excuse me|could|can|would|will
        |you|do|does|did|i|i'm|i am|im|m|i'd|i've|me|my|we|us|want|like|need|to|looking|look|for|search
        |searching|find|finding|show|list|get|give|tell|see|read|have|has|got|any|some|a|an|the|there|is|are|be
        |what|which|who|where|how|many|much|of|in|at|on|about|regarding|concerning|related|relating|with|by|and
        |or|books?|titles?|works?|novels?|literature|material|materials|publications?|stuff|anything|something
        |copies|copy|library|libraries|your|this|that|it|collection|catalogue|catalog|holdings|recommend
        |recommendation|recommendations|suggest|good|nice|interesting|study|studying|learn|learning|research
        |researching|writing|interested|topic|subject|available|now|right|just|also|else|more|please|exist|owns?
        |hold|holds|keep|stock|called|named|titled|entitled|written|published|new|newest|latest|recent|recently
        |most|popular|borrowed|shelf|if|so|not|only|exactly|precisely|similar|alike|carry|offer|when|was|were
        |who|whose|wrote|author|published|comparable|loved|liked|enjoyed|should|next)\b
    [?!.,;:]
  `,
    'g',
  ),
  names: [
    {
      kind: 'title',
      when: pattern(anyOf`
        \b(?:called|titled|entitled|named|title|the (?:book|novel|journal|magazine|title|work))\s{1,9}(?!(?:about|on
            |by|that|i|which|of|in|is)\b)(?<name>[^?!,;]{2,80}?)(?=\s{1,9}(?:by|in|at|on|is|was|available|now
            |right now|today|for me|online|please)\b|[?!,;.]|$)
      `),
    },
    {
      kind: 'author',
      when: pattern(
        anyOf`
        \b(?:written by|author(?:ed by)?|by the author|by|works? of|novels? of|from the author)\s{1,9}(?!(?:the end
            |now|then|me|myself|subject|title|author|year)\b)(?<name>[\p{L}.'’ -]{2,60}?)(?=\s{1,9}(?:in|on|at|from
            |since|after|before|about|are|is|do|does|have|that|which|you|available|published|please|online|and
            |to|for)\b|[?!,;0-9]|\.?$)
      `,
        'u',
      ),
    },
    {
      kind: 'author',
      when: pattern("\\bdid (?<name>[\\p{L}.'’ -]{2,50}?) (?:write|publish|compose)\\b", 'u'),
    },
    {
      kind: 'author',
      when: pattern(
        anyOf`
        \b(?<name>[\p{L}.-]+(?: [\p{L}.-]+){0,3})['’]s? (?:novels?|books?|works?|poems?|poetry|plays?|writings
            |stories|essays|titles?)\b
      `,
        'u',
      ),
    },
    {
      kind: 'subject',
      when: pattern(anyOf`
        \b(?:about|regarding|concerning|on the (?:topic|subject) of|on|dealing with|deals? with|related to
            |relating to|devoted to|covering|into|for learning|(?:to )?learn(?:ing)?|(?:to )?study(?:ing)?
            |introductions? to|the history of(?=))\s{1,9}(?!(?:the )?(?:shel(?:f|ves)|loan|hold|my account|this|it
            |that|them|sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekends?|which|what|your
            |a library|here)\b)(?<name>[^?!,;]{2,80}?)(?=\s{1,9}(?:in (?:english|french|german|chinese|japanese
            |italian|spanish|russian|latin)|published|from|since|after|before|between|available
            |on (?:the )?shelf|do|are|is|does|that|which|for|please|you|right now|now|online|by)\b|[?!,;]|\.?$)
      `),
    },
  ],
  works: pattern(`\\b${WORK}\\b`),
  moods: pattern(anyOf`
    ^(?:(?:good|great|nice|fun|funny|light|easy|short|long|interesting|exciting|thrilling|relaxing|gripping
        |decent|cool|new|old|different|weekend|holidays?|vacation|summer|winter|evening|bed|beach|train
        |trip|bored|boring|bit|little|kind|sort|else|today|tonight|myself|yourself|sure|know|idea|ideas|mood
        |worth|fancy|feel|feeling|enjoy|page-?turner|book|present|gift|surprise|help|hey|ok(?:ay)?|yes|no|well
        |really|lot|time|what|should|next|best|favou?rite)\W*)+$
  `),
} satisfies Partial<Grammar>;
