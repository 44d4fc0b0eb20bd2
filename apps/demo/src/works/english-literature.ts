/** Literature in English, with Chinese classics in English translation; columns as in parse-works.ts. */
export const ENGLISH_LITERATURE = `
@ lang=eng
The Story of the Stone : a Chinese novel in five volumes|Cao, Xueqin, 1715?-1763;Gao, E/ctb;Hawkes, David, 1923-2009/trl;Minford, John/trl|Penguin|1973|I242.4|Domestic fiction, Chinese;China--Social life and customs--Fiction|v=5|orig=chi:红楼梦|series=Penguin Classics|var=The Dream of the Red Chamber|ddc=895.1348|lcc=PL2727.S2|pop=7
> The complete English version of the eighteenth-century novel of the Jia family: Hawkes translated the first eighty chapters, Minford the last forty.
# The golden days -- The crab-flower club -- The warning voice -- The debt of tears -- The dreamer wakes
A Dream of Red Mansions|Tsao, Hsueh-chin;Kao, Ngo/ctb;Yang, Hsien-yi/trl;Yang, Gladys/trl|Foreign Languages Press|1978|I242.4|Domestic fiction, Chinese|v=3|orig=chi:红楼梦|ddc=895.1348|pop=5
Journey to the West|Wu, Cheng'en;Yu, Anthony C., 1938-2015/trl|University of Chicago Press|1977|I242.4|Buddhist fiction;China--Fiction|v=4|orig=chi:西游记|ddc=895.1346|pop=4
Outlaws of the Marsh|Shi, Nai'an;Luo, Guanzhong;Shapiro, Sidney/trl|Foreign Languages Press|1980|I242.4|China--History--Song dynasty, 960-1279--Fiction|v=3|orig=chi:水浒传|pop=3
Three Kingdoms : a historical novel|Luo, Guanzhong;Roberts, Moss/trl|University of California Press|1991|I242.4|China--History--Three kingdoms, 220-265--Fiction|orig=chi:三国演义|ddc=895.1346|pop=4
The Analects|Confucius;Lau, D. C./trl|Penguin|1979|B222.22|Confucianism;Philosophy, Chinese|9780140443486|series=Penguin Classics|orig=chi:论语|ddc=181.112|pop=4
Tao Te Ching|Laozi;Lau, D. C./trl|Penguin|1963|B223.12|Taoism;Philosophy, Chinese|9780140441314|series=Penguin Classics|orig=chi:老子|ddc=299.51482|pop=5
To Live|Yu, Hua, 1960-;Berry, Michael/trl|Anchor Books|2003|I247.57|China--History--20th century--Fiction|9781400031863|orig=chi:活着|ddc=895.1352|pop=6
> A gambler's son loses everything and outlives his whole family through four decades of upheaval in China.
The Three-Body Problem|Liu, Cixin, 1963-;Liu, Ken, 1976-/trl|Tor|2014|I247.55|Science fiction, Chinese;Extraterrestrial beings--Fiction|9780765377067|orig=chi:三体|ddc=895.136|lcc=PL2947.C59|pop=8
> A scientist investigating a wave of suicides meets a game that turns out to be a message from another world.
The Dark Forest|Liu, Cixin, 1963-;Martinsen, Joel/trl|Tor|2015|I247.55|Science fiction, Chinese|9780765377081|orig=chi:黑暗森林|ddc=895.136|pop=6
Death's End|Liu, Cixin, 1963-;Liu, Ken, 1976-/trl|Tor|2016|I247.55|Science fiction, Chinese|9780765377104|orig=chi:死神永生|ddc=895.136|pop=6
Fortress Besieged|Qian, Zhongshu, 1910-1998;Kelly, Jeanne/trl;Mao, Nathan K./trl|Indiana University Press|1979|I246.5|China--Social life and customs--Fiction|orig=chi:围城|pop=3
Red Sorghum : a novel of China|Mo, Yan, 1955-;Goldblatt, Howard/trl|Viking|1993|I247.57|Sino-Japanese War, 1937-1945--Fiction|orig=chi:红高粱家族|pop=4
Moment in Peking|Lin, Yutang, 1895-1976|John Day|1939|I246.5|China--Fiction|ddc=813.52|pop=3
Beowulf : a new verse translation|Heaney, Seamus, 1939-2013/trl|Farrar, Straus and Giroux|2000|I561.22|Epic poetry, English (Old)|9780374111199|ddc=829.3|pop=3
The Canterbury Tales|Chaucer, Geoffrey, 1343?-1400;Coghill, Nevill/trl|Penguin|2003|I561.22|Christian pilgrims and pilgrimages--Poetry|9780140424386|series=Penguin Classics|ddc=821.1|pop=3
Hamlet|Shakespeare, William, 1564-1616;Thompson, Ann/edt;Taylor, Neil/edt|Arden Shakespeare|2006|I561.33|Tragedies;Denmark--Kings and rulers--Drama|ddc=822.33|pop=5
> The Prince of Denmark is told by a ghost to avenge his father, and doubts, feigns madness and delays.
The Tempest|Shakespeare, William, 1564-1616;Vaughan, Virginia Mason/edt;Vaughan, Alden T./edt|Arden Shakespeare|1999|I561.33|Comedies;Shipwreck survival--Drama|ddc=822.33|pop=3
Paradise Lost|Milton, John, 1608-1674;Leonard, John/edt|Penguin|2000|I561.24|Bible--Poetry;Fall of man--Poetry|9780140424263|series=Penguin Classics|ddc=821.4|pop=3
Robinson Crusoe|Defoe, Daniel, 1661?-1731;Richetti, John/edt|Penguin|2001|I561.44|Survival--Fiction;Castaways--Fiction|9780141439822|series=Penguin Classics|ddc=823.5|pop=4
Gulliver's Travels|Swift, Jonathan, 1667-1745|Penguin|2001|I561.44|Voyages, Imaginary--Fiction;Satire, English|9780141439495|series=Penguin Classics|ddc=823.5|pop=4
Pride and Prejudice|Austen, Jane, 1775-1817;Jones, Vivien/edt|Penguin|2003|I561.44|Courtship--Fiction;Sisters--Fiction;England--Fiction|9780141439518|series=Penguin Classics|ddc=823.7|pop=7
> Elizabeth Bennet and Mr Darcy get the better of their first impressions in a comedy of manners and marriage.
Sense and Sensibility|Austen, Jane, 1775-1817|Penguin|2003|I561.44|Sisters--Fiction;England--Fiction|9780141439662|series=Penguin Classics|ddc=823.7|pop=5
Emma|Austen, Jane, 1775-1817|Penguin|2003|I561.44|Mate selection--Fiction;England--Fiction|9780141439587|series=Penguin Classics|ddc=823.7|pop=5
Persuasion|Austen, Jane, 1775-1817|Penguin|2003|I561.44|England--Social life and customs--Fiction|9780141439686|series=Penguin Classics|ddc=823.7|pop=4
Frankenstein, or, The modern Prometheus|Shelley, Mary Wollstonecraft, 1797-1851;Hindle, Maurice/edt|Penguin|2003|I561.44|Scientists--Fiction;Monsters--Fiction;Horror tales|9780141439471|series=Penguin Classics|ddc=823.7|pop=6
> A student of natural philosophy gives life to a being and abandons it.
Jane Eyre|Brontë, Charlotte, 1816-1855;Davies, Stevie/edt|Penguin|2006|I561.44|Governesses--Fiction;Orphans--Fiction|9780141441146|series=Penguin Classics|ddc=823.8|pop=6
Wuthering Heights|Brontë, Emily, 1818-1848;Nestor, Pauline/edt|Penguin|2003|I561.44|Yorkshire (England)--Fiction;Love stories|9780141439556|series=Penguin Classics|ddc=823.8|pop=6
Great Expectations|Dickens, Charles, 1812-1870;Mitchell, Charlotte/edt|Penguin|2003|I561.44|Orphans--Fiction;Bildungsromans|9780141439563|series=Penguin Classics|ddc=823.8|pop=6
A Tale of Two Cities|Dickens, Charles, 1812-1870;Maxwell, Richard/edt|Penguin|2003|I561.44|France--History--Revolution, 1789-1799--Fiction|9780141439600|series=Penguin Classics|ddc=823.8|pop=5
David Copperfield|Dickens, Charles, 1812-1870|Penguin|2004|I561.44|Orphans--Fiction;Bildungsromans|9780140439441|series=Penguin Classics|ddc=823.8|pop=4
Middlemarch|Eliot, George, 1819-1880;Ashton, Rosemary/edt|Penguin|2003|I561.44|City and town life--Fiction;England--Fiction|9780141439549|series=Penguin Classics|ddc=823.8|pop=4
Vanity Fair : a novel without a hero|Thackeray, William Makepeace, 1811-1863|Penguin|2003|I561.44|Female friendship--Fiction;Satire, English|9780141439839|series=Penguin Classics|ddc=823.8|pop=3
Tess of the d'Urbervilles|Hardy, Thomas, 1840-1928|Penguin|2003|I561.44|Women--England--Fiction|9780141439594|series=Penguin Classics|ddc=823.8|pop=4
The Picture of Dorian Gray|Wilde, Oscar, 1854-1900;Mighall, Robert/edt|Penguin|2003|I561.44|Portraits--Fiction;Conduct of life--Fiction|9780141439570|series=Penguin Classics|ddc=823.8|pop=6
Dracula|Stoker, Bram, 1847-1912|Penguin|2003|I561.44|Vampires--Fiction;Horror tales|9780141439846|series=Penguin Classics|ddc=823.8|pop=5
Treasure Island|Stevenson, Robert Louis, 1850-1894|Penguin|1999|I561.84|Treasure troves--Fiction;Pirates--Fiction|9780140437683|series=Penguin Classics|ddc=823.8|pop=4
The Time Machine|Wells, H. G. (Herbert George), 1866-1946|Penguin|2005|I561.45|Time travel--Fiction;Science fiction|9780141439976|series=Penguin Classics|ddc=823.912|pop=4
Alice's Adventures in Wonderland ; and, Through the Looking-Glass|Carroll, Lewis, 1832-1898;Tenniel, John, 1820-1914/ill|Penguin|1998|I561.84|Fantasy fiction;Children's stories, English|9780140433173|series=Penguin Classics|ddc=823.8|pop=6
Heart of Darkness|Conrad, Joseph, 1857-1924|Penguin|2007|I561.45|Africa--Fiction;Imperialism--Fiction|9780141441672|series=Penguin Classics|ddc=823.912|pop=4
Mrs Dalloway|Woolf, Virginia, 1882-1941|Hogarth Press|1925|I561.45|London (England)--Fiction;Married women--Fiction|ddc=823.912|pop=4
To the Lighthouse|Woolf, Virginia, 1882-1941|Hogarth Press|1927|I561.45|Summer resorts--Fiction;Families--Fiction|ddc=823.912|pop=4
A Room of One's Own|Woolf, Virginia, 1882-1941|Hogarth Press|1929|I561.06|Women authors;Women and literature|ddc=809.89287|pop=5
Dubliners|Joyce, James, 1882-1941|Penguin|1992|I562.45|Dublin (Ireland)--Fiction|9780140186475|series=Penguin Twentieth-Century Classics|ddc=823.912|pop=4
# The sisters -- An encounter -- Araby -- Eveline -- After the race -- Two gallants -- The boarding house -- A little cloud -- Counterparts -- Clay -- A painful case -- Ivy Day in the committee room -- A mother -- Grace -- The dead
Ulysses|Joyce, James, 1882-1941;Gabler, Hans Walter/edt|Vintage|1986|I562.45|Dublin (Ireland)--Fiction;Jewish men--Fiction|9780394743127|ddc=823.912|pop=3
Brave New World|Huxley, Aldous, 1894-1963|Chatto & Windus|1932|I561.45|Dystopias--Fiction;Science fiction|ddc=823.912|pop=6
Nineteen Eighty-Four|Orwell, George, 1903-1950|Penguin|2003|I561.45|Totalitarianism--Fiction;Dystopias--Fiction|9780141187761|series=Penguin Modern Classics|ddc=823.912|pop=7
> Winston Smith rewrites the past for the Party and begins to think for himself.
Animal Farm : a fairy story|Orwell, George, 1903-1950|Penguin|2000|I561.45|Political satire;Allegories|9780141182704|series=Penguin Modern Classics|ddc=823.912|pop=6
The Hobbit, or, There and back again|Tolkien, J. R. R. (John Ronald Reuel), 1892-1973|HarperCollins|1995|I561.84|Middle Earth (Imaginary place)--Fiction;Fantasy fiction|9780261103344|ddc=823.912|pop=6
The Lord of the Rings|Tolkien, J. R. R. (John Ronald Reuel), 1892-1973|Allen & Unwin|1954|I561.45|Middle Earth (Imaginary place)--Fiction;Fantasy fiction|v=3|ddc=823.912|pop=6
# The fellowship of the ring -- The two towers -- The return of the king
The Remains of the Day|Ishiguro, Kazuo, 1954-|Faber and Faber|1989|I561.45|Butlers--Fiction;England--Fiction|ddc=823.914|pop=5
> A butler looks back on decades of service in an English country house and on what he let pass.
Never Let Me Go|Ishiguro, Kazuo, 1954-|Faber and Faber|2005|I561.45|Cloning--Fiction;Organ donors--Fiction|9780571224111|ddc=823.914|pop=6
Lord of the Flies|Golding, William, 1911-1993|Faber and Faber|1954|I561.45|Boys--Fiction;Survival--Fiction|ddc=823.914|pop=5
Midnight's Children|Rushdie, Salman, 1947-|Jonathan Cape|1981|I561.45|India--Fiction;Magic realism (Literature)|ddc=823.914|pop=4
Possession : a romance|Byatt, A. S. (Antonia Susan), 1936-2023|Chatto & Windus|1990|I561.45|English literature--Study and teaching--Fiction|ddc=823.914|pop=3
Wolf Hall|Mantel, Hilary, 1952-2022|Fourth Estate|2009|I561.45|Cromwell, Thomas, 1485?-1540--Fiction;Great Britain--History--Henry VIII, 1509-1547--Fiction|9780007230181|ddc=823.914|pop=4
Atonement|McEwan, Ian, 1948-|Jonathan Cape|2001|I561.45|World War, 1939-1945--Fiction;Guilt--Fiction|9780224062527|ddc=823.914|pop=5
Harry Potter and the Philosopher's Stone|Rowling, J. K., 1965-|Bloomsbury|1997|I561.84|Potter, Harry (Fictitious character)--Fiction;Wizards--Fiction|9780747532699|ddc=823.914|pop=8
Harry Potter and the Chamber of Secrets|Rowling, J. K., 1965-|Bloomsbury|1998|I561.84|Potter, Harry (Fictitious character)--Fiction;Wizards--Fiction|9780747538493|ddc=823.914|pop=6
Harry Potter and the Prisoner of Azkaban|Rowling, J. K., 1965-|Bloomsbury|1999|I561.84|Potter, Harry (Fictitious character)--Fiction;Wizards--Fiction|9780747542155|ddc=823.914|pop=6
Poems|Yeats, W. B. (William Butler), 1865-1939|Unwin|1895|I562.24|English poetry--Irish authors|ddc=821.8
The Waste Land|Eliot, T. S. (Thomas Stearns), 1888-1965|Boni and Liveright|1922|I561.25|English poetry--20th century|ddc=821.912|pop=4
# The burial of the dead -- A game of chess -- The fire sermon -- Death by water -- What the thunder said
Waiting for Godot : a tragicomedy in two acts|Beckett, Samuel, 1906-1989|Grove Press|1954|I565.35|Tramps--Drama;Tragicomedy|orig=fre:En attendant Godot|ddc=842.914|pop=4
Pygmalion|Shaw, Bernard, 1856-1950|Penguin|2003|I561.35|Speech--Drama;Comedies|9780141439501|series=Penguin Classics|ddc=822.912|pop=3
The Scarlet Letter|Hawthorne, Nathaniel, 1804-1864|Penguin|2003|I712.44|Adultery--Fiction;Puritans--Fiction|9780142437261|series=Penguin Classics|ddc=813.3|pop=4
Moby-Dick, or, The whale|Melville, Herman, 1819-1891|Penguin|2003|I712.44|Whaling--Fiction;Sea stories|9780142437247|series=Penguin Classics|ddc=813.3|pop=5
> Ishmael signs on to the whaler Pequod, whose captain hunts the white whale that maimed him.
Walden ; and, Civil Disobedience|Thoreau, Henry David, 1817-1862|Penguin|1983|I712.64|Wilderness areas--Massachusetts;Solitude;Civil disobedience|9780140390445|series=Penguin American Library|ddc=818.303|pop=5
Leaves of Grass|Whitman, Walt, 1819-1892|Fowler and Wells|1856|I712.24|American poetry--19th century|ddc=811.3|pop=3
The Complete Poems|Dickinson, Emily, 1830-1886;Johnson, Thomas H./edt|Little, Brown|1960|I712.24|American poetry--19th century|ddc=811.4|pop=4
Adventures of Huckleberry Finn|Twain, Mark, 1835-1910|Penguin|2003|I712.44|Mississippi River--Fiction;Race relations--Fiction|9780142437179|series=Penguin Classics|ddc=813.4|pop=4
Little Women|Alcott, Louisa May, 1832-1888|Penguin|1989|I712.84|Sisters--Fiction;New England--Fiction|9780140390698|series=Penguin Classics|ddc=813.4|pop=5
The Portrait of a Lady|James, Henry, 1843-1916|Penguin|2003|I712.44|Americans--Europe--Fiction|9780141439631|series=Penguin Classics|ddc=813.4|pop=3
The Great Gatsby|Fitzgerald, F. Scott (Francis Scott), 1896-1940|Scribner|2004|I712.45|Rich people--Fiction;Long Island (N.Y.)--Fiction|9780743273565|ddc=813.52|pop=7
> Nick Carraway tells of his neighbour's parties, his money and the green light across the bay.
The Sun Also Rises|Hemingway, Ernest, 1899-1961|Scribner|1926|I712.45|Americans--Spain--Fiction;Bullfights--Fiction|ddc=813.52|pop=4
A Farewell to Arms|Hemingway, Ernest, 1899-1961|Scribner|1929|I712.45|World War, 1914-1918--Fiction|ddc=813.52|pop=4
The Old Man and the Sea|Hemingway, Ernest, 1899-1961|Scribner|1952|I712.45|Fishers--Fiction;Cuba--Fiction|ddc=813.52|pop=6
The Sound and the Fury|Faulkner, William, 1897-1962|Jonathan Cape and Harrison Smith|1929|I712.45|Mississippi--Fiction;Families--Fiction|ddc=813.52|pop=4
The Grapes of Wrath|Steinbeck, John, 1902-1968|Viking|1939|I712.45|Migrant agricultural laborers--Fiction;Depressions--1929--Fiction|ddc=813.52|pop=4
The Catcher in the Rye|Salinger, J. D. (Jerome David), 1919-2010|Little, Brown|1991|I712.45|Runaway teenagers--Fiction;New York (N.Y.)--Fiction|9780316769488|ddc=813.54|pop=6
To Kill a Mockingbird|Lee, Harper, 1926-2016|J. B. Lippincott|1960|I712.45|Fathers and daughters--Fiction;Trials--Fiction|ddc=813.54|pop=6
> A lawyer in an Alabama town defends a Black man falsely accused, seen by his young daughter.
Catch-22|Heller, Joseph, 1923-1999|Simon & Schuster|1961|I712.45|World War, 1939-1945--Fiction;Satire, American|ddc=813.54|pop=4
Fahrenheit 451|Bradbury, Ray, 1920-2012|Ballantine|1953|I712.45|Book burning--Fiction;Censorship--Fiction|ddc=813.54|pop=6
Foundation|Asimov, Isaac, 1920-1992|Gnome Press|1951|I712.45|Life on other planets--Fiction;Science fiction|ddc=813.54|pop=5
Dune|Herbert, Frank, 1920-1986|Chilton|1965|I712.45|Dune (Imaginary place)--Fiction;Science fiction|ddc=813.54|pop=6
The Left Hand of Darkness|Le Guin, Ursula K., 1929-2018|Ace|1969|I712.45|Life on other planets--Fiction;Science fiction|ddc=813.54|pop=5
Neuromancer|Gibson, William, 1948-|Ace|1984|I712.45|Computer hackers--Fiction;Science fiction|9780441569595|ddc=813.54|pop=4
Lolita|Nabokov, Vladimir, 1899-1977|Olympia Press|1955|I712.45|Middle-aged men--Fiction|v=2|ddc=813.54|pop=4
Slaughterhouse-Five|Vonnegut, Kurt, 1922-2007|Delacorte Press|1969|I712.45|World War, 1939-1945--Fiction;Time travel--Fiction|ddc=813.54|pop=4
Beloved|Morrison, Toni, 1931-2019|Knopf|1987|I712.45|African American women--Fiction;Slavery--Fiction|9780394535975|ddc=813.54|pop=5
The Handmaid's Tale|Atwood, Margaret, 1939-|McClelland and Stewart|1985|I711.45|Dystopias--Fiction;Women--Fiction|ddc=813.54|pop=6
Runaway|Munro, Alice, 1931-2024|McClelland and Stewart|2004|I711.45|Short stories, Canadian|ddc=813.54|pop=4
Things Fall Apart|Achebe, Chinua, 1930-2013|Heinemann|1958|I437.45|Igbo (African people)--Fiction;Nigeria--Fiction|ddc=823.914|pop=4
The Kite Runner|Hosseini, Khaled, 1965-|Riverhead Books|2003|I712.45|Afghanistan--Fiction;Male friendship--Fiction|9781573222457|ddc=813.6|pop=6
The Road|McCarthy, Cormac, 1933-2023|Knopf|2006|I712.45|Fathers and sons--Fiction;Survival--Fiction|9780307265432|ddc=813.6|pop=4
Stoner|Williams, John, 1922-1994|Viking|1965|I712.45|College teachers--Fiction;Missouri--Fiction|ddc=813.54|pop=5
The Joy Luck Club|Tan, Amy, 1952-|Putnam|1989|I712.45|Chinese American women--Fiction;Mothers and daughters--Fiction|9780399134203|ddc=813.54|pop=4
Death of a Salesman|Miller, Arthur, 1915-2005|Viking|1949|I712.35|Sales personnel--Drama;Fathers and sons--Drama|ddc=812.52|pop=4
A Streetcar Named Desire|Williams, Tennessee, 1911-1983|New Directions|1947|I712.35|Sisters--Drama;New Orleans (La.)--Drama|ddc=812.54|pop=3
The Hitchhiker's Guide to the Galaxy|Adams, Douglas, 1952-2001|Pan Books|1979|I561.45|Interplanetary voyages--Fiction;Humorous stories|9780330258647|ddc=823.914|pop=6
Murder on the Orient Express|Christie, Agatha, 1890-1976|Collins|1934|I561.45|Poirot, Hercule (Fictitious character)--Fiction;Detective and mystery stories|ddc=823.912|pop=5
And Then There Were None|Christie, Agatha, 1890-1976|Collins|1939|I561.45|Detective and mystery stories|ddc=823.912|pop=6
The Adventures of Sherlock Holmes|Doyle, Arthur Conan, 1859-1930|George Newnes|1892|I561.45|Holmes, Sherlock--Fiction;Detective and mystery stories, English|ddc=823.8|pop=5
# A scandal in Bohemia -- The red-headed league -- A case of identity -- The Boscombe Valley mystery -- The five orange pips -- The man with the twisted lip -- The adventure of the blue carbuncle -- The adventure of the speckled band -- The adventure of the engineer's thumb -- The adventure of the noble bachelor -- The adventure of the beryl coronet -- The adventure of the copper beeches
Charlotte's Web|White, E. B. (Elwyn Brooks), 1899-1985;Williams, Garth/ill|Harper & Brothers|1952|I712.84|Pigs--Juvenile fiction;Spiders--Juvenile fiction|ddc=813.52|pop=5
`;
