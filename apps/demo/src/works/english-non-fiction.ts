/** Science, scholarship and textbooks in English; columns as in parse-works.ts. */
export const ENGLISH_NON_FICTION = `
@ lang=eng
Introduction to Algorithms|Cormen, Thomas H.;Leiserson, Charles Eric, 1953-;Rivest, Ronald L.;Stein, Clifford|MIT Press|2009|TP301.6|Computer algorithms;Computer programming|9780262033848|ed=3rd ed.|p=1292|ddc=005.1|lcc=QA76.6|pop=8
> A broad textbook on the design and analysis of algorithms, from sorting and data structures to graph algorithms and NP-completeness.
# Foundations -- Sorting and order statistics -- Data structures -- Advanced design and analysis techniques -- Advanced data structures -- Graph algorithms -- Selected topics
Introduction to Algorithms|Cormen, Thomas H.;Leiserson, Charles Eric, 1953-;Rivest, Ronald L.;Stein, Clifford|MIT Press|2022|TP301.6|Computer algorithms;Computer programming|9780262046305|ed=4th ed.|p=1291|ddc=005.13|lcc=QA76.6|pop=7
Deep Learning|Goodfellow, Ian;Bengio, Yoshua;Courville, Aaron|MIT Press|2016|TP181|Machine learning;Neural networks (Computer science)|9780262035613|p=775|series=Adaptive computation and machine learning|ddc=006.31|lcc=Q325.5|pop=8
> The mathematical background, the established methods and the research topics of deep neural networks.
# Introduction -- Applied math and machine learning basics -- Deep networks: modern practices -- Deep learning research
The Art of Computer Programming. Volume 1, Fundamental algorithms|Knuth, Donald Ervin, 1938-|Addison-Wesley|1997|TP311.1|Computer programming;Computer algorithms|9780201896831|ed=3rd ed.|p=650|ddc=005.1|lcc=QA76.6|pop=5
The Art of Computer Programming. Volume 2, Seminumerical algorithms|Knuth, Donald Ervin, 1938-|Addison-Wesley|1998|TP311.1|Computer programming;Numerical analysis|9780201896848|ed=3rd ed.|p=762|ddc=005.1|lcc=QA76.6|pop=4
The Art of Computer Programming. Volume 3, Sorting and searching|Knuth, Donald Ervin, 1938-|Addison-Wesley|1998|TP311.1|Computer programming;Sorting (Electronic computers)|9780201896855|ed=2nd ed.|p=780|ddc=005.1|lcc=QA76.6|pop=4
Structure and Interpretation of Computer Programs|Abelson, Harold;Sussman, Gerald Jay;Sussman, Julie|MIT Press|1996|TP311.1|Computer programming;LISP (Computer program language)|9780262011532|ed=2nd ed.|p=657|ddc=005.133|lcc=QA76.6|pop=6
# Building abstractions with procedures -- Building abstractions with data -- Modularity, objects, and state -- Metalinguistic abstraction -- Computing with register machines
The C Programming Language|Kernighan, Brian W.;Ritchie, Dennis M., 1941-2011|Prentice Hall|1988|TP312|C (Computer program language)|9780131103627|ed=2nd ed.|p=272|ddc=005.133|lcc=QA76.73.C15|pop=6
The C++ Programming Language|Stroustrup, Bjarne|Addison-Wesley|2013|TP312|C++ (Computer program language)|9780321563842|ed=4th ed.|ddc=005.133|lcc=QA76.73.C153|pop=5
Effective Java|Bloch, Joshua|Addison-Wesley|2018|TP312|Java (Computer program language)|9780134685991|ed=3rd ed.|ddc=005.133|lcc=QA76.73.J38|pop=6
Design Patterns : elements of reusable object-oriented software|Gamma, Erich;Helm, Richard;Johnson, Ralph E., 1955-;Vlissides, John|Addison-Wesley|1995|TP311.1|Object-oriented programming (Computer science);Software patterns|9780201633610|p=395|ddc=005.12|lcc=QA76.64|pop=6
> Twenty-three recurring solutions of object-oriented design, each with intent, structure and consequences.
# Introduction -- A case study: designing a document editor -- Creational patterns -- Structural patterns -- Behavioral patterns -- Conclusion
Refactoring : improving the design of existing code|Fowler, Martin, 1963-|Addison-Wesley|2019|TP311.1|Software refactoring;Object-oriented programming (Computer science)|9780134757599|ed=2nd ed.|ddc=005.16|pop=5
Clean Code : a handbook of agile software craftsmanship|Martin, Robert C.|Prentice Hall|2009|TP311.1|Agile software development;Computer software--Reliability|9780132350884|p=431|ddc=005.1|pop=6
Code Complete|McConnell, Steve|Microsoft Press|2004|TP311.52|Computer software--Development|9780735619678|ed=2nd ed.|p=914|ddc=005.1|pop=5
The Pragmatic Programmer : from journeyman to master|Hunt, Andrew, 1964-;Thomas, David, 1956-|Addison-Wesley|2000|TP311.1|Computer programming|9780201616224|p=321|ddc=005.1|pop=6
The Mythical Man-Month : essays on software engineering|Brooks, Frederick P., Jr., 1931-2022|Addison-Wesley|1995|TP311.52|Software engineering|9780201835953|ed=Anniversary ed.|p=322|ddc=005.1|pop=5
> Essays on managing large software projects, first published in 1975, with the later paper "No silver bullet".
Programming Pearls|Bentley, Jon Louis|Addison-Wesley|2000|TP311.1|Computer programming|9780201657883|ed=2nd ed.|p=239|ddc=005.1|pop=4
Designing Data-Intensive Applications|Kleppmann, Martin|O'Reilly|2017|TP311.13|Application software--Development;Database management|9781449373320|p=590|ddc=005.276|pop=7
# Foundations of data systems -- Distributed data -- Derived data
Computer Networks|Tanenbaum, Andrew S., 1944-;Wetherall, David|Prentice Hall|2011|TP393|Computer networks|9780132126953|ed=5th ed.|p=933|ddc=004.6|pop=5
Modern Operating Systems|Tanenbaum, Andrew S., 1944-;Bos, Herbert|Pearson|2015|TP316|Operating systems (Computers)|9780133591620|ed=4th ed.|p=1101|ddc=005.43|pop=5
Computer Organization and Design : the hardware/software interface|Patterson, David A.;Hennessy, John L.|Morgan Kaufmann|2014|TP303|Computer organization;Computer engineering|9780124077263|ed=5th ed.|ddc=004.22|pop=5
Computer Architecture : a quantitative approach|Hennessy, John L.;Patterson, David A.|Morgan Kaufmann|2012|TP303|Computer architecture|9780123838728|ed=5th ed.|ddc=004.22|pop=4
Computer Systems : a programmer's perspective|Bryant, Randal E.;O'Hallaron, David R.|Pearson|2016|TP3|Computer systems;Computers|9780134092669|ed=3rd ed.|ddc=005.3|pop=6
Compilers : principles, techniques, & tools|Aho, Alfred V.;Lam, Monica S.;Sethi, Ravi;Ullman, Jeffrey D., 1942-|Addison-Wesley|2007|TP314|Compilers (Computer programs)|9780321486813|ed=2nd ed.|p=1009|ddc=005.453|pop=5
Introduction to Automata Theory, Languages, and Computation|Hopcroft, John E., 1939-;Motwani, Rajeev;Ullman, Jeffrey D., 1942-|Addison-Wesley|2001|TP301.1|Machine theory;Formal languages|9780201441246|ed=2nd ed.|p=521|ddc=511.3|pop=4
Introduction to the Theory of Computation|Sipser, Michael|Cengage Learning|2013|TP301|Machine theory;Computational complexity|9781133187790|ed=3rd ed.|p=458|ddc=511.35|pop=5
Artificial Intelligence : a modern approach|Russell, Stuart J. (Stuart Jonathan);Norvig, Peter|Prentice Hall|2010|TP18|Artificial intelligence|9780136042594|ed=3rd ed.|p=1132|ddc=006.3|lcc=Q335|pop=7
Pattern Recognition and Machine Learning|Bishop, Christopher M.|Springer|2006|TP391.4|Pattern perception;Machine learning|9780387310732|p=738|series=Information science and statistics|ddc=006.4|lcc=Q327|pop=7
# Introduction -- Probability distributions -- Linear models for regression -- Linear models for classification -- Neural networks -- Kernel methods -- Sparse kernel machines -- Graphical models -- Mixture models and EM -- Approximate inference -- Sampling methods -- Continuous latent variables -- Sequential data -- Combining models
The Elements of Statistical Learning : data mining, inference, and prediction|Hastie, Trevor;Tibshirani, Robert;Friedman, J. H. (Jerome H.)|Springer|2009|TP181|Supervised learning (Machine learning);Statistics|9780387848570|ed=2nd ed.|p=745|series=Springer series in statistics|ddc=006.31|lcc=Q325.75|pop=6
Reinforcement Learning : an introduction|Sutton, Richard S.;Barto, Andrew G.|MIT Press|2018|TP181|Reinforcement learning|9780262039246|ed=2nd ed.|p=526|ddc=006.31|pop=6
Speech and Language Processing|Jurafsky, Dan, 1962-;Martin, James H., 1959-|Prentice Hall|2009|TP391|Computational linguistics;Automatic speech recognition|9780131873216|ed=2nd ed.|p=988|ddc=410.285|pop=5
Introduction to Information Retrieval|Manning, Christopher D.;Raghavan, Prabhakar;Schütze, Hinrich|Cambridge University Press|2008|G254.92|Information retrieval;Document clustering|9780521865715|p=482|ddc=025.04|pop=5
Convex Optimization|Boyd, Stephen P.;Vandenberghe, Lieven|Cambridge University Press|2004|O174.13|Mathematical optimization;Convex functions|9780521833783|p=716|ddc=519.6|pop=6
Applied Cryptography : protocols, algorithms, and source code in C|Schneier, Bruce, 1963-|Wiley|1996|TN918|Computer security;Cryptography|9780471117094|ed=2nd ed.|p=758|ddc=005.82|pop=4
Gödel, Escher, Bach : an eternal golden braid|Hofstadter, Douglas R., 1945-|Basic Books|1979|B842|Metamathematics;Symmetry;Artificial intelligence|9780465026852|p=777|ddc=510.1|pop=5
Concrete Mathematics : a foundation for computer science|Graham, Ronald L., 1935-2020;Knuth, Donald Ervin, 1938-;Patashnik, Oren|Addison-Wesley|1994|O158|Mathematics;Computer science--Mathematics|9780201558029|ed=2nd ed.|p=657|ddc=510|pop=5
Calculus : early transcendentals|Stewart, James, 1941-2014|Brooks/Cole|2008|O172|Calculus|9780495011668|ed=6th ed.|ddc=515|pop=5
Principles of Mathematical Analysis|Rudin, Walter, 1921-2010|McGraw-Hill|1976|O17|Mathematical analysis|9780070542358|ed=3rd ed.|p=342|ddc=515|lcc=QA300|pop=5
Linear Algebra Done Right|Axler, Sheldon Jay|Springer|2015|O151.2|Algebras, Linear|9783319110790|ed=3rd ed.|p=340|series=Undergraduate texts in mathematics|ddc=512.5|pop=6
> Linear algebra for a second course, centred on vector spaces and linear maps; determinants come at the end.
Introduction to Linear Algebra|Strang, Gilbert|Wellesley-Cambridge Press|2016|O151.2|Algebras, Linear|9780980232776|ed=5th ed.|p=574|ddc=512.5|pop=6
Abstract Algebra|Dummit, David Steven;Foote, Richard M., 1950-|Wiley|2004|O153|Algebra, Abstract|9780471433347|ed=3rd ed.|p=932|ddc=512.02|pop=4
Topology|Munkres, James R., 1930-|Prentice Hall|2000|O189|Topology|9780131816299|ed=2nd ed.|p=537|ddc=514|pop=4
Visual Complex Analysis|Needham, Tristan|Clarendon Press|1997|O174.5|Functions of complex variables|9780198534471|p=592|ddc=515.9|pop=4
An Introduction to the Theory of Numbers|Hardy, G. H. (Godfrey Harold), 1877-1947;Wright, Edward Maitland, 1906-2005|Clarendon Press|1938|O156|Number theory|ddc=512.7|pop=4
A Mathematician's Apology|Hardy, G. H. (Godfrey Harold), 1877-1947|Cambridge University Press|1940|O1-0|Mathematics--Philosophy|ddc=510.1|pop=4
How to Solve It : a new aspect of mathematical method|Pólya, George, 1887-1985|Princeton University Press|1945|O1-0|Mathematics--Problems, exercises, etc.;Problem solving|ddc=510|pop=5
An Introduction to Probability Theory and Its Applications|Feller, William, 1906-1970|Wiley|1968|O211|Probabilities|9780471257080|ed=3rd ed.|v=2|ddc=519.2|pop=4
The Feynman Lectures on Physics|Feynman, Richard P. (Richard Phillips), 1918-1988;Leighton, Robert B.;Sands, Matthew L.|Addison-Wesley|1963|O4|Physics|v=3|ddc=530|lcc=QC23|pop=6
# Mainly mechanics, radiation, and heat -- Mainly electromagnetism and matter -- Quantum mechanics
Classical Mechanics|Goldstein, Herbert, 1922-2005;Poole, Charles P.;Safko, John L.|Addison-Wesley|2002|O31|Mechanics, Analytic|9780201657029|ed=3rd ed.|p=638|ddc=531|pop=4
Introduction to Electrodynamics|Griffiths, David J. (David Jeffery), 1942-|Prentice Hall|1999|O442|Electrodynamics|9780138053260|ed=3rd ed.|p=576|ddc=537.6|pop=5
Introduction to Quantum Mechanics|Griffiths, David J. (David Jeffery), 1942-|Prentice Hall|2005|O413.1|Quantum theory|9780131118928|ed=2nd ed.|p=468|ddc=530.12|pop=6
Classical Electrodynamics|Jackson, John David, 1925-2016|Wiley|1999|O442|Electrodynamics|9780471309321|ed=3rd ed.|p=808|ddc=537.6|lcc=QC631|pop=4
Introduction to Solid State Physics|Kittel, Charles, 1916-2019|Wiley|2005|O48|Solid state physics|9780471415268|ed=8th ed.|p=680|ddc=530.41|pop=4
The Principles of Quantum Mechanics|Dirac, P. A. M. (Paul Adrien Maurice), 1902-1984|Clarendon Press|1930|O413.1|Quantum theory|ddc=530.12|pop=4
Gravitation|Misner, Charles W.;Thorne, Kip S.;Wheeler, John Archibald, 1911-2008|W. H. Freeman|1973|O412.1|Gravitation;General relativity (Physics)|9780716703440|p=1279|ddc=531.14|pop=4
Quantum Computation and Quantum Information|Nielsen, Michael A., 1974-;Chuang, Isaac L., 1968-|Cambridge University Press|2000|TP387|Quantum computers|9780521635035|p=676|ddc=004.1|pop=5
A Brief History of Time : from the big bang to black holes|Hawking, Stephen, 1942-2018|Bantam|1988|P159|Cosmology;Black holes (Astronomy)|9780553109535|p=198|ddc=523.1|lcc=QB981|pop=7
> A physicist explains to general readers the origin of the universe, black holes and the direction of time.
# Our picture of the universe -- Space and time -- The expanding universe -- The uncertainty principle -- Elementary particles and the forces of nature -- Black holes -- Black holes ain't so black -- The origin and fate of the universe -- The arrow of time -- The unification of physics -- Conclusion
Cosmos|Sagan, Carl, 1934-1996|Random House|1980|P1-49|Astronomy--Popular works|9780394502946|p=365|ddc=520|pop=5
The First Three Minutes : a modern view of the origin of the universe|Weinberg, Steven, 1933-2021|Basic Books|1977|P159|Cosmology;Big bang theory|ddc=523.12|pop=4
QED : the strange theory of light and matter|Feynman, Richard P. (Richard Phillips), 1918-1988|Princeton University Press|1985|O413.2|Quantum electrodynamics|9780691083889|ddc=537.6|pop=5
"Surely You're Joking, Mr. Feynman!" : adventures of a curious character|Feynman, Richard P. (Richard Phillips), 1918-1988;Leighton, Ralph|W. W. Norton|1985|K837.12|Physicists--United States--Biography|9780393019216|ddc=530.0924|pop=6
On the Origin of Species by Means of Natural Selection|Darwin, Charles, 1809-1882|John Murray|1859|Q111.2|Evolution (Biology);Natural selection|p=502|ddc=576.82|lcc=QH365|pop=4
# Variation under domestication -- Variation under nature -- Struggle for existence -- Natural selection -- Laws of variation -- Difficulties on theory -- Instinct -- Hybridism -- On the imperfection of the geological record -- On the geological succession of organic beings -- Geographical distribution -- Mutual affinities of organic beings -- Recapitulation and conclusion
The Selfish Gene|Dawkins, Richard, 1941-|Oxford University Press|1976|Q111|Genetics;Evolution (Biology)|p=224|ddc=591.5|lcc=QH437|pop=6
The Double Helix : a personal account of the discovery of the structure of DNA|Watson, James D., 1928-|Atheneum|1968|Q7|DNA;Molecular biology--History|ddc=574.8732|pop=4
What Is Life? : the physical aspect of the living cell|Schrödinger, Erwin, 1887-1961|Cambridge University Press|1944|Q61|Biophysics;Life (Biology)|ddc=577|pop=4
Silent Spring|Carson, Rachel, 1907-1964|Houghton Mifflin|1962|X592|Pesticides--Environmental aspects;Pesticides and wildlife|p=368|ddc=363.7384|pop=5
> The book that showed a wide public how pesticides move through soil, water and living things.
Molecular Biology of the Cell|Alberts, Bruce;Johnson, Alexander;Lewis, Julian|Garland Science|2008|Q2|Cytology;Molecular biology|9780815341055|ed=5th ed.|p=1268|ddc=571.6|pop=5
Gray's Anatomy : descriptive and surgical|Gray, Henry, 1827-1861;Carter, Henry Vandyke/ill|John W. Parker and Son|1858|R322|Human anatomy|ddc=611|pop=3
The Structure of Scientific Revolutions|Kuhn, Thomas S., 1922-1996|University of Chicago Press|1962|N09|Science--Philosophy;Science--History|p=172|ddc=501|lcc=Q175|pop=6
The Logic of Scientific Discovery|Popper, Karl R. (Karl Raimund), 1902-1994|Hutchinson|1959|N02|Science--Methodology;Logic|orig=ger:Logik der Forschung|ddc=501|pop=4
Science and Civilisation in China|Needham, Joseph, 1900-1995|Cambridge University Press|1954|N092|Science--China--History;Technology--China--History|v=25|ddc=509.51|lcc=DS721|pop=3
An Inquiry into the Nature and Causes of the Wealth of Nations|Smith, Adam, 1723-1790;Campbell, R. H./edt;Skinner, Andrew S./edt|Clarendon Press|1976|F091.33|Economics;Classical school of economics|v=2|ddc=330.153|lcc=HB161|pop=5
> A treatise on the division of labour, prices, capital, trade and public revenue, first published in 1776.
# Of the causes of improvement in the productive powers of labour -- Of the nature, accumulation, and employment of stock -- Of the different progress of opulence in different nations -- Of systems of political oeconomy -- Of the revenue of the sovereign or commonwealth
The General Theory of Employment, Interest and Money|Keynes, John Maynard, 1883-1946|Macmillan|1936|F091.348|Economics;Money;Interest|p=403|ddc=330.156|pop=4
The Road to Serfdom|Hayek, Friedrich A. von (Friedrich August), 1899-1992|Routledge|1944|F091.3|Economic policy;Totalitarianism|ddc=338.9|pop=4
Capitalism and Freedom|Friedman, Milton, 1912-2006|University of Chicago Press|1962|F091.3|Capitalism;Liberty|ddc=330.122|pop=4
Principles of Economics|Mankiw, N. Gregory|Cengage Learning|2015|F0|Economics|9781285165875|ed=7th ed.|ddc=330|pop=5
Thinking, Fast and Slow|Kahneman, Daniel, 1934-2024|Farrar, Straus and Giroux|2011|B842.5|Thought and thinking;Decision making|9780374275631|p=499|ddc=153.42|lcc=BF441|pop=7
> How two ways of thinking, one quick and intuitive and one slow and deliberate, shape judgement and choice.
# Two systems -- Heuristics and biases -- Overconfidence -- Choices -- Two selves
Capital in the Twenty-First Century|Piketty, Thomas, 1971-;Goldhammer, Arthur/trl|Belknap Press|2014|F014.39|Capital;Income distribution;Wealth|9780674430006|p=685|orig=fre:Le capital au XXIe siècle|ddc=332.041|lcc=HB501|pop=5
A Theory of Justice|Rawls, John, 1921-2002|Belknap Press|1971|D081|Justice|p=607|ddc=320.011|lcc=JC578|pop=4
Orientalism|Said, Edward W., 1935-2003|Pantheon Books|1978|K107.8|Asia--Study and teaching;Imperialism|9780394428147|ddc=950.07|pop=4
Imagined Communities : reflections on the origin and spread of nationalism|Anderson, Benedict R. O'G. (Benedict Richard O'Gorman), 1936-2015|Verso|1983|D091.5|Nationalism--History|ddc=320.54|pop=4
Guns, Germs, and Steel : the fates of human societies|Diamond, Jared M., 1937-|W. W. Norton|1997|K02|Social evolution;Civilization--History|9780393038910|p=480|ddc=303.4|lcc=HM206|pop=6
Sapiens : a brief history of humankind|Harari, Yuval Noah, 1976-|Harvill Secker|2014|K02|Civilization--History;Human beings--History|9781846558238|ddc=909|pop=6
The Interpretation of Cultures : selected essays|Geertz, Clifford, 1926-2006|Basic Books|1973|C912.4|Ethnology;Culture|ddc=301.2|lcc=GN315|pop=4
Peasant Life in China : a field study of country life in the Yangtze Valley|Fei, Hsiao-Tung, 1910-2005|Routledge|1939|F327.5|Peasants--China;China--Social life and customs|ddc=309.151|pop=3
From the Soil : the foundations of Chinese society|Fei, Xiaotong, 1910-2005;Hamilton, Gary G./trl;Wang, Zheng/trl|University of California Press|1992|C912.82|Sociology, Rural--China;China--Social conditions|9780520077966|orig=chi:乡土中国|ddc=307.720951|lcc=HN733|pop=4
1587, a year of no significance : the Ming dynasty in decline|Huang, Ray, 1918-2000|Yale University Press|1981|K248.3|China--History--Ming dynasty, 1368-1644|ddc=951.026|lcc=DS753|pop=4
Soulstealers : the Chinese sorcery scare of 1768|Kuhn, Philip A., 1933-2016|Harvard University Press|1990|K249.3|Sorcery--China;China--History--Qianlong, 1736-1795|ddc=951.032|lcc=DS754|pop=4
The Search for Modern China|Spence, Jonathan D., 1936-2021|W. W. Norton|1990|K25|China--History--Qing dynasty, 1644-1912;China--History--20th century|9780393027082|ddc=951|lcc=DS754|pop=4
The Great Divergence : China, Europe, and the making of the modern world economy|Pomeranz, Kenneth, 1958-|Princeton University Press|2000|F119|Economic history;China--Economic conditions|9780691005430|ddc=330.94|pop=4
A Short History of Chinese Philosophy|Fung, Yu-lan, 1895-1990;Bodde, Derk/edt|Macmillan|1948|B2|Philosophy, Chinese--History|ddc=181.11|pop=4
The Story of Art|Gombrich, E. H. (Ernst Hans), 1909-2001|Phaidon|1995|J110.9|Art--History|9780714832470|ed=16th ed.|p=688|ddc=709|pop=6
The Death and Life of Great American Cities|Jacobs, Jane, 1916-2006|Random House|1961|TU984|City planning--United States;Urban renewal|ddc=711.4|pop=4
The Design of Everyday Things|Norman, Donald A.|Basic Books|2013|TB472|Industrial design--Psychological aspects;Human engineering|9780465050659|ed=Rev. and expanded ed.|p=347|ddc=745.2|pop=6
The Elements of Style|Strunk, William, 1869-1946;White, E. B. (Elwyn Brooks), 1899-1985|Macmillan|1959|H315|English language--Rhetoric;English language--Style|ddc=808|pop=5
Syntactic Structures|Chomsky, Noam, 1928-|Mouton|1957|H043|Grammar, Comparative and general--Syntax|p=116|ddc=415|pop=3
Oxford Advanced Learner's Dictionary of Current English|Hornby, Albert Sydney, 1898-1978;Turnbull, Joanna/edt|Oxford University Press|2010|H316|English language--Dictionaries|9780194799003|ed=8th ed.|type=reference|ddc=423|pop=5
`;
