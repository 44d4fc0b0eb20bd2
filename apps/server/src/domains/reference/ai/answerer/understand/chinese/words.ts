import { anyOf } from '../any-of.ts';

/** What readers call a work. */
export const WORK = anyOf`
  (?:书|图书|资料|文献|书籍|著作|作品|小说|教材|期刊|杂志|论文)
`;
/** Words of a day that a library may be open on. */
export const DAY = anyOf`
  (?:周[一二三四五六日天末]|星期.|礼拜.|节假日|假日|寒假|暑假|春节|元旦|国庆|中秋|端午|清明|劳动节|五一|十一
      |圣诞|除夕|假期|今天|今晚|明天|明晚|后天|晚上|中午|早上|上午|下午|本周|下周|\d+月\d+[日号]?|\d+[号日])
`;
