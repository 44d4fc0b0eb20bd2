/** Journals, maps, scores and recordings; columns as in parse-works.ts (the year of a journal is its first). */
export const JOURNALS_AND_MEDIA = `
@ lang=chi type=journal
中国图书馆学报|*国家图书馆/主办;*中国图书馆学会/主办|国家图书馆出版社|1957|G250|图书馆学--期刊|issn=1001-8867|freq=双月刊|pop=3
大学图书馆学报|*北京大学/主办|北京大学|1981|G258.6|高校图书馆--期刊|issn=1002-1027|freq=双月刊|pop=2
图书情报工作|*中国科学院文献情报中心/主办|图书情报工作杂志社|1956|G250|图书馆学--期刊;情报学--期刊|issn=0252-3116|freq=半月刊|pop=2
情报学报|*中国科学技术情报学会/主办|情报学报编辑部|1982|G350|情报学--期刊|issn=1000-0135|freq=月刊|pop=2
历史研究|*中国社会科学院/主办|历史研究编辑部|1954|K0|历史--期刊|issn=0459-1909|freq=月刊|pop=3
文学评论|*中国社会科学院文学研究所/主办|文学评论编辑部|1957|I0|文学评论--期刊|issn=0511-4683|freq=双月刊|pop=2
哲学研究|*中国社会科学院哲学研究所/主办|哲学研究编辑部|1955|B-55|哲学--期刊|issn=1000-0216|freq=月刊|pop=2
经济研究|*中国社会科学院经济研究所/主办|经济研究编辑部|1955|F0|经济学--期刊|issn=0577-9154|freq=月刊|pop=3
社会学研究|*中国社会科学院社会学研究所/主办|社会学研究编辑部|1986|C91|社会学--期刊|issn=1002-5936|freq=双月刊|pop=2
中国社会科学|*中国社会科学院/主办|中国社会科学杂志社|1980|C55|社会科学--期刊|issn=1002-4921|freq=月刊|pop=3
读书|*生活·读书·新知三联书店/主办|生活·读书·新知三联书店|1979|G236|书评--期刊|issn=0257-0270|freq=月刊|pop=4
收获|*上海市作家协会/主办|收获文学杂志社|1957|I217|文学--期刊|issn=0583-1288|freq=双月刊|pop=3
人民文学|*中国作家协会/主办|人民文学杂志社|1949|I217|文学--期刊|issn=0258-8218|freq=月刊|pop=3
计算机学报|*中国计算机学会/主办;*中国科学院计算技术研究所/主办|科学出版社|1978|TP3|计算机科学--期刊|issn=0254-4164|freq=月刊|pop=3
软件学报|*中国科学院软件研究所/主办|科学出版社|1990|TP31|软件工程--期刊|issn=1000-9825|freq=月刊|pop=3
计算机研究与发展|*中国科学院计算技术研究所/主办|科学出版社|1958|TP3|计算机科学--期刊|issn=1000-1239|freq=月刊|pop=2
数学学报|*中国数学会/主办|科学出版社|1952|O1|数学--期刊|issn=0583-1431|freq=双月刊|pop=2
物理学报|*中国物理学会/主办|科学出版社|1953|O4|物理学--期刊|issn=1000-3290|freq=半月刊|pop=2
科学通报|*中国科学院/主办|科学出版社|1950|N1|自然科学--期刊|issn=0023-074X|freq=旬刊|pop=2
自动化学报|*中国自动化学会/主办|科学出版社|1963|TP2|自动化技术--期刊|issn=0254-4156|freq=月刊|pop=2
中华医学杂志|*中华医学会/主办|中华医学会|1915|R-5|医学--期刊|issn=0376-2491|freq=周刊|pop=2
建筑学报|*中国建筑学会/主办|建筑学报杂志社|1954|TU-5|建筑学--期刊|issn=0529-1399|freq=月刊|pop=2
@ lang=eng type=journal
Nature|*Nature Publishing Group|Nature Publishing Group|1869|N1|Science--Periodicals|issn=0028-0836|freq=Weekly|ddc=505|pop=5
Science|*American Association for the Advancement of Science|American Association for the Advancement of Science|1880|N1|Science--Periodicals|issn=0036-8075|freq=Weekly|ddc=505|pop=5
Cell|*Cell Press|Cell Press|1974|Q2|Cytology--Periodicals|issn=0092-8674|freq=Biweekly|ddc=574.87|pop=3
The Lancet|*Lancet (Firm)|Elsevier|1823|R-5|Medicine--Periodicals|issn=0140-6736|freq=Weekly|ddc=610.5|pop=3
The New England Journal of Medicine|*Massachusetts Medical Society|Massachusetts Medical Society|1928|R-5|Medicine--Periodicals|issn=0028-4793|freq=Weekly|ddc=610.5|pop=3
Communications of the ACM|*Association for Computing Machinery|Association for Computing Machinery|1958|TP3|Computers--Periodicals|issn=0001-0782|freq=Monthly|ddc=004.05|pop=4
Journal of the ACM|*Association for Computing Machinery|Association for Computing Machinery|1954|TP3|Computers--Periodicals|issn=0004-5411|freq=Bimonthly|ddc=004.05|pop=2
Annals of Mathematics|*Princeton University|Princeton University|1884|O1|Mathematics--Periodicals|issn=0003-486X|freq=Bimonthly|ddc=510.5|pop=2
Physical Review Letters|*American Physical Society|American Physical Society|1958|O4|Physics--Periodicals|issn=0031-9007|freq=Weekly|ddc=530.05|pop=2
The American Economic Review|*American Economic Association|American Economic Association|1911|F0|Economics--Periodicals|issn=0002-8282|freq=Monthly|ddc=330.05|pop=3
Harvard Business Review|*Harvard University. Graduate School of Business Administration|Harvard Business School Publishing|1922|F270|Business--Periodicals|issn=0017-8012|freq=Bimonthly|ddc=650.05|pop=4
The Economist|*Economist Newspaper Limited|Economist Newspaper|1843|F1|Economics--Periodicals;Current events--Periodicals|issn=0013-0613|freq=Weekly|ddc=330.05|pop=4
The New Yorker|*F-R Publishing Corporation|Condé Nast|1925|Z6|Popular literature--Periodicals|issn=0028-792X|freq=Weekly|ddc=051|pop=3
National Geographic|*National Geographic Society (U.S.)|National Geographic Society|1888|K91|Geography--Periodicals|issn=0027-9358|freq=Monthly|ddc=910.5|pop=4
Scientific American|*Scientific American, inc.|Scientific American|1845|N1|Science--Periodicals|issn=0036-8733|freq=Monthly|ddc=505|pop=3
The Library Quarterly|*University of Chicago. Graduate Library School|University of Chicago Press|1931|G250|Library science--Periodicals|issn=0024-2519|freq=Quarterly|ddc=020.5|pop=2
Library Journal|*American Library Association|Library Journals|1876|G250|Library science--Periodicals|issn=0363-0277|freq=Monthly|ddc=020.5|pop=2
The Journal of Asian Studies|*Association for Asian Studies|Association for Asian Studies|1956|K3|Asia--Periodicals|issn=0021-9118|freq=Quarterly|ddc=950.05|pop=2
The China Quarterly|*Contemporary China Institute|Cambridge University Press|1960|D6|China--Periodicals|issn=0305-7410|freq=Quarterly|ddc=951.05|pop=2
@ lang=fre type=journal
Annales : histoire, sciences sociales|*École des hautes études en sciences sociales|Armand Colin|1994|K0|History--Periodicals;Social sciences--Periodicals|issn=0395-2649|freq=Bimonthly|ddc=905|pop=2
@ lang=chi type=map
中国历史地图集|谭其骧/主编|中国地图出版社|1982|K992.6|历史地图--中国--地图集|v=8|pop=4
> 以各历史时期中国疆域政区为内容的地图集，按朝代分为八册。
# 原始社会、夏、商、西周、春秋、战国时期 -- 秦、西汉、东汉时期 -- 三国、西晋时期 -- 东晋十六国、南北朝时期 -- 隋、唐、五代十国时期 -- 宋、辽、金时期 -- 元、明时期 -- 清时期
@ lang=eng type=map
The Times Comprehensive Atlas of the World|*Times Books (Firm)|Times Books|2011|K991|Atlases|9780007419135|ed=13th ed.|ddc=912|pop=3
@ lang=ger type=score
Das wohltemperierte Klavier. Teil I|Bach, Johann Sebastian, 1685-1750/cmp|Henle|1997|J657.41|Preludes and fugues (Piano)|ddc=786.2|pop=3
Klaviersonaten. Band I|Beethoven, Ludwig van, 1770-1827/cmp|Henle|1980|J657.41|Sonatas (Piano)|ddc=786.2183|pop=3
@ lang=chi type=score
黄河大合唱|冼星海/曲;光未然/词|人民音乐出版社|1978|J642.5|大合唱--总谱--中国|pop=2
梁山伯与祝英台 : 小提琴协奏曲|何占豪/曲;陈钢/曲|上海文艺出版社|1960|J657.21|小提琴--协奏曲--总谱--中国|pop=3
@ lang=zxx type=audio
The Goldberg Variations|Bach, Johann Sebastian, 1685-1750/cmp;Gould, Glenn, 1932-1982/prf|CBS Records|1982|J657.41|Variations (Piano)|ddc=786.21825|pop=4
Kind of Blue|Davis, Miles, 1926-1991/prf|Columbia|1959|J657.1|Jazz|ddc=785.42|pop=4
# So what -- Freddie freeloader -- Blue in green -- All blues -- Flamenco sketches
@ lang=eng type=audio
Abbey Road|*Beatles/prf|Apple|1969|J652.1|Rock music--England--1961-1970|ddc=782.42166|pop=4
@ lang=jpn type=video
七人の侍|黒澤明 (Kurosawa, Akira), 1910-1998/drt|東宝|1954|J913|Feature films--Japan;Samurai--Drama|rom=Shichinin no samurai|ddc=791.4372|pop=4
@ lang=ita type=video
Ladri di biciclette|De Sica, Vittorio, 1901-1974/drt|Produzioni De Sica|1948|J913|Feature films--Italy|ddc=791.4372|pop=3
@ lang=chi type=video
霸王别姬|陈凯歌/导演;李碧华/编剧|汤臣电影有限公司|1993|J913|故事片--中国|pop=5
`;
