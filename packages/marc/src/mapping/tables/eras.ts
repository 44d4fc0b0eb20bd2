/**
 * Reign periods used in dates of imprints of the Ming, the Qing, the Republic of China and modern Japan, each with the
 * common era year that is year 1 of the period. Source: the standard chronological tables of Chinese and Japanese
 * history.
 */
const TABLE =
  '洪武1368 建文1399 永樂1403 洪熙1425 宣德1426 正統1436 景泰1450 天順1457 成化1465 弘治1488 正德1506 嘉靖1522 隆慶1567 萬曆1573 ' +
  '泰昌1620 天啟1621 崇禎1628 順治1644 康熙1662 雍正1723 乾隆1736 嘉慶1796 道光1821 咸豐1851 同治1862 光緒1875 宣統1909 民國1912 ' +
  '永乐1403 正统1436 天顺1457 隆庆1567 万历1573 萬歷1573 天启1621 崇祯1628 顺治1644 嘉庆1796 咸丰1851 光绪1875 宣统1909 民国1912 ' +
  '明治1868 大正1912 昭和1926 平成1989 令和2019 寛永1624 元禄1688 享保1716 天明1781 寛政1789 文化1804 文政1818 天保1830 嘉永1848 安政1854 慶応1865';

export const ERAS: ReadonlyMap<string, number> = new Map(
  TABLE.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
);

/** The ten stems. With the twelve branches they name the years of a cycle of sixty; 4 CE is the first (甲子). */
export const STEMS = '甲乙丙丁戊己庚辛壬癸';
export const BRANCHES = '子丑寅卯辰巳午未申酉戌亥';

/** Chinese dynasties and states that are written before an author's name, with or without brackets. */
export const DYNASTIES: ReadonlySet<string> = new Set(
  (
    '夏 商 周 西周 东周 東周 春秋 战国 戰國 秦 汉 漢 西汉 西漢 东汉 東漢 后汉 後漢 三国 三國 魏 蜀 吴 吳 曹魏 晋 晉 西晋 西晉 东晋 東晉 ' +
    '前秦 后秦 後秦 北凉 北涼 南北朝 刘宋 劉宋 南朝宋 齐 齊 南齐 南齊 梁 陈 陳 北魏 后魏 後魏 东魏 東魏 西魏 北齐 北齊 北周 隋 唐 武周 五代 ' +
    '后梁 後梁 后唐 後唐 后晋 後晉 后周 後周 南唐 吴越 吳越 宋 北宋 南宋 辽 遼 西夏 金 元 明 清 民国 民國 新罗 新羅 高丽 高麗'
  ).split(' '),
);
