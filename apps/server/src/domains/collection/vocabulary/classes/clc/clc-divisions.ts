import type { Names } from '@lectern/contracts/kernel/languages';

/**
 * The second level of the Chinese Library Classification (中国图书馆分类法, 5th edition, National Library of China
 * Press): the classes directly below the main classes, in its order. I3/7 is the range from I3 to I7. Form divisions
 * (-0, -1) are left out, because shelves are not arranged by them. The English and French names are ours.
 *
 * notation | zh-CN | zh-TW | en-US | fr-FR
 */
const TABLE = `
A1|马克思、恩格斯著作|馬克思、恩格斯著作|Works of Marx and Engels|Œuvres de Marx et Engels
A2|列宁著作|列寧著作|Works of Lenin|Œuvres de Lénine
A3|斯大林著作|斯大林著作|Works of Stalin|Œuvres de Staline
A4|毛泽东著作|毛澤東著作|Works of Mao Zedong|Œuvres de Mao Zedong
A49|邓小平著作|鄧小平著作|Works of Deng Xiaoping|Œuvres de Deng Xiaoping
A5|马克思、恩格斯、列宁、斯大林、毛泽东、邓小平著作汇编|馬克思、恩格斯、列寧、斯大林、毛澤東、鄧小平著作彙編|Collections of these authors|Recueils de ces auteurs
A7|马克思、恩格斯、列宁、斯大林、毛泽东、邓小平生平和传记|馬克思、恩格斯、列寧、斯大林、毛澤東、鄧小平生平和傳記|Lives of these authors|Vies de ces auteurs
A8|马克思主义、列宁主义、毛泽东思想、邓小平理论的学习和研究|馬克思主義、列寧主義、毛澤東思想、鄧小平理論的學習和研究|Studies of Marxism and its successors|Études du marxisme et de ses suites
B0|哲学理论|哲學理論|Philosophy: theory|Théorie de la philosophie
B1|世界哲学|世界哲學|World philosophy|Philosophie mondiale
B2|中国哲学|中國哲學|Chinese philosophy|Philosophie chinoise
B3|亚洲哲学|亞洲哲學|Asian philosophy|Philosophie asiatique
B4|非洲哲学|非洲哲學|African philosophy|Philosophie africaine
B5|欧洲哲学|歐洲哲學|European philosophy|Philosophie européenne
B6|大洋洲哲学|大洋洲哲學|Philosophy of Oceania|Philosophie d’Océanie
B7|美洲哲学|美洲哲學|Philosophy of the Americas|Philosophie des Amériques
B80|思维科学|思維科學|Science of thinking|Sciences de la pensée
B81|逻辑学|邏輯學|Logic|Logique
B82|伦理学|倫理學|Ethics|Éthique
B83|美学|美學|Aesthetics|Esthétique
B84|心理学|心理學|Psychology|Psychologie
B9|宗教|宗教|Religion|Religion
C0|社会科学理论与方法论|社會科學理論與方法論|Social sciences: theory and methodology|Théorie et méthodologie des sciences sociales
C1|社会科学概况、现状、进展|社會科學概況、現狀、進展|State of the social sciences|État des sciences sociales
C2|社会科学机构、团体、会议|社會科學機構、團體、會議|Social science bodies and conferences|Organismes et congrès de sciences sociales
C3|社会科学研究方法|社會科學研究方法|Social science research methods|Méthodes de recherche en sciences sociales
C4|社会科学教育与普及|社會科學教育與普及|Teaching of the social sciences|Enseignement des sciences sociales
C5|社会科学丛书、文集、连续性出版物|社會科學叢書、文集、連續性出版物|Social science series and collections|Collections et recueils de sciences sociales
C6|社会科学参考工具书|社會科學參考工具書|Social science reference works|Usuels de sciences sociales
C7|社会科学文献检索工具书|社會科學文獻檢索工具書|Social science bibliographies|Bibliographies de sciences sociales
C8|统计学|統計學|Statistics|Statistique
C91|社会学|社會學|Sociology|Sociologie
C92|人口学|人口學|Demography|Démographie
C93|管理学|管理學|Management|Gestion
C94|系统科学|系統科學|Systems science (social)|Science des systèmes (social)
C95|民族学、文化人类学|民族學、文化人類學|Ethnology and cultural anthropology|Ethnologie et anthropologie culturelle
C96|人才学|人才學|Study of talent|Étude des talents
C97|劳动科学|勞動科學|Labour science|Science du travail
D0|政治学、政治理论|政治學、政治理論|Political theory|Théorie politique
D1|国际共产主义运动|國際共產主義運動|International communist movement|Mouvement communiste international
D2|中国共产党|中國共產黨|Communist Party of China|Parti communiste chinois
D33/37|各国共产党|各國共產黨|Communist parties of other countries|Partis communistes d’autres pays
D4|工人、农民、青年、妇女运动与组织|工人、農民、青年、婦女運動與組織|Movements of workers, farmers, youth and women|Mouvements ouvriers, paysans, de jeunesse et de femmes
D5|世界政治|世界政治|World politics|Politique mondiale
D6|中国政治|中國政治|Politics of China|Politique de la Chine
D73/77|各国政治|各國政治|Politics of other countries|Politique d’autres pays
D8|外交、国际关系|外交、國際關係|Diplomacy and international relations|Diplomatie et relations internationales
D9|法律|法律|Law|Droit
DF|法律（法律类专用）|法律（法律類專用）|Law (special scheme)|Droit (plan particulier)
E0|军事理论|軍事理論|Military theory|Théorie militaire
E1|世界军事|世界軍事|World military affairs|Affaires militaires mondiales
E2|中国军事|中國軍事|Military affairs of China|Affaires militaires de la Chine
E3/7|各国军事|各國軍事|Military affairs of other countries|Affaires militaires d’autres pays
E8|战略学、战役学、战术学|戰略學、戰役學、戰術學|Strategy and tactics|Stratégie et tactique
E9|军事技术|軍事技術|Military technology|Technique militaire
E99|军事地形学、军事地理学|軍事地形學、軍事地理學|Military topography and geography|Topographie et géographie militaires
F0|经济学|經濟學|Economic theory|Théorie économique
F1|世界各国经济概况、经济史、经济地理|世界各國經濟概況、經濟史、經濟地理|World economies: history and geography|Économies du monde : histoire et géographie
F2|经济管理|經濟管理|Economic management|Gestion économique
F3|农业经济|農業經濟|Agricultural economics|Économie agricole
F4|工业经济|工業經濟|Industrial economics|Économie industrielle
F49|信息产业经济|資訊產業經濟|Information industry|Économie de l’information
F5|交通运输经济|交通運輸經濟|Transport economics|Économie des transports
F59|旅游经济|旅遊經濟|Tourism|Économie du tourisme
F6|邮电通信经济|郵電通信經濟|Post and telecommunications|Postes et télécommunications
F7|贸易经济|貿易經濟|Trade|Commerce
F8|财政、金融|財政、金融|Public finance, money and banking|Finances publiques, monnaie et banque
G0|文化理论|文化理論|Culture: theory|Théorie de la culture
G1|世界各国文化与文化事业|世界各國文化與文化事業|Culture of the world|Culture dans le monde
G2|信息与知识传播|資訊與知識傳播|Information, media and libraries|Information, médias et bibliothèques
G3|科学、科学研究|科學、科學研究|Science and research|Science et recherche
G4|教育|教育|Education|Éducation
G5|世界各国教育事业|世界各國教育事業|Education around the world|L’éducation dans le monde
G6|各级教育|各級教育|Levels of education|Degrés de l’enseignement
G7|各类教育|各類教育|Kinds of education|Types d’enseignement
G8|体育|體育|Sports|Sport
H0|语言学|語言學|Linguistics|Linguistique
H1|汉语|漢語|Chinese|Chinois
H2|中国少数民族语言|中國少數民族語言|Languages of China’s minorities|Langues des minorités de Chine
H3|常用外国语|常用外國語|Major foreign languages|Principales langues étrangères
H4|汉藏语系|漢藏語系|Sino-Tibetan languages|Langues sino-tibétaines
H5|阿尔泰语系|阿爾泰語系|Altaic languages|Langues altaïques
H61|南亚语系|南亞語系|Austroasiatic languages|Langues austroasiatiques
H62|南印语系|南印語系|Dravidian languages|Langues dravidiennes
H63|南岛语系|南島語系|Austronesian languages|Langues austronésiennes
H64|东北亚诸语言|東北亞諸語言|Languages of north-east Asia|Langues d’Asie du Nord-Est
H65|高加索语系|高加索語系|Caucasian languages|Langues caucasiennes
H66|乌拉尔语系|烏拉爾語系|Uralic languages|Langues ouraliennes
H67|闪-含语系|閃-含語系|Afroasiatic languages|Langues afro-asiatiques
H7|印欧语系|印歐語系|Indo-European languages|Langues indo-européennes
H81|非洲诸语言|非洲諸語言|Languages of Africa|Langues d’Afrique
H83|美洲诸语言|美洲諸語言|Languages of the Americas|Langues des Amériques
H84|大洋洲诸语言|大洋洲諸語言|Languages of Oceania|Langues d’Océanie
H9|国际辅助语|國際輔助語|International auxiliary languages|Langues auxiliaires internationales
I0|文学理论|文學理論|Literary theory|Théorie littéraire
I1|世界文学|世界文學|World literature|Littérature mondiale
I2|中国文学|中國文學|Chinese literature|Littérature chinoise
I3/7|各国文学|各國文學|Literature of other countries|Littérature d’autres pays
J0|艺术理论|藝術理論|Art theory|Théorie de l’art
J1|世界各国艺术概况|世界各國藝術概況|Art around the world|L’art dans le monde
J2|绘画|繪畫|Painting and drawing|Peinture et dessin
J29|书法、篆刻|書法、篆刻|Calligraphy and seal carving|Calligraphie et sigillographie
J3|雕塑|雕塑|Sculpture|Sculpture
J4|摄影艺术|攝影藝術|Photography|Photographie
J5|工艺美术|工藝美術|Arts and crafts|Arts décoratifs
J59|建筑艺术|建築藝術|Art of architecture|Art de l’architecture
J6|音乐|音樂|Music|Musique
J7|舞蹈|舞蹈|Dance|Danse
J8|戏剧、曲艺、杂技艺术|戲劇、曲藝、雜技藝術|Theatre and performing arts|Théâtre et arts du spectacle
J9|电影、电视艺术|電影、電視藝術|Film and television|Cinéma et télévision
K0|史学理论|史學理論|Theory of history|Théorie de l’histoire
K1|世界史|世界史|World history|Histoire mondiale
K2|中国史|中國史|History of China|Histoire de la Chine
K3|亚洲史|亞洲史|History of Asia|Histoire de l’Asie
K4|非洲史|非洲史|History of Africa|Histoire de l’Afrique
K5|欧洲史|歐洲史|History of Europe|Histoire de l’Europe
K6|大洋洲史|大洋洲史|History of Oceania|Histoire de l’Océanie
K7|美洲史|美洲史|History of the Americas|Histoire des Amériques
K81|传记|傳記|Biography|Biographie
K85|文物考古|文物考古|Archaeology and antiquities|Archéologie et antiquités
K89|风俗习惯|風俗習慣|Customs and folklore|Coutumes et folklore
K9|地理|地理|Geography|Géographie
N0|自然科学理论与方法论|自然科學理論與方法論|Natural sciences: theory and methodology|Théorie et méthodologie des sciences naturelles
N1|自然科学概况、现状、进展|自然科學概況、現狀、進展|State of the natural sciences|État des sciences naturelles
N2|自然科学机构、团体、会议|自然科學機構、團體、會議|Natural science bodies and conferences|Organismes et congrès de sciences naturelles
N3|自然科学研究方法|自然科學研究方法|Natural science research methods|Méthodes de recherche en sciences naturelles
N4|自然科学教育与普及|自然科學教育與普及|Teaching of the natural sciences|Enseignement des sciences naturelles
N5|自然科学丛书、文集、连续性出版物|自然科學叢書、文集、連續性出版物|Natural science series and collections|Collections et recueils de sciences naturelles
N6|自然科学参考工具书|自然科學參考工具書|Natural science reference works|Usuels de sciences naturelles
N7|自然科学文献检索工具|自然科學文獻檢索工具|Natural science bibliographies|Bibliographies de sciences naturelles
N8|自然科学调查、考察|自然科學調查、考察|Scientific surveys and expeditions|Enquêtes et expéditions scientifiques
N91|自然研究、自然历史|自然研究、自然歷史|Natural history|Histoire naturelle
N93|非线性科学|非線性科學|Nonlinear science|Science non linéaire
N94|系统科学|系統科學|Systems science|Science des systèmes
N99|情报学、情报工作|情報學、情報工作|Information science|Science de l’information
O1|数学|數學|Mathematics|Mathématiques
O3|力学|力學|Mechanics|Mécanique
O4|物理学|物理學|Physics|Physique
O6|化学|化學|Chemistry|Chimie
O7|晶体学|晶體學|Crystallography|Cristallographie
P1|天文学|天文學|Astronomy|Astronomie
P2|测绘学|測繪學|Surveying and mapping|Géodésie et cartographie
P3|地球物理学|地球物理學|Geophysics|Géophysique
P4|大气科学|大氣科學|Atmospheric science|Sciences de l’atmosphère
P5|地质学|地質學|Geology|Géologie
P7|海洋学|海洋學|Oceanography|Océanographie
P9|自然地理学|自然地理學|Physical geography|Géographie physique
Q1|普通生物学|普通生物學|General biology|Biologie générale
Q2|细胞生物学|細胞生物學|Cell biology|Biologie cellulaire
Q3|遗传学|遺傳學|Genetics|Génétique
Q4|生理学|生理學|Physiology|Physiologie
Q5|生物化学|生物化學|Biochemistry|Biochimie
Q6|生物物理学|生物物理學|Biophysics|Biophysique
Q7|分子生物学|分子生物學|Molecular biology|Biologie moléculaire
Q81|生物工程学|生物工程學|Bioengineering|Génie biologique
Q89|环境生物学|環境生物學|Environmental biology|Biologie de l’environnement
Q91|古生物学|古生物學|Palaeontology|Paléontologie
Q93|微生物学|微生物學|Microbiology|Microbiologie
Q94|植物学|植物學|Botany|Botanique
Q95|动物学|動物學|Zoology|Zoologie
Q96|昆虫学|昆蟲學|Entomology|Entomologie
Q98|人类学|人類學|Anthropology|Anthropologie
R1|预防医学、卫生学|預防醫學、衛生學|Preventive medicine and hygiene|Médecine préventive et hygiène
R2|中国医学|中國醫學|Chinese medicine|Médecine chinoise
R3|基础医学|基礎醫學|Basic medical sciences|Médecine fondamentale
R4|临床医学|臨床醫學|Clinical medicine|Médecine clinique
R5|内科学|內科學|Internal medicine|Médecine interne
R6|外科学|外科學|Surgery|Chirurgie
R71|妇产科学|婦產科學|Gynaecology and obstetrics|Gynécologie et obstétrique
R72|儿科学|兒科學|Paediatrics|Pédiatrie
R73|肿瘤学|腫瘤學|Oncology|Oncologie
R74|神经病学与精神病学|神經病學與精神病學|Neurology and psychiatry|Neurologie et psychiatrie
R75|皮肤病学与性病学|皮膚病學與性病學|Dermatology and venereology|Dermatologie et vénérologie
R76|耳鼻咽喉科学|耳鼻咽喉科學|Otorhinolaryngology|Oto-rhino-laryngologie
R77|眼科学|眼科學|Ophthalmology|Ophtalmologie
R78|口腔科学|口腔科學|Dentistry|Odontologie
R79|外国民族医学|外國民族醫學|Ethnic medicine of other countries|Médecines traditionnelles étrangères
R8|特种医学|特種醫學|Special medicine|Médecines spéciales
R9|药学|藥學|Pharmacy|Pharmacie
S1|农业基础科学|農業基礎科學|Basic agricultural sciences|Sciences agricoles fondamentales
S2|农业工程|農業工程|Agricultural engineering|Génie agricole
S3|农学（农艺学）|農學（農藝學）|Agronomy|Agronomie générale
S4|植物保护|植物保護|Plant protection|Protection des plantes
S5|农作物|農作物|Field crops|Grandes cultures
S6|园艺|園藝|Horticulture|Horticulture
S7|林业|林業|Forestry|Sylviculture
S8|畜牧、动物医学、狩猎、蚕、蜂|畜牧、動物醫學、狩獵、蠶、蜂|Animal husbandry and veterinary medicine|Élevage et médecine vétérinaire
S9|水产、渔业|水產、漁業|Fisheries|Pêche et aquaculture
TB|一般工业技术|一般工業技術|General technology|Techniques générales
TD|矿业工程|礦業工程|Mining|Mines
TE|石油、天然气工业|石油、天然氣工業|Oil and gas|Pétrole et gaz
TF|冶金工业|冶金工業|Metallurgy|Métallurgie
TG|金属学与金属工艺|金屬學與金屬工藝|Metals and metalworking|Métaux et travail des métaux
TH|机械、仪表工业|機械、儀表工業|Machinery and instruments|Machines et instruments
TJ|武器工业|武器工業|Weapons|Armement
TK|能源与动力工程|能源與動力工程|Energy and power engineering|Énergie et génie thermique
TL|原子能技术|原子能技術|Nuclear technology|Technique nucléaire
TM|电工技术|電工技術|Electrical engineering|Électrotechnique
TN|电子技术、通信技术|電子技術、通信技術|Electronics and telecommunications|Électronique et télécommunications
TP|自动化技术、计算机技术|自動化技術、電腦技術|Automation and computing|Automatique et informatique
TQ|化学工业|化學工業|Chemical industry|Industrie chimique
TS|轻工业、手工业、生活服务业|輕工業、手工業、生活服務業|Light industry, crafts and services|Industrie légère, artisanat et services
TU|建筑科学|建築科學|Building and architecture|Bâtiment et architecture
TV|水利工程|水利工程|Hydraulic engineering|Génie hydraulique
U1|综合运输|綜合運輸|Integrated transport|Transport intégré
U2|铁路运输|鐵路運輸|Rail transport|Transport ferroviaire
U4|公路运输|公路運輸|Road transport|Transport routier
U6|水路运输|水路運輸|Water transport|Transport par eau
U8|航空运输|航空運輸|Air transport|Transport aérien
V1|航空、航天技术的研究与探索|航空、航太技術的研究與探索|Aerospace research|Recherche aérospatiale
V2|航空|航空|Aviation|Aviation
V4|航天（宇宙航行）|航太（宇宙航行）|Space flight|Astronautique
V7|航空、航天医学|航空、航太醫學|Aerospace medicine|Médecine aérospatiale
X1|环境科学基础理论|環境科學基礎理論|Environmental science: theory|Théorie des sciences de l’environnement
X2|社会与环境|社會與環境|Society and the environment|Société et environnement
X3|环境保护管理|環境保護管理|Environmental management|Gestion de l’environnement
X4|灾害及其防治|災害及其防治|Disasters and their prevention|Catastrophes et prévention
X5|环境污染及其防治|環境汙染及其防治|Pollution and its control|Pollution et lutte contre la pollution
X7|行业污染、废物处理与综合利用|行業汙染、廢物處理與綜合利用|Waste treatment and reuse|Traitement et valorisation des déchets
X8|环境质量评价与环境监测|環境質量評價與環境監測|Environmental monitoring|Surveillance de l’environnement
X9|安全科学|安全科學|Safety science|Science de la sécurité
Z1|丛书|叢書|Series|Collections
Z2|百科全书、类书|百科全書、類書|Encyclopaedias|Encyclopédies
Z3|辞典|辭典|Dictionaries|Dictionnaires
Z4|论文集、全集、选集、杂著|論文集、全集、選集、雜著|Collected and miscellaneous works|Recueils et œuvres complètes
Z5|年鉴、年刊|年鑑、年刊|Yearbooks|Annuaires
Z6|期刊、连续性出版物|期刊、連續性出版物|Periodicals|Périodiques
Z8|图书目录、文摘、索引|圖書目錄、文摘、索引|Catalogues, abstracts and indexes|Catalogues, résumés et index
`;

export const CLC_DIVISIONS: Readonly<Record<string, Names>> = Object.fromEntries(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [notation = '', chinese, traditional, english, french] = line.split('|');
      return [notation, { 'zh-CN': chinese, 'zh-TW': traditional, 'en-US': english, 'fr-FR': french }];
    }),
);
