import { type NamesByCode, fourNames as names } from './four-names.ts';

/** Publication frequencies: the codes of MARC 21, field 008 position 18 (Library of Congress). The names are ours. */
export const FREQUENCY_NAMES: NamesByCode = {
  d: names('日刊', '日刊', 'Daily', 'Quotidien'),
  i: names('每周三次', '每週三次', 'Three times a week', 'Trois fois par semaine'),
  c: names('半周刊', '半週刊', 'Twice a week', 'Deux fois par semaine'),
  w: names('周刊', '週刊', 'Weekly', 'Hebdomadaire'),
  j: names('旬刊', '旬刊', 'Three times a month', 'Trois fois par mois'),
  e: names('双周刊', '雙週刊', 'Every two weeks', 'Toutes les deux semaines'),
  s: names('半月刊', '半月刊', 'Twice a month', 'Bimensuel'),
  m: names('月刊', '月刊', 'Monthly', 'Mensuel'),
  b: names('双月刊', '雙月刊', 'Every two months', 'Bimestriel'),
  q: names('季刊', '季刊', 'Quarterly', 'Trimestriel'),
  t: names('每年三期', '每年三期', 'Three times a year', 'Trois fois par an'),
  f: names('半年刊', '半年刊', 'Twice a year', 'Semestriel'),
  a: names('年刊', '年刊', 'Annual', 'Annuel'),
  g: names('双年刊', '雙年刊', 'Every two years', 'Tous les deux ans'),
  h: names('三年刊', '三年刊', 'Every three years', 'Tous les trois ans'),
  k: names('持续更新', '持續更新', 'Continuously updated', 'Mise à jour continue'),
  z: names('其他', '其他', 'Other', 'Autre'),
  u: names('不详', '不詳', 'Unknown', 'Inconnue'),
};
