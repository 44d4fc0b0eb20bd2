/** Works that only the harbour town library has: the sea, children's books, popular books; columns as in parse-works.ts. */
export const HARBOUR_TOWN = `
@ lang=eng
The Sea Around Us|Carson, Rachel, 1907-1964|Oxford University Press|1951|P7|Ocean;Oceanography|p=230|ddc=551.46|pop=5
> The story of the oceans, from their origin to tides, currents and the life in the deep.
# Mother sea -- The restless sea -- Man and the sea about him
The Edge of the Sea|Carson, Rachel, 1907-1964|Houghton Mifflin|1955|Q178.53|Seashore biology|ddc=578.7699|pop=3
Longitude : the true story of a lone genius who solved the greatest scientific problem of his time|Sobel, Dava|Walker|1995|P128|Harrison, John, 1693-1776;Longitude--Measurement--History|9780802713124|p=184|ddc=526.62|pop=6
> How a clockmaker, John Harrison, gave ships a way to find their place at sea.
Sailing Alone Around the World|Slocum, Joshua, 1844-1909?|Century|1900|U675|Voyages around the world;Spray (Sloop)|ddc=910.41|pop=5
> The first single-handed voyage round the world, told by the man who made it.
Two Years Before the Mast|Dana, Richard Henry, 1815-1882|Harper & Brothers|1840|U675|Seafaring life;Sailing ships|ddc=910.45|pop=3
South : the story of Shackleton's last expedition, 1914-1917|Shackleton, Ernest Henry, 1874-1922|Heinemann|1919|N816|Imperial Trans-Antarctic Expedition (1914-1917);Antarctica--Exploration|ddc=919.8904|pop=5
Endurance : Shackleton's incredible voyage|Lansing, Alfred|McGraw-Hill|1959|N816|Shackleton, Ernest Henry, 1874-1922;Endurance (Ship)|ddc=919.8904|pop=6
The Worst Journey in the World : Antarctic, 1910-1913|Cherry-Garrard, Apsley, 1886-1959|Constable|1922|N816|British Antarctic ("Terra Nova") Expedition (1910-1913)|v=2|ddc=919.8904|pop=4
In the Heart of the Sea : the tragedy of the whaleship Essex|Philbrick, Nathaniel|Viking|2000|U676|Essex (Whaleship);Shipwrecks--Pacific Ocean|9780670891573|p=302|ddc=910.9164|pop=5
A Night to Remember|Lord, Walter, 1917-2002|Henry Holt|1955|U676|Titanic (Steamship);Shipwrecks--North Atlantic Ocean|ddc=910.45|pop=5
The Kon-Tiki Expedition : by raft across the South Seas|Heyerdahl, Thor, 1914-2002;Lyon, F. H./trl|Allen & Unwin|1950|U675|Kon-Tiki Expedition (1947);Pacific Ocean|orig=nor:Kon-Tiki ekspedisjonen|ddc=910.4|pop=5
The Perfect Storm : a true story of men against the sea|Junger, Sebastian|W. W. Norton|1997|U676|Andrea Gail (Fishing boat);Storms--North Atlantic Ocean|9780393040166|ddc=974.45|pop=5
Cod : a biography of the fish that changed the world|Kurlansky, Mark|Walker|1997|S9|Atlantic cod fisheries--History;Cod|9780802713261|p=294|ddc=333.956633|pop=5
The Influence of Sea Power upon History, 1660-1783|Mahan, A. T. (Alfred Thayer), 1840-1914|Little, Brown|1890|E815|Sea-power;Naval history, Modern|p=557|ddc=359.409|pop=3
When China Ruled the Seas : the treasure fleet of the Dragon Throne, 1405-1433|Levathes, Louise|Simon & Schuster|1994|U675|Zheng, He, 1371-1435;China--History, Naval|9780671701581|ddc=951.026|pop=4
The Safeguard of the Sea : a naval history of Britain, 660-1649|Rodger, N. A. M., 1949-|HarperCollins|1997|E561|Great Britain--History, Naval;Great Britain. Royal Navy--History|ddc=359.00941|pop=3
The Command of the Ocean : a naval history of Britain, 1649-1815|Rodger, N. A. M., 1949-|Allen Lane|2004|E561|Great Britain--History, Naval;Great Britain. Royal Navy--History|9780713994117|ddc=359.00941|pop=3
The Log from the Sea of Cortez|Steinbeck, John, 1902-1968|Viking|1951|Q178.53|Marine biology--California, Gulf of (Mexico)|ddc=508.7|pop=3
The Mirror of the Sea|Conrad, Joseph, 1857-1924|Methuen|1906|I561.65|Seafaring life;Sea stories, English|ddc=823.912|pop=2
Lord Jim|Conrad, Joseph, 1857-1924|Blackwood|1900|I561.45|Sea stories;Merchant mariners--Fiction|ddc=823.912|pop=3
Typhoon|Conrad, Joseph, 1857-1924|Heinemann|1903|I561.45|Sea stories;Typhoons--Fiction|ddc=823.912|pop=3
Master and Commander|O'Brian, Patrick, 1914-2000|Collins|1970|I561.45|Aubrey, Jack (Fictitious character)--Fiction;Sea stories|ddc=823.914|pop=6
> Jack Aubrey takes command of the sloop Sophie and ships Stephen Maturin as surgeon.
Post Captain|O'Brian, Patrick, 1914-2000|Collins|1972|I561.45|Aubrey, Jack (Fictitious character)--Fiction;Sea stories|ddc=823.914|pop=4
HMS Surprise|O'Brian, Patrick, 1914-2000|Collins|1973|I561.45|Aubrey, Jack (Fictitious character)--Fiction;Sea stories|ddc=823.914|pop=4
The Happy Return|Forester, C. S. (Cecil Scott), 1899-1966|Michael Joseph|1937|I561.45|Hornblower, Horatio (Fictitious character)--Fiction;Sea stories|ddc=823.912|pop=4
The Cruel Sea|Monsarrat, Nicholas, 1910-1979|Cassell|1951|I561.45|World War, 1939-1945--Naval operations--Fiction|ddc=823.912|pop=4
The Riddle of the Sands|Childers, Erskine, 1870-1922|Smith, Elder|1903|I561.45|Yachting--Fiction;Spy stories|ddc=823.912|pop=4
The Call of the Wild|London, Jack, 1876-1916|Macmillan|1903|I712.84|Dogs--Fiction;Klondike River Valley (Yukon)--Fiction|ddc=813.52|pop=4
The Sea-Wolf|London, Jack, 1876-1916|Macmillan|1904|I712.45|Sea stories;Ship captains--Fiction|ddc=813.52|pop=3
The Shipping News|Proulx, Annie, 1935-|Scribner|1993|I712.45|Newfoundland and Labrador--Fiction|9780684193373|ddc=813.54|pop=4
Life of Pi : a novel|Martel, Yann, 1963-|Knopf Canada|2001|I711.45|Survival at sea--Fiction;Tigers--Fiction|ddc=813.54|pop=6
The Light Between Oceans|Stedman, M. L.|Scribner|2012|I611.45|Lighthouse keepers--Fiction;Australia--Fiction|9781451681734|ddc=823.92|pop=5
Rebecca|Du Maurier, Daphne, 1907-1989|Gollancz|1938|I561.45|Married women--Fiction;Cornwall (England)--Fiction|ddc=823.912|pop=5
Jamaica Inn|Du Maurier, Daphne, 1907-1989|Gollancz|1936|I561.45|Smugglers--Fiction;Cornwall (England)--Fiction|ddc=823.912|pop=4
The Secret Garden|Burnett, Frances Hodgson, 1849-1924|Heinemann|1911|I561.84|Gardens--Juvenile fiction;Orphans--Juvenile fiction|ddc=823.912|pop=5
The Wind in the Willows|Grahame, Kenneth, 1859-1932|Methuen|1908|I561.84|Animals--Juvenile fiction;Friendship--Juvenile fiction|ddc=823.912|pop=5
Peter and Wendy|Barrie, J. M. (James Matthew), 1860-1937|Hodder & Stoughton|1911|I561.84|Peter Pan (Fictitious character)--Juvenile fiction|var=Peter Pan|ddc=823.912|pop=4
Winnie-the-Pooh|Milne, A. A. (Alan Alexander), 1882-1956;Shepard, Ernest H. (Ernest Howard), 1879-1976/ill|Methuen|1926|I561.84|Winnie-the-Pooh (Fictitious character)--Juvenile fiction|ddc=823.912|pop=6
The House at Pooh Corner|Milne, A. A. (Alan Alexander), 1882-1956;Shepard, Ernest H. (Ernest Howard), 1879-1976/ill|Methuen|1928|I561.84|Winnie-the-Pooh (Fictitious character)--Juvenile fiction|ddc=823.912|pop=5
The Tale of Peter Rabbit|Potter, Beatrix, 1866-1943|Frederick Warne|1902|I561.88|Rabbits--Juvenile fiction|ddc=823.912|pop=5
Swallows and Amazons|Ransome, Arthur, 1884-1967|Jonathan Cape|1930|I561.84|Sailing--Juvenile fiction;Lake District (England)--Juvenile fiction|ddc=823.912|pop=6
> Four children sail a dinghy to an island on a lake and meet the pirates of the Amazon.
We Didn't Mean to Go to Sea|Ransome, Arthur, 1884-1967|Jonathan Cape|1937|I561.84|Sailing--Juvenile fiction;North Sea--Juvenile fiction|ddc=823.912|pop=4
The Lion, the Witch and the Wardrobe|Lewis, C. S. (Clive Staples), 1898-1963;Baynes, Pauline/ill|Geoffrey Bles|1950|I561.84|Narnia (Imaginary place)--Juvenile fiction|ddc=823.912|pop=6
The Voyage of the Dawn Treader|Lewis, C. S. (Clive Staples), 1898-1963;Baynes, Pauline/ill|Geoffrey Bles|1952|I561.84|Narnia (Imaginary place)--Juvenile fiction;Voyages and travels--Juvenile fiction|ddc=823.912|pop=5
Charlie and the Chocolate Factory|Dahl, Roald, 1916-1990|Knopf|1964|I561.84|Chocolate--Juvenile fiction;Conduct of life--Juvenile fiction|ddc=823.914|pop=7
Matilda|Dahl, Roald, 1916-1990;Blake, Quentin, 1932-/ill|Jonathan Cape|1988|I561.84|Gifted children--Juvenile fiction;Books and reading--Juvenile fiction|9780224025720|ddc=823.914|pop=7
The BFG|Dahl, Roald, 1916-1990;Blake, Quentin, 1932-/ill|Jonathan Cape|1982|I561.84|Giants--Juvenile fiction|9780224020404|ddc=823.914|pop=6
The Very Hungry Caterpillar|Carle, Eric, 1929-2021|World Publishing|1969|I712.85|Caterpillars--Juvenile fiction;Picture books for children|ddc=813.54|pop=6
Where the Wild Things Are|Sendak, Maurice, 1928-2012|Harper & Row|1963|I712.85|Monsters--Juvenile fiction;Picture books for children|ddc=813.54|pop=6
The Gruffalo|Donaldson, Julia, 1948-;Scheffler, Axel, 1957-/ill|Macmillan|1999|I561.85|Mice--Juvenile fiction;Stories in rhyme|ddc=823.914|pop=7
We're Going on a Bear Hunt|Rosen, Michael, 1946-;Oxenbury, Helen, 1938-/ill|Walker Books|1989|I561.85|Bears--Juvenile fiction;Picture books for children|ddc=823.914|pop=6
Northern Lights|Pullman, Philip, 1946-|Scholastic|1995|I561.84|Parallel universes--Juvenile fiction;Fantasy fiction|series=His dark materials;1|ddc=823.914|pop=5
Island of the Blue Dolphins|O'Dell, Scott, 1898-1989|Houghton Mifflin|1960|I712.84|Survival--Juvenile fiction;Islands--Juvenile fiction|ddc=813.54|pop=4
Pippi Longstocking|Lindgren, Astrid, 1907-2002|Viking|1950|I532.84|Girls--Juvenile fiction;Humorous stories|orig=swe:Pippi Långstrump|ddc=839.7374|pop=5
The Moomins and the Great Flood|Jansson, Tove, 1914-2001|Sort of Books|2012|I531.84|Moomins (Fictitious characters)--Juvenile fiction|orig=swe:Småtrollen och den stora översvämningen|ddc=839.7374|pop=5
The Curious Incident of the Dog in the Night-Time|Haddon, Mark, 1962-|Jonathan Cape|2003|I561.45|Autistic youth--Fiction;Savants (Savant syndrome)--Fiction|9780224063784|ddc=823.914|pop=6
The Thursday Murder Club|Osman, Richard, 1970-|Viking|2020|I561.45|Detective and mystery fiction;Older people--Fiction|9780241425442|ddc=823.92|pop=7
Hamnet|O'Farrell, Maggie, 1972-|Tinder Press|2020|I562.45|Shakespeare, William, 1564-1616--Family--Fiction|9781472223791|ddc=823.92|pop=6
Girl, Woman, Other|Evaristo, Bernardine, 1959-|Hamish Hamilton|2019|I561.45|Black people--Great Britain--Fiction;Women--Fiction|9780241364901|ddc=823.914|pop=5
The Salt Path|Winn, Raynor|Michael Joseph|2018|K956.1|Coastal walks--England--South West Coast Path|9780241349649|ddc=914.23|pop=5
H is for Hawk|Macdonald, Helen, 1970-|Jonathan Cape|2014|K835.61|Falconers--Biography;Goshawk;Grief|9780224097000|ddc=598.944|pop=5
The Shepherd's Life : a tale of the Lake District|Rebanks, James|Allen Lane|2015|K835.61|Shepherds--England--Lake District--Biography|9781846148545|ddc=636.3|pop=4
A History of the World in 100 Objects|MacGregor, Neil, 1946-|Allen Lane|2010|K86|Civilization--History;Material culture|9781846144134|p=707|ddc=930.1|pop=6
SPQR : a history of ancient Rome|Beard, Mary, 1955-|Profile Books|2015|K126|Rome--History|9781846683800|p=606|ddc=937|pop=5
How to Be a Domestic Goddess : baking and the art of comfort cooking|Lawson, Nigella, 1960-|Chatto & Windus|2000|TS972.1|Baking;Cooking|9780701168889|ddc=641.815|pop=5
Reeds Nautical Almanac|*Adlard Coles Nautical (Firm)|Adlard Coles|1932|U675.9|Nautical almanacs|type=reference|ddc=623.8905|pop=3
@ lang=fre
Pêcheur d'Islande|Loti, Pierre, 1850-1923|Calmann-Lévy|1886|I565.44|Fishers--Brittany--Fiction;Sea stories, French|ddc=843.8|pop=3
Les Travailleurs de la mer|Hugo, Victor, 1802-1885|Librairie internationale|1866|I565.44|Guernsey--Fiction;Sea stories, French|v=3|ddc=843.7|pop=4
> Sur l'île de Guernesey, Gilliatt affronte seul la mer et la pieuvre pour sauver une machine.
Les Enfants du capitaine Grant|Verne, Jules, 1828-1905|Hetzel|1868|I565.84|Voyages around the world--Fiction;Shipwreck survival--Fiction|v=3|ddc=843.8|pop=4
L'Île mystérieuse|Verne, Jules, 1828-1905|Hetzel|1875|I565.84|Islands--Fiction;Castaways--Fiction|v=3|ddc=843.8|pop=4
La Longue Route : seul entre mers et ciels|Moitessier, Bernard, 1925-1994|Arthaud|1971|U675|Voyages around the world;Sailing, Single-handed|ddc=910.41|pop=4
Le Monde du silence|Cousteau, Jacques-Yves, 1910-1997;Dumas, Frédéric|Éditions de Paris|1953|P7|Skin diving;Marine biology|ddc=551.46|pop=3
Le Crabe aux pinces d'or|Hergé, 1907-1983|Casterman|1941|J238.2|Tintin (Fictitious character)--Comic books, strips, etc.|series=Les aventures de Tintin;9|ddc=741.59493|pop=6
Le Secret de la Licorne|Hergé, 1907-1983|Casterman|1943|J238.2|Tintin (Fictitious character)--Comic books, strips, etc.;Buried treasure--Comic books, strips, etc.|series=Les aventures de Tintin;11|ddc=741.59493|pop=6
Le Trésor de Rackham le Rouge|Hergé, 1907-1983|Casterman|1944|J238.2|Tintin (Fictitious character)--Comic books, strips, etc.;Shipwrecks--Comic books, strips, etc.|series=Les aventures de Tintin;12|ddc=741.59493|pop=6
Astérix le Gaulois|Goscinny, René, 1926-1977;Uderzo, Albert, 1927-2020/ill|Dargaud|1961|J238.2|Asterix (Fictitious character)--Comic books, strips, etc.|ddc=741.5944|pop=6
Le Petit Nicolas|Goscinny, René, 1926-1977;Sempé, Jean-Jacques, 1932-2022/ill|Denoël|1960|I565.84|Schoolboys--Juvenile fiction;Humorous stories, French|ddc=843.914|pop=5
Bonjour tristesse|Sagan, Françoise, 1935-2004|Julliard|1954|I565.45|Fathers and daughters--Fiction;Riviera (France)--Fiction|ddc=843.914|pop=4
L'Élégance du hérisson|Barbery, Muriel, 1969-|Gallimard|2006|I565.45|Apartment houses--Paris (France)--Fiction|9782070780938|ddc=843.92|pop=5
`;

