/** Thought, science and society in Chinese translation; columns as in parse-works.ts. */
export const TRANSLATED_NON_FICTION = `
@ lang=chi
国富论|[英]亚当·斯密;郭大力/译;王亚南/译|商务印书馆|2014|F091.33|古典资产阶级政治经济学|orig=eng:An Inquiry into the Nature and Causes of the Wealth of Nations|var=国民财富的性质和原因的研究|v=2|pop=8
> 论分工、价格、资本积累与国家收入，被视为现代经济学的奠基之作。
# 论劳动生产力增进的原因并论劳动生产物自然而然地分配给各阶级人民的顺序 -- 论资财的性质及其蓄积和用途 -- 论不同国家中财富的不同发展 -- 论政治经济学体系 -- 论君主或国家的收入
道德情操论|[英]亚当·斯密;蒋自强/等译|商务印书馆|1997|B82|伦理学--英国--近代|orig=eng:The Theory of Moral Sentiments|series=汉译世界学术名著丛书|pop=5
时间简史|[英]史蒂芬·霍金;许明贤/译;吴忠超/译|湖南科学技术出版社|2010|P159|宇宙学--普及读物|9787535732309|orig=eng:A Brief History of Time|series=第一推动丛书|pop=8
> 向普通读者讲述宇宙的起源、黑洞、时间之箭与物理学统一的尝试。
# 我们的宇宙图像 -- 空间和时间 -- 膨胀的宇宙 -- 不确定性原理 -- 基本粒子和自然的力 -- 黑洞 -- 黑洞不是这么黑的 -- 宇宙的起源和命运 -- 时间箭头 -- 虫洞和时间旅行 -- 物理学的统一 -- 结论
果壳中的宇宙|[英]史蒂芬·霍金;吴忠超/译|湖南科学技术出版社|2002|P159|宇宙学--普及读物|orig=eng:The Universe in a Nutshell|pop=5
人类简史 : 从动物到上帝|[以色列]尤瓦尔·赫拉利;林俊宏/译|中信出版社|2014|K02|社会发展史--通俗读物|9787508647357|p=440|orig=eng:Sapiens : A Brief History of Humankind|pop=8
> 以认知革命、农业革命与科学革命为线索讲述智人如何主宰地球。
# 认知革命 -- 农业革命 -- 人类的融合统一 -- 科学革命
未来简史|[以色列]尤瓦尔·赫拉利;林俊宏/译|中信出版社|2017|K02|社会发展史--通俗读物|orig=eng:Homo Deus|pop=6
今日简史|[以色列]尤瓦尔·赫拉利;林俊宏/译|中信出版社|2018|K02|社会发展史--通俗读物|orig=eng:21 Lessons for the 21st Century|pop=5
枪炮、病菌与钢铁|[美]贾雷德·戴蒙德;谢延光/译|上海译文出版社|2000|K02|社会发展史--研究|orig=eng:Guns, Germs, and Steel|pop=6
> 从动植物驯化与大陆轴线解释各地社会发展为何不同。
思考，快与慢|[美]丹尼尔·卡尼曼;胡晓姣/译;李爱民/译;何梦莹/译|中信出版社|2012|B80|思维方法;行为经济学|9787508633558|p=418|orig=eng:Thinking, Fast and Slow|pop=7
> 用“系统1”和“系统2”说明人的判断与决策为何偏离理性。
社会契约论|[法]卢梭;何兆武/译|商务印书馆|1980|D095.65|政治思想史--法国--近代|orig=fre:Du contrat social|series=汉译世界学术名著丛书|pop=5
论人类不平等的起源和基础|[法]卢梭;李常山/译|商务印书馆|1962|D095.65|政治思想史--法国--近代|orig=fre:Discours sur l'origine et les fondements de l'inégalité parmi les hommes|series=汉译世界学术名著丛书|pop=4
论法的精神|[法]孟德斯鸠;张雁深/译|商务印书馆|1961|D909.5|法的理论--法国--近代|v=2|orig=fre:De l'esprit des lois|series=汉译世界学术名著丛书|pop=4
旧制度与大革命|[法]托克维尔;冯棠/译|商务印书馆|1992|K565.41|法国大革命--研究|orig=fre:L'Ancien Régime et la Révolution|series=汉译世界学术名著丛书|pop=6
论美国的民主|[法]托克维尔;董果良/译|商务印书馆|1988|D771.2|民主--研究--美国|v=2|orig=fre:De la démocratie en Amérique|series=汉译世界学术名著丛书|pop=5
乌合之众 : 大众心理研究|[法]古斯塔夫·勒庞;冯克利/译|中央编译出版社|2000|C912.6|群众心理学--研究|orig=fre:Psychologie des foules|pop=7
政府论|[英]洛克;叶启芳/译;瞿菊农/译|商务印书馆|1964|D095.61|政治思想史--英国--近代|v=2|orig=eng:Two Treatises of Government|series=汉译世界学术名著丛书|pop=4
利维坦|[英]霍布斯;黎思复/译;黎廷弼/译|商务印书馆|1985|D033|国家理论|orig=eng:Leviathan|series=汉译世界学术名著丛书|pop=4
论自由|[英]约翰·密尔;程崇华/译|商务印书馆|1959|D081|自由--研究|orig=eng:On Liberty|series=汉译世界学术名著丛书|pop=5
君主论|[意]尼科洛·马基雅维里;潘汉典/译|商务印书馆|1985|D033.2|君主制--政治理论|orig=ita:Il principe|series=汉译世界学术名著丛书|pop=5
理想国|[古希腊]柏拉图;郭斌和/译;张竹明/译|商务印书馆|1986|B502.232|古希腊罗马哲学--柏拉图|orig=grc:Politeia|series=汉译世界学术名著丛书|pop=6
> 以苏格拉底与友人的对话讨论正义、教育与理想城邦。
政治学|[古希腊]亚里士多德;吴寿彭/译|商务印书馆|1965|D091.2|政治思想史--古希腊|orig=grc:Politika|series=汉译世界学术名著丛书|pop=4
形而上学|[古希腊]亚里士多德;吴寿彭/译|商务印书馆|1959|B502.233|古希腊罗马哲学--亚里士多德|orig=grc:Metaphysika|series=汉译世界学术名著丛书|pop=3
沉思录|[古罗马]马可·奥勒留;何怀宏/译|中央编译出版社|2008|B502.43|斯多葛派--哲学理论|pop=6
历史|[古希腊]希罗多德;王以铸/译|商务印书馆|1985|K125|希波战争--历史|v=2|var=希腊波斯战争史|orig=grc:Historiai|series=汉译世界学术名著丛书|pop=3
伯罗奔尼撒战争史|[古希腊]修昔底德;谢德风/译|商务印书馆|1960|K125|伯罗奔尼撒战争--历史|v=2|series=汉译世界学术名著丛书|pop=3
忏悔录|[古罗马]奥古斯丁;周士良/译|商务印书馆|1963|B503.1|奥古斯丁(354-430)--自传|orig=lat:Confessiones|series=汉译世界学术名著丛书|pop=3
第一哲学沉思集|[法]笛卡尔;庞景仁/译|商务印书馆|1986|B565.21|哲学理论--法国--近代|series=汉译世界学术名著丛书|pop=4
伦理学|[荷]斯宾诺莎;贺麟/译|商务印书馆|1958|B563.1|哲学理论--荷兰--近代|orig=lat:Ethica|series=汉译世界学术名著丛书|pop=3
人性论|[英]休谟;关文运/译|商务印书馆|1980|B561.291|哲学理论--英国--近代|v=2|orig=eng:A Treatise of Human Nature|series=汉译世界学术名著丛书|pop=3
纯粹理性批判|[德]康德;邓晓芒/译|人民出版社|2004|B516.31|德国古典哲学|orig=ger:Kritik der reinen Vernunft|pop=5
实践理性批判|[德]康德;邓晓芒/译|人民出版社|2003|B516.31|德国古典哲学|orig=ger:Kritik der praktischen Vernunft|pop=3
精神现象学|[德]黑格尔;贺麟/译;王玖兴/译|商务印书馆|1979|B516.35|德国古典哲学|v=2|orig=ger:Phänomenologie des Geistes|series=汉译世界学术名著丛书|pop=4
小逻辑|[德]黑格尔;贺麟/译|商务印书馆|1980|B811|逻辑学--德国--近代|orig=ger:Enzyklopädie der philosophischen Wissenschaften|series=汉译世界学术名著丛书|pop=3
作为意志和表象的世界|[德]叔本华;石冲白/译|商务印书馆|1982|B516.41|唯意志论--德国--近代|orig=ger:Die Welt als Wille und Vorstellung|series=汉译世界学术名著丛书|pop=4
查拉图斯特拉如是说|[德]尼采;钱春绮/译|生活·读书·新知三联书店|2007|B516.47|唯意志论--德国--近代|orig=ger:Also sprach Zarathustra|pop=5
存在与时间|[德]海德格尔;陈嘉映/译;王庆节/译|生活·读书·新知三联书店|1987|B516.54|存在主义--德国--现代|orig=ger:Sein und Zeit|pop=5
逻辑哲学论|[奥]维特根斯坦;贺绍甲/译|商务印书馆|1996|B561.59|分析哲学|series=汉译世界学术名著丛书|pop=4
西方哲学史|[英]罗素;何兆武/译;李约瑟/译|商务印书馆|1963|B5|西方哲学--哲学史|v=2|orig=eng:A History of Western Philosophy|series=汉译世界学术名著丛书|pop=6
苏菲的世界|[挪]乔斯坦·贾德;萧宝森/译|作家出版社|1999|I533.45|哲学--通俗读物;长篇小说--挪威--现代|orig=nor:Sofies verden|pop=6
正义论|[美]约翰·罗尔斯;何怀宏/译;何包钢/译;廖申白/译|中国社会科学出版社|1988|D081|正义--研究|orig=eng:A Theory of Justice|pop=5
新教伦理与资本主义精神|[德]马克斯·韦伯;于晓/译;陈维纲/译|生活·读书·新知三联书店|1987|B976.3|新教--伦理学;资本主义|orig=ger:Die protestantische Ethik und der Geist des Kapitalismus|pop=6
自杀论|[法]埃米尔·迪尔凯姆;冯韵文/译|商务印书馆|1996|C913.9|自杀--社会学--研究|orig=fre:Le suicide|series=汉译世界学术名著丛书|pop=4
规训与惩罚 : 监狱的诞生|[法]米歇尔·福柯;刘北成/译;杨远婴/译|生活·读书·新知三联书店|1999|D916.7|监狱--研究|orig=fre:Surveiller et punir|pop=6
疯癫与文明|[法]米歇尔·福柯;刘北成/译;杨远婴/译|生活·读书·新知三联书店|1999|B565.59|精神病学--历史|orig=fre:Histoire de la folie à l'âge classique|pop=5
第二性|[法]西蒙娜·德·波伏娃;郑克鲁/译|上海译文出版社|2011|C913.68|妇女学--研究|v=2|orig=fre:Le deuxième sexe|pop=6
菊与刀|[美]鲁思·本尼迪克特;吕万和/译;熊达云/译;王智新/译|商务印书馆|1990|K313.03|民族文化--研究--日本|orig=eng:The Chrysanthemum and the Sword|series=日本丛书|pop=6
东方学|[美]爱德华·萨义德;王宇根/译|生活·读书·新知三联书店|1999|K107.8|东方学--研究|orig=eng:Orientalism|pop=5
想象的共同体|[美]本尼迪克特·安德森;吴叡人/译|上海人民出版社|2003|D091.5|民族主义--研究|orig=eng:Imagined Communities|pop=5
娱乐至死|[美]尼尔·波兹曼;章艳/译|广西师范大学出版社|2004|G206|电视文化--研究--美国|orig=eng:Amusing Ourselves to Death|pop=6
理解媒介|[加]马歇尔·麦克卢汉;何道宽/译|商务印书馆|2000|G206.2|传播媒介--研究|orig=eng:Understanding Media|pop=4
美国大城市的死与生|[加]简·雅各布斯;金衡山/译|译林出版社|2005|TU984.712|城市规划--研究--美国|orig=eng:The Death and Life of Great American Cities|pop=4
艺术的故事|[英]贡布里希;范景中/译|生活·读书·新知三联书店|1999|J110.9|艺术史--世界|orig=eng:The Story of Art|pop=7
> 从史前洞窟到现代艺术，用平实的语言讲述艺术家面对的问题与办法。
物种起源|[英]达尔文;周建人/译;叶笃庄/译;方宗熙/译|商务印书馆|1995|Q111.2|达尔文学说|orig=eng:On the Origin of Species|series=汉译世界学术名著丛书|pop=5
> 以大量事实论证生物由自然选择逐渐演变而来。
自私的基因|[英]理查德·道金斯;卢允中/译;张岱云/译;陈复加/译;罗小舟/译|中信出版社|2012|Q111|生物--进化--普及读物|orig=eng:The Selfish Gene|pop=6
双螺旋|[美]詹姆斯·沃森;田洺/译|生活·读书·新知三联书店|2001|Q7-49|分子生物学--普及读物|orig=eng:The Double Helix|pop=4
寂静的春天|[美]蕾切尔·卡森;吕瑞兰/译;李长生/译|吉林人民出版社|1997|X-49|环境保护--普及读物|orig=eng:Silent Spring|pop=5
科学革命的结构|[美]托马斯·库恩;金吾伦/译;胡新和/译|北京大学出版社|2003|N0|科学哲学|orig=eng:The Structure of Scientific Revolutions|pop=5
> 提出范式、常规科学与科学革命的概念，改变了人们对科学进步的理解。
自然哲学之数学原理|[英]牛顿;王克迪/译|陕西人民出版社|2001|O3|牛顿力学|orig=lat:Philosophiae Naturalis Principia Mathematica|pop=3
狭义与广义相对论浅说|[德]爱因斯坦;杨润殷/译|上海科学技术出版社|1964|O412.1|相对论|orig=ger:Über die spezielle und die allgemeine Relativitätstheorie|pop=5
爱因斯坦文集|[德]爱因斯坦;许良英/等编译|商务印书馆|1976|Z451.2|爱因斯坦(1879-1955)--文集|v=3|pop=3
生命是什么|[奥]薛定谔;罗来鸥/译;罗辽复/译|湖南科学技术出版社|2003|Q61|生物物理学|orig=eng:What Is Life?|series=第一推动丛书|pop=4
从一到无穷大|[美]乔治·伽莫夫;暴永宁/译|科学出版社|1978|N49|科学知识--普及读物|orig=eng:One Two Three... Infinity|pop=7
> 从数的大小讲到相对论、原子、生命与宇宙，科普名作。
什么是数学|[美]R.柯朗;[美]H.罗宾;左平/译;张饴慈/译|复旦大学出版社|2005|O1-49|数学--普及读物|orig=eng:What Is Mathematics?|pop=5
古今数学思想|[美]莫里斯·克莱因;张理京/等译|上海科学技术出版社|1979|O11|数学史--世界|v=4|orig=eng:Mathematical Thought from Ancient to Modern Times|pop=4
怎样解题|[美]G.波利亚;涂泓/译;冯承天/译|上海科技教育出版社|2002|O1-0|数学--解题方法|orig=eng:How to Solve It|pop=5
几何原本|[古希腊]欧几里得;兰纪正/译;朱恩宽/译|陕西科学技术出版社|1990|O181|欧氏几何|orig=grc:Stoicheia|pop=4
费曼物理学讲义|[美]费曼;[美]莱顿;[美]桑兹;郑永令/等译|上海科学技术出版社|2005|O4|物理学--教材|v=3|orig=eng:The Feynman Lectures on Physics|pop=6
别闹了，费曼先生|[美]理查德·费曼;吴程远/译|生活·读书·新知三联书店|1997|K837.126.11|费曼(1918-1988)--生平事迹|orig=eng:Surely You're Joking, Mr. Feynman!|pop=6
中国科学技术史|[英]李约瑟|科学出版社|1990|N092|自然科学史--中国|orig=eng:Science and Civilisation in China|pop=3
经济学原理|[美]曼昆;梁小民/译;梁砾/译|北京大学出版社|2015|F0|经济学--教材|ed=第7版|v=2|orig=eng:Principles of Economics|pop=7
> 从十大原理出发讲解微观与宏观经济学的入门教材。
就业、利息和货币通论|[英]凯恩斯;高鸿业/译|商务印书馆|1999|F091.348|凯恩斯主义|orig=eng:The General Theory of Employment, Interest and Money|series=汉译世界学术名著丛书|pop=4
通往奴役之路|[英]哈耶克;王明毅/等译|中国社会科学出版社|1997|F091.352|新自由主义--经济学|orig=eng:The Road to Serfdom|pop=5
经济发展理论|[美]约瑟夫·熊彼特;何畏/等译|商务印书馆|1990|F061.3|经济增长理论|series=汉译世界学术名著丛书|pop=3
21世纪资本论|[法]托马斯·皮凯蒂;巴曙松/等译|中信出版社|2014|F014.391|资本--研究|9787508647258|orig=fre:Le capital au XXIe siècle|pop=5
贫穷的本质|[印]阿比吉特·班纳吉;[法]埃斯特·迪弗洛;景芳/译|中信出版社|2013|F113.9|贫困问题--研究--世界|orig=eng:Poor Economics|pop=5
魔鬼经济学|[美]史蒂芬·列维特;[美]史蒂芬·都伯纳;刘祥亚/译|广东经济出版社|2006|F0-49|经济学--通俗读物|orig=eng:Freakonomics|pop=4
影响力|[美]罗伯特·西奥迪尼;陈叙/译|中国人民大学出版社|2006|C912.6|社会心理学--通俗读物|orig=eng:Influence : The Psychology of Persuasion|pop=6
心理学与生活|[美]理查德·格里格;[美]菲利普·津巴多;王垒/等译|人民邮电出版社|2003|B84|心理学--教材|orig=eng:Psychology and Life|pop=6
社会心理学|[美]戴维·迈尔斯;张智勇/等译|人民邮电出版社|2006|C912.6|社会心理学--教材|orig=eng:Social Psychology|pop=6
梦的解析|[奥]弗洛伊德;孙名之/译|商务印书馆|1996|B845.1|梦--精神分析|orig=ger:Die Traumdeutung|var=释梦|series=汉译世界学术名著丛书|pop=6
被讨厌的勇气|[日]岸见一郎;[日]古贺史健;渠海霞/译|机械工业出版社|2015|B84-49|心理学--通俗读物|9787111495482|orig=jpn:嫌われる勇気|pop=7
刻意练习|[美]安德斯·艾利克森;[美]罗伯特·普尔;王正林/译|机械工业出版社|2016|B842.3|学习心理学--通俗读物|9787111551287|orig=eng:Peak : Secrets from the New Science of Expertise|pop=6
民主主义与教育|[美]约翰·杜威;王承绪/译|人民教育出版社|1990|G40|教育哲学|orig=eng:Democracy and Education|pop=5
爱弥儿|[法]卢梭;李平沤/译|商务印书馆|1978|G40|教育思想--法国--近代|v=2|orig=fre:Émile|series=汉译世界学术名著丛书|pop=4
大教学论|[捷]夸美纽斯;傅任敢/译|教育科学出版社|1999|G42|教学理论|orig=lat:Didactica magna|pop=3
写给大家看的设计书|[美]罗宾·威廉姆斯;苏金国/译;刘亮/译|人民邮电出版社|2009|J06|设计学|orig=eng:The Non-Designer's Design Book|pop=5
设计心理学|[美]唐纳德·诺曼;梅琼/译|中信出版社|2003|TB47-05|工业设计--应用心理学|orig=eng:The Design of Everyday Things|pop=5
如何阅读一本书|[美]莫提默·艾德勒;[美]查尔斯·范多伦;郝明义/译;朱衣/译|商务印书馆|2004|G792|读书方法|9787100040945|orig=eng:How to Read a Book|pop=7
> 把阅读分为基础、检视、分析、主题四个层次，说明各自的方法。
# 阅读的层次 -- 阅读的第三个层次：分析阅读 -- 阅读不同读物的方法 -- 阅读的最终目标
全球通史 : 从史前史到21世纪|[美]斯塔夫里阿诺斯;吴象婴/等译|北京大学出版社|2006|K10|世界史--通史|ed=第7版修订版|v=2|orig=eng:A Global History|pop=7
剑桥中国晚清史|[美]费正清/编;*中国社会科学院历史研究所编译室/译|中国社会科学出版社|1985|K252|中国历史--晚清|v=2|orig=eng:The Cambridge History of China|pop=4
追寻现代中国|[美]史景迁;黄纯艳/译|上海远东出版社|2005|K250.7|中国历史--近代史--研究|orig=eng:The Search for Modern China|pop=4
王氏之死|[美]史景迁;李孝恺/译|广西师范大学出版社|2011|K249.2|社会生活--中国--清代|orig=eng:The Death of Woman Wang|pop=4
大分流|[美]彭慕兰;史建云/译|江苏人民出版社|2003|F119|经济史--对比研究--中国--欧洲|orig=eng:The Great Divergence|series=海外中国研究丛书|pop=4
毛泽东传|[英]迪克·威尔逊;*中共中央文献研究室国外研究毛泽东思想资料选辑编辑组/译|中央文献出版社|2000|A75|毛泽东(1893-1976)--传记|pop=3
史蒂夫·乔布斯传|[美]沃尔特·艾萨克森;管延圻/等译|中信出版社|2011|K837.125.38|乔布斯(1955-2011)--传记|9787508630069|orig=eng:Steve Jobs|pop=6
`;
