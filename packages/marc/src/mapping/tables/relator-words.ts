/**
 * Words that cataloguers use for a role, with the MARC relator code: abbreviations and terms of AACR2, RDA and their
 * translations, and the words of responsibility of Chinese, Japanese and Korean cataloguing (GB/T 3792 文献著录规则 for
 * the Chinese ones). If a word has no exact code, the code is our choice.
 */
const TABLE: Readonly<Record<string, string>> = {
  // Latin script, lower case, without closing full stop.
  aut: 'joint author|auteur|autor|autora|verfasser|verfasserin|writer|writer of text|corporate author|au|автор',
  edt: 'ed|editor|editora|éditeur scientifique|directeur de publication|dir|hrsg|hg|herausgeber|herausgeberin|eds|joint editor|ред|editor in chief|editor literario',
  com: 'comp|compilador|compilateur|zusammenstellender|сост',
  trl: 'tr|trans|transl|traducteur|traductrice|traductor|traductora|übersetzer|übersetzerin|übers|joint translator|пер',
  ill: 'ill|illus|illustrateur|illustratrice|ilustrador|illustratorin|ил',
  pht: 'photographe|fotograf|fotógrafo|photog',
  cmp: 'compositeur|komponist|compositor|arranger of music',
  arr: 'arr',
  nrt: 'reader',
  prf: 'interprète|interpret',
  drt: 'réalisateur|regisseur|metteur en scène',
  aui: 'author of introduction|préfacier|prologuista|author of foreword',
  wpr: 'writer of foreword|verfasser eines vorworts',
  aft: 'author of afterword|postfacier',
  wst: 'writer of supplemental textual content',
  ctb: 'mitwirkender|mitwirkende|collaborateur|colaborador|collaborator',
  pbl: 'éditeur|verlag|editorial',
  ths: 'directeur de thèse|advisor',
  fmo: 'ex-owner',
  cov: 'cover artist|umschlaggestalter',
  fds: 'film distributer',
  aus: 'author of screenplay|scénariste|scenarist',
  own: 'current owner',
  hnr: 'honouree',
  prv: 'content provider',
};

const EAST_ASIAN: Readonly<Record<string, string>> = {
  aut:
    '著|着|撰|编著|編著|原著|合著|撰写|撰稿|著作|主著|专著|写|作|文|撰文|等著|等编著|著者|作者|编撰|編撰|撰著|述|口述|讲述|講述|' +
    '主编著|编写|編寫|执笔|執筆|原作|지음|저|지은이|글|저자|작가',
  edt: '主编|主編|编辑|編輯|编|編|总主编|總主編|副主编|点校|點校|校点|校點|标点|標點|校订|校訂|整理|修订|修訂|校勘|审校|審校|主审|總編|总编|総編集|監修|编者|編者|編集|엮음|편|편집|엮은이',
  com: '辑|輯|选编|選編|选|選|编选|編選|选辑|選輯|汇编|彙編|编纂|編纂|纂|纂修|辑录|編次|编次|编译组|辑校',
  trl: '译|譯|翻译|翻譯|译著|譯著|编译|編譯|译者|譯者|选译|選譯|译注|譯注|訳|共訳|翻訳|訳者|옮김|역|번역|옮긴이',
  ill: '绘|繪|插图|插圖|绘图|繪圖|绘画|繪畫|图|圖|画|畫|插画|插畫|插绘|绘著|絵|挿絵|그림|삽화',
  ann: '注|註|注释|註釋|注譯|校注|校註|笺注|箋注|批注|批|集注|评注|評注|疏|注疏|訳注|주해',
  adp: '改编|改編|缩写|縮寫|改写|改寫|翻案',
  pht: '摄|攝|摄影|攝影|撮影|사진',
  cmm: '评|評|评论|評論|评点|評點|点评|解说|解說|導讀|导读|评析|解説',
  wpr: '序|作序|题序|前言|题|序文',
  cmp: '曲|作曲|作曲者|작곡',
  lyr: '词|詞|作词|作詞|填词|작사',
  drt: '导演|導演|编导|監督|감독',
  act: '主演|演员|演員|出演',
  prf: '演奏|演出|表演|演唱|指挥演奏',
  cnd: '指挥|指揮',
  sng: '唱',
  lbt: '编剧|編劇|脚本',
  cll: '书|書|书法|書法',
  scl: '雕塑',
  egr: '篆刻|刻',
  dsr: '设计|設計|装帧设计|装幀',
  ctg: '绘制|編製|编制|测绘',
  rev: '审订|審訂|审定|審定|审',
  crr: '校|校对|校對|校阅|校閱',
  pbd: '策划|策劃|出品',
  isb: '颁布|頒布|发布|發布|制定|批准|主办|主辦',
  ivr: '采访|採訪',
  nrt: '朗读|朗讀|播讲|朗読',
  arc: '建筑师',
  col: '收藏|藏',
  srv: '调查',
  ctb: '参编|參編|协编|助编|合作',
};

const CODE_BY_WORD = new Map<string, string>();
for (const table of [TABLE, EAST_ASIAN])
  for (const [code, words] of Object.entries(table))
    for (const word of words.split('|')) CODE_BY_WORD.set(word, code);

/** The relator code for a word of responsibility in lower case; undefined if the table lacks the word. */
export function relatorCodeOfWord(word: string): string | undefined {
  return CODE_BY_WORD.get(word);
}
