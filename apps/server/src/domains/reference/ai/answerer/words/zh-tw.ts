import type { Sought, Words } from './words.ts';

const about = ({ name, filters }: Sought) =>
  `${name && `與「${name}」有關的`}文獻${filters.length > 0 ? `（${filters.join('、')}）` : ''}`;

export const ZH_TW: Words = {
  found: (count, sought) => `本館找到 ${count} 種${about(sought)}：\n\n`,
  foundMore: (count) => `\n還有 ${count} 種，可以開啟檢索結果檢視。`,
  count: (count, sought) => `本館有 ${count} 種${about(sought)}。`,
  nothing: (sought) => `本館沒有找到${about(sought)}。`,
  withoutFilters: (count) => `去掉這些條件後有 ${count} 種：\n\n`,
  elsewhere: (count) => `不過有 ${count} 種書的記錄裡出現了這些詞：\n\n`,
  nearest: (had) => `最接近的是與${had.map((word) => `「${word}」`).join('、')}有關的：\n\n`,
  didYouMean: (words) => `您要找的是不是「${words}」？`,
  noSuchWork: (name) => `本館目錄裡沒有「${name}」。`,
  onShelf: (copies, place) => `在架可借 ${copies} 冊，${place}`,
  readingOnly: (place) => `在架，只能在館內閱覽，${place}`,
  online: '可以線上閱讀',
  and: '；',
  allOut: (day, waiting) =>
    `已全部借出${day && `，最早 ${day} 歸還`}${waiting > 0 ? `，有 ${waiting} 人在等` : ''}`,
  noCopies: '本館沒有可借的複本',
  place: (library, location, callNumber) =>
    `${[library, location].filter(Boolean).join(' ')}，索書號 ${callNumber || '未標'}`,
  whereIs: '的位置：',
  due: (title, day, state) =>
    `- ${title}：${day}到期${state === 'overdue' ? '，**已經逾期**' : state === 'soon' ? '，快到期了' : ''}\n`,
  loans: (count) => `您現在借了 ${count} 冊：\n\n`,
  noLoans: '您現在沒有在借的書。',
  renewable: (count) => `其中 ${count} 冊可以續借，請按下面的按鈕確認。`,
  notRenewable: (title, why) => `- ${title}：${why}\n`,
  hold: (title, state, until, place, before) =>
    `- ${title}：${state === 'kept' ? `已到館，請在 ${until || '保留期內'} 前到${place}取書` : state === 'waiting' ? `等待中${before === null ? '' : `，前面有 ${before} 人`}` : '辦理中'}\n`,
  noHolds: '您沒有進行中的預約或申請。',
  owed: (amount) => `您目前欠 ${amount}。`,
  accruing: (amount) => `逾期借閱目前產生 ${amount}，在歸還或續借時計入。`,
  noFines: '您沒有欠款。',
  limits: (canBorrow, more) =>
    canBorrow ? `您可以借書${more === null ? '' : `，還能借 ${more} 冊`}。` : '您目前不能借書。',
  hours: (library, day, hours) => `- ${library}，${day}：${hours}\n`,
  week: (library, week) => `- ${library}：${week}\n`,
  noHours: '圖書館沒有公佈開放時間。',
  rule: (type, length, per, renewals, most, fine) =>
    `- ${type}：可借 ${length} ${per === 'hour' ? '小時' : '天'}，${renewals === 0 ? '不可續借' : `可續借 ${renewals} 次`}${most === null ? '' : `，最多 ${most} 冊`}，逾期每${per === 'hour' ? '小時' : '天'} ${fine}\n`,
  mostLoans: (most) => `您一次最多可以借 ${most} 冊。\n\n`,
  ruleUnknown: '這一條規定我不清楚，可以問館員。',
  askDesk: '請到服務台問館員，由他們決定。今天的開放時間：\n\n',
  copiesIn: (places) => `館藏地點：${places.join('；')}。\n`,
  editions: '\n其他版本和譯本：\n\n',
  noEditions: '本館目錄裡沒有這部作品的其他版本或譯本：\n\n',
  oldestFirst: '按館藏版本的年份，最早的在前：\n\n',
  inOrder: '按先後順序：\n\n',
  noSuchPart: '本館目錄裡沒有這一部，有下面這些：\n\n',
  alsoNear: '\n相近的還有：\n\n',
  similar: '您可能也想看：\n\n',
  noSimilar: '沒有找到相近的文獻。',
  says: '文獻裡這樣寫：\n\n',
  notSaid: '本館的記錄裡沒有它的內容說明。',
  canRequest: '您可以提交申請或預約，請按下面的按鈕。',
  whichWork: '您說的是哪一種書？請告訴我書名或 ISBN。',
  whatAbout: '您想找哪方面的？可以告訴我主題、作者或書名。',
  outside: '這個問題和圖書館無關，我幫不上忙。我可以幫您找書、查借閱和開放時間。',
  refused: '這個我不能說：我只看得到館藏和您自己的賬戶。',
  librarian: '我可以把問題轉給館員，請按下面的按鈕。',
  away: '現在查不到，請稍後再試。',
  filters: {
    onShelf: '在架',
    online: '可線上閱讀',
    from: (year) => `${year} 年以來`,
    to: (year) => `${year} 年以前`,
    newest: '最新',
    mostBorrowed: '借閱最多',
  },
};
