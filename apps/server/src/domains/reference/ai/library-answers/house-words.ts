import { foldedText } from '../answerer/understand/folded-text.ts';

/**
 * What readers ask of a house, with the words for it in English, French and Chinese, folded: an answer and a question about the same share a
 * line. An asterisk stands for any end of a Latin word.
 */
const HOUSE_WORDS = `
print* photocop* scan* colour color imprim* impression* photocopi* numeris* scanner 打印 复印 影印 扫描
wifi wi-fi internet wireless laptop connexion 无线 上网 wifi 连网 网络密码
eat eating food drink* sandwich* snack* coffee lunch picnic mang* boire nourriture cafe gouter 吃 喝 饮料 奶茶 咖啡 零食 食物 水杯 外卖 水果
park parking garer stationn* velo* bike* bicycle* bicyclette* car voiture 停车 车位 自行车 单车 电动车
meeting* rooms room salle* reunion* 研讨 讨论室 会议室 研修间 讨论的房间 讨论的地方
lost stolen lose perdu* vole volee 丢 挂失 补办 被偷 不见了 遗失
inter-library interlibrary elsewhere 馆际 外校 别的图书馆 其他图书馆 别的学校 外馆 别馆
member* join* tourist* visitor* register regist* guest* inscri* membre* visiteur* touriste* 办证 办卡 访客 游客 校外读者 外地人
donat* 捐 捐赠 donner dons
locker* casier* consigne* 储物柜 寄存 存包
toilet* restroom* toilettes wc 厕所 洗手间
dog* pet* chien* animaux 宠物
charg* plug* socket* prise* recharg* 充电 插座
wheelchair* accessib* ramp fauteuil ascenseur 轮椅 无障碍 电梯
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map((word) => foldedText(word)));

const TOGETHER: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:an)?other librar|\bautres? bibliotheques?|\bentre bibliotheques|\bdon'?t (?:have|own)\b.{0,30}\b(?:get|borrow|order)/,
    6,
  ],
  [/\bget on ?line|\bget on the (?:web|net)|\ben ligne\b/, 1],
  [/没有的书.{0,12}借|本馆没有.{0,8}(?:办|借)|你们没有的/, 6],
];
const LATIN = /[a-z]/;
/** Words of services that mean something else beside these. */
const NO_SERVICE =
  /\b(?:large|out of|in) print\b|\bprint (?:books?|edition|version)\b|\bgros caracteres\b|大字/g;

/** The lines of the list that a text has words of. */
export function houseTopics(text: string): ReadonlySet<number> {
  const folded = foldedText(text).replace(NO_SERVICE, ' ');
  const words: readonly string[] = folded.replace(/['’]/g, ' ').match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
  const found = HOUSE_WORDS.flatMap((line, at) => {
    const has = line.some((word) => {
      if (!LATIN.test(word)) return folded.includes(word);
      return word.endsWith('*')
        ? words.some((one) => one.startsWith(word.slice(0, -1)))
        : words.includes(word);
    });
    return has ? [at] : [];
  });
  return new Set([...found, ...TOGETHER.flatMap(([when, at]) => (when.test(folded) ? [at] : []))]);
}
