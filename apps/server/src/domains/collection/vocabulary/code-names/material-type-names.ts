import { type NamesByCode, fourNames as names } from './four-names.ts';

/** Categories of material: the codes of MARC 21, field 007 position 00 (Library of Congress). The names are ours. */
export const MATERIAL_TYPE_NAMES: NamesByCode = {
  t: names('文本', '文本', 'Text', 'Texte'),
  a: names('地图', '地圖', 'Map', 'Carte'),
  d: names('地球仪', '地球儀', 'Globe', 'Globe'),
  q: names('乐谱', '樂譜', 'Notated music', 'Musique notée'),
  s: names('录音制品', '錄音資料', 'Sound recording', 'Enregistrement sonore'),
  v: names('录像制品', '錄影資料', 'Video recording', 'Enregistrement vidéo'),
  m: names('电影片', '電影片', 'Motion picture', 'Film'),
  g: names('投影图像', '投影圖像', 'Projected image', 'Image projetée'),
  k: names('非投影图像', '非投影圖像', 'Picture', 'Image fixe'),
  h: names('缩微制品', '微縮資料', 'Microform', 'Microforme'),
  c: names('电子资源', '電子資源', 'Electronic resource', 'Ressource électronique'),
  f: names('触摸阅读资料', '觸摸閱讀資料', 'Tactile material', 'Document tactile'),
  r: names('遥感图像', '遙測圖像', 'Remote-sensing image', 'Image de télédétection'),
  o: names('多载体组合', '多媒體組件', 'Kit', 'Document multisupport'),
  z: names('未说明', '未註明', 'Not specified', 'Non précisé'),
};
