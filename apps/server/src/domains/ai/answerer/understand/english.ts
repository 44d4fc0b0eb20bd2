import { pattern } from './folded-text.ts';
import type { Grammar } from './grammar.ts';

const WORK =
  '(?:books?|novels?|titles?|journals?|magazines?|theses|thesis|dissertations?|works?|volumes?|textbooks?|publications?|articles?|maps?|scores?|films?|dvds?|e-?books?|ebooks?|materials?|literature|stuff|anything|something|resources)';
const DAY =
  '(?:today|tonight|tomorrow|now|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|holidays?|christmas|easter|new year|late|early|evenings?|mornings?|night|noon|\\d{1,2}(?:st|nd|rd|th)|january|february|march|april|may \\d|june|july|august|september|october|november|december)';
const LANGUAGE = (names: string) =>
  pattern(
    `\\bin (?:${names})\\b|\\b(?:${names})(?:[- ]language)? (?:${'books?|novels?|translations?|editions?|journals?|ones?|versions?|texts?|titles?'})\\b|\\b(?:${names})[- ]language\\b|^(?:and |only |just |what about )?(?:${names})(?: only)?\\W*$`,
  );

/** How English asks. */
export const ENGLISH: Grammar = {
  rules: [
    {
      intent: 'account',
      when: pattern(
        '\\b(?:forg[eo]t(?:ten)?|change|reset|recover|lost) (?:my )?(?:password|pin)\\b|report (?:my )?(?:card|library card) (?:as )?(?:lost|stolen)',
      ),
    },
    {
      intent: 'refused',
      when: pattern(
        "\\bprompt\\b|\\byour (?:system |hidden |secret |original |initial )?(?:instructions|guidelines|configuration)\\b|(?:ignore|disregard|forget) (?:all|any|the|your|previous|everything)|\\bpasswords?\\b|\\b(?:which|what) (?:other )?(?:readers?|patrons?|person|people|students?|users?|members?)\\b.{0,16}\\b(?:has|have|had|borrow\\w*|took|taken|checked|got|reserved|read)\\b|\\b(?:last|previous|next|current) (?:reader|borrower|patron|person)\\b|\\bwho(?:'s| is| has| have| had| else)? (?:currently |already |last |all )?(?:has|have|had|borrow\\w*|took|taken|checked|check|reserved|reading|read|got|holds?|requested|owes?)\\b" +
          "|\\b(?:someone|somebody|anyone|anybody|everyone|(?:an)?other (?:reader|patron|person|student|user|member|borrower)s?|my (?:friend|brother|sister|wife|husband|son|daughter|room-?mate|flat-?mate|neighbou?r|boss|teacher|professor|supervisor|mother|father|mom|mum|dad|girlfriend|boyfriend|colleague|classmate|ex|partner|kid|child)s?)(?:'s|s'|')? (?:\\w+ ){0,4}?(?:loans?|borrow\\w*|fines?|owes?|account|records?|holds?|reserv\\w*|phone|e-?mail|address|history|checked out|reading(?! (?:list|room|group|for))|has out|due)\\b|\\b(?:her|his) (?:loans?|fines?|account|holds?|reservations?|borrow\\w*|e-?mail|phone|address)\\b" +
          "|\\b(?:reader|patron|account|card|user|member|borrower|student)s? (?:number |no\\.? |id |called |named )?[a-z]*\\d[\\w-]*|\\b(?:what|which)\\b.{0,24}\\b(?:has|did|does) (?!(?:the|this|that|your|my|our|it|he|she|they|library|i|we|you|a|an)\\b)[\\w.'-]+(?: [\\w.'-]+){0,2} (?:currently |still )?(?:borrow|check|owe|reserve|have (?:out|on loan|borrowed)|take out)\\w*|\\b(?:how much|what) does (?!(?:it|the|a|an|this|that|my|your|one|late|membership|printing)\\b)[\\w.'-]+(?: [\\w.'-]+)? owe|\\b(?:what|which books?)\\b.{0,12}\\b(?:is|has|does|did|are) [a-z]*\\d[\\w-]+|\\b(?:name|mail|e-?mail|phone|number|address|details) of (?:the |a |another )?(?:person|reader|patron|borrower|user|student|member|one who)|(?:loans?|fines?|account|record|history|holds?) of (?:reader |patron |user )?[a-z]*\\d[\\w-]+|[a-z]+\\d{3,}(?:'s|s')? (?:loans?|fines?|account|record|history|holds?|books)",
      ),
    },
    {
      intent: 'outside',
      when: pattern(
        "\\bweather\\b|\\b(?:rain|snow|sunny|umbrella)\\b(?! \\w+ly)(?=.{0,24}(?:today|tomorrow|tonight|weekend|week|now|outside|day|\\?|$))|\\btemperature (?:today|outside|tomorrow)|\\bcapital of\\b|\\b(?:bus|train|flight|tram) (?:times?|timetable|schedule|to)\\b|\\bmake me (?:a )?(?:coffee|sandwich|tea)|\\bcheat\\b|\\b(?:my|a) (?:girlfriend|boyfriend|crush)\\b|\\bforecast\\b|\\b(?:stock|share) price|\\blottery\\b|exchange rate|\\b(?:football|soccer|match|game) (?:score|result)|\\b(?:write|compose|draft|generate|create)\\b (?:me |us )?(?:an?|my|the|some) (?:\\w+ ){0,3}?(?:essay|poem|letter|e-?mail|code|program|script|story|speech|cv|resume|song|paper|report|homework|function|tweet|application|review|summary of my)|\\b(?:do|solve|finish) (?:my|this|the) (?:homework|assignment|equation|maths?|problem)|\\btranslate (?:this|the following|into|for me|'|\"|\u201c)|\\b(?:tell|know) (?:me )?(?:a|any|some) (?:good )?jokes?|\\brecipe for\\b|\\bhow (?:do|can|to|should) (?:i )?(?:cook|bake|fix|repair|lose weight|get rich|make (?:a |an )?(?:cake|pizza|pasta|soup|bread|coffee))\\b|\\b(?:book|reserve|order|buy) (?:me )?(?:a |an |some )?(?:\\w+ ){0,2}?(?:flight|table|hotel|train|ticket|taxi|cab|pizza|food|plane|room in a hotel)|\\bwho won\\b|\\bwho(?:'s| is) the (?:president|king|queen|prime minister|ceo|mayor)|\\bwhat(?:'s| is) the time\\b|\\bwhat time is it\\b|\\bwhat day is (?:it|today)|\\bare you (?:a )?(?:human|real|robot|bot|married|single|happy)|\\bhow old are you|\\bdo you (?:love|like|sleep|eat|dream)|\\byour favou?rite|\\bsing (?:me|a)|\\bplay (?:a|some) (?:song|music)|\\b(?:what(?:'s| is)|how much is) \\d+ ?(?:[x*+/-]|times|plus|minus|divided by) ?\\d+|\\bnearest (?:restaurant|pharmacy|cafe|supermarket|bank)|\\bheadache\\b|\\bdiagnos|\\bhoroscope|\\binvest in\\b|\\bdating\\b",
      ),
      unless: pattern(`\\b${WORK} (?:about|on|for|by)\\b|\\bdo you have\\b|\\bfind me\\b`),
    },
    {
      intent: 'librarian',
      when: pattern(
        '\\b(?:speak|talk|chat|write) (?:to|with) (?:a|an|the|some|somebody|someone|your)\\b|\\blibrarians?\\b|\\bcolleagues?\\b|\\b(?:speak|talk|chat) (?:to|with)? ?(?:some|any)(?:one|body)\\b|\\b(?:ask|get|fetch|find) (?:me )?(?:a |some |any )?(?:one|body|human|person)\\b|\\bhuman (?:being)?|\\breal person|\\bmember of staff|\\bstaff\\b|\\bcontact (?:the|you|a|some|your)|\\bphone number\\b|\\b(?:call|phone|ring|e-?mail) (?:you|the library|someone|somebody)|\\b(?:telephone|e-?mail address)\\b|\\bcomplain|\\bcomplaint|\\b(?:suggest|recommend|propose) (?:that )?(?:you|the library) (?:buy|order|purchase|acquire|get)|\\b(?:suggest|recommend) (?:a|some|new) (?:\\w+ )?(?:purchase|acquisition)|\\b(?:could|can|would|will|should|please) (?:you|the library)?\\s?(?:please )?(?:buy|purchase|acquire|order (?:a copy|this book|it) for the library)|\\bfeedback\\b|\\bhelp ?desk\\b',
      ),
      unless: pattern(`${WORK} (?:about|on|for) librarians?`),
    },
    {
      intent: 'available',
      when: pattern(
        '\\b(?:when|what day|how soon) (?:will|can|is|does|do|might|should|could)\\b.{0,60}\\b(?:back|available|returned|in again|be in|on the shelf)\\b',
      ),
      unless: pattern(
        '\\bmy (?:\\w+ )?(?:hold|reservation|request|books?|loans?|items?)|\\b(?:i|we) (?:have|need) to',
      ),
    },
    {
      intent: 'hours',
      when: pattern(
        `\\b(?:opening|closing|library|business) (?:hours|times?)\\b|\\bhours\\b|\\b(?:what time|when|how late|how early|until when|till when)\\b.{0,40}\\b(?:open\\w*|clos\\w+|shut\\w*|start|end)\\b|\\bare you (?:still )?(?:open|closed)\\b|\\b(?:is|are|will) (?:the |your |any )?[\\w' -]{0,40}\\b(?:open|closed|shut)\\b|\\b(?:open|closed?|shut|closes)\\b.{0,20}${DAY}|${DAY}.{0,20}\\b(?:open|closed?|shut)\\b|\\b(?:open|close|closes) (?:today|now|on)|\\bdo you (?:open|close)\\b|\\bclosing\\b|\\bhow (?:late|early|long) can (?:i|we|one|people) (?:stay|come|be there|work there|study|sit)|\\bstudy there (?:late|until)`,
      ),
      unless: pattern(
        '\\bopen (?:access|source)\\b|\\bbooks? (?:about|on)\\b|\\bborrow|\\brenew|\\b(?:loan|reserve) .{0,10}for .{0,10}hours',
      ),
    },
    {
      intent: 'rules',
      rule: 'renewals',
      when: pattern(
        '\\bhow (?:many times|often|long)\\b.{0,30}\\b(?:renew\\w*|extend\\w*)|\\brenewals? (?:rules?|polic\\w+|limits?|periods?|conditions?)|\\b(?:maximum|max) (?:number of )?renewals|\\brenewals? (?:are|is) (?:allowed|possible)|\\brules? (?:for|about|on|of) renew',
      ),
    },
    {
      intent: 'renew',
      when: pattern(
        '\\brenew(?:al|als|ed|ing)?\\b|\\bextend\\b|\\bextension\\b|\\bkeep .{1,40}\\b(?:longer|(?:for )?another|more)|\\b(?:more|extra) time\\b|\\banother (?:week|month|fortnight|few days|two weeks)|\\bprolong|\\b(?:two|three|few|couple of|some) more (?:days?|weeks?)|\\bfor (?:another|longer|two more)|\\bkeep .{1,80}\\blonger\\b|\\bhave .{1,80}\\blonger\\b',
      ),
      unless: pattern('\\b(?:membership|my card|library card)\\b|\\bbooks? (?:about|on)\\b|renewable'),
      act: pattern(
        "\\b(?:please|can you|could you|would you|i(?:'d| would) like|i (?:want|need)|let me|for me|all|extend|keep|^renew)\\b",
      ),
    },
    {
      intent: 'rules',
      rule: 'fine',
      when: pattern(
        '\\bwhat happens (?:if|when)\\b|\\b(?:how much|what)\\b.{0,30}\\b(?:fines?|fees?|charges?|penalt\\w+)\\b.{0,20}\\b(?:per|a|each|for|if|late|overdue)\\b|\\b(?:late|overdue) (?:fees?|fines?|charges?|penalt\\w+)\\b(?! do i| have i)|\\bfines? (?:per|a|each) day|\\b(?:is|are) there (?:a |any )?(?:fines?|fees?|penalt\\w+|charges?)|\\bhow (?:are|is|do) (?:the )?(?:fines?|late fees?)|\\bif i (?:return|bring|hand) .{0,30}\\blate\\b|\\bhow much .{0,20}\\b(?:late|overdue)\\b|\\bpenalt(?:y|ies)\\b',
      ),
      unless: pattern(
        '\\b(?:on|against|to|for) (?:my|me)\\b|\\b(?:my|do i|have i|i owe)\\b.{0,12}(?:fines?|owe|pay)|\\bmy (?:late|overdue)|\\blose|\\blost|\\bdamag',
      ),
    },
    {
      intent: 'rules',
      rule: 'other',
      when: pattern(
        "\\b(?:i |i've |have |if you )?(?:lose|lost|damaged?|misplaced|spilled|tore|ruined|broke|broken)\\b.{0,30}\\b(?:books?|copy|copies|item|it|dvd|one|page)|\\b(?:lost|damaged) (?:a |the |my )?(?:library )?(?:books?|items?)|\\breplacement cost",
      ),
      unless: pattern('\\b(?:novels?|books?) (?:about|on|called)\\b'),
    },
    {
      intent: 'fines',
      when: pattern(
        '\\b(?:my|any|outstanding|unpaid|open) (?:\\w+ )?(?:fines?|fees?|charges?|debts?|dues|balance)\\b|\\bi owe\\b|\\bowe (?:you|the library|anything|money|any)|\\bdo i (?:have to |need to |still )?(?:owe|pay)\\b|\\bhave i (?:got )?(?:any )?(?:fines?|fees?|debts?|to pay)|\\b(?:pay|paying|settle|clear) (?:my |the |a |an |off )*(?:fines?|fees?|charges?|debt|balance|bill)|\\bfines?\\b|\\b(?:fees?|charges?|debts?)\\b.{0,20}\\b(?:on|against|to|for) (?:my|me)\\b|\\bhow much (?:do|must|should) i (?:owe|have to pay|pay|need to pay)',
      ),
      unless: pattern('\\bfine arts?\\b|\\bfine (?:with|for me|thanks)|\\bbooks? (?:about|on)\\b'),
    },
    {
      intent: 'account',
      when: pattern(
        "\\b(?:can|could|may) i (?:still )?borrow (?:any )?(?:more|another)|\\bhow many (?:more|other|additional) (?:books?|items?|titles?|loans?)?.{0,10}(?:can|may|could|am|do) i|\\bhow many (?:books?|items?|loans?|things?|titles?)? ?(?:do|have) i (?:currently |still |now )?(?:have|borrow\\w*|got|out|checked|on loan)|\\b(?:what|which)(?: (?:books?|items?|titles?|things?))? (?:do|have|did|am) i (?:currently |still |now )?(?:have|borrow\\w*|got|out|checked|check|on loan|reading)|\\b(?:everything|all|anything|what(?:ever)?|things?|those|ones) (?:that )?i(?:'ve| have)? (?:currently |already |now )?(?:borrowed|checked out|taken out|got out|have out|on loan)|\\bwhat(?:'s| is) (?:on|in) my (?:account|card|record)|\\bwhat i(?:'ve| have) (?:borrowed|checked|got|on loan|out)|\\bbooks? (?:that )?i (?:have|currently have|'ve|borrowed) ?(?:out|borrowed|checked out|on loan)?\\W*$|\\b(?:show|list|see|view|check) (?:me )?my (?:loans?|books?|account|borrow\\w+|check-?outs|items|history)|\\bmy (?:account|card|library card|membership|loans|borrowing history|borrowed (?:books|items)|current loans|points|profile|details|record|check-?outs|reading history)\\b|\\b(?:refused|rejected|blocked|denied|turned away|not allowed|not let|wouldn't let)\\b.{0,50}\\b(?:borrow|check|desk|take|loan)\\w*|\\b(?:won't|doesn't|didn't|wouldn't|will not|does not) (?:let|allow) me\\b|\\bwhy (?:can't|can i not|am i not|can not|cannot|was i|wasn't i|couldn't i|could i not) (?:i )?(?:borrow|able to borrow|check out|allowed)|\\b(?:am i|is my account|is my card) (?:blocked|suspended|expired|valid|active)|\\bi (?:currently )?have (?:checked )?out\\b|\\bdo i have (?:any )?(?:books?|items?|loans?) (?:out|checked out|on loan)",
      ),
      unless: pattern(
        '\\bdue\\b|\\breturn|\\boverdue|\\brenew|\\bmy (?:loans?|books?|items?).{0,24}(?:expires?|back|end|late|run out)|\\b(?:bring|give|hand|take) .{0,30}(?:back|in)\\b',
      ),
    },
    {
      intent: 'holds',
      when: pattern(
        '\\bmy (?:\\w+ )?(?:holds?|reservations?|requests?|reserved)\\b|\\b(?:holds?|reservations?|requests?)\\b.{0,30}\\b(?:ready|arriv\\w+|status|queue|position|available|come in|in yet|waiting|expires?|cancel\\w*)|\\b(?:books?|one|title|item) (?:that )?i (?:reserved|requested|put on hold|ordered|placed|asked for)|\\bi (?:have )?(?:reserved|requested|put on hold|ordered)\\b|\\b(?:ready|waiting) (?:to be |for me )?(?:for |to )?(?:pick|collect)|\\b(?:ready|waiting|kept|held|there|arrived) for me\\b|\\bpick ?-?up\\b|\\bcollect (?:my|it|the book)|\\bplace in (?:the )?(?:queue|line)|\\b(?:queue|waiting list)\\b|\\bhow (?:many|long).{0,30}\\b(?:ahead of me|before me|in front of me|wait(?:ing)? for my)|\\bcancel (?:a|my|the) (?:hold|reservation|request)|\\bam i (?:next|in line)',
      ),
      unless: pattern(
        "\\b(?:i(?:'d| would) like to|i want to|can i|could i|please|how do i|how can i) (?:reserve|request|place|put)",
      ),
    },
    {
      intent: 'due',
      when: pattern(
        '\\bdue\\b|\\boverdue\\b|\\bmy (?:\\w+ )?(?:books?|loans?|items?|dvds?)\\b.{0,30}\\b(?:back|in|return\\w*|expires?|end|run out|late)\\b|\\b(?:books?|loans?|ones?)\\b.{0,20}\\bexpires?\\b|\\b(?:until|till) when\\b.{0,24}\\b(?:i|me)\\b|\\b(?:how long|when) .{0,20}\\bi (?:still )?(?:keep|have) (?:it|■|this|that|my)\\b|\\b(?:need|have|must|got) to (?:bring|take|hand|give|get) .{0,60}(?:in|back)\\b|\\bam i (?:\\w+ )?late\\b|\\b(?:anything|something|which|what).{0,24}\\b(?:i|me|mine)\\b.{0,24}\\b(?:bring|return|back|late)\\b|\\bwhen (?:do|must|should|have|are|is|will|does|am)\\b.{0,40}\\b(?:return|bring|give|hand|take)\\w*\\b.{0,30}|\\breturn (?:dates?|by|deadline)|\\b(?:have|need|got|must|supposed) (?:to )?(?:i )?(?:return|bring back|give back|take back|hand in)|\\bhow (?:long|many days) (?:do i|have i|can i still|is)\\b.{0,24}\\b(?:left|keep|got|have)|\\bdeadline|\\b(?:which|what) (?:books?|loans?|ones?).{0,20}\\b(?:late|expire|back)|\\bwhen does (?:it|my loan|the loan) (?:end|expire|run out)',
      ),
      unless: pattern(
        '\\bdue to\\b|\\b(?:books?|novels?) (?:about|on)\\b|\\bhow long can (?:i|you|we) (?:keep|borrow)(?! (?:it|■|this|that|my))|\\bwhere\\b|\\bfine\\b',
      ),
    },
    {
      intent: 'rules',
      rule: 'maxLoans',
      when: pattern(
        '\\bhow many (?:\\w+ )?(?:books?|items?|dvds?|titles?|things?|journals?|loans?)?\\b.{0,20}\\b(?:can|may|could|am|are|is|does)\\b.{0,24}\\b(?:borrow\\w*|check|take|loan|have out|allowed|at once|at a time)|\\b(?:maximum|max|limit)\\b.{0,24}\\b(?:books?|loans?|items?|borrow\\w*)|\\bborrowing limit|\\bloan limit',
      ),
    },
    {
      intent: 'rules',
      rule: 'loanDays',
      when: pattern(
        '\\bhow long\\b.{0,30}\\b(?:borrow\\w*|keep|loan\\w*|check|take|have|lend\\w*|lent)\\b|\\bloan (?:periods?|length|duration|time)|\\bborrowing period|\\b(?:how many|for how many) (?:days|weeks|months)\\b.{0,40}\\b(?:lent|lend|borrow\\w*|loan\\w*|keep|kept|have)\\b|\\bfor how long',
      ),
      unless: pattern('\\bwait'),
    },
    {
      intent: 'rules',
      rule: 'card',
      when: pattern(
        "\\b(?:get|apply|obtain|register|sign up|replace|need|have)\\b.{0,14}\\b(?:library |reader'?s? |new )?cards?\\b|\\b(?:become|join)\\b.{0,14}\\b(?:member|library|reader)\\b|\\bmembership (?:fee|cost)|\\bdeposit\\b|\\bnon-?members?\\b|\\bvisitors?\\b|\\bhow (?:do|can) i (?:join|register)|\\b(?:external|outside) (?:readers?|users?|borrowers?)",
      ),
    },
    {
      intent: 'rules',
      rule: 'other',
      when: pattern(
        '\\b(?:loan|borrowing|library|lending|your|house|reservation) (?:rules?|polic(?:y|ies)|conditions|regulations)\\b|\\brules?\\b|\\bpolic(?:y|ies) (?:on|about|for)\\b|\\ballowed\\b|\\b(?:can|may|could) (?:i|you|we|one|visitors|students|my (?:kids?|children|friend))\\b.{0,20}\\b(?:bring|eat|drink|print|copy|scan|photocopy|photograph|take photos|use (?:a|my|the) (?:laptop|phone|computer|wi-?fi|printer)|borrow (?:journals?|magazines?|newspapers?|reference|dvds?|for)|return .{0,24}(?:another|other|any|different)|return .{0,20} for|borrow .{0,20}for)|\\bprint(?:ing|er|ers)?\\b|\\bphotocop|\\bscan(?:ner|ning)?\\b|\\bwi-?fi\\b|\\blockers?\\b|\\bbook (?:drop|return box)|\\bwhere (?:can|do|should|must) i (?:return|drop|bring|give)|\\bhow do(?:es)? (?:i|borrowing|loans?|reservations?) (?:borrow books|work|check out books)|\\bstudy rooms?\\b|\\bhow long (?:is|are|will|do).{0,24}\\b(?:held|kept|hold|reserved)',
      ),
      unless: pattern('\\bbooks? (?:about|on)\\b|\\bnovels? (?:about|on)\\b|[■]'),
    },
    {
      intent: 'get',
      when: pattern(
        "\\bread .{0,30}online\\b|\\bonline\\b|\\bfull[- ]?text\\b|\\bdownload\\b|\\bpdf\\b|\\be-?book version|\\b(?:digital|electronic) (?:version|copy|edition|format)|\\bas an e-?book|\\bhow (?:do|can|could) i (?:borrow|get|obtain|order|access)\\b|\\binter-?library|\\bdeliver\\w*|\\bsend (?:me|it|this)|\\bget hold of\\b|\\bi(?:'d| would) (?:like|love) to (?:borrow|have|get|take out)|\\bi want to (?:borrow|get|take out)",
      ),
      ofWork: true,
      act: pattern("\\bplease\\b|\\bsend\\b|\\bdeliver|\\bi(?:'d| would| want)"),
    },
    {
      intent: 'get',
      when: pattern(
        '\\b(?:reserv(?:e|ing)|requesting|request)\\b|\\b(?:put|set|lay) .{1,80} (?:aside|by|back)\\b|\\bplacing (?:a )?(?:hold|request)|\\bplace (?:a )?(?:hold|request|reservation)|\\bput .{1,60} on hold|\\bput (?:a )?hold\\b|\\b(?:hold|keep|save|set aside) .{1,40}\\bfor me\\b|\\binter-?library loans?|\\bput me (?:down|on the (?:list|waiting list))|\\breservation for\\b|\\b(?:order|send|bring|transfer|ship|move) .{1,80}\\b(?:from|to) (?:another|the other|a different|my|your|this) (?:branch|library|campus)|\\b(?:sent|delivered|transferred|shipped|brought) to\\b|\\border (?:a copy|■|it|this)',
      ),
      act: pattern(
        "\\b(?:please|can you|could you|would you|i(?:'d| would)|i want|let me|for me|^reserve|^request|^place|^put|^hold|^order)\\b",
      ),
    },
    {
      intent: 'where',
      when: pattern(
        "\\bwhere(?:'s|abouts)?\\b|\\b(?:which|what) (?:floor|shelf|branch|library|room|level|section|building|location)|\\bcall ?numbers?\\b|\\bshelf ?marks?\\b|\\blocat(?:ed|ion|e)\\b|\\bhow (?:do|can) i find (?:it|this|■|that)|\\bon (?:which|what) (?:floor|shelf)",
      ),
      unless: pattern(
        `\\bwhere (?:can|do|could|might) i (?:find|get|read|look for)\\b.{0,12}\\b(?:some |any |more )?${WORK} (?:about|on|by|in|for)\\b`,
      ),
    },
    {
      intent: 'similar',
      when: pattern(
        `\\bsimilar\\b|\\b(?:more|others?|anything|something|books?|novels?|stuff|titles?|works?|ones?|else) (?:\\w+ )?like\\b|\\bin the (?:spirit|style|vein|manner|tradition) of\\b|\\bin the same (?:vein|style|spirit|genre)|\\bif i (?:liked|loved|enjoyed)|\\bi(?:'ve| have)? (?:really |just |recently )?(?:liked?|loved?|enjoyed?|read|finished)\\b.{1,80}\\b(?:what|else|next|recommend\\w*|suggest\\w*|should|more|another|similar)|\\brelated (?:books?|works?|titles?|to)|\\bwhat (?:else )?(?:should|can|could|to|shall) (?:i )?read (?:next|after)|\\bcomparable\\b|\\balong (?:the lines|similar lines)|\\b(?:who|what) else (?:writes?|wrote|has written|is there)\\b.{0,12}\\b(?:that|this|it)\\b|\\bin that (?:vein|style|direction)|\\bresembl\\w+|\\bof (?:the|a) (?:same|similar) (?:kind|type|sort)|\\bi (?:really |absolutely |just )?(?:adored?|devoured)\\b|\\bcompanion to\\b|\\bsame (?:topic|subject|theme) as\\b|\\bmore of the same`,
      ),
    },
    {
      intent: 'define',
      when: pattern(
        `\\bwhat(?:'s| is| are| was| were| does)\\b(?!.{0,40}\\b(?:${WORK}|you (?:have|got|hold|carry|own)|new|newest|latest|available|popular|most|best|there|your|the (?:best|most|newest|latest|title))\\b)|\\bdefin(?:e|ition)\\b|\\bmeaning of\\b|\\bexplain\\b|\\b(?:what|tell me).{0,80}\\babout\\W*$|\\bsummar(?:y|i[sz]e)\\b|\\babstract\\b|\\btell me (?:something |more )?about\\b|\\bwhat(?:'s| is) .{1,60}\\babout\\b|\\btable of contents\\b|\\bcontents of\\b|\\bwhat do(?:es)? .{1,60} mean|\\bintroduc(?:e|tion) (?:me )?to .{1,30}\\?|\\bdescri(?:be|ption)\\b|\\bwho (?:was|is|were)\\b`,
      ),
      unless: pattern(
        `\\b(?:find|recommend|show|list|looking for|search|do you have|have you)\\b.{0,40}\\b${WORK}`,
      ),
    },
    {
      intent: 'count',
      when: pattern(
        '\\bhow many\\b|\\bnumber of\\b|\\bhow much .{0,20}\\b(?:do you have|is there)|\\bcount\\b|\\bhow large is\\b|\\bhow big is (?:the|your) collection',
      ),
    },
    {
      intent: 'available',
      when: pattern(
        '\\bavailab(?:le|ility)\\b|\\bon (?:the |your )?shel(?:f|ves)\\b|\\bin stock\\b|\\b(?:checked|signed|lent|loaned) out\\b|\\bon loan\\b|\\b(?:is|are) .{1,60}\\b(?:in|free|out|borrowed|there|taken)\\b(?: right)?(?: now| today| at the moment)?\\W*$|\\b(?:can|could|may) i (?:borrow|get|have|take|check out|pick up)\\b|\\bin (?:right )?now\\b|\\bcop(?:y|ies) (?:left|free|in)\\b|\\bleft\\W*$|\\bstill (?:there|in)\\b|\\b(?:all|any|every) (?:the )?cop(?:y|ies)\\b|\\b(?:already )?(?:taken|lent|gone)\\b\\W*$|\\bor is (?:it|someone|somebody) (?:out|free|in|there)|\\b(?:someone|somebody|anyone|anybody) (?:already )?(?:using|reading|borrowing|has|have) (?:it|■)|\\b(?:is|are) (?:it|they|■) (?:in|free|out|there|taken|gone|back|lent|borrowed)\\b|\\b(?:returned|brought back|given back|back yet|back already)\\b|\\bfree cop(?:y|ies)\\b|\\bcan i (?:still |just |already |come and |come )?(?:pick|grab|fetch|collect|take|get|borrow|check)\\b|\\bborrowable|\\bfree (?:at the moment|right now|now|to borrow)',
      ),
      unless: pattern(`\\b(?:which|what|any|some|find|recommend|show|list)\\b.{0,30}\\b${WORK}\\b`),
    },
  ],
  fillers: pattern(
    "\\b(?:please|hi|hello|hey|thanks?|thank you|good (?:morning|afternoon|evening)|excuse me|could|can|would|will|you|do|does|did|i|i'm|i am|im|m|i'd|i've|me|my|we|us|want|like|need|to|looking|look|for|search|searching|find|finding|show|list|get|give|tell|see|read|have|has|got|any|some|a|an|the|there|is|are|be|what|which|who|where|how|many|much|of|in|at|on|about|regarding|concerning|related|relating|with|by|and|or|books?|titles?|works?|novels?|literature|material|materials|publications?|stuff|anything|something|copies|copy|library|libraries|your|this|that|it|collection|catalogue|catalog|holdings|recommend|recommendation|recommendations|suggest|good|nice|interesting|study|studying|learn|learning|research|researching|writing|interested|topic|subject|available|now|right|just|also|else|more|please|exist|owns?|hold|holds|keep|stock|called|named|titled|entitled|written|published|new|newest|latest|recent|recently|most|popular|borrowed|shelf|if|so|not|only|exactly|precisely|similar|alike|carry|offer|when|was|were|who|whose|wrote|author|published)\\b|[?!.,;:]",
    'g',
  ),
  names: [
    {
      kind: 'title',
      when: pattern(
        '\\b(?:called|titled|entitled|named|title|the (?:book|novel|journal|magazine|title|work))\\s+(?!(?:about|on|by|that|i|which|of|in|is)\\b)(?<name>[^?!,;]{2,80}?)(?=\\s+(?:by|in|at|on|is|was|available|now|right now|today|for me|online|please)\\b|[?!,;.]|$)',
      ),
    },
    {
      kind: 'author',
      when: pattern(
        "\\b(?:written by|author(?:ed by)?|by the author|by|works? of|novels? of|from the author)\\s+(?!(?:the end|now|then|me|myself|subject|title|author|year)\\b)(?<name>[\\p{L}.'’ -]{2,60}?)(?=\\s+(?:in|on|at|from|since|after|before|about|are|is|do|does|have|that|which|you|available|published|please|online|and|to|for)\\b|[?!,;0-9]|\\.?$)",
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
        `\\b(?<name>[\\p{L}.-]+(?: [\\p{L}.-]+){0,3})['’]s? (?:novels?|books?|works?|poems?|poetry|plays?|writings|stories|essays|titles?)\\b`,
        'u',
      ),
    },
    {
      kind: 'subject',
      when: pattern(
        '\\b(?:about|regarding|concerning|on the (?:topic|subject) of|on|dealing with|deals? with|related to|relating to|devoted to|covering|into|for learning|(?:to )?learn(?:ing)?|(?:to )?study(?:ing)?|introductions? to|the history of(?=))\\s+(?!(?:the )?(?:shel(?:f|ves)|loan|hold|my account|this|it|that|them|sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekends?|which|what|your|a library|here)\\b)(?<name>[^?!,;]{2,80}?)(?=\\s+(?:in (?:english|french|german|chinese|japanese|italian|spanish|russian|latin)|published|from|since|after|before|between|available|on (?:the )?shelf|do|are|is|does|that|which|for|please|you|right now|now|online|by)\\b|[?!,;]|\\.?$)',
      ),
    },
  ],
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
  onShelf: pattern(
    '\\bon (?:the |your )?shel(?:f|ves)\\b|\\bavailable (?:right )?(?:now|today)\\b|\\b(?:can|could) (?:i )?(?:borrow|take|get) (?:right )?(?:now|today)|\\bavailable\\b|\\bin stock\\b|\\bnot (?:checked out|on loan)',
  ),
  online: pattern('\\bonline\\b|\\bfull[- ]?text\\b|\\bdownload\\b|\\bpdf\\b|\\bdigital\\b|\\belectronic\\b'),
  newest: pattern(
    '\\bnew(?:est)?\\b(?! (?:york|zealand|testament|delhi|orleans|england|world|year|age|deal))|\\blatest\\b|\\brecent(?:ly)?\\b|\\bjust (?:in|arrived)\\b',
  ),
  oldest: pattern('\\boldest\\b|\\bearliest\\b'),
  mostBorrowed: pattern(
    '\\bpopular\\b|\\bmost[- ](?:borrowed|read|loaned|wanted|requested)\\b|\\bborrowed (?:the )?most\\b|\\bbest-?sell\\w+|\\btrending\\b|\\beveryone (?:is )?(?:reading|borrowing)|\\bfavou?rites\\b',
  ),
  years: [
    pattern(
      '\\b(?:between|from)\\s+(?<from>[12]\\d{3})\\s+(?:and|to|until|till)\\s+(?<to>[12]\\d{3})\\b|\\b(?<from2>[12]\\d{3})\\s*[-\u2013]\\s*(?<to2>[12]\\d{3})\\b',
    ),
    pattern(
      '\\b(?:since|after|from|newer than|later than|as of)\\s+(?:the year )?(?<from>[12]\\d{3})\\b|\\b(?<from2>[12]\\d{3}) (?:onwards?|or (?:later|newer))',
    ),
    pattern('\\b(?:before|until|up to|older than|earlier than)\\s+(?:the year )?(?<to>[12]\\d{3})\\b'),
    pattern(
      '\\b(?:last|past)\\s+(?<last>\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twenty)\\s+years\\b',
    ),
    pattern('\\b(?:in|published|of|year|edition)\\s+(?:in )?(?<only>[12]\\d{3})\\b'),
  ],
  pointing: pattern(
    '\\b(?:it|its|this|that)\\b(?! (?:is|has|library|year|month|week|weekend|evening|morning|afternoon|semester|there)\\b(?! (?:it|available|in\\b|on\\b|out|checked|about)))|\\b(?:this|that) (?:one|book|title|work|novel|journal)\\b|\\bthe (?:book|one) (?:above|before|you (?:mentioned|named))',
  ),
  nth: pattern(
    '\\b(?:the |number )?(?<nth>first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|[1-9](?:st|nd|rd|th)?)\\b(?: (?:one|book|title|of (?:them|these|those)|result|hit|item|on the list|in the list))|\\bnumber (?<nth2>\\d{1,2}|one|two|three|four|five)\\b|\\bthe (?<nth3>first|second|third|fourth|fifth)\\W*$|\\bthe (?<last>last) (?:one|book|title|of them)',
  ),
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
  works: pattern(`\\b${WORK}\\b`),
  more: pattern(
    '^(?:(?:and|so|ok(?:ay)?|well|but) )?(?:(?:are|is|do you have|have you(?: got)?|got|any|show me|give me|what|anything|something) )?(?:there )?(?:any(?:thing)? |some )?(?:more|others?|else)(?: of (?:them|those|these))?\\W*$|^(?:show|list|see) (?:me )?(?:the )?(?:rest|others|next)',
  ),
  show: pattern('\\b(?:show|list|see|which ones|give me)\\b'),
  moods: pattern(
    '^(?:(?:good|great|nice|fun|funny|light|easy|short|long|interesting|exciting|thrilling|relaxing|gripping|decent|cool|new|old|different|weekend|holidays?|vacation|summer|winter|evening|bed(?:time)?|beach|train|trip|bored|boring|bit|little|kind|sort|else|today|tonight|myself|yourself|sure|know|idea|ideas|mood|worth|fancy|feel|feeling|enjoy|page-?turner|book|present|gift|surprise|help|hey|ok(?:ay)?|yes|no|well|really|lot|time|what|should|next|best|favou?rite)\\W*)+$',
  ),
  goesOn: pattern(
    '^(?:and|but|or|so|also|only|just|what about|how about|what if|any(?:thing)? (?:else|more|newer|other|others|in)|anything (?:newer|more)|something (?:newer|older|shorter|else|more)|others?|more|another|else|without|except|not|no|of (?:those|these|them)|which of (?:those|these|them)|which ones?|in (?:english|french|german|chinese|japanese|spanish|italian|russian)|since|after|before|newer|older|is there (?:one|a newer|an? e|any(?:thing)? (?:newer|else|more))|are (?:there )?any of|do you have (?:it|them|one|any of)|the (?:first|second|third|last|other|newest|latest|same)|same|instead|then|sort|show me (?:more|only|the (?:next|newest))|can i (?:borrow|renew|reserve|get) (?:it|this|that|them|one)|(?:from|in) the last|published)\\b',
  ),
};
