import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';
import type { Rule } from '../grammar.ts';
import { WORK } from './words.ts';

/** Questions that no work of the library answers: about passwords, other readers and the world outside, and for people. */
export const REFUSALS: readonly Rule[] = [
  {
    intent: 'account',
    when: pattern(anyOf`
      \b(?:forg[eo]t(?:ten)?|change|reset|recover|lost) (?:my )?(?:password|pin)\b
      report (?:my )?(?:card|library card) (?:as )?(?:lost|stolen)
    `),
  },
  {
    intent: 'refused',
    when: pattern(anyOf`
      \bprompt\b
      \byour (?:system |hidden |secret |original |initial )?(?:instructions|guidelines|configuration)\b
      (?:ignore|disregard|forget) (?:all|any|the|your|previous|everything)
      \bpasswords?\b
      \b(?:which|what) (?:other )?(?:readers?|patrons?|person|people|students?|users?
          |members?)\b.{0,16}\b(?:has|have|had|borrow\w*|took|taken|checked|got|reserved|read)\b
      \b(?:last|previous|next|current) (?:reader|borrower|patron|person)\b
      \bwho(?:'s| is| has| have| had| else)? (?:currently |already |last |all )?(?:has|have|had|borrow\w*|took
          |taken|checked|check|reserved|reading|read|got|holds?|requested|owes?)\b
      \b(?:someone|somebody|anyone|anybody|everyone|(?:an)?other (?:reader|patron|person|student|user|member
          |borrower)s?|my (?:friend|brother|sister|wife|husband|son|daughter|room-?mate|flat-?mate|neighbou?r
          |boss|teacher|professor|supervisor|mother|father|mom|mum|dad|girlfriend|boyfriend|colleague
          |classmate|ex|partner|kid|child)s?)(?:'s|s'|')? (?:\w+ ){0,4}?(?:loans?|borrow\w*|fines?|owes?
          |account|records?|holds?|reserv\w*|phone|e-?mail|address|history|checked out|reading(?! (?:list|room
          |group|for))|has out|due)\b
      \b(?:her|his) (?:loans?|fines?|account|holds?|reservations?|borrow\w*|e-?mail|phone|address)\b
      \b(?:reader|patron|account|card|user|member|borrower
          |student)s? (?:number |no\.? |id |called |named )?[a-z]*\d[\w-]*
      \b(?:what|which)\b.{0,24}\b(?:has|did|does) (?!(?:the|this|that|your|my|our|it|he|she|they|library|i|we
          |you|a|an)\b)[\w.'-]+(?: [\w.'-]+){0,2} (?:currently |still )?(?:borrow|check|owe|reserve
          |have (?:out|on loan|borrowed)|take out)\w*
      \b(?:how much|what) does (?!(?:it|the|a|an|this|that|my|your|one|late|membership
          |printing)\b)[\w.'-]+(?: [\w.'-]+)? owe
      \b(?:what|which books?)\b.{0,12}\b(?:is|has|does|did|are) [a-z]*\d[\w-]+
      \b(?:name|mail|e-?mail|phone|number|address|details) of (?:the |a |another )?(?:person|reader|patron
          |borrower|user|student|member|one who)
      (?:loans?|fines?|account|record|history|holds?) of (?:reader |patron |user )?[a-z]*\d[\w-]+
      [a-z]+\d{3,}(?:'s|s')? (?:loans?|fines?|account|record|history|holds?|books)
    `),
  },
  {
    intent: 'outside',
    when: pattern(anyOf`
      \bweather\b
      \b(?:rain|snow|sunny|umbrella)\b(?! \w+ly)(?=.{0,24}(?:today|tomorrow|tonight|weekend|week|now|outside
          |day|\?|$))
      \btemperature (?:today|outside|tomorrow)
      \bcapital of\b
      \b(?:bus|train|flight|tram) (?:times?|timetable|schedule|to)\b
      \bmake me (?:a )?(?:coffee|sandwich|tea)
      \bcheat\b
      \b(?:my|a) (?:girlfriend|boyfriend|crush)\b
      \bforecast\b
      \b(?:stock|share) price
      \blottery\b
      exchange rate
      \b(?:football|soccer|match|game) (?:score|result)
      \b(?:write|compose|draft|generate|create)\b (?:me |us )?(?:an?|my|the|some) (?:\w+ ){0,3}?(?:essay|poem
          |letter|e-?mail|code|program|script|story|speech|cv|resume|song|paper|report|homework|function|tweet
          |application|review|summary of my)
      \b(?:do|solve|finish) (?:my|this|the) (?:homework|assignment|equation|maths?|problem)
      \btranslate (?:this|the following|into|for me|'|"|“)
      \b(?:tell|know) (?:me )?(?:a|any|some) (?:good )?jokes?
      \brecipe for\b
      \bhow (?:do|can|to|should) (?:i )?(?:cook|bake|fix|repair|lose weight|get rich|make (?:a |an )?(?:cake
          |pizza|pasta|soup|bread|coffee))\b
      \b(?:book|reserve|order|buy) (?:me )?(?:a |an |some )?(?:\w+ ){0,2}?(?:flight|table|hotel|train|ticket
          |taxi|cab|pizza|food|plane|room in a hotel)
      \bwho won\b
      \bwho(?:'s| is) the (?:president|king|queen|prime minister|ceo|mayor)
      \bwhat(?:'s| is) the time\b
      \bwhat time is it\b
      \bwhat day is (?:it|today)
      \bare you (?:a )?(?:human|real|robot|bot|married|single|happy)
      \bhow old are you
      \bdo you (?:love|like|sleep|eat|dream)
      \byour favou?rite
      \bsing (?:me|a)
      \bplay (?:a|some) (?:song|music)
      \b(?:what(?:'s| is)|how much is) \d+ ?(?:[x*+/-]|times|plus|minus|divided by) ?\d+
      \bnearest (?:restaurant|pharmacy|cafe|supermarket|bank)
      \bheadache\b
      \bdiagnos
      \bhoroscope
      \binvest in\b
      \bdating\b
    `),
    unless: pattern(`\\b${WORK} (?:about|on|for|by)\\b|\\bdo you have\\b|\\bfind me\\b`),
  },
  {
    intent: 'librarian',
    when: pattern(anyOf`
      \b(?:speak|talk|chat|write) (?:to|with) (?:a|an|the|some|somebody|someone|your)\b
      \blibrarians?\b
      \bcolleagues?\b
      \b(?:speak|talk|chat) (?:to|with)? ?(?:some|any)(?:one|body)\b
      \b(?:ask|get|fetch|find) (?:me )?(?:a |some |any )?(?:one|body|human|person)\b
      \bhuman (?:being)?
      \breal person
      \bmember of staff
      \bstaff\b
      \bcontact (?:the|you|a|some|your)
      \bphone number\b
      \b(?:call|phone|ring|e-?mail) (?:you|the library|someone|somebody)
      \b(?:telephone|e-?mail address)\b
      \bcomplain
      \bcomplaint
      \b(?:suggest|recommend|propose) (?:that )?(?:you|the library) (?:buy|order|purchase|acquire|get)
      \b(?:suggest|recommend) (?:a|some|new) (?:\w+ )?(?:purchase|acquisition)
      \b(?:could|can|would|will|should|please) (?:you|the library)?\s?(?:please )?(?:buy|purchase|acquire
          |order (?:a copy|this book|it) for the library)
      \bfeedback\b
      \bhelp ?desk\b
    `),
    unless: pattern(`${WORK} (?:about|on|for) librarians?`),
  },
];
