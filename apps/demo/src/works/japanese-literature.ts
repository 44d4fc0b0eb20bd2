/** Literature and scholarship in Japanese, with romanised titles; columns as in parse-works.ts. */
export const JAPANESE_LITERATURE = `
@ lang=jpn
吾輩は猫である|夏目漱石 (Natsume, Sōseki), 1867-1916|新潮社|1961|I313.44|Cats--Fiction;Japan--Social life and customs--1868-1912--Fiction|9784101010014|series=新潮文庫|rom=Wagahai wa neko de aru|ddc=895.6342|lcc=PL812.A8|pop=6
> 名前のない猫の目を通して、明治の知識人たちの暮らしを風刺する長編小説。
坊っちゃん|夏目漱石 (Natsume, Sōseki), 1867-1916|新潮社|1950|I313.44|Teachers--Japan--Fiction|9784101010038|series=新潮文庫|rom=Botchan|ddc=895.6342|pop=5
三四郎|夏目漱石 (Natsume, Sōseki), 1867-1916|新潮社|1948|I313.44|College students--Japan--Fiction|9784101010045|series=新潮文庫|rom=Sanshirō|ddc=895.6342|pop=4
それから|夏目漱石 (Natsume, Sōseki), 1867-1916|新潮社|1948|I313.44|Japanese fiction--Meiji period, 1868-1912|9784101010052|series=新潮文庫|rom=Sorekara|ddc=895.6342|pop=3
こころ|夏目漱石 (Natsume, Sōseki), 1867-1916|新潮社|1952|I313.44|Friendship--Fiction;Japan--Fiction|9784101010137|series=新潮文庫|rom=Kokoro|ddc=895.6342|pop=6
> 「先生」と慕う人の過去と遺書を、青年「私」が語る。
# 先生と私 -- 両親と私 -- 先生と遺書
門|夏目漱石 (Natsume, Sōseki), 1867-1916|新潮社|1948|I313.44|Married people--Japan--Fiction|9784101010069|series=新潮文庫|rom=Mon|ddc=895.6342|pop=3
舞姫|森鷗外 (Mori, Ōgai), 1862-1922|岩波書店|1981|I313.44|Japanese--Germany--Fiction|series=岩波文庫|rom=Maihime|ddc=895.6342|pop=3
羅生門 鼻|芥川龍之介 (Akutagawa, Ryūnosuke), 1892-1927|新潮社|1968|I313.44|Short stories, Japanese|9784101025018|series=新潮文庫|rom=Rashōmon ; Hana|ddc=895.6342|pop=5
蜘蛛の糸 杜子春|芥川龍之介 (Akutagawa, Ryūnosuke), 1892-1927|新潮社|1968|I313.44|Short stories, Japanese|9784101025032|series=新潮文庫|rom=Kumo no ito ; Toshishun|ddc=895.6342|pop=4
人間失格|太宰治 (Dazai, Osamu), 1909-1948|新潮社|1952|I313.45|Alienation (Social psychology)--Fiction|9784101006055|series=新潮文庫|rom=Ningen shikkaku|ddc=895.6344|pop=6
> 人を恐れ道化を演じて生きた男が残した三つの手記。
斜陽|太宰治 (Dazai, Osamu), 1909-1948|新潮社|1950|I313.45|Upper class--Japan--Fiction|9784101006024|series=新潮文庫|rom=Shayō|ddc=895.6344|pop=4
雪国|川端康成 (Kawabata, Yasunari), 1899-1972|新潮社|1947|I313.45|Geishas--Fiction;Japan--Fiction|9784101001012|series=新潮文庫|rom=Yukiguni|ddc=895.6344|pop=5
> 国境の長いトンネルの先の温泉町で、島村は芸者駒子と出会う。
伊豆の踊子|川端康成 (Kawabata, Yasunari), 1899-1972|新潮社|1950|I313.45|Izu Peninsula (Japan)--Fiction|9784101001029|series=新潮文庫|rom=Izu no odoriko|ddc=895.6344|pop=4
古都|川端康成 (Kawabata, Yasunari), 1899-1972|新潮社|1968|I313.45|Kyoto (Japan)--Fiction;Twins--Fiction|9784101001210|series=新潮文庫|rom=Koto|ddc=895.6344|pop=4
金閣寺|三島由紀夫 (Mishima, Yukio), 1925-1970|新潮社|1960|I313.45|Kinkakuji (Kyoto, Japan)--Fiction;Arson--Fiction|9784101050089|series=新潮文庫|rom=Kinkakuji|ddc=895.635|pop=5
潮騒|三島由紀夫 (Mishima, Yukio), 1925-1970|新潮社|1955|I313.45|Islands--Japan--Fiction;Love stories, Japanese|9784101050072|series=新潮文庫|rom=Shiosai|ddc=895.635|pop=4
細雪|谷崎潤一郎 (Tanizaki, Jun'ichirō), 1886-1965|中央公論社|1949|I313.45|Sisters--Japan--Fiction|v=3|rom=Sasameyuki|ddc=895.6344|pop=4
春琴抄|谷崎潤一郎 (Tanizaki, Jun'ichirō), 1886-1965|新潮社|1951|I313.45|Blind musicians--Fiction|9784101005041|series=新潮文庫|rom=Shunkinshō|ddc=895.6344|pop=3
陰翳礼讃|谷崎潤一郎 (Tanizaki, Jun'ichirō), 1886-1965|中央公論社|1975|I313.65|Aesthetics, Japanese;Japanese essays|series=中公文庫|rom=In'ei raisan|ddc=895.644|pop=5
銀河鉄道の夜|宮沢賢治 (Miyazawa, Kenji), 1896-1933|新潮社|1989|I313.88|Children's stories, Japanese;Fantasy fiction|9784101092058|series=新潮文庫|rom=Ginga tetsudō no yoru|ddc=895.6344|pop=5
注文の多い料理店|宮沢賢治 (Miyazawa, Kenji), 1896-1933|新潮社|1990|I313.88|Children's stories, Japanese|9784101092065|series=新潮文庫|rom=Chūmon no ōi ryōriten|ddc=895.6344|pop=4
破戒|島崎藤村 (Shimazaki, Tōson), 1872-1943|新潮社|1954|I313.44|Buraku people--Fiction|9784101055077|series=新潮文庫|rom=Hakai|ddc=895.6342|pop=3
蒲団 重右衛門の最後|田山花袋 (Tayama, Katai), 1871-1930|新潮社|1952|I313.44|Novelists--Japan--Fiction|9784101079011|series=新潮文庫|rom=Futon ; Jūemon no saigo|ddc=895.6342
たけくらべ にごりえ|樋口一葉 (Higuchi, Ichiyō), 1872-1896|新潮社|1949|I313.44|Short stories, Japanese|9784101016016|series=新潮文庫|rom=Takekurabe ; Nigorie|ddc=895.6342|pop=3
砂の女|安部公房 (Abe, Kōbō), 1924-1993|新潮社|1962|I313.45|Sand dunes--Fiction;Captivity--Fiction|rom=Suna no onna|ddc=895.635|pop=5
> 昆虫採集に出た教師が砂丘の穴の家に閉じ込められ、砂をかき続ける。
万延元年のフットボール|大江健三郎 (Ōe, Kenzaburō), 1935-2023|講談社|1967|I313.45|Brothers--Japan--Fiction|rom=Man'en gannen no futtobōru|ddc=895.635|pop=3
沈黙|遠藤周作 (Endō, Shūsaku), 1923-1996|新潮社|1966|I313.45|Christians--Japan--Fiction;Missionaries--Fiction|rom=Chinmoku|ddc=895.635|pop=4
海と毒薬|遠藤周作 (Endō, Shūsaku), 1923-1996|文藝春秋新社|1958|I313.45|World War, 1939-1945--Medical care--Fiction|rom=Umi to dokuyaku|ddc=895.635|pop=3
竜馬がゆく|司馬遼太郎 (Shiba, Ryōtarō), 1923-1996|文藝春秋新社|1963|I313.45|Sakamoto, Ryōma, 1836-1867--Fiction|v=5|rom=Ryōma ga yuku|ddc=895.635|pop=4
点と線|松本清張 (Matsumoto, Seichō), 1909-1992|光文社|1958|I313.45|Detective and mystery stories, Japanese|rom=Ten to sen|ddc=895.635|pop=5
ノルウェイの森|村上春樹 (Murakami, Haruki), 1949-|講談社|1987|I313.45|College students--Japan--Fiction;Love stories, Japanese|v=2|rom=Noruwei no mori|ddc=895.635|pop=6
> 三十七歳の「僕」が、学生時代の直子と緑との日々を回想する。
海辺のカフカ|村上春樹 (Murakami, Haruki), 1949-|新潮社|2002|I313.45|Runaway teenagers--Japan--Fiction|v=2|rom=Umibe no Kafuka|ddc=895.635|pop=5
ねじまき鳥クロニクル|村上春樹 (Murakami, Haruki), 1949-|新潮社|1994|I313.45|Missing persons--Japan--Fiction|v=3|rom=Nejimakidori kuronikuru|ddc=895.635|pop=5
1Q84|村上春樹 (Murakami, Haruki), 1949-|新潮社|2009|I313.45|Tokyo (Japan)--Fiction|v=3|var=Ichi kyū hachi yon|ddc=895.635|pop=5
キッチン|吉本ばなな (Yoshimoto, Banana), 1964-|福武書店|1988|I313.45|Young women--Japan--Fiction|rom=Kitchin|ddc=895.635|pop=4
博士の愛した数式|小川洋子 (Ogawa, Yōko), 1962-|新潮社|2003|I313.45|Mathematicians--Fiction;Memory disorders--Fiction|rom=Hakase no aishita sūshiki|ddc=895.635|pop=5
白夜行|東野圭吾 (Higashino, Keigo), 1958-|集英社|1999|I313.45|Detective and mystery stories, Japanese|rom=Byakuyakō|ddc=895.636|pop=5
容疑者Xの献身|東野圭吾 (Higashino, Keigo), 1958-|文藝春秋|2005|I313.45|Detective and mystery stories, Japanese;Mathematicians--Fiction|rom=Yōgisha Ekkusu no kenshin|ddc=895.636|pop=6
コンビニ人間|村田沙耶香 (Murata, Sayaka), 1979-|文藝春秋|2016|I313.45|Convenience stores--Japan--Fiction;Women--Japan--Fiction|rom=Konbini ningen|ddc=895.636|pop=5
火花|又吉直樹 (Matayoshi, Naoki), 1980-|文藝春秋|2015|I313.45|Comedians--Japan--Fiction|rom=Hibana|ddc=895.636|pop=4
火車|宮部みゆき (Miyabe, Miyuki), 1960-|双葉社|1992|I313.45|Detective and mystery stories, Japanese;Consumer credit--Fiction|rom=Kasha|ddc=895.636|pop=4
窓ぎわのトットちゃん|黒柳徹子 (Kuroyanagi, Tetsuko), 1933-|講談社|1981|I313.55|Education, Elementary--Japan;Kuroyanagi, Tetsuko, 1933---Childhood and youth|rom=Madogiwa no Totto-chan|ddc=372.952|pop=5
容疑者の夜行列車|多和田葉子 (Tawada, Yōko), 1960-|青土社|2002|I313.45|Railroad travel--Fiction|rom=Yōgisha no yakō ressha|ddc=895.636
武士道|新渡戸稲造 (Nitobe, Inazō), 1862-1933;矢内原忠雄 (Yanaihara, Tadao), 1893-1961/trl|岩波書店|1938|B823|Bushido;Ethics--Japan|series=岩波文庫|rom=Bushidō|orig=eng:Bushido|ddc=170.44|pop=4
学問のすすめ|福沢諭吉 (Fukuzawa, Yukichi), 1835-1901|岩波書店|1942|G40|Education--Japan--Philosophy|series=岩波文庫|rom=Gakumon no susume|ddc=370.1|pop=3
善の研究|西田幾多郎 (Nishida, Kitarō), 1870-1945|岩波書店|1950|B313.5|Philosophy, Japanese;Good and evil|series=岩波文庫|rom=Zen no kenkyū|ddc=181.12|pop=3
風土 : 人間学的考察|和辻哲郎 (Watsuji, Tetsurō), 1889-1960|岩波書店|1979|B313.5|Human geography;Climatology--Social aspects|series=岩波文庫|rom=Fūdo : ningengakuteki kōsatsu|ddc=304.25|pop=3
「いき」の構造|九鬼周造 (Kuki, Shūzō), 1888-1941|岩波書店|1979|B83-093.13|Aesthetics, Japanese|series=岩波文庫|rom="Iki" no kōzō|ddc=111.850952|pop=3
日本の思想|丸山真男 (Maruyama, Masao), 1914-1996|岩波書店|1961|B313|Philosophy, Japanese;Japan--Intellectual life|series=岩波新書|rom=Nihon no shisō|ddc=181.12|pop=3
甘えの構造|土居健郎 (Doi, Takeo), 1920-2009|弘文堂|1971|B84-05|Ethnopsychology--Japan;Dependency (Psychology)|rom=Amae no kōzō|ddc=155.8952|pop=3
バカの壁|養老孟司 (Yōrō, Takeshi), 1937-|新潮社|2003|B80-49|Thought and thinking|9784106100031|series=新潮新書;003|rom=Baka no kabe|ddc=153.42|pop=4
嫌われる勇気|岸見一郎 (Kishimi, Ichirō), 1956-;古賀史健 (Koga, Fumitake), 1973-|ダイヤモンド社|2013|B84-49|Adler, Alfred, 1870-1937;Adlerian psychology|9784478025819|rom=Kirawareru yūki|ddc=150.1953|pop=5
中国小説史の研究|小川環樹 (Ogawa, Tamaki), 1910-1993|岩波書店|1968|I207.409|Chinese fiction--History and criticism|rom=Chūgoku shōsetsushi no kenkyū|ddc=895.1309
論語|金谷治 (Kanaya, Osamu), 1920-2006/trl|岩波書店|1963|B222.22|Confucianism|series=岩波文庫|rom=Rongo|orig=chi:论语|ddc=181.112|pop=4
源氏物語|紫式部 (Murasaki Shikibu), 978?-;与謝野晶子 (Yosano, Akiko), 1878-1942/trl|角川書店|1971|I313.43|Japan--Court and courtiers--Fiction|series=角川文庫|v=3|rom=Genji monogatari|ddc=895.6314|pop=4
枕草子|清少納言 (Sei Shōnagon), 966?-;池田亀鑑 (Ikeda, Kikan), 1896-1956/edt|岩波書店|1962|I313.63|Japan--Court and courtiers|series=岩波文庫|rom=Makura no sōshi|ddc=895.681|pop=3
おくのほそ道|松尾芭蕉 (Matsuo, Bashō), 1644-1694;萩原恭男 (Hagiwara, Yasuo)/edt|岩波書店|1979|I313.63|Travelers' writings, Japanese;Haiku|series=岩波文庫|rom=Oku no hosomichi|ddc=895.6132|pop=3
方丈記|鴨長明 (Kamo no Chōmei), 1155-1216;市古貞次 (Ichiko, Teiji), 1911-2004/edt|岩波書店|1989|I313.63|Hermits--Japan;Disasters--Japan|series=岩波文庫|rom=Hōjōki|ddc=895.682|pop=3
広辞苑|新村出 (Shinmura, Izuru), 1876-1967/edt|岩波書店|2018|H366|Japanese language--Dictionaries|9784000801317|ed=第7版|type=reference|rom=Kōjien|ddc=495.63|pop=3
`;
