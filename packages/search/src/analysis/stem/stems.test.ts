import { describe, expect, it } from 'vitest';
import { stemsOf } from './stems.ts';

/** Whether a word of a record in a language is found by another word in that language, by the stems alone. */
function meet(language: string, asked: string, held: string): boolean {
  const stems = stemsOf([language]);
  const indexed = [held, ...(stems?.ofIndexed(held) ?? [])];
  return [asked, ...(stems?.ofQuery(asked) ?? [])].some((term) => indexed.includes(term));
}

const together: Readonly<Record<string, string>> = {
  eng: `library libraries, story stories, tie ties tied tying, woman women, child children, analysis analyses, cook cooking
    cooked cooks, model models modeling modelling modelled, silent silently, knight knightly knights, make making makes,
    create creating created, change changing, sing singing, travel travelling traveled, colour color colours coloured,
    organise organize organising organized, organisation organization, theatre theater theatres, church churches,
    approach approaches approaching, beach beaches, tax taxes taxed taxing, niche niches, headache headaches, volcano volcanoes,
    potato potatoes, shoe shoes, hero heroes, focus focuses focused focusing, family families, king kings, thing things,
    assembly assemblies, gentleman gentlemen, businesswoman businesswomen, grandchild grandchildren, midwife midwives,
    menu menus, rabbi rabbis, trade trades trading traded, code codes coding, price pricing priced, enable enabling,
    couple coupled coupling, route routing, manufacture manufacturing, require required, structure structuring structured,
    program programs programme programmes programmed programming, programmer programmers, catalog catalogue catalogued cataloguing,
    centre center centred centered, fuel fuelled fueled, signal signalling signaled, storytelling storytellings, agree agreed agreeing,
    decode decoding, define defined, compile compiling, abuse abused, plan planned planning, specific specifically,
    political politically, simple simply, sport sports, deep deeply, virus viruses, theory theories, leaf leaves, wolf wolves, index indices, seaman seamen, dormouse dormice, plateau plateaux, police, pumice, musica musicae, archaeology archeology`,
  fre: `livre livres, cheval chevaux, national nationale nationaux nationales, premier premiere premiers, actif active actives,
    francais francaise francaises, ancien ancienne, oeil yeux, travail travaux, eau eaux, tuyau tuyaux, bijou bijoux, trou trous,
    heureux heureuse heureuses, danseur danseuse danseuses, directeur directrice directrices, ambassadeur ambassadrice,
    meilleur meilleure, bon bonne bonnes, gros grosse, gris grise, blanc blanche, long longue, public publique publics, grec grecque,
    doux douce, vieux vieille vieil, beau belle, inconnu inconnue inconnus, tissu tissus, dur dure, ami amie amis amies,
    uni unie unies, anime animee animees, armee armees, idee idees, nation nations, corpus, virus, porte portes, roi rois`,
  ger: `buch bucher buchern, kind kinder kindern kindes, haus hauser hauses, wissenschaft wissenschaften, deutsche deutscher deutschen deutschem,
    ergebnis ergebnisse ergebnissen ergebnisses, lehrerin lehrerinnen, religion religionen, organisation organisationen,
    system systeme systems systemen, problem probleme problemen, computer computers computern, arbeiter arbeiters arbeitern,
    unternehmen unternehmens, leben lebens, neu neue neuen neuer neues neuem neuere neueren, gut gute guten gutes,
    weg wege weges wegs, tag tage tages, amt amter amtes, rat rats, art arten, frage fragen, museum museen museums,
    medium medien mediums, ministerium ministerien, zentrum zentren zentrums, kulturzentrum kulturzentren, thema themen themas themata,
    organismus organismen, rhythmus rhythmen, virus viren, risiko risiken, prinzip prinzipien, material materialien materials,
    konzern konzerne, diskurs diskurse diskurses, kreis kreise kreises, religios religiose religiosen, arbeitslos arbeitslose arbeitslosen,
    bewaffnet bewaffnete bewaffneter, verloren verlorene verlorener, phanomen phanomene phanomens, idee ideen, regel regeln,
    taschenbuch taschenbucher, bundesland bundeslander, europa europas, italien italiens, auto autos, handeln handelns,
    erwachsene erwachsener erwachsenen, gelehrte gelehrter, lehre lehren, freiheit freiheiten, typ typen typus, auslander auslandern`,
  spa: 'libro libros, nacion naciones, luz luces, nacional nacionales, mujer mujeres, historia historias, frances francesa franceses francesas, interes intereses, pais paises, crisis, arbol arboles, ley leyes',
  ita: 'libro libri, storia storie, studio studi, banco banchi, amico amici amiche',
  por: 'nacao nacoes, animal animais, livro livros, homem homens, portugues portuguesa portugueses, pais paises, mulher mulheres',
  rus: 'книга книги книг книгу книгами, история истории историю, русский русская русского русские, словарь словари',
  dut: 'boek boeken, man mannen, huis huizen, brief brieven',
  swe: 'bok boken, bibliotek biblioteket, historia historien',
  lat: 'musica musicae, disciplina disciplinae, historia historiae',
};

