/** Library and information science in several languages; columns as in parse-works.ts. */
export const LIBRARY_SCIENCE = `
@ lang=chi
图书馆学基础|吴慰慈/主编|高等教育出版社|2004|G250|图书馆学--高等学校--教材|pop=4
图书馆学概论|吴慰慈;董焱|国家图书馆出版社|2008|G250|图书馆学--高等学校--教材|ed=修订二版|pop=4
> 介绍图书馆学的对象与体系、图书馆的要素、类型、工作与事业发展。
图书馆学导论|黄宗忠|武汉大学出版社|1988|G250|图书馆学|pop=3
中国图书馆分类法|*国家图书馆中国图书馆分类法编辑委员会/编|国家图书馆出版社|2010|G254.122|中国图书馆图书分类法|9787501342723|ed=第5版|type=reference|pop=3
中国分类主题词表|*国家图书馆中国图书馆分类法编辑委员会/编|北京图书馆出版社|2005|G254.24|分类主题一体化--词表--中国|ed=第2版|type=reference|pop=2
新版中国机读目录格式使用手册|*国家图书馆MARC21格式使用手册课题组/编;潘太明/主编|北京图书馆出版社|2004|G254.364|机读目录--格式--中国--手册|type=reference|pop=2
信息检索导论|[美]曼宁;[美]拉哈万;[德]舒策;王斌/译|人民邮电出版社|2010|G254.9|情报检索|orig=eng:Introduction to Information Retrieval|pop=4
校雠广义|程千帆;徐有富|齐鲁书社|1998|G256|校勘学;版本学;目录学|v=4|pop=3
# 版本编 -- 校勘编 -- 目录编 -- 典藏编
古籍版本学概论|严佐之|华东师范大学出版社|1989|G256.22|古籍--版本学|pop=2
目录学发微|余嘉锡|中华书局|1963|G257|目录学--中国|pop=3
书林清话|叶德辉|中华书局|1957|G256.22|版本学--中国|pop=3
> 晚清藏书家叶德辉论刻书、版本与藏书掌故的笔记体著作。
中国藏书楼|任继愈/主编|辽宁人民出版社|2001|G259.29|藏书楼--史料--中国|v=3|pop=2
中国图书馆史|韩永进/主编|国家图书馆出版社|2017|G259.29|图书馆史--中国|v=4|pop=2
@ lang=eng
The Five Laws of Library Science|Ranganathan, S. R. (Shiyali Ramamrita), 1892-1972|Madras Library Association|1931|G250|Library science|ddc=020|pop=3
> Books are for use; every reader his book; every book its reader; save the time of the reader; a library is a growing organism.
Colon Classification|Ranganathan, S. R. (Shiyali Ramamrita), 1892-1972|Madras Library Association|1933|G254.1|Classification, Colon|ddc=025.435|pop=2
A Classification and Subject Index for Cataloguing and Arranging the Books and Pamphlets of a Library|Dewey, Melvil, 1851-1931|Case, Lockwood & Brainard|1876|G254.1|Classification, Dewey decimal|p=44|ddc=025.431|pop=2
Rules for a Printed Dictionary Catalogue|Cutter, Charles A. (Charles Ammi), 1837-1903|Government Printing Office|1876|G254.3|Cataloging;Dictionary catalogs|ddc=025.3|pop=2
The Organization of Information|Taylor, Arlene G., 1941-;Joudrey, Daniel N.|Libraries Unlimited|2009|G254|Information organization;Metadata|9781591585862|ed=3rd ed.|p=512|ddc=025|pop=4
Essential Classification|Broughton, Vanda|Facet|2004|G254.1|Classification--Books|9781856045148|ddc=025.42|pop=2
MARC 21 for Everyone : a practical guide|Fritz, Deborah A., 1954-;Fritz, Richard J.|American Library Association|2003|G254.364|MARC formats|9780838908426|p=188|ddc=025.316|pop=3
The Atlas of New Librarianship|Lankes, R. David, 1970-|MIT Press|2011|G250|Library science--Philosophy;Libraries and community|9780262015097|p=408|ddc=020.1|pop=3
Introduction to Modern Information Retrieval|Salton, Gerard;McGill, Michael J.|McGraw-Hill|1983|G254.92|Information storage and retrieval systems|9780070544840|p=448|ddc=025.524|pop=3
Information Architecture for the World Wide Web|Rosenfeld, Louis;Morville, Peter|O'Reilly|1998|TP393.092|Web sites--Design;Information storage and retrieval systems|9781565922822|ddc=025.04|pop=3
Libraries in the Ancient World|Casson, Lionel, 1914-2009|Yale University Press|2001|G259.1|Libraries--History--To 400|9780300088090|p=177|ddc=027.009|pop=3
The Library at Night|Manguel, Alberto, 1948-|Knopf Canada|2006|G259.1|Libraries--History;Books and reading|ddc=027|pop=3
Functional Requirements for Bibliographic Records : final report|*IFLA Study Group on the Functional Requirements for Bibliographic Records|K.G. Saur|1998|G254.3|Cataloging--Standards;FRBR (Conceptual model)|9783598113826|ddc=025.3|pop=2
`;
