/** Words whose form no rule gives, as data. Sources: Quirk et al., "A Comprehensive Grammar of the English Language" (1985), §5.73-5.99 (plurals). */
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
novae nova, nebulae nebula, alumnae alumna, genera genus, corpora corpus, opera opera, heroes hero, potatoes potato,
tomatoes tomato, echoes echo, vetoes veto, shoes shoe, toes toe, canoes canoe, oboes oboe, foes foe, hoes hoe,
movies movie, cookies cookie, zombies zombie, calories calorie, prairies prairie, cowries cowrie, brownies brownie,
genies genie, rookies rookie, collies collie, eyries eyrie, eerie eerie, buses bus, gases gas, lenses lens, atlases atlas,
canvases canvas, censuses census, viruses virus, choruses chorus, campuses campus, bonuses bonus, circuses circus,
statuses status, surpluses surplus, apparatuses apparatus, biases bias, aliases alias,masesmas,
quizzes quiz, dying die, lying lie, tying tie, vying vie, adding add, added add, erring err, erred err, egged egg,
using use, used use, ageing age, aging age, aged age, focusing focus, focused focus, biased bias`;

/**
 * Words that look like a form of another word and are none: a name of a science, of a thing or a place. Each stays apart
 * from what its letters without the ending would be (new, pol, lin).
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
thing things nothing something anything everything king kings ring spring string strings wing sing bring sling sting swing
during evening morning ceiling sterling viking vikings darling herring pudding duckling sibling siblings shilling
earthling lightning offspring kipling beijing nanjing chongqing wedding weddings being beings
bed red seed need speed feed breed weed shed sled steed creed greed indeed hundred sacred naked wicked hatred kindred
united alfred mohammed muhammed ahmed wilfred winifred manfred zed ted fred
family families italy sicily july assembly assemblies monopoly monopolies anomaly anomalies homily melancholy panoply
butterfly lily holy emily kelly sally billy willy molly polly belly bully jelly rally tally folly jolly gully
trolley volley valley medley barely early only daily supply reply apply multiply comply imply ally rely ugly
reggae sundae people aries corps bourgeois mars venus uranus
means sports arms customs glasses goods pants scissors trousers`;

/** Verbs whose e falls before -ing and -ed although the rules would not restore it, by what is left. */
const WITH_E = `
creat recreat procreat chang arrang exchang rearrang challeng rang aveng reveng plung lung hing spong loung derang cring fring
bath breath sooth cloth loath writ rewrit invit unit excit recit ignit cit expedit explor restor ignor ador deplor implor
scor snor stor complet delet compet deplet secret adher rever interfer persever promot devot not quot vot remot denot
guid oblig smil whil fil pil til escap shap tap scrap scop cop hop slop rop typ
surviv reviv deriv arriv achiev believ receiv perceiv conceiv serv observ preserv solv involv evolv revolv resolv
bak mak tak wak shak stak brak forsak evok provok invok revok strok smok jok strik lik
nam fram tim com becom overcom welcom sham tam blam flam rhym consum assum presum resum perfum
din lin min shin fin win combin defin refin determin examin imagin outlin declin inclin machin engin disciplin
tun prun immun don phon ston postpon telephon condon clon
judg acknowledg dredg bridg lodg edg pledg charg merg emerg surg purg enlarg discharg manag engag encourag averag imag damag packag
stag pag rag leverag massag salvag voyag
lectur structur featur pictur captur cultur measur injur secur cur procur ensur insur assur figur conjur treasur
shar prepar compar declar car dar spar squar hir fir wir tir inspir requir inquir acquir desir admir retir expir conspir
rul schedul`;

export const IRREGULAR_FORMS: ReadonlyMap<string, string> = new Map(
  IRREGULAR.trim()
    .split(/\s*,\s*/)
    .map((pair): [string, string] => {
      const [form = '', word = ''] = pair.trim().split(' ');
      return [form, word];
    }),
);

export const UNCHANGED_WORDS: ReadonlySet<string> = new Set(UNCHANGED.trim().split(/\s+/));

export const STEMS_WITH_E: ReadonlySet<string> = new Set(WITH_E.trim().split(/\s+/));
