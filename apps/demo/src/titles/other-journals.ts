import { journalsOf } from './demo-journal.ts';

/** Journals in English and French. */
export const OTHER_JOURNALS = [
  ...journalsOf(
    'jstor',
    `
    The American Economic Review|0002-8282|1944-7981|1911|American Economic Association|P3Y
    The American Historical Review|0002-8762|1937-5239|1895|Oxford University Press|P5Y
    American Journal of Sociology|0002-9602|1537-5390|1895|University of Chicago Press|P5Y
    The American Political Science Review|0003-0554|1537-5943|1906|American Political Science Association|P3Y
    Annals of Mathematics|0003-486X|1939-8980|1884|Princeton University|P5Y
    The China Quarterly|0305-7410|1468-2648|1960|Cambridge University Press|P5Y
    Econometrica|0012-9682|1468-0262|1933|The Econometric Society|P3Y
    The Economic Journal|0013-0133|1468-0297|1891|Royal Economic Society|P5Y
    The English Historical Review|0013-8266|1477-4534|1886|Oxford University Press|P5Y
    Harvard Journal of Asiatic Studies|0073-0548|1944-6454|1936|Harvard-Yenching Institute|P5Y
    The Journal of Asian Studies|0021-9118|1752-0401|1956|Association for Asian Studies|P5Y
    The Journal of Economic History|0022-0507|1471-6372|1941|Cambridge University Press|P5Y
    The Journal of Finance|0022-1082|1540-6261|1946|American Finance Association|P5Y
    The Journal of Philosophy|0022-362X||1921|The Journal of Philosophy|P3Y
    Journal of Political Economy|0022-3808|1537-534X|1892|University of Chicago Press|P5Y
    The Library Quarterly|0024-2519|1549-652X|1931|University of Chicago Press|P5Y
    Mind|0026-4423|1460-2113|1876|Oxford University Press|P5Y
    Modern Asian Studies|0026-749X|1469-8099|1967|Cambridge University Press|P5Y
    Past & Present|0031-2746|1477-464X|1952|Oxford University Press|P5Y
    The Philosophical Review|0031-8108|1558-1470|1892|Duke University Press|P5Y
    PMLA|0030-8129|1938-1530|1884|Modern Language Association|P5Y
    The Quarterly Journal of Economics|0033-5533|1531-4650|1886|Oxford University Press|P5Y
    The Review of Economic Studies|0034-6527|1467-937X|1933|Oxford University Press|P5Y
    Revue économique|0035-2764|1950-6694|1950|Presses de Sciences Po|P5Y
    Revue française de sociologie|0035-2969|1958-5691|1960|Éditions Ophrys|P5Y
    Science|0036-8075|1095-9203|1880|American Association for the Advancement of Science|P5Y
    Speculum|0038-7134|2040-8072|1926|Medieval Academy of America|P5Y
    T’oung Pao|0082-5433|1568-5322|1890|Brill|P5Y
    `,
  ),
  ...journalsOf(
    'nature',
    `
    Nature|0028-0836|1476-4687|1869|Springer Nature
    Nature Biotechnology|1087-0156|1546-1696|1996|Springer Nature
    Nature Cell Biology|1465-7392|1476-4679|1999|Springer Nature
    Nature Chemistry|1755-4330|1755-4349|2009|Springer Nature
    Nature Genetics|1061-4036|1546-1718|1992|Springer Nature
    Nature Geoscience|1752-0894|1752-0908|2008|Springer Nature
    Nature Immunology|1529-2908|1529-2916|2000|Springer Nature
    Nature Materials|1476-1122|1476-4660|2002|Springer Nature
    Nature Medicine|1078-8956|1546-170X|1995|Springer Nature
    Nature Methods|1548-7091|1548-7105|2004|Springer Nature
    Nature Nanotechnology|1748-3387|1748-3395|2006|Springer Nature
    Nature Neuroscience|1097-6256|1546-1726|1998|Springer Nature
    Nature Photonics|1749-4885|1749-4893|2007|Springer Nature
    Nature Physics|1745-2473|1745-2481|2005|Springer Nature
    `,
  ),
  ...journalsOf(
    'science',
    `
    Science|0036-8075|1095-9203|1997|American Association for the Advancement of Science
    Science Signaling|1945-0877|1937-9145|1999|American Association for the Advancement of Science
    Science Translational Medicine|1946-6234|1946-6242|2009|American Association for the Advancement of Science
    `,
  ),
  ...journalsOf(
    'sciencedirect',
    `
    Artificial Intelligence|0004-3702|1872-7921|1970|Elsevier
    Cell|0092-8674|1097-4172|1974|Cell Press
    Cognition|0010-0277|1873-7838|1972|Elsevier
    Computers & Education|0360-1315|1873-782X|1976|Elsevier
    Earth and Planetary Science Letters|0012-821X|1385-013X|1966|Elsevier
    Immunity|1074-7613|1097-4180|1994|Cell Press
    Information Processing & Management|0306-4573|1873-5371|1975|Elsevier
    Journal of Econometrics|0304-4076|1872-6895|1973|Elsevier
    Journal of Financial Economics|0304-405X|1879-2774|1974|Elsevier
    Journal of Molecular Biology|0022-2836|1089-8638|1959|Elsevier
    The Lancet|0140-6736|1474-547X|1823|Elsevier
    Neuron|0896-6273|1097-4199|1988|Cell Press
    Social Science & Medicine|0277-9536|1873-5347|1978|Elsevier
    Water Research|0043-1354|1879-2448|1967|Elsevier
    `,
  ),
  ...journalsOf(
    'wiley',
    `
    Advanced Materials|0935-9648|1521-4095|1989|Wiley-VCH
    Angewandte Chemie International Edition|1433-7851|1521-3773|1998|Wiley-VCH
    Child Development|0009-3920|1467-8624|1997|Wiley
    Ecology|0012-9658|1939-9170|1920|Ecological Society of America
    Global Change Biology|1354-1013|1365-2486|1995|Wiley
    Journal of Marriage and Family|0022-2445|1741-3737|1999|Wiley
    Journal of the Association for Information Science and Technology|2330-1635|2330-1643|2014|Wiley
    `,
  ),
  ...journalsOf(
    'acs',
    `
    Accounts of Chemical Research|0001-4842|1520-4898|1968|American Chemical Society
    ACS Nano|1936-0851|1936-086X|2007|American Chemical Society
    Analytical Chemistry|0003-2700|1520-6882|1929|American Chemical Society
    Biochemistry|0006-2960|1520-4995|1962|American Chemical Society
    Chemical Reviews|0009-2665|1520-6890|1924|American Chemical Society
    Environmental Science & Technology|0013-936X|1520-5851|1967|American Chemical Society
    Journal of the American Chemical Society|0002-7863|1520-5126|1879|American Chemical Society
    The Journal of Organic Chemistry|0022-3263|1520-6904|1936|American Chemical Society
    Langmuir|0743-7463|1520-5827|1985|American Chemical Society
    Nano Letters|1530-6984|1530-6992|2001|American Chemical Society
    Organic Letters|1523-7060|1523-7052|1999|American Chemical Society
    `,
  ),
  ...journalsOf(
    'aps',
    `
    Physical Review A|2469-9926|2469-9934|1970|American Physical Society
    Physical Review B|2469-9950|2469-9969|1970|American Physical Society
    Physical Review D|2470-0010|2470-0029|1970|American Physical Society
    Physical Review Letters|0031-9007|1079-7114|1958|American Physical Society
    Reviews of Modern Physics|0034-6861|1539-0756|1929|American Physical Society
    `,
  ),
  ...journalsOf(
    'acm',
    `
    ACM Computing Surveys|0360-0300|1557-7341|1969|Association for Computing Machinery
    ACM Transactions on Database Systems|0362-5915|1557-4644|1976|Association for Computing Machinery
    Communications of the ACM|0001-0782|1557-7317|1958|Association for Computing Machinery
    Journal of the ACM|0004-5411|1557-735X|1954|Association for Computing Machinery
    `,
  ),
  ...journalsOf(
    'ieeexplore',
    `
    IEEE Transactions on Information Theory|0018-9448|1557-9654|1963|IEEE
    IEEE Transactions on Pattern Analysis and Machine Intelligence|0162-8828|1939-3539|1979|IEEE
    Proceedings of the IEEE|0018-9219|1558-2256|1963|IEEE
    `,
  ),
  ...journalsOf(
    'oxfordacademic',
    `
    Bioinformatics|1367-4803|1367-4811|1998|Oxford University Press
    The English Historical Review|0013-8266|1477-4534|1886|Oxford University Press
    Mind|0026-4423|1460-2113|1876|Oxford University Press
    Monthly Notices of the Royal Astronomical Society|0035-8711|1365-2966|1827|Oxford University Press
    Nucleic Acids Research|0305-1048|1362-4962|1974|Oxford University Press
    Past & Present|0031-2746|1477-464X|1952|Oxford University Press
    `,
  ),
  ...journalsOf(
    'cambridgecore',
    `
    The China Quarterly|0305-7410|1468-2648|1960|Cambridge University Press
    The Historical Journal|0018-246X|1469-5103|1958|Cambridge University Press
    Journal of Fluid Mechanics|0022-1120|1469-7645|1956|Cambridge University Press
    Modern Asian Studies|0026-749X|1469-8099|1967|Cambridge University Press
    `,
  ),
  ...journalsOf(
    'emerald',
    `
    Journal of Documentation|0022-0418|1758-7379|1945|Emerald|P1Y
    Library Hi Tech|0737-8831|2054-166X|1983|Emerald
    `,
  ),
  ...journalsOf(
    'doaj',
    `
    eLife||2050-084X|2012|eLife Sciences Publications
    Nature Communications||2041-1723|2010|Springer Nature
    PLOS Biology|1544-9173|1545-7885|2003|Public Library of Science
    PLOS Computational Biology|1553-734X|1553-7358|2005|Public Library of Science
    PLOS Genetics|1553-7390|1553-7404|2005|Public Library of Science
    PLOS Medicine|1549-1277|1549-1676|2004|Public Library of Science
    PLOS ONE||1932-6203|2006|Public Library of Science
    Scientific Reports||2045-2322|2011|Springer Nature
    `,
    { isFree: true },
  ),
  ...journalsOf(
    'persee',
    `
    Annales. Histoire, Sciences Sociales|0395-2649|1953-8146|1946|Éditions de l’EHESS|P5Y
    Population|0032-4663|1957-7966|1946|Institut national d’études démographiques
    Revue économique|0035-2764|1950-6694|1950|Presses de Sciences Po
    Revue française de sociologie|0035-2969|1958-5691|1960|Éditions Ophrys
    `,
    { isFree: true },
  ),
];
