/**
 * General material designations: words in square brackets after a title that name the type of material. They are in
 * 245 $h or, by mistake, in the title. Source: AACR2 rule 1.1C, its German, French and Spanish translations, and
 * GB/T 3792 文献类型标识.
 */
const ELECTRONIC =
  'electronic resource|computer file|electronic book|e-book|online|elektronische ressource|ressource électronique|' +
  'document électronique|recurso electrónico|recurso electronico|电子资源|電子資源|电子图书';

const OTHERS =
  'activity card|art original|art reproduction|braille|cartographic material|chart|diorama|filmstrip|flash card|game|' +
  'globe|kit|large print|manuscript|map|microform|microscope slide|model|motion picture|music|picture|realia|slide|' +
  'sound recording|technical drawing|text|toy|transparency|videorecording|graphic|multimedia|microfilm|microfiche|' +
  'tonträger|bildtonträger|mikroform|enregistrement sonore|enregistrement vidéo|microforme|ressource cartographique|' +
  'grabación sonora|videograbación|普通图书|专著|连续出版物|期刊|录音制品|录像制品|缩微制品|测绘资料|乐谱|手稿|古籍';

const ELECTRONIC_WORDS = ELECTRONIC.split('|');
const DESIGNATIONS = new Set([...ELECTRONIC_WORDS, ...OTHERS.split('|')]);

/** True if the text of 245 $h or 200 $b names an electronic resource. */
export function isElectronicDesignation(text: string): boolean {
  const lower = text.toLowerCase();
  return ELECTRONIC_WORDS.some((words) => lower.includes(words));
}

/** The title without the designation at its end: "Title [microform]" becomes "Title". Other brackets stay. */
export function withoutDesignation(title: string): string {
  if (!title.endsWith(']')) return title;
  const open = title.lastIndexOf('[');
  if (
    open <= 0 ||
    !DESIGNATIONS.has(
      title
        .slice(open + 1, -1)
        .trim()
        .toLowerCase(),
    )
  )
    return title;
  return title.slice(0, open).trimEnd();
}