/** English and French works of the university that the town has too, by title. */
export const HARBOUR_SHARED_TITLES: readonly string[] = [
  'Pride and Prejudice',
  'Jane Eyre',
  'Wuthering Heights',
  'Great Expectations',
  'Frankenstein, or, The modern Prometheus',
  'Treasure Island',
  'Robinson Crusoe',
  "Alice's Adventures in Wonderland ; and, Through the Looking-Glass",
  'Moby-Dick, or, The whale',
  'The Old Man and the Sea',
  'Nineteen Eighty-Four',
  'The Great Gatsby',
  'To Kill a Mockingbird',
  'The Hobbit, or, There and back again',
  "Harry Potter and the Philosopher's Stone",
  'Harry Potter and the Chamber of Secrets',
  'Harry Potter and the Prisoner of Azkaban',
  'The Three-Body Problem',
  'To Live',
  'Wolf Hall',
  'Atonement',
  'And Then There Were None',
  'The Adventures of Sherlock Holmes',
  "Charlotte's Web",
  'A Brief History of Time',
  'Sapiens',
  'Silent Spring',
  'The Story of Art',
  'Les Misérables',
  'Le Petit Prince',
  "L'Étranger",
  'Vingt mille lieues sous les mers',
  'Le Tour du monde en quatre-vingts jours',
];
