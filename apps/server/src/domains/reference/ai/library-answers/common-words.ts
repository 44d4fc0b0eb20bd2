import { foldedText } from '../answerer/understand/folded-text.ts';

/**
 * Words with which people ask, folded: they do not tell what a question is about. "not" and its like are none of them. Names of the place
 * itself ("library") are: every question here is about it.
 */
export const ASKING_WORDS: ReadonlySet<string> = new Set(
  foldedText(
    `a an the i my me we our you your it its is are am be was do does did can could may might must should shall will would have has
    to of in on at for from with by and or if so as there here this that these those any some
    what which who when where how why please hello hi tell know want need like get find use let
    s m re ve d ll library libraries
    le la les l un une des du de au aux en et ou dans sur pour par avec ce cette ces c qu que qui quoi quel quelle quels quelles quand
    comment combien pourquoi est es sont suis ai as avez avons ont y je j tu il elle on nous vous mon ma mes notre nos votre vos se s t
    puis peut peux pouvez pouvons faut il bonjour merci svp plait dois doit voudrais veux faire avoir trouver savoir
    bibliotheque bibliotheques ici`,
  ).match(/[a-z]+/g),
);

/** Those of them with which titles begin too. */
export const TITLE_WORDS: ReadonlySet<string> = new Set(
  'a an the my our your of to in on at for from with by and or le la les l un une des du de d au aux en et'.split(
    ' ',
  ),
);

/** The same in Chinese, the longest first; they are cut out of a run of characters. */
export const ASKING_RUNS = new RegExp(
  [
    '請問一下 請問 请问一下 请问 可不可以 能不能 是不是 有没有 有沒有 怎么样 怎麼樣 怎么办 怎麼辦 怎么 怎麼 怎样 怎樣 如何 哪里 哪裡 哪裏 哪儿 在哪 什么时候 什麼時候 什么 什麼 多少 可以 能够 能夠 需要 应该 應該 想要 我想 我要 告诉 告訴 知道 图书馆 圖書館 本馆 本館 你们 你們 咱们 我们 我們 馆里 館裡 馆内 館內 里面 裡面',
    '吗 嗎 呢 吧 啊 呀 的 了 我 你 您 在 有 是 要 想 能 会 會 请 請 哪 几 幾 里 裡 个 個',
  ]
    .join(' ')
    .split(' ')
    .map(foldedText)
    .sort((one, other) => other.length - one.length)
    .join('|'),
  'g',
);
