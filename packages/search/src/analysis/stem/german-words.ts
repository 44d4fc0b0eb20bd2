import { pairsOf, wordsOf } from './word-lists.ts';

/**
 * German words whose forms no rule gives, as data. Sources: Duden, "Die Grammatik" (9th ed., 2016), "Die Flexion der Substantive" (plurals
 * in
 * -er, plurals of foreign words) and "Die Adjektive"; Fleischer and Barz, "Wortbildung der deutschen Gegenwartssprache" (2012), suffixes
 * of adjectives.
 */

/** Plurals of foreign words beside their singular; longer words that end so are compounds. */
const FOREIGN_PLURALS = `
zentren zentrum, spektren spektrum, praktika praktikum, curricula curriculum, curriculums curriculum, antibiotika antibiotikum,
charakteristika charakteristikum, spezifika spezifikum, individuen individuum, kontinua kontinuum, maxima maximum, minima minimum,
optima optimum, visa visum, foren forum, referenden referendum, referenda referendum, generika generikum, kosmetika kosmetikum,
lexika lexikon, paradoxa paradoxon, pharmaka pharmakon, faktum fakt, themen thema, themata thema, firmen firma, dramen drama, dogmen dogma, paradigmen paradigma,
paradigmata paradigma, schemata schema, stigmata stigma, traumata trauma, dilemmata dilemma, klimata klima, prismen prisma, plasmen plasma, villen villa,
skalen skala, arenen arena, konten konto, risiken risiko, szenarien szenario, portfolien portfolio, mythen mythos, epen epos,
viren virus, zyklen zyklus, globen globus, radien radius, korpora korpus, corpora corpus, kakteen kaktus, tempora tempus, genera genus, modi modus,
typus typ, praxen praxis, matrizen matrix, matrices matrix, indizes index, indices index, kodizes kodex, codices codex, examina examen,
nomina nomen, tempi tempo, graffiti graffito, topoi topos, symposion symposium, symposions symposium, stadion stadium, stadions stadium,
bauten bau, baus bau, nachbarn nachbar, herrn herr,
autos auto, videos video, fotos foto, kinos kino, buros buro, euros euro, kontos konto, risikos risiko, portfolios portfolio,
szenarios szenario, studios studio, radios radio, embryos embryo, mottos motto, zoos zoo, ngos ngo,
nazis nazi, profis profi, krimis krimi, wikis wiki, taxis taxi, safaris safari, alibis alibi, israelis israeli, irakis iraki, unis uni,
tabus tabu, akkus akku, menus menu, gurus guru`;

/** Words that look like a form of another word but are not. */
const UNCHANGED = `
studium mythos ethos kosmos chaos logos pathos epos atlas alter handeln altern sichern weiter unter hinter charakter erloser ausloser
prediger verteidiger reiniger eigentumer befreier betreuer osterreicher frankreicher bereicher kalender sender absender fernsehsender
rundfunksender radiosender anwender spender verschwender vollender gender blender center taler flieder nichts western
news hans stern kern fern gern lern bern fischer ausbilder bestseller mueller leipziger danziger weimarer dortmunder eltern ostern bayern
auslander englander niederlander hollander rheinlander islander irlander finnlander neuseelander inlander gronlander schottlander thailander
saarlander burgenlander kurlander livlander estlander vogtlander sauerlander emslander schwarzwalder bielefelder mansfelder
spanien italien belgien indien asien kroatien rumanien bulgarien slowenien serbien bosnien georgien syrien tunesien indonesien
kolumbien brasilien argentinien australien bolivien armenien albanien schlesien sachsen bremen munchen hessen preussen polen
schweden norwegen ungarn`;

/** Nouns in -e that would be another noun without it: Reise is not Reis, Marke not Mark. */
const KEEPING_E = 'reise falle marke note rate weste rinde halle kante herde rolle leiste';

/** Nouns with the plural in -er; longer words that end so are compounds. */
const ER_PLURAL = `
kind buch haus land bild feld wort blatt band brett fass geld geist geschlecht gesicht gespenst glas glied grab gut haupt holz huhn horn
kalb kleid korn kraut lamm licht lied loch mann mund nest pfand rad rand regiment rind schild schloss schwert strauch tuch volk
wald weib wurm amt bad dach denkmal fach gewand gott tum spital gehalt kloss`;

