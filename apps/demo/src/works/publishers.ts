/** The places of our publishers: `country | place | publishers, separated by semicolons`. */
const TABLE = `
cn|北京|人民文学出版社;中华书局;中国戏剧出版社;北京大学出版社;农业出版社;中国建筑工业出版社;人民卫生出版社;中国商业出版社;人民美术出版社;作家出版社;新星出版社;北京十月文艺出版社;中国文联出版公司;中国青年出版社;北京出版社;解放军文艺出版社;生活·读书·新知三联书店;商务印书馆;知识出版社;中共中央党校出版社;中国少年儿童出版社;中国海关出版社;高等教育出版社;东方出版社;中国社会科学出版社;人民出版社;文物出版社;人民音乐出版社;中国大百科全书出版社;中信出版社;中国政法大学出版社;法律出版社;人民教育出版社;北京师范大学出版社;中国人民大学出版社;科学出版社;清华大学出版社;国防工业出版社;中国农业出版社;地质出版社;对外经济贸易大学出版社;外语教学与研究出版社;机械工业出版社;电子工业出版社;人民邮电出版社;中国电力出版社;群众出版社;外国文学出版社;中央编译出版社;教育科学出版社;中央文献出版社;国家图书馆出版社;北京图书馆出版社;北京大学;图书情报工作杂志社;情报学报编辑部;历史研究编辑部;文学评论编辑部;哲学研究编辑部;经济研究编辑部;社会学研究编辑部;中国社会科学杂志社;人民文学杂志社;中华医学会;建筑学报杂志社;中国地图出版社
cn|上海|上海古籍出版社;上海人民出版社;学林出版社;上海文艺出版社;上海三联书店;复旦大学出版社;华东师范大学出版社;同济大学出版社;上海人民美术出版社;上海万叶书店;上海辞书出版社;汉语大词典出版社;上海书店出版社;上海科学技术出版社;立信会计出版社;上海外语教育出版社;上海译文出版社;新文艺出版社;上海科技教育出版社;上海远东出版社;新月书店;开明书店;收获文学杂志社
cn|启明|启明大学出版社
cn|广州|广东人民出版社;花城出版社;广东经济出版社
cn|沈阳|辽宁教育出版社;辽宁人民出版社
cn|南京|江苏科学技术出版社;江苏凤凰文艺出版社;江苏文艺出版社;江苏少年儿童出版社;江苏古籍出版社;译林出版社;江苏人民出版社
cn|重庆|重庆出版社
cn|成都|四川科学技术出版社
cn|武汉|长江文艺出版社;武汉大学出版社
cn|长沙|湖南文艺出版社;湖南科学技术出版社
cn|天津|天津人民出版社;百花文艺出版社;天津大学出版社
cn|乌鲁木齐|新疆人民出版社
cn|昆明|云南人民出版社
cn|杭州|浙江文艺出版社;浙江少年儿童出版社;浙江古籍出版社;浙江人民出版社
cn|海口|南海出版公司
cn|济南|山东科学技术出版社;齐鲁书社
cn|西安|西安电子科技大学出版社;陕西人民出版社;陕西科学技术出版社
cn|桂林|漓江出版社;广西师范大学出版社
cn|长春|吉林人民出版社
tw|臺北|里仁書局;三民書局;藝文印書館;爾雅出版社;遠景出版社;環宇出版社;臺灣商務印書館;皇冠出版社;皇冠文化出版;聯經出版事業公司;時報文化;麥田出版;夏日出版社;游擊文化;天下雜誌;洪範書店;東大圖書公司;臺灣學生書局;正中書局;允晨文化;漢聲雜誌社;林白出版社;食貨出版社;漢美圖書;文華圖書館管理資訊
hk|香港|海濱圖書公司;獲益出版事業;素葉出版社;明河社;天地圖書;三聯書店(香港);汤臣电影有限公司
cn|Beijing|Foreign Languages Press
gb|London|Penguin;Arden Shakespeare;Hogarth Press;Chatto & Windus;HarperCollins;Allen & Unwin;Faber and Faber;Jonathan Cape;Fourth Estate;Bloomsbury;Unwin;Heinemann;Pan Books;Collins;George Newnes;John Murray;John W. Parker and Son;Hutchinson;Macmillan;Routledge;Verso;Harvill Secker;Phaidon;Nature Publishing Group;Elsevier;Economist Newspaper;Times Books;Facet;Constable;Allen Lane;Methuen;Michael Joseph;Cassell;Smith, Elder;Gollancz;Hodder & Stoughton;Frederick Warne;Geoffrey Bles;Walker Books;Scholastic;Sort of Books;Tinder Press;Hamish Hamilton;Profile Books;Adlard Coles;Apple
gb|Edinburgh|Blackwood
gb|Oxford|Clarendon Press;Oxford University Press
gb|Cambridge|Cambridge University Press
us|New York|Anchor Books;Tor;Viking;John Day;Farrar, Straus and Giroux;Vintage;Boni and Liveright;Grove Press;Fowler and Wells;Scribner;Jonathan Cape and Harrison Smith;Simon & Schuster;Ballantine;Gnome Press;Ace;Delacorte Press;Knopf;Riverhead Books;Putnam;New Directions;Harper & Brothers;Springer;Wiley;Basic Books;McGraw-Hill;W. H. Freeman;Bantam;Random House;W. W. Norton;Atheneum;Garland Science;Pantheon Books;American Association for the Advancement of Science;Association for Computing Machinery;American Physical Society;Condé Nast;Scientific American;Library Journals;CBS Records;Columbia;Walker;Century;Henry Holt;Harper & Row
us|Chicago|University of Chicago Press;American Library Association
us|Berkeley|University of California Press
us|Bloomington|Indiana University Press
us|Boston|Little, Brown;Houghton Mifflin;Cengage Learning;Pearson;Massachusetts Medical Society;Harvard Business School Publishing
us|Philadelphia|J. B. Lippincott;Chilton
us|Cambridge, Massachusetts|MIT Press;Belknap Press;Harvard University Press;Cell Press
us|Reading, Massachusetts|Addison-Wesley
us|Upper Saddle River, New Jersey|Prentice Hall
us|Redmond, Washington|Microsoft Press
us|Sebastopol, California|O'Reilly
us|Burlington, Massachusetts|Morgan Kaufmann
us|Belmont, California|Brooks/Cole
us|Wellesley, Massachusetts|Wellesley-Cambridge Press
us|Princeton, New Jersey|Princeton University Press;Princeton University
us|New Haven|Yale University Press
us|Nashville|American Economic Association
us|Washington, D.C.|National Geographic Society;Government Printing Office
us|Hartford, Connecticut|Case, Lockwood & Brainard
us|Westport, Connecticut|Libraries Unlimited
us|Ann Arbor, Michigan|Association for Asian Studies
us|Cleveland|World Publishing
ca|Toronto|McClelland and Stewart;Knopf Canada
in|Madras|Madras Library Association
nl|The Hague|Mouton
nl|Amsterdam|Marc-Michel Rey;Querido
nl|Leiden|Jan Maire
be|Bruxelles|Editiones Mundaneum;Librairie internationale
be|Tournai|Casterman
ch|Genève|Cramer;Barrillot
ch|Zürich|Diogenes
fr|Paris|Olympia Press;Gallimard;Gosselin;Grasset;Michel Lévy frères;Levavasseur;Werdet;Charpentier;Poulet-Malassis et de Broise;Hetzel;Baudry;Guillaume Desprez;Plon;Éditions de Minuit;Payot;Alcan;Armand Colin;Le Robert;Calmann-Lévy;Arthaud;Éditions de Paris;Dargaud;Denoël;Julliard
be|Bruxelles|Alliance typographique
fr|Bordeaux|Simon Millanges
de|Stuttgart|Reclam;Thienemann
de|Berlin|Unger;Realschulbuchhandlung;Verlag Die Schmiede;S. Fischer;Propyläen;Luchterhand
de|Leipzig|Kurt Wolff;Brockhaus;Teubner;Gerhard Fleischer
de|Reinbek bei Hamburg|Rowohlt
se|Stockholm|Bermann-Fischer
de|Köln|Kiepenheuer & Witsch
de|München|Hanser;Henle;K.G. Saur
lv|Riga|Johann Friedrich Hartknoch
de|Bamberg|Goebhardt
de|Chemnitz|Schmeitzner
de|Hamburg|Otto Meissner
gb|London|Burghard
at|Wien|Franz Deuticke
de|Tübingen|Mohr
de|Halle|Niemeyer
de|Frankfurt am Main|Suhrkamp
de|Braunschweig|Vieweg
de|Mannheim|Dudenverlag
jp|東京|新潮社;岩波書店;中央公論社;講談社;文藝春秋新社;光文社;福武書店;集英社;文藝春秋;双葉社;青土社;弘文堂;ダイヤモンド社;角川書店;東宝
it|Roma|Produzioni De Sica
`;

export interface PublisherSeat {
  readonly place: string;
  /** ISO 3166 code, lower case. */
  readonly country: string;
}

const SEATS = new Map<string, PublisherSeat>();
for (const line of TABLE.trim().split('\n')) {
  const [country = '', place = '', publishers = ''] = line.split('|');
  for (const name of publishers.split(';')) SEATS.set(name, { place, country });
}

/**
 * Place and country of a publisher.
 *
 * @throws RangeError if the table lacks the publisher.
 */
export function publisherOf(name: string): PublisherSeat {
  const seat = SEATS.get(name);
  if (seat === undefined) throw new RangeError(`publisher without a place: ${name}`);
  return seat;
}
