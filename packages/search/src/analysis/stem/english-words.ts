import { formsByWord, pairsOf, wordsOf } from './word-lists.ts';

/**
 * Words whose form no rule gives, as data. Sources: Quirk et al., "A Comprehensive Grammar of the English Language" (1985), §5.73-5.99
 * (plurals).
 */
const IRREGULAR = `
women woman, men man, children child, feet foot, teeth tooth, geese goose, mice mouse, lice louse, oxen ox, brethren brother,
lives life, wives wife, knives knife, leaves leaf, wolves wolf, shelves shelf, halves half, selves self, thieves thief,
loaves loaf, calves calf, scarves scarf, elves elf, sheaves sheaf, hooves hoof, wharves wharf,
analyses analysis, crises crisis, theses thesis, hypotheses hypothesis, syntheses synthesis, diagnoses diagnosis,
prognoses prognosis, parentheses parenthesis, emphases emphasis, oases oasis, neuroses neurosis, psychoses psychosis,
metamorphoses metamorphosis, axes axis, testes testis, phenomena phenomenon, criteria criterion, automata automaton,
ganglia ganglion, bacteria bacterium, strata stratum, errata erratum, curricula curriculum, memoranda memorandum,
symposia symposium, spectra spectrum, addenda addendum, millennia millennium, maxima maximum, minima minimum,
indices index, appendices appendix, vertices vertex, matrices matrix, codices codex, vortices vortex, helices helix,
fungi fungus, nuclei nucleus, stimuli stimulus, alumni alumnus, cacti cactus, foci focus, radii radius, syllabi syllabus,
loci locus, bacilli bacillus, larvae larva, formulae formula, algae alga, antennae antenna, vertebrae vertebra,
novae nova, nebulae nebula, alumnae alumna, genera genus, corpora corpus, opera opera, moduli modulus, calculi calculus,
papyri papyrus, thrombi thrombus, emboli embolus, tumuli tumulus, termini terminus, quanta quantum, momenta momentum,
equilibria equilibrium, continua continuum, optima optimum, consortia consortium, referenda referendum, premia premium,
dormice dormouse, titmice titmouse, woodlice woodlouse, dice die, pence penny, media medium, ova ovum, sera serum, fora forum,
bureaux bureau, plateaux plateau,
tableaux tableau, chateaux chateau, gateaux gateau, beaux beau, trousseaux trousseau, portmanteaux portmanteau, adieux adieu,
cherubim cherub, seraphim seraph, kibbutzim kibbutz, dwarves dwarf, octopi octopus, hippopotami hippopotamus, genii genius,
ellipses ellipsis, synopses synopsis, catharses catharsis, paralyses paralysis, antitheses antithesis, metastases metastasis,
stadia stadium, aquaria aquarium, emporia emporium, desiderata desideratum, mitochondria mitochondrion,
cyanobacteria cyanobacterium,
shoes shoe, toes toe, tiptoes tiptoe, canoes canoe, oboes oboe, foes foe, hoes hoe, aloes aloe, floes floe, woes woe, throes throe,
movies movie, cookies cookie, zombies zombie, calories calorie, prairies prairie, cowries cowrie, brownies brownie,
genies genie, rookies rookie, collies collie, eyries eyrie, eerie eerie, buses bus, gases gas, lenses lens, atlases atlas,
canvases canvas, censuses census, viruses virus, choruses chorus, campuses campus, bonuses bonus, circuses circus,
statuses status, surpluses surplus, apparatuses apparatus, biases bias, aliases alias, prospectuses prospectus,
cactuses cactus, abacuses abacus, sinuses sinus, geniuses genius, syllabuses syllabus, octopuses octopus, caucuses caucus,
fetuses fetus, walruses walrus, pluses plus, minuses minus, hiatuses hiatus, christmases christmas,
menus menu, gurus guru, emus emu, hindus hindu, zulus zulu, bantus bantu, haikus haiku, tsunamis tsunami, rabbis rabbi,
nazis nazi, israelis israeli, pakistanis pakistani, iraqis iraqi, bengalis bengali, sufis sufi, yogis yogi, kiwis kiwi,
safaris safari, taxis taxi, skis ski, bikinis bikini, wikis wiki, khakis khaki, iris iris,
quizzes quiz, dying die, lying lie, tying tie, vying vie, adding add, added add, erring err, erred err, egged egg,
using use, used use, ageing age, aging age, aged age, biased bias, focuses focus, focusses focus, focussing focus,
focussed focus, goes go, going go, agreed agree, disagreed disagree, guaranteed guarantee, decreed decree,
refereed referee, freed free, simply simple, amply ample, gently gentle, subtly subtle, wholly whole, truly true`;

/**
 * Words that look like a form of another word but are not: names of sciences, things and places. Without this list they would lose their
 * ending (news would become new).
 */
