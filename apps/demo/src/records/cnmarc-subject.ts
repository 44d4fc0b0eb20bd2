import type { DataField } from '@lectern/marc/marc-record';
import { field } from './fields.ts';

/** Form subdivisions of 中国分类主题词表 in our headings. */
const FORMS = new Set(
  (
    '教材 词典 字典 图集 地图集 手册 期刊 文集 选集 总集 全集 注释 译文 题解 传记 自传 通俗读物 普及读物 ' +
    '诗集 词集 小说集 作品集 总谱 回忆录 语录 食谱 目录 史料 生平事迹 題解 註釋 注釋'
  ).split(' '),
);

/** A heading of 中国分类主题词表 with its subdivisions: topic $x, place $y, time $z, form $j. */
export function cnmarcSubject(heading: readonly string[]): DataField {
  const [main = '', ...rest] = heading;
  const subdivisions = rest.map((part) => [subdivisionCode(part), part] as const);
  const person = /战争/.test(main) ? null : /^(.+)\((约?\d{1,4}-约?\d{1,4})\)$/.exec(main);
  if (person === null) return field('606', '0 ', ['a', main], ...subdivisions);
  return field('600', ' 0', ['a', person[1]], ['f', person[2]], ...subdivisions);
}

/** Place subdivisions in our headings. */
const PLACES = new Set(
  (
    '中国 中國 世界 臺灣 香港 日本 印度 欧洲 西方国家 东方国家 美国 英国 法国 德国 苏联 俄罗斯 意大利 西班牙 荷兰 丹麦 挪威 捷克 ' +
    '奥地利 爱尔兰 哥伦比亚 秘鲁 阿根廷 黎巴嫩 古希腊 阿拉伯半岛地区 江苏 福建 苏州 洛阳'
  ).split(' '),
);

const PERIOD = /(?:[朝代]|时期|時期|世纪|北宋|北魏|晚清)$/;

function subdivisionCode(part: string): 'x' | 'y' | 'z' | 'j' {
  if (FORMS.has(part)) return 'j';
  if (PLACES.has(part)) return 'y';
  return PERIOD.test(part) ? 'z' : 'x';
}