/** The same, but longer words that end so are other words (Düsseldorfer, Neandertaler). */
const ER_PLURAL_ALONE = 'dorf tal leib gras';

/** Adjectives that no suffix marks. */
const ADJECTIVES = `
neu gross klein jung lang kurz hoh hoch breit schmal dick dunn schwarz weiss rot gelb blau grun grau braun bunt gut schlecht schon
arm stark schwach hart weich warm kalt heiss nass fruh spat schnell laut leis leicht schwer tief flach eng fern nah fest rein fein echt
falsch wahr klar kuhn treu stolz sanft wild zahm dumm klug alt ganz halb voll leer satt krank gesund tot nackt blind taub stumm lahm fromm
deutsch welsch letzt nachst erst zweit dritt viert funft sechst siebt siebent acht neunt zehnt elft zwolft best
ander besonder einzeln privat separat adaquat akkurat modern extern intern nuchtern solid hybrid rapid stupid absolut akut autonom
intim legitim maritim anonym extrem bequem feminin maskulin marin alpin kommod amorph frei reich wert offen eigen trocken
beruhmt relevant interessant elegant militant signifikant konstant fremd rund gerad
krumm schief schrag steil scharf stumpf glatt rauh rau roh reif mild streng straff lose bos grob zart schlicht feucht dunkl edl
eitl teur sauer sauber heiter bitter munter mager tapfer sicher gewiss bloss nied link recht gerecht ungerecht echt indigen ober inner ausser mittler vorder hinter unter aller`;

/** Endings of adjectives and participles in their base form. */
const ADJECTIVE_ENDING =
  /(?:isch|lich|[^ei]ig|(?<!m)al|(?:i|r|k|n)mal|[bvgtrn]il|[uinrms]ell|iv|bar|sam|(?<!sc)haft|los|[^l]os|end|iert|[aeiou]r?ant|[^c]ent|esk|abl|ibl|og|nom|[^p]ar|[dtn]et|ell?t|ert|hrt|annt|wandt|(?:[bgmz]|(?<!chara)k)t|voll|arm|zehnt|zigst|deutsch|fremd|(?<!ver)stark|en$(?<=(?:ge|be|ver|er|ent|zer)[a-z]{2,}en))$/;

/** A shorter stem before an ending may be that of another word: Bürg-er, but bürg-lich. */
const SHORTEST_BEFORE_ENDING = 5;

const FOREIGN = new Map(pairsOf(FOREIGN_PLURALS));
/** Shorter plurals are also the end of other words: Epen, Visa. */
const SHORTEST_COMPOUND_END = 5;
const FOREIGN_END = new RegExp(
  `^(.+?)(${[...FOREIGN.keys()].filter((form) => form.length >= SHORTEST_COMPOUND_END).join('|')})$`,
);

/** The singular of a foreign plural or of a compound that ends in one; undefined for other words. */
export function germanSingular(word: string): string | undefined {
  const whole = FOREIGN.get(word);
  if (whole !== undefined) return whole;
  const [, before = '', plural = ''] = FOREIGN_END.exec(word) ?? [];
  return plural === '' ? undefined : before + (FOREIGN.get(plural) ?? plural);
}

const unchanged = new Set([...wordsOf(UNCHANGED), ...wordsOf(KEEPING_E)]);

/** The word, without an ending of its own, where it only looks like a form of another word; else undefined. */
export function unchangedWord(word: string): string | undefined {
  if (unchanged.has(word)) return word;
  const before = /[ns]$/.test(word) ? word.slice(0, -1) : '';
  return unchanged.has(before) ? before : undefined;
}

const adjectives = new Set(wordsOf(ADJECTIVES));
const pluralsAlone = new Set(wordsOf(ER_PLURAL_ALONE));
const ER_PLURAL_END = new RegExp(`(?:${wordsOf(ER_PLURAL).join('|')})$`);

/** Whether the letters before -er or -em are an adjective: deutsch-er, politisch-em, but not Lehr-er and Syst-em. */
export function isAdjective(stem: string): boolean {
  return adjectives.has(stem) || (stem.length >= SHORTEST_BEFORE_ENDING && ADJECTIVE_ENDING.test(stem));
}

/** Whether a noun has its plural in -er: Kind, Schulbuch. */
export function hasErPlural(stem: string): boolean {
  return pluralsAlone.has(stem) || ER_PLURAL_END.test(stem);
}
