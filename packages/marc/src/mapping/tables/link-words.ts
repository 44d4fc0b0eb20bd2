/**
 * What the words of a link say it leads to: the text of the work, or something about it (contents, cover, sample, publisher's words,
 * review). Undefined if they say neither. Of several such words the first counts.
 */
export function targetOfWords(text: string): 'text' | 'about' | undefined {
  const words = text.normalize('NFC').toLowerCase();
  const about = Math.min(startOf(ABOUT, words), startOf(ABOUT_IF_FIRST, words));
  const work = startOf(WHOLE_TEXT, words);
  if (about === work) return undefined;
  return about < work ? 'about' : 'text';
}

/** Where the expression first fits; infinite if it does not. */
function startOf(expression: RegExp, text: string): number {
  const at = text.search(expression);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/** An expression for any of the phrases as whole words. `\b` of JavaScript knows Latin letters only. */
function anyOf(phrases: string, before = '(?<!\\p{L})'): RegExp {
  const choice = phrases
    .split('|')
    .map((phrase) => phrase.trim())
    .join('|');
  return new RegExp(`${before}(?:${choice})(?!\\p{L})`, 'u');
}

/** Phrases in the usual languages of catalogues that name one thing only. Han, kana and hangul run on without spaces. */
const ABOUT = new RegExp(
  [
    anyOf(`
      tables? of contents?|toc|contents? (?:list|page|data|only)|list of contents|
      publisher['’]?s? (?:description|note|blurb|information|summary)|description (?:provided )?(?:by|from) (?:the )?publisher|
      (?:contributor|author) (?:biographical )?information|biographical (?:information|note|sketch)|
      (?:book |front |back )?cover (?:image|art|picture|scan)|image of (?:the )?cover|
      sample (?:text|chapters?|pages?|content)|first chapter|look inside|search inside|press release|finding aids?|
      reading (?:group )?guide|book reviews?|companion web ?site|bibliographic record display|
      inhaltsverzeichni(?:s|sse)|inhaltsübersicht|inhaltstext|inhaltsangabe|angaben zum inhalt|leseproben?|klappentext|
      verlags(?:angaben|meldung|beschreibung|information(?:en)?)|beschreibung (?:des verlages|für leser)|umschlag(?:bild|foto)?|
      buchcover|titelbild|autorenbiogra(?:f|ph)ie|rezension(?:en)?|buchbesprechung|kurzbeschreibung|literaturverzeichnis|
      tables? des matières|sommaires?|quatrième de couverture|4e de couverture|(?:image de )?couverture|
      (?:description|présentation|résumé) (?:de l['’]|par l['’])éditeur|comptes?[- ]rendus?|notice biographique|
      tabla de contenidos?|índice de contenidos?|imagen de (?:la )?cubierta|reseñas?|texto de muestra|
      sommario|copertina|anteprima|recensione|recensioni|
      sumário|resenhas?|amostra|
      inhoudsopgave|omslag(?:bild|bilde|illustratie)?|leesfragment|flaptekst|recensies?|
      innehållsförteckning|smakprov|indholdsfortegnelse|innholdsfortegnelse|omslagsfoto|beskrivelse fra forlaget|
      spis treści|okładka|obálka(?: knihy)?|ukázka|sisällysluettelo|kansikuva|tartalomjegyzék|içindekiler|mục lục|daftar isi|
      оглавление|содержание|обложка|аннотация|рецензия|фрагмент|зміст|обкладинка|περιεχόμενα|εξώφυλλο|
      قائمة المحتويات|فهرس المحتويات|فهرس|غلاف|فهرست مطالب|תוכן עניינים|תוכן העניינים|כריכה
    `).source,
    '目次|目录|目錄|封面|书影|書影|样章|樣章|试读|試讀|試し読み|立ち読み|表紙|内容(?:提要|简介|紹介)|內容(?:提要|簡介)|书评|書評|作者(?:简介|簡介|介绍|介紹)|出版社(?:介绍|介紹|简介)|목차|표지|미리보기|책소개|서평',
  ].join('|'),
  'u',
);

/** Words that name such a thing only where a text begins with them: "Annual review of physics" is no review. */
const ABOUT_IF_FIRST = anyOf(
  `
    contents?|covers?|samples?|excerpts?|extracts?|previews?|blurb|reviews?|summary|abstracts?|description|index|biography|thumbnail|
    errata|inhalt|auszug|register|zusammenfassung|beschreibung|vorwort|extraits?|résumé|vignette|índice|cubierta|portada|muestra|
    extracto|resumen|indice|estratto|abstract|capa|resumo|samenvatting|obsah|borító|kapak|摘要|简介|簡介|要旨|초록
  `,
  '^(?:(?:access|view|see|read|link to|the|book|front|back|online|short|author|subject|free) )?',
);

const WHOLE_TEXT = new RegExp(
  [
    anyOf(`
      full[- ]?texts?|complete text|electronic (?:book|text|version|edition|copy|resource)|e-?book|online (?:version|edition|access)|
      digiti[sz]ed (?:version|copy|edition)|
      volltext(?:e|zugriff)?|digitalisat|online-ausgabe|texte intégral|plein[- ]texte|texte complet|version (?:électronique|numérique|en ligne)|
      texto (?:completo|íntegro|integral)|testo (?:completo|integrale)|volledige tekst|fulltekst|fuldtekst|fulltext|
      полный текст|повний текст|pełny tekst|plný text|teljes szöveg|tam metin|النص الكامل|متن کامل|טקסט מלא|πλήρες κείμενο
    `).source,
    '全文|电子(?:书|版|全文)|電子(?:書|版|全文)|本文|원문|전문',
  ].join('|'),
  'u',
);
