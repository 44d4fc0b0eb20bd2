import type { Names } from '@lectern/contracts/kernel/languages';

/**
 * Names of the main classes and divisions of the Dewey Decimal Classification, and of sections that town libraries use much. The numbers
 * and their meanings are facts; the words are ours and not the captions of its edition.
 *
 * digits | zh-CN | zh-TW | en-US | fr-FR
 */
const TABLE = `
0|知识与计算机|知識與電腦|Knowledge and computing|Savoir et informatique
00|计算机与一般知识|電腦與一般知識|Computing and knowledge in general|Informatique et savoir en général
01|书目|書目|Book lists|Bibliographies
02|图书馆|圖書館|Libraries|Bibliothèques
03|百科全书|百科全書|Encyclopaedias|Encyclopédies
05|期刊|期刊|Magazines and journals|Revues et magazines
06|社团与博物馆|社團與博物館|Societies and museums|Sociétés et musées
07|新闻与出版|新聞與出版|Press and publishing|Presse et édition
08|文集|文集|Collected writings|Recueils
09|珍本与手稿|珍本與手稿|Rare and handwritten books|Livres rares et manuscrits
1|哲学与心理|哲學與心理|Philosophy and the mind|Philosophie et vie de l’esprit
10|哲学总论|哲學總論|Philosophy in general|Philosophie en général
11|形而上学|形上學|Metaphysics|Métaphysique
12|认识论|知識論|Theory of knowledge|Théorie de la connaissance
13|梦与神秘现象|夢與神祕現象|Dreams and the occult|Rêves et occultisme
14|哲学流派|哲學流派|Schools of philosophy|Écoles philosophiques
15|心理学|心理學|Psychology|Psychologie
16|逻辑学|邏輯學|Logic|Logique
17|伦理学|倫理學|Ethics|Morale
18|古代与东方哲学|古代與東方哲學|Ancient and Eastern philosophy|Philosophie antique et orientale
19|近现代西方哲学|近現代西方哲學|Western philosophy since 1500|Philosophie occidentale depuis 1500
2|宗教|宗教|Religion|Religion
20|宗教总论|宗教總論|Religion in general|Religion en général
21|宗教思想|宗教思想|Religious thought|Pensée religieuse
22|圣经|聖經|Bible|Bible
23|基督教信仰|基督教信仰|Christian belief|Foi chrétienne
24|基督徒生活|基督徒生活|Christian life|Vie chrétienne
25|教区与修会|教區與修會|Parishes and religious orders|Paroisses et ordres religieux
26|教会与礼拜|教會與禮拜|Churches and worship|Églises et culte
27|教会史|教會史|Church history|Histoire de l’Église
28|基督教各派|基督教各派|Branches of Christianity|Confessions chrétiennes
29|其他宗教|其他宗教|Other faiths of the world|Autres religions du monde
3|社会与公共生活|社會與公共生活|Society and public life|Société et vie publique
30|社会学与民族|社會學與民族|Sociology and peoples|Sociologie et peuples
31|统计资料|統計資料|Statistical surveys|Données statistiques
32|政治|政治|Politics|Politique
33|经济与劳动|經濟與勞動|Economy and work|Économie et travail
34|法律|法律|Law|Droit
35|行政与军事|行政與軍事|Government and armed forces|Administration et armées
36|社会问题与福利|社會問題與福利|Social issues and welfare|Questions et action sociales
37|教育|教育|Schools and learning|Écoles et enseignement
38|贸易与交通|貿易與交通|Trade and transport|Commerce et transports
39|民俗与民间故事|民俗與民間故事|Customs and folk tales|Coutumes et contes
4|语言|語言|Languages|Langues
40|语言总论|語言總論|Language in general|Le langage en général
41|语言学|語言學|Linguistics|Linguistique
42|英语|英語|English|Anglais
43|德语与北欧语言|德語與北歐語言|German and Nordic languages|Allemand et langues nordiques
44|法语|法語|French|Français
45|意大利语与罗马尼亚语|義大利語與羅馬尼亞語|Italian and Romanian|Italien et roumain
46|西班牙语与葡萄牙语|西班牙語與葡萄牙語|Spanish and Portuguese|Espagnol et portugais
47|拉丁语|拉丁語|Latin|Latin
48|希腊语|希臘語|Greek|Grec
49|世界其他语言|世界其他語言|Other languages of the world|Autres langues du monde
5|自然与数学|自然與數學|Nature and mathematics|Nature et mathématiques
50|科学总论|科學總論|Science in general|Sciences en général
51|数学|數學|Mathematics|Mathématiques
52|天文与导航|天文與導航|Astronomy and navigation|Astronomie et navigation
53|物理学|物理學|Physics|Physique
54|化学与矿物|化學與礦物|Chemistry and minerals|Chimie et minéraux
55|地球、气候与海洋|地球、氣候與海洋|Earth, weather and sea|Terre, climat et océans
56|化石与恐龙|化石與恐龍|Fossils and dinosaurs|Fossiles et dinosaures
57|生命科学|生命科學|Life sciences|Sciences de la vie
58|植物|植物|Plants|Plantes
59|动物|動物|Animals|Animaux
6|技术、健康与家政|技術、健康與家政|Technology, health and home|Techniques, santé et maison
60|技术总论|技術總論|Technology in general|Techniques en général
61|健康与医学|健康與醫學|Health and medicine|Santé et médecine
62|工程与机械|工程與機械|Engineering and machines|Ingénierie et machines
63|农业、畜牧与园艺|農業、畜牧與園藝|Farming, animals and gardens|Agriculture, élevage et jardin
64|烹饪与家政|烹飪與家政|Cooking and household|Cuisine et maison
65|经营与管理|經營與管理|Business and management|Entreprises et gestion
66|化工与食品|化工與食品|Chemical and food industry|Industrie chimique et alimentaire
67|材料与制造|材料與製造|Materials and factories|Matériaux et fabrication
68|各类产品制造|各類產品製造|Products and handmade goods|Produits et fabrication à la main
69|建筑施工|建築施工|Building trades|Métiers du bâtiment
7|艺术、音乐与体育|藝術、音樂與體育|Arts, music and sport|Arts, musique et sports
70|艺术总论|藝術總論|Art in general|Art en général
71|城镇与景观|城鎮與景觀|Towns and landscapes|Villes et paysages
72|建筑|建築|Architecture|Architecture
73|雕塑与陶艺|雕塑與陶藝|Sculpture and pottery|Sculpture et céramique
74|素描、漫画与工艺|素描、漫畫與工藝|Drawing, comics and crafts|Dessin, bande dessinée et artisanat
75|绘画|繪畫|Painting|Peinture
76|版画|版畫|Prints|Gravures et estampes
77|摄影|攝影|Photography|Photographie
78|音乐|音樂|Music|Musique
79|体育、游戏与演艺|體育、遊戲與演藝|Sport, games and the stage|Sports, jeux et spectacles
8|文学|文學|Literature|Littérature
80|文学总论|文學總論|Literature in general|Littérature en général
81|美洲英语文学|美洲英語文學|American literature|Littérature américaine
82|英国文学|英國文學|English literature|Littérature anglaise
83|德语与北欧文学|德語與北歐文學|German and Nordic literature|Littératures allemande et nordiques
84|法国文学|法國文學|French literature|Littérature française
85|意大利与罗马尼亚文学|義大利與羅馬尼亞文學|Italian and Romanian literature|Littératures italienne et roumaine
86|西班牙与葡萄牙文学|西班牙與葡萄牙文學|Spanish and Portuguese literature|Littératures espagnole et portugaise
87|拉丁文学|拉丁文學|Latin literature|Littérature latine
88|希腊文学|希臘文學|Greek literature|Littérature grecque
89|其他语言文学|其他語言文學|Literature of other languages|Littératures d’autres langues
9|历史、地方与人物|歷史、地方與人物|History, places and lives|Histoire, lieux et vies
90|历史总论|歷史總論|History in general|Histoire en général
91|旅行与各地|旅行與各地|Travel and places|Voyages et lieux
92|传记与家谱|傳記與家譜|Lives and families|Vies et familles
93|古代史|古代史|Ancient times|Antiquité
94|欧洲史|歐洲史|European history|Histoire de l’Europe
95|亚洲史|亞洲史|Asian history|Histoire de l’Asie
96|非洲史|非洲史|African history|Histoire de l’Afrique
97|北美洲史|北美洲史|North American history|Histoire de l’Amérique du Nord
98|南美洲史|南美洲史|South American history|Histoire de l’Amérique du Sud
99|太平洋与极地史|太平洋與極地史|History of the Pacific and the poles|Histoire du Pacifique et des pôles
333|土地与自然资源|土地與自然資源|Land and natural resources|Terres et ressources naturelles
359|海军|海軍|Navies|Marines de guerre
363|公共安全与环境|公共安全與環境|Public safety and the environment|Sécurité publique et environnement
508|各地自然|各地自然|Nature by region|La nature par région
523|恒星与行星|恆星與行星|Stars and planets|Étoiles et planètes
526|地图与大地测量|地圖與大地測量|Maps and measuring the Earth|Cartes et mesure de la Terre
551|海洋、气候与岩石|海洋、氣候與岩石|Oceans, weather and rocks|Océans, climat et roches
578|各类环境中的生物|各類環境中的生物|Living things by habitat|Êtres vivants par milieu
598|鸟类|鳥類|Birds|Oiseaux
623|船舶与军事工程|船舶與軍事工程|Ships and military engineering|Navires et génie militaire
636|家畜与宠物|家畜與寵物|Farm animals and pets|Animaux d’élevage et de compagnie
641|饮食与烹饪|飲食與烹飪|Food and cooking|Aliments et cuisine
709|艺术史|藝術史|Art history|Histoire de l’art
741|素描与漫画|素描與漫畫|Drawing and comics|Dessin et bande dessinée
813|美洲英语小说|美洲英語小說|American fiction|Romans américains
823|英国小说|英國小說|English fiction|Romans anglais
839|北欧与荷兰文学|北歐與荷蘭文學|Nordic and Dutch literature|Littératures nordiques et néerlandaise
843|法国小说|法國小說|French fiction|Romans français
895|东亚文学|東亞文學|East Asian literature|Littératures d’Asie orientale
909|世界史|世界史|World history|Histoire du monde
910|航海与旅行|航海與旅行|Voyages and travel|Voyages et navigation
914|欧洲游记|歐洲遊記|Travel in Europe|Voyages en Europe
919|大洋洲与极地游记|大洋洲與極地遊記|Travel in Oceania and the polar regions|Voyages en Océanie et aux pôles
930|考古|考古|Archaeology|Archéologie
937|古罗马|古羅馬|Ancient Rome|Rome antique
951|中国史|中國史|Chinese history|Histoire de la Chine
974|美国东北部|美國東北部|North-eastern United States|Nord-est des États-Unis
`;

/** By the digits of the class: 6, 63, 636. */
export const DDC_NAMES: ReadonlyMap<string, Names> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [digits = '', chinese, traditional, english, french] = line.split('|');
      return [digits, { 'zh-CN': chinese, 'zh-TW': traditional, 'en-US': english, 'fr-FR': french }];
    }),
);
