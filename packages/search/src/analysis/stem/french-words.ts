import { formsByWord, pairsOf, wordsOf } from './word-lists.ts';

/**
 * French forms that no rule gives, beside the masculine singular. Source: Grevisse and Goosse, "Le bon usage" (16th ed., 2016), §501-541
 * (plurals of nouns) and §545-566 (feminines of adjectives).
 */
const IRREGULAR = `
yeux oeil, cieux ciel, aieux aieul, eaux eau, travaux travail, vitraux vitrail, emaux email, coraux corail, baux bail, maux mal,
noyaux noyau, tuyaux tuyau, joyaux joyau, boyaux boyau, messieurs monsieur, mesdames madame,
tous tout, toutes tout, toute tout, belle beau, belles beau, bel beau, vieille vieux, vieilles vieux, vieil vieux,
folle fou, folles fou, fol fou, molle mou, molles mou, jumelle jumeau, jumelles jumeau,
longue long, longues long, oblongue oblong, oblongues oblong, blanche blanc, blanches blanc, franche franc, franches franc,
seche sec, seches sec, fraiche frais, fraiches frais, publique public, publiques public, grecque grec, grecques grec,
turque turc, turques turc, caduque caduc, caduques caduc, laique laic, laiques laic,
bonne bon, bonnes bon, nette net, nettes net, sotte sot, sottes sot, nulle nul, nulles nul, basse bas, basses bas, grise gris, grises gris,
grosse gros, grosses gros, grasse gras, grasses gras, epaisse epais, epaisses epais,
douce doux, douces doux, fausse faux, fausses faux, rousse roux, rousses roux, jalouse jaloux, jalouses jaloux,
dure dur, dures dur, durs dur, pure pur, pures pur, purs pur, fine fin, fines fin, nue nu, nues nu, nus nu, vive vif, vives vif,
neuve neuf, neuves neuf, veuve veuf, veuves veuf, crue cru, crues cru, crus cru, amie ami, amies ami, unie uni, unies uni,
gaie gai, gaies gai, maligne malin, malignes malin, benigne benin, benignes benin, favorite favori, favorites favori`;

/** Words that look like a form of another word but are not: cours is no form of cour or course, porte none of port. */
const UNCHANGED = `
cours fils fois mois fonds temps corps pays sens moins
porte partie vente reine coupe pointe sorte course machine graine comte suisse commune chaire flotte moine tempe lieue surprise fraise
retraite plaine capitale moyenne marine enceinte cachette trompe poste bourse matrice cicatrice`;

export const FRENCH_IRREGULAR: ReadonlyMap<string, string> = new Map(pairsOf(IRREGULAR));

const PLURALS_IN_X = formsByWord(pairsOf(IRREGULAR).filter(([form]) => /(?:[aeo]ux|ieux)$/.test(form)));

/** The plurals of a French word in -aux and -eux that no s marks: chevaux, travaux, yeux. */
export function pluralsInX(word: string): readonly string[] {
  const listed = PLURALS_IN_X.get(word) ?? [];
  return listed.length === 0 && word.length > 4 && word.endsWith('al') ? [`${word.slice(0, -1)}ux`] : listed;
}

export const FRENCH_UNCHANGED: ReadonlySet<string> = new Set(wordsOf(UNCHANGED));