const UNCHANGED = `
news series species physics mathematics economics politics ethics linguistics statistics genetics electronics mechanics
dynamics optics acoustics aesthetics esthetics athletics gymnastics robotics hydraulics kinetics semantics phonetics
poetics metaphysics thermodynamics aerodynamics hermeneutics informatics bioinformatics pediatrics obstetrics genomics
proteomics ceramics logistics mechatronics numismatics cybernetics pragmatics apologetics homiletics calisthenics
hysterics antics bioethics biophysics geophysics astrophysics macroeconomics microeconomics geopolitics
always perhaps besides towards afterwards whereas hers ours yours theirs its his this thus does was has yes less
chaos cosmos ethos pathos logos kudos asbestos rhinoceros asparagus atlas pancreas canvas bias alias gas lens alms
christmas michaelmas texas kansas arkansas honduras bahamas paris athens brussels naples wales thames hercules achilles
socrates sophocles euripides aristophanes hippocrates pericles thucydides moses james charles thomas nicholas lucas
judas dallas douglas jonas elias silas carlos marcos davis lewis francis dennis adams williams jones evans hughes
rabies diabetes herpes scabies measles mumps rickets molasses headquarters whereabouts gallows innings
thing nothing something anything everything king ring spring string wing sing bring sling sting swing
during evening morning ceiling sterling viking darling herring pudding duckling sibling shilling
earthling lightning offspring kipling beijing nanjing chongqing wedding being superstring wellbeing
bed red seed need speed feed breed weed shed sled steed creed greed indeed hundred sacred naked wicked hatred kindred
united alfred mohammed muhammed mohamed ahmed wilfred winifred manfred zed ted fred infrared watershed embed
family italy sicily july assembly monopoly oligopoly duopoly anomaly homily melancholy panoply
butterfly dragonfly firefly mayfly fly ply unruly lily holy emily kelly sally billy willy molly polly belly bully jelly rally tally folly jolly gully
trolley volley valley medley barely early only daily supply reply apply multiply comply imply ally rely ugly
reggae sundae people aries corps bourgeois mars venus uranus
means arms customs glasses goods pants scissors trousers`;

/** Roots of verbs that end in e although no rule restores it: those of several syllables, or with several consonants at their end. */
const WITH_E = `
creat recreat procreat chang arrang exchang rearrang interchang challeng rang aveng reveng plung lung hing spong loung derang
cring fring bath breath sooth cloth loath writ rewrit underwrit handwrit invit unit reunit excit recit ignit expedit
explor restor ignor ador deplor implor stor complet delet compet deplet secret adher rever interfer persever
promot devot remot denot guid com becom overcom forthcom welcom refram inflam
immun postpon telephon condon prepar compar declar conjur schedul ridicul overrul wast tast past hast bast
connot upcom incom offshor rout gaug cach`;

/** Ends of compounds whose plural is that of their last part: grandchildren, midwives, meta-analyses. */
const COMPOUNDS = `
women woman, children child, feet foot, teeth tooth, geese goose, wives wife, knives knife,
wolves wolf, shelves shelf, thieves thief, halves half, loaves loaf, calves calf, leaves leaf, larvae larva, indices index,
analyses analysis, theses thesis, crises crisis`;

/** Words in -men that are no plural of -man. */
const SINGULAR_MEN = `
specimen regimen abdomen omen acumen stamen semen lumen bitumen hymen cyclamen examen dolmen ramen yemen foramen albumen amen
numen rumen cerumen carmen bremen nomen volumen duramen turkmen catechumen culmen flamen gravamen putamen tegmen yamen velamen
cognomen agnomen praenomen limen certamen`;

/** Nouns in -che and -xe: the e stays when -s is taken off (niches, but beaches and taxes). */
const KEEPING_E = `
ache headache toothache backache earache stomachache heartache bellyache cache psyche niche quiche creche cliche brioche pastiche
avalanche moustache mustache apache cartouche douche gouache panache porsche axe pickaxe deluxe`;

export const IRREGULAR_FORMS: ReadonlyMap<string, string> = new Map(pairsOf(IRREGULAR));
const COMPOUND_ENDS = new Map(pairsOf(COMPOUNDS));
const COMPOUND_PLURAL = new RegExp(`^([a-z]{2,})(${[...COMPOUND_ENDS.keys()].join('|')})$`);

/** Plurals that no rule gives, by their singular: forms of verbs and adverbs are not among them. */
const IRREGULAR_PLURALS: ReadonlyMap<string, readonly string[]> = formsByWord(
  pairsOf(IRREGULAR).filter(([form, word]) => form !== word && !/(?:ing|ed|ly)$/.test(form)),
);

export const UNCHANGED_WORDS: ReadonlySet<string> = new Set(wordsOf(UNCHANGED));

export const STEMS_WITH_E: ReadonlySet<string> = new Set(wordsOf(WITH_E));

export const SINGULAR_IN_MEN: ReadonlySet<string> = new Set(wordsOf(SINGULAR_MEN));

export const SINGULARS_IN_E: ReadonlySet<string> = new Set(wordsOf(KEEPING_E));

/** The plurals of a word that no rule gives: those of the lists, of compounds, and in -men. */
export function irregularPlurals(word: string): readonly string[] {
  const listed = IRREGULAR_PLURALS.get(word) ?? [];
  if (listed.length > 0) return listed;
  for (const [plural, singular] of COMPOUND_ENDS)
    if (word.length > singular.length + 1 && word.endsWith(singular))
      return [word.slice(0, -singular.length) + plural];
  const inMen = `${word.slice(0, -2)}en`;
  return word.length > 4 && word.endsWith('man') && !SINGULAR_IN_MEN.has(inMen) ? [inMen] : [];
}

/** The singular of a compound whose last part has an irregular plural; undefined for other words. */
export function compoundSingular(word: string): string | undefined {
  const [, before = '', plural = ''] = COMPOUND_PLURAL.exec(word) ?? [];
  return plural === '' ? undefined : before + (COMPOUND_ENDS.get(plural) ?? plural);
}
