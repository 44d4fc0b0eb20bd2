import { anyOf } from '../any-of.ts';
import { pattern } from '../folded-text.ts';
import type { Grammar } from '../grammar.ts';
import { LANGUAGE } from './words.ts';

/** What a search is limited to. */
export const LIMITS = {
  docCodes: {
    journal: pattern('\\brevues?\\b|\\bmagazines?\\b|\\bperiodiques?\\b'),
    thesis: pattern('\\btheses?\\b|\\bmemoires? de (?:master|maitrise)'),
    ebook: pattern('\\be-?books?\\b|\\blivres? (?:numeriques?|electroniques?)'),
    video: pattern('\\bdvd\\b|\\bfilms?\\b|\\bvideos?\\b|\\bdocumentaires?\\b'),
    map: pattern('\\bcartes? (?:geographiques?|routieres?|de (?!lecteur))|\\batlas\\b'),
    score: pattern('\\bpartitions?\\b'),
    newspaper: pattern('\\bjournaux\\b|\\bquotidiens?\\b'),
    audio: pattern('\\blivres? audio\\b|\\bcd\\b|\\benregistrements?\\b'),
  },
  langCodes: {
    chi: LANGUAGE('chinois'),
    eng: LANGUAGE('anglais'),
    fre: LANGUAGE('francais'),
    ger: LANGUAGE('allemand'),
    jpn: LANGUAGE('japonais'),
    kor: LANGUAGE('coreen'),
    rus: LANGUAGE('russe'),
    spa: LANGUAGE('espagnol'),
    ita: LANGUAGE('italien'),
    lat: LANGUAGE('latin'),
  },
  onShelf: pattern(
    '\\ben rayons?\\b|\\bsur (?:les|vos) (?:rayons|etageres)\\b|\\bpersonne n.(?:a|est)\\b|\\bpas (?:sortis?|empruntes?|pretes?)\\b|\\bdisponibles?\\b|\\bsur place\\b|\\bempruntables?\\b',
  ),
  online: pattern(
    '\\ben ligne\\b|\\bsur (?:internet|ecran|le web|mon (?:telephone|tel|ordi\\w*))\\b|\\bde chez (?:moi|nous)\\b|\\btexte integral|\\bnumerique|\\belectronique|\\btelecharg|\\bpdf\\b',
  ),
  newest: pattern(anyOf`
    \bnouveaux?\b
    \bnouvelles? (?:acquisitions?|parutions?|publications?)
    \bnouveautes?\b
    \bquoi de neuf\b
    \brecent(?:e|s|es)?\b
    \bderni(?:ers?|eres?) (?!(?:annees|ans))
    \brecemment\b
    \bvien(?:t|nent) d'(?:arriver|entrer|etre)
    \bfraichement\b
  `),
  oldest: pattern('\\bplus (?:ancien|vieux)'),
  mostBorrowed: pattern(anyOf`
    \bplus (?:empruntes?|lus|populaires?|demandes?)\b
    \bpopulaires?\b
    \bles plus emprunt\w+
    \bmeilleures ventes
    \ba la mode\b
    \b(?:sort\w*|emprunt\w*|lus?|demand\w*|pret\w*) le plus(?: souvent)?\b
    \bs'arrache\w*
    \bnombre (?:d'emprunts|de prets)
    \btout le monde (?:lit|emprunte|s'arrache)
  `),
  years: [
    pattern(anyOf`
      \b(?:entre|de)\s+(?<from>[12]\d{3})\s+(?:et|a)\s+(?<to>[12]\d{3})\b
      \b(?<from2>[12]\d{3})\s*[-–]\s*(?<to2>[12]\d{3})\b
    `),
    pattern("\\bpas (?:plus ancien\\w* (?:que|qu'en)|avant)\\s+(?:l'annee )?(?<from>[12]\\d{3})\\b"),
    pattern("\\bpas (?:plus recent\\w* (?:que|qu'en)|apres)\\s+(?:l'annee )?(?<to>[12]\\d{3})\\b"),
    pattern("\\b(?:depuis|apres|a partir de|des)\\s+(?:l'annee )?(?<from>[12]\\d{3})\\b"),
    pattern("\\b(?:avant|jusqu'en|jusqu'a)\\s+(?:l'annee )?(?<to>[12]\\d{3})\\b"),
    pattern(anyOf`
      \b(?<last>\d{1,3}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt)\s+derni?eres annees
      \bderni?ere?s\s+(?<last2>\d{1,3}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt)\s+(?:ans|annees)\b
    `),
    pattern('\\b(?:en|de|annee|parus? en|publies? en)\\s+(?<only>[12]\\d{3})\\b'),
  ],
} satisfies Partial<Grammar>;
