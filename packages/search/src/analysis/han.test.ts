import { describe, expect, it } from 'vitest';
import { foldHan } from './han.ts';

const folded = (text: string): string => Array.from(text, foldHan).join('');

describe('foldHan', () => {
  it('gives every written form of a character one form', () => {
    for (const forms of [
      '紅红',
      '樓楼',
      '夢梦',
      '龍龙竜',
      '國国',
      '發髮发発',
      '臺台',
      '裡裏里',
      '著着',
      '衛衞卫',
      '說説说',
      '櫻桜樱',
      '圓円圆',
      '佛仏彿',
      '繪絵绘',
      '氣気气',
      '戲戯戏',
      '廣広广',
      '寧甯寗宁',
      '緒緖绪',
      '錄録录',
      '經経经',
      '亞亜亚',
      '嶽岳',
      '畧略',
      '峯峰',
      '﨑崎',
      '髙高',
      '國囯圀',
      '鐵鐡銕',
      '靑青',
      '飲飮',
      '壺壷',
      '籠篭',
      '讚讃賛',
      '器噐',
      '梦夢夣',
      '姬姫',
      '觀覌観观',
      '總搃摠総总',
      '茲兹玆',
      '聽聼聴听',
      '歷厯歴历',
      '面靣',
      '劍劒剱釼剣剑',
      '侯矦',
      // Variants of the Unicode Han database.
      '棕椶㯶',
      '厨廚㕑𢊍',
      '塩鹽盐䀋𥂁',
      '毀毁燬譭䛼',
      '鯧鲳䱽䲝',
      '網网㓁',
      '軿𫐌',
      '州洲',
      '你妳',
      '它牠',
    ]) {
      const characters = Array.from(forms);
      expect(new Set(characters.map(foldHan)), forms).toEqual(new Set([foldHan(characters[0] ?? '')]));
    }
  });

  it('keeps apart what is not the same character', () => {
    for (const pair of [
      '崎埼',
      '像象',
      '里哩',
      '辨辩',
      '沈沉',
      '予预',
      '欠缺',
      '己已',
      '烧箫',
      '未末',
      '惣総',
      '柰奈',
      '圕圖',
      '万卍',
      '粘黏',
      // Pairs of the Unicode Han database that are two words.
      '甚什',
      '他她',
      '余予',
      '速迹',
      '版板',
      '咀嘴',
      '井丼',
      '按搵',
      '亲榛',
      '崎碕',
      '图圕',
      '祢妳',
    ]) {
      const [a = '', b = ''] = pair;
      expect(foldHan(a), pair).not.toBe(foldHan(b));
    }
  });

  it('gives each Han character of all planes one character, which stays as it is', () => {
    const wrong: string[] = [];
    for (const [first, last] of [
      [0x3400, 0x9fff],
      [0x20000, 0x3ffff],
    ] as const) {
      for (let code = first; code <= last; code++) {
        const once = foldHan(String.fromCodePoint(code));
        if (foldHan(once) !== once || Array.from(once).length !== 1) wrong.push(once);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('makes no two frequent characters of simplified text one, besides those that OpenCC and Japan write as one', () => {
    const frequent = new Map<string, string>();
    const joined: string[] = [];
    for (let row = 0xb0; row <= 0xd7; row++) {
      for (let cell = 0xa1; cell <= 0xfe; cell++) {
        const char = new TextDecoder('gbk').decode(Uint8Array.of(row, cell));
        const known = frequent.get(foldHan(char));
        if (known === undefined) frequent.set(foldHan(char), char);
        else joined.push(known + char);
      }
    }
    expect(joined).toEqual(['干乾', '州洲', '著着']);
  });

  it('leaves simplified everyday text as it is', () => {
    const text = '活着就是干活红楼梦是中国古典小说研究的重要对象天地玄黄宇宙洪荒';
    expect(folded(text)).toBe(text);
  });

  it('leaves other scripts alone', () => {
    expect(folded('abc かな 한글')).toBe('abc かな 한글');
  });
});
