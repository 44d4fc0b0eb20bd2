import type { Sought, Words } from './words.ts';

const about = ({ name, filters }: Sought) =>
  `${name && `与“${name}”有关的`}文献${filters.length > 0 ? `（${filters.join('、')}）` : ''}`;

export const ZH_CN: Words = {
  found: (count, sought) => `本馆找到 ${count} 种${about(sought)}：\n\n`,
  foundMore: (count) => `\n还有 ${count} 种，可以打开检索结果查看。`,
  count: (count, sought) => `本馆有 ${count} 种${about(sought)}。`,
  nothing: (sought) => `本馆没有找到${about(sought)}。`,
  withoutFilters: (count) => `去掉这些条件后有 ${count} 种：\n\n`,
  elsewhere: (count) => `不过有 ${count} 种书的记录里出现了这些词：\n\n`,
  nearest: (had) => `最接近的是与${had.map((word) => `“${word}”`).join('、')}有关的：\n\n`,
  didYouMean: (words) => `您要找的是不是“${words}”？`,
  noSuchWork: (name) => `本馆目录里没有“${name}”。`,
  onShelf: (copies, place) => `在架可借 ${copies} 册，${place}`,
  readingOnly: (place) => `在架，只能在馆内阅览，${place}`,
  online: '可以在线阅读',
  and: '；',
  allOut: (day, waiting) =>
    `已全部借出${day && `，最早 ${day} 归还`}${waiting > 0 ? `，有 ${waiting} 人在等` : ''}`,
  noCopies: '本馆没有可借的复本',
  place: (library, location, callNumber) =>
    `${[library, location].filter(Boolean).join(' ')}，索书号 ${callNumber || '未标'}`,
  whereIs: '的位置：',
  due: (title, day, state) =>
    `- ${title}：${day}到期${state === 'overdue' ? '，**已经逾期**' : state === 'soon' ? '，快到期了' : ''}\n`,
  loans: (count) => `您现在借了 ${count} 册：\n\n`,
  noLoans: '您现在没有在借的书。',
  renewable: (count) => `其中 ${count} 册可以续借，请按下面的按钮确认。`,
  notRenewable: (title, why) => `- ${title}：${why}\n`,
  hold: (title, state, until, place, before) =>
    `- ${title}：${state === 'kept' ? `已到馆，请在 ${until || '保留期内'} 前到${place}取书` : state === 'waiting' ? `等待中${before === null ? '' : `，前面有 ${before} 人`}` : '办理中'}\n`,
  noHolds: '您没有进行中的预约或申请。',
  owed: (amount) => `您目前欠 ${amount}。`,
  accruing: (amount) => `逾期借阅目前产生 ${amount}，在归还或续借时计入。`,
  noFines: '您没有欠款。',
  limits: (canBorrow, more) =>
    canBorrow ? `您可以借书${more === null ? '' : `，还能借 ${more} 册`}。` : '您目前不能借书。',
  hours: (library, day, hours) => `- ${library}，${day}：${hours}\n`,
  week: (library, week) => `- ${library}：${week}\n`,
  noHours: '图书馆没有公布开放时间。',
  rule: (type, length, per, renewals, most, fine) =>
    `- ${type}：可借 ${length} ${per === 'hour' ? '小时' : '天'}，${renewals === 0 ? '不可续借' : `可续借 ${renewals} 次`}${most === null ? '' : `，最多 ${most} 册`}，逾期每${per === 'hour' ? '小时' : '天'} ${fine}\n`,
  mostLoans: (most) => `您一次最多可以借 ${most} 册。\n\n`,
  ruleUnknown: '这一条规定我不清楚，可以问馆员。',
  askDesk: '请到服务台问馆员，由他们决定。今天的开放时间：\n\n',
  copiesIn: (places) => `馆藏地点：${places.join('；')}。\n`,
  editions: '\n其他版本和译本：\n\n',
  noEditions: '本馆目录里没有这部作品的其他版本或译本：\n\n',
  oldestFirst: '按馆藏版本的年份，最早的在前：\n\n',
  inOrder: '按先后顺序：\n\n',
  noSuchPart: '本馆目录里没有这一部，有下面这些：\n\n',
  alsoNear: '\n相近的还有：\n\n',
  similar: '您可能也想看：\n\n',
  noSimilar: '没有找到相近的文献。',
  says: '文献里这样写：\n\n',
  notSaid: '本馆的记录里没有它的内容说明。',
  canRequest: '您可以提交申请或预约，请按下面的按钮。',
  whichWork: '您说的是哪一种书？请告诉我书名或 ISBN。',
  whatAbout: '您想找哪方面的？可以告诉我主题、作者或书名。',
  outside: '这个问题和图书馆无关，我帮不上忙。我可以帮您找书、查借阅和开放时间。',
  refused: '这个我不能说：我只看得到馆藏和您自己的账号。',
  librarian: '我可以把问题转给馆员，请按下面的按钮。',
  away: '现在查不到，请稍后再试。',
  filters: {
    onShelf: '在架',
    online: '可在线阅读',
    from: (year) => `${year} 年以来`,
    to: (year) => `${year} 年以前`,
    newest: '最新',
    mostBorrowed: '借阅最多',
  },
};
