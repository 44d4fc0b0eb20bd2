import { pairsOf } from './word-lists.ts';

/**
 * British beginnings of words and the American ones that stand for both. Source: American and British spelling differences
 * as the Oxford and Merriam-Webster dictionaries mark them; -ise and -ll- have rules of their own.
 */
const PAIRS = `
colour color, favour favor, flavour flavor, honour honor, humour humor, labour labor, behaviour behavior, neighbour neighbor,
harbour harbor, rumour rumor, vapour vapor, odour odor, endeavour endeavor, parlour parlor, savour savor, tumour tumor,
valour valor, vigour vigor, armour armor, splendour splendor, fervour fervor, rancour rancor, clamour clamor, candour candor,
arbour arbor, ardour ardor, demeanour demeanor, rigour rigor, saviour savior, watercolour watercolor, discolour discolor,
centre center, theatre theater, metre meter, kilometre kilometer, centimetre centimeter, millimetre millimeter, litre liter,
fibre fiber, calibre caliber, sabre saber, spectre specter, lustre luster, sombre somber, meagre meager, amphitheatre amphitheater,
defence defense, offence offense, licence license, pretence pretense, programme program, catalogue catalog, dialogue dialog,
analogue analog, monologue monolog, travelogue travelog, epilogue epilog, grey gray, plough plow, mould mold,
moult molt, smoulder smolder, aluminium aluminum, cheque check, sceptic skeptic, pyjama pajama, cosy cozy,
judgement judgment, acknowledgement acknowledgment, abridgement abridgment, jewellery jewelry, enrolment enrollment,
fulfilment fulfillment, instalment installment, skilful skillful, wilful willful, marvellous marvelous, woollen woolen,
counsellor counselor, traveller traveler, jeweller jeweler, artefact artifact, manoeuvre maneuver,
encyclopaedia encyclopedia, mediaeval medieval, paediatric pediatric, paedagog pedagog, archaeolog archeolog, anaemi anemi,
anaesthe anesthe, haemo hemo, haemato hemato, haemorrhag hemorrhag, leukaemi leukemi, orthopaedic orthopedic, gynaecolog gynecolog,
palaeo paleo, primaeval primeval, caesarean cesarean, aetiolog etiolog, oesophag esophag, oestrogen estrogen, foetus fetus,
foetal fetal, diarrhoea diarrhea, oecumenic ecumenic, oeconom econom, aesthe esthe, connexion connection, inflexion inflection,
analyse analyze, analysing analyzing, analysed analyzed, catalyse catalyze, paralyse paralyze, paralysed paralyzed,
cypher cipher, sulphur sulfur, sulphat sulfat, sulphid sulfid, whisky whiskey, yoghurt yogurt,
practise practice, practising practicing, practised practiced, mollusc mollusk, cataloguing cataloging`;

const AMERICAN = new Map(pairsOf(PAIRS));
const longestFirst = [...AMERICAN.keys()].sort((a, b) => b.length - a.length);
const BEGINNING = new RegExp(`^(?:${longestFirst.join('|')})`);

/** Words in -ise that no American writes with z, by what stands before the ending. */
const ISE = new Set(
  `adv adverti superv telev rev dev desp disgu merchand improv exerc prom prem surpr compr enterpr franch expert parad
   prec conc exc inc dem treat no ra pra bru cru tort porp mala mayonna cha w otherw likew clockw r ar sunr gu
   appra rep repr apprent circumc exorc advert impr mortg v sunri anyw`.split(/\s+/),
);

/** The American spelling of an English word: color for colour, organization for organisation. */
export function americanSpelling(word: string): string {
  const spelt = word.replace(BEGINNING, (british, at: number) =>
    american(british, word.slice(at + british.length)),
  );
  if (spelt.length < 7 || !spelt.includes('is')) return spelt;
  return spelt.replace(ISE_ENDING, (whole, root: string, ending: string) =>
    ISE.has(root) ? whole : `${root}iz${ending}`,
  );
}

/** What the American spelling begins with before the rest of a word: centered for centred; programmer is none. */
function american(british: string, rest: string): string {
  const instead = AMERICAN.get(british) ?? british;
  if (!british.endsWith('e') || instead.endsWith('e')) return instead;
  if (rest.startsWith('r')) return british;
  return rest.startsWith('d') ? `${instead}e` : instead;
}

const ISE_ENDING = /^([a-z]{3,})is(e|es|ed|er|ers|ing|ation|ations|ational)$/;