const apart: Readonly<Record<string, string>> = {
  eng: `animal animation, animal animism, animate animal, conversion converse, conversion conversation, converse conversation,
    news new, universe university, iron ironic, organ organization, general generation, author authority, policy police,
    series serial, physics physical, physics physic, species specie, play plai, march marches-on, thing th, king k, red r,
    during dure, economics economic, secret secretary, past paste, plan plane, trad trade, cod code, bath bat, specimen speciman, human humane, novel novelty, periodical periodization`,
  fre: `animal animation, nouveau neuf, livre livrer, chevalier cheval, port porte, part partie, cour cours, cour course, fil fils, foi fois,
    vent vente, arme armee, heureux heure, cri crise, vers verre, rein reine, capital capitale, roman romain`,
  ger: `mensch menschheit, arbeit arbeiter-partei, frei freiheit, kunst kunstler, arbeit arbeiter, politik politiker, schule schuler,
    lehre lehrer, unternehmen unternehmer, gesellschaft gesellschafter, krieg krieger, bank banker, kritik kritiker, physik physiker,
    handel handeln, studie studium, ausland auslander, reis reise, mark marke, eigentum eigentumer, berlin berliner, bild ausbilder, alt alter,
    wandern einwanderer`,
  rus: 'история исторический, мир море',
};

const groupsOf = (list: string): string[][] => list.split(',').map((group) => group.trim().split(/\s+/));

describe('stems', () => {
  it.each(Object.entries(together))('bring the forms of a word together: %s', (language, list) => {
    const missed: string[] = [];
    for (const forms of groupsOf(list))
      for (const asked of forms)
        for (const held of forms) if (!meet(language, asked, held)) missed.push(`${asked} ${held}`);
    expect(missed).toEqual([]);
  });

  it.each(Object.entries(apart))('keep other words apart: %s', (language, list) => {
    const met: string[] = [];
    for (const [one = '', other = ''] of groupsOf(list))
      if (meet(language, one, other) || meet(language, other, one)) met.push(`${one} ${other}`);
    expect(met).toEqual([]);
  });

  it('carry their language, so that equal stems of two languages do not meet', () => {
    expect(stemsOf(['fre'])?.ofIndexed('livres')).toEqual(['~frlivr']);
    expect(stemsOf(['spa'])?.ofQuery('livres')).toEqual(['~eslivr']);
  });

  it('of German never stand for a word of another language that is written like them', () => {
    expect(stemsOf(['ger'])?.ofQuery('arten')).toEqual(['~deart']);
    expect(stemsOf(['ger'])?.ofIndexed('art')).toEqual(['~deart']);
  });

  it('add nothing to words that are their own stem in English, nor to words of other scripts', () => {
    const english = stemsOf(['eng']);
    for (const word of ['library', 'history', 'c++', '1984', 'книга', '红楼', 'of'])
      expect(english?.ofIndexed(word)).toEqual([]);
  });

  it('are the same whatever languages without a stemmer stand beside, in whatever order', () => {
    expect(stemsOf(['chi', 'ger', 'eng'])).toBe(stemsOf(['eng', 'ger']));
    for (const languages of [undefined, [], ['chi', 'jpn'], ['xyz']])
      expect(stemsOf(languages)).toBeUndefined();
  });
});
