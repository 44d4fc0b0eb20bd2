/** Literature and thought in French and German; columns as in parse-works.ts. */
export const EUROPEAN_LITERATURE = `
@ lang=fre
Les Misérables|Hugo, Victor, 1802-1885;Allem, Maurice/edt|Gallimard|1951|I565.44|Ex-convicts--Fiction;Paris (France)--Fiction;France--History--19th century--Fiction|series=Bibliothèque de la Pléiade;85|ddc=843.7|lcc=PQ2286|pop=6
> L'histoire de Jean Valjean, ancien forçat, et du peuple de Paris jusqu'aux barricades de 1832.
# Fantine -- Cosette -- Marius -- L'idylle rue Plumet et l'épopée rue Saint-Denis -- Jean Valjean
Notre-Dame de Paris|Hugo, Victor, 1802-1885|Gosselin|1831|I565.44|Paris (France)--History--Fiction|v=2|ddc=843.7|pop=4
Le Petit Prince|Saint-Exupéry, Antoine de, 1900-1944|Gallimard|1999|I565.88|Fantasy fiction;Children's stories, French|9782070408504|series=Folio;3200|ddc=843.912|pop=7
> Un aviateur en panne dans le désert rencontre un enfant venu d'une petite planète.
Vol de nuit|Saint-Exupéry, Antoine de, 1900-1944|Gallimard|1931|I565.45|Air pilots--Fiction|ddc=843.912|pop=3
L'Étranger|Camus, Albert, 1913-1960|Gallimard|1971|I565.45|Murder--Algeria--Fiction|9782070360024|series=Folio;2|ddc=843.914|pop=6
> Meursault apprend la mort de sa mère, tue un homme sur une plage et se laisse juger.
La Peste|Camus, Albert, 1913-1960|Gallimard|1972|I565.45|Plague--Algeria--Oran--Fiction|9782070360420|series=Folio;42|ddc=843.914|pop=5
Le Mythe de Sisyphe|Camus, Albert, 1913-1960|Gallimard|1942|B565.53|Absurd (Philosophy);Existentialism|ddc=844.914|pop=4
La Nausée|Sartre, Jean-Paul, 1905-1980|Gallimard|1938|I565.45|Existentialism--Fiction|ddc=843.914|pop=4
L'Être et le Néant : essai d'ontologie phénoménologique|Sartre, Jean-Paul, 1905-1980|Gallimard|1943|B565.53|Existentialism;Ontology|ddc=111|pop=3
Le Deuxième Sexe|Beauvoir, Simone de, 1908-1986|Gallimard|1949|C913.68|Women--Social conditions;Feminism|v=2|ddc=305.42|pop=4
# Les faits et les mythes -- L'expérience vécue
Du côté de chez Swann|Proust, Marcel, 1871-1922|Grasset|1913|I565.45|France--Social life and customs--Fiction|series=À la recherche du temps perdu;1|ddc=843.912|pop=4
À l'ombre des jeunes filles en fleurs|Proust, Marcel, 1871-1922|Gallimard|1919|I565.45|France--Social life and customs--Fiction|series=À la recherche du temps perdu;2|ddc=843.912|pop=3
Madame Bovary : mœurs de province|Flaubert, Gustave, 1821-1880|Michel Lévy frères|1857|I565.44|Adultery--Fiction;Physicians' spouses--Fiction|v=2|ddc=843.8|pop=5
L'Éducation sentimentale|Flaubert, Gustave, 1821-1880|Michel Lévy frères|1869|I565.44|Young men--Fiction;Paris (France)--Fiction|v=2|ddc=843.8|pop=3
Le Rouge et le Noir : chronique du XIXe siècle|Stendhal, 1783-1842|Levavasseur|1830|I565.44|France--Social conditions--Fiction|v=2|ddc=843.7|pop=4
Le Père Goriot|Balzac, Honoré de, 1799-1850|Werdet|1835|I565.44|Fathers and daughters--Fiction;Paris (France)--Fiction|v=2|ddc=843.7|pop=4
Germinal|Zola, Émile, 1840-1902|Charpentier|1885|I565.44|Coal miners--Fiction;Strikes and lockouts--Fiction|series=Les Rougon-Macquart;13|ddc=843.8|pop=4
Les Fleurs du mal|Baudelaire, Charles, 1821-1867|Poulet-Malassis et de Broise|1857|I565.24|French poetry--19th century|ddc=841.8|pop=5
Une saison en enfer|Rimbaud, Arthur, 1854-1891|Alliance typographique|1873|I565.24|French poetry--19th century|ddc=841.8|pop=3
Vingt mille lieues sous les mers|Verne, Jules, 1828-1905|Hetzel|1871|I565.84|Submarines (Ships)--Fiction;Underwater exploration--Fiction|ddc=843.8|pop=5
Le Tour du monde en quatre-vingts jours|Verne, Jules, 1828-1905|Hetzel|1873|I565.84|Voyages around the world--Fiction|ddc=843.8|pop=5
Les Trois Mousquetaires|Dumas, Alexandre, 1802-1870|Baudry|1844|I565.44|France--History--Louis XIII, 1610-1643--Fiction|v=8|ddc=843.7|pop=4
Candide, ou, L'optimisme|Voltaire, 1694-1778|Cramer|1759|I565.44|Optimism--Fiction;Satire, French|ddc=843.5|pop=4
Du contrat social, ou, Principes du droit politique|Rousseau, Jean-Jacques, 1712-1778|Marc-Michel Rey|1762|D095.65|Political science;Social contract|ddc=320.11|pop=3
Discours de la méthode|Descartes, René, 1596-1650|Jan Maire|1637|B565.21|Philosophy, French;Methodology|ddc=194|pop=3
Pensées|Pascal, Blaise, 1623-1662|Guillaume Desprez|1670|B565.23|Philosophy, French;Apologetics|ddc=194|pop=3
De l'esprit des lois|Montesquieu, Charles de Secondat, baron de, 1689-1755|Barrillot|1748|D909.5|Political science;Law--Philosophy|v=2|ddc=320.1|pop=2
Essais|Montaigne, Michel de, 1533-1592|Simon Millanges|1580|I565.63|French essays|v=2|ddc=844.3|pop=3
Le Malade imaginaire|Molière, 1622-1673|Gallimard|1999|I565.33|French drama (Comedy)|ddc=842.4|pop=3
Voyage au bout de la nuit|Céline, Louis-Ferdinand, 1894-1961|Gallimard|1972|I565.45|World War, 1914-1918--Fiction|9782070360284|series=Folio;28|ddc=843.912|pop=4
Mémoires d'Hadrien|Yourcenar, Marguerite, 1903-1987|Plon|1951|I565.45|Hadrian, Emperor of Rome, 76-138--Fiction|ddc=843.912|pop=4
L'Amant|Duras, Marguerite, 1914-1996|Éditions de Minuit|1984|I565.45|Vietnam--Fiction;Love stories|9782707306951|ddc=843.912|pop=5
Dora Bruder|Modiano, Patrick, 1945-|Gallimard|1997|I565.45|Holocaust, Jewish (1939-1945)--France--Fiction|ddc=843.914|pop=3
Les Années|Ernaux, Annie, 1940-|Gallimard|2008|I565.45|Autobiographical fiction;France--Social life and customs|ddc=843.914|pop=5
Surveiller et punir : naissance de la prison|Foucault, Michel, 1926-1984|Gallimard|1975|D916.7|Prisons;Punishment|ddc=365|lcc=HV8666|pop=4
Les Mots et les Choses : une archéologie des sciences humaines|Foucault, Michel, 1926-1984|Gallimard|1966|B565.59|Learning and scholarship;Structuralism|ddc=001.2|pop=3
La Distinction : critique sociale du jugement|Bourdieu, Pierre, 1930-2002|Éditions de Minuit|1979|C913|Social classes--France;Aesthetics, French|ddc=306|pop=3
De la grammatologie|Derrida, Jacques, 1930-2004|Éditions de Minuit|1967|B565.59|Language and languages--Philosophy|ddc=401|pop=2
Tristes tropiques|Lévi-Strauss, Claude, 1908-2009|Plon|1955|C955|Indians of South America--Brazil;Ethnology|ddc=918.1|pop=4
Cours de linguistique générale|Saussure, Ferdinand de, 1857-1913;Bally, Charles/edt;Sechehaye, Albert/edt|Payot|1916|H0|Linguistics|ddc=410|pop=4
Le Suicide : étude de sociologie|Durkheim, Émile, 1858-1917|Alcan|1897|C913.9|Suicide--Sociological aspects|ddc=362.28|pop=3
La Méditerranée et le monde méditerranéen à l'époque de Philippe II|Braudel, Fernand, 1902-1985|Armand Colin|1949|K503|Mediterranean Region--History|ddc=909.09822|pop=3
Traité de documentation : le livre sur le livre, théorie et pratique|Otlet, Paul, 1868-1944|Editiones Mundaneum|1934|G250|Documentation;Information science|ddc=020|pop=2
Le Petit Robert : dictionnaire alphabétique et analogique de la langue française|Robert, Paul, 1910-1980|Le Robert|1967|H326|French language--Dictionaries|type=reference|ddc=443|pop=3
@ lang=ger
Faust : eine Tragödie. Erster Teil|Goethe, Johann Wolfgang von, 1749-1832|Reclam|1986|I516.34|Faust, approximately 1480-approximately 1540--Drama|9783150000014|series=Universal-Bibliothek;1|ddc=832.6|pop=5
> Der Gelehrte Faust schließt einen Pakt mit Mephistopheles und zieht Margarete ins Unglück.
Die Leiden des jungen Werther|Goethe, Johann Wolfgang von, 1749-1832|Reclam|1986|I516.44|Young men--Fiction;Epistolary fiction|9783150000670|series=Universal-Bibliothek;67|ddc=833.6|pop=4
Wilhelm Meisters Lehrjahre|Goethe, Johann Wolfgang von, 1749-1832|Unger|1795|I516.44|Bildungsromans|v=4|ddc=833.6|pop=2
Die Räuber|Schiller, Friedrich, 1759-1805|Reclam|1969|I516.34|German drama|9783150000151|series=Universal-Bibliothek;15|ddc=832.6|pop=3
Kinder- und Hausmärchen|Grimm, Jacob, 1785-1863;Grimm, Wilhelm, 1786-1859|Realschulbuchhandlung|1812|I516.78|Fairy tales--Germany|v=2|ddc=398.20943|pop=4
Die Verwandlung|Kafka, Franz, 1883-1924|Reclam|1995|I521.45|Metamorphosis--Fiction|9783150099001|series=Universal-Bibliothek;9900|ddc=833.912|pop=5
> Gregor Samsa erwacht eines Morgens als Ungeziefer.
Der Process|Kafka, Franz, 1883-1924|Verlag Die Schmiede|1925|I521.45|Trials--Fiction|ddc=833.912|pop=5
Das Schloss|Kafka, Franz, 1883-1924|Kurt Wolff|1926|I521.45|Bureaucracy--Fiction|ddc=833.912|pop=4
Buddenbrooks : Verfall einer Familie|Mann, Thomas, 1875-1955|S. Fischer|1901|I516.45|Families--Germany--Fiction;Lübeck (Germany)--Fiction|v=2|ddc=833.912|pop=4
Der Zauberberg|Mann, Thomas, 1875-1955|S. Fischer|1924|I516.45|Sanatoriums--Fiction;Bildungsromans|v=2|ddc=833.912|pop=4
Der Steppenwolf|Hesse, Hermann, 1877-1962|S. Fischer|1927|I516.45|Middle-aged men--Fiction|ddc=833.912|pop=4
Siddhartha : eine indische Dichtung|Hesse, Hermann, 1877-1962|S. Fischer|1922|I516.45|Spiritual life--Fiction;India--Fiction|ddc=833.912|pop=4
Im Westen nichts Neues|Remarque, Erich Maria, 1898-1970|Propyläen|1929|I516.45|World War, 1914-1918--Fiction|ddc=833.912|pop=4
Berlin Alexanderplatz|Döblin, Alfred, 1878-1957|S. Fischer|1929|I516.45|Berlin (Germany)--Fiction|ddc=833.912|pop=3
Der Mann ohne Eigenschaften|Musil, Robert, 1880-1942|Rowohlt|1930|I521.45|Austria--Fiction|ddc=833.912|pop=3
Schachnovelle|Zweig, Stefan, 1881-1942|Bermann-Fischer|1943|I521.45|Chess--Fiction|ddc=833.912|pop=4
Die Blechtrommel|Grass, Günter, 1927-2015|Luchterhand|1959|I516.45|Gdańsk (Poland)--Fiction;National socialism--Fiction|ddc=833.914|pop=4
Ansichten eines Clowns|Böll, Heinrich, 1917-1985|Kiepenheuer & Witsch|1963|I516.45|Clowns--Fiction;Germany (West)--Fiction|ddc=833.914|pop=3
Die unendliche Geschichte|Ende, Michael, 1929-1995|Thienemann|1979|I516.84|Fantasy fiction;Books and reading--Juvenile fiction|9783522128001|ddc=833.914|pop=5
Momo|Ende, Michael, 1929-1995|Thienemann|1973|I516.84|Time--Juvenile fiction|ddc=833.914|pop=5
Das Parfum : die Geschichte eines Mörders|Süskind, Patrick, 1949-|Diogenes|1985|I516.45|Perfumes--Fiction;Murderers--Fiction|ddc=833.914|pop=5
Der Vorleser|Schlink, Bernhard, 1944-|Diogenes|1995|I516.45|War criminals--Fiction;Germany--Fiction|ddc=833.914|pop=4
Die Vermessung der Welt|Kehlmann, Daniel, 1975-|Rowohlt|2005|I516.45|Humboldt, Alexander von, 1769-1859--Fiction;Gauss, Carl Friedrich, 1777-1855--Fiction|9783498035280|ddc=833.92|pop=3
Atemschaukel|Müller, Herta, 1953-|Hanser|2009|I516.45|Concentration camps--Soviet Union--Fiction|9783446233911|ddc=833.914|pop=3
Kritik der reinen Vernunft|Kant, Immanuel, 1724-1804|Johann Friedrich Hartknoch|1781|B516.31|Knowledge, Theory of;Reason|ddc=121|pop=3
Phänomenologie des Geistes|Hegel, Georg Wilhelm Friedrich, 1770-1831|Goebhardt|1807|B516.35|Spirit;Consciousness;Philosophy, German|ddc=193|pop=3
Die Welt als Wille und Vorstellung|Schopenhauer, Arthur, 1788-1860|Brockhaus|1819|B516.41|Will;Idea (Philosophy)|ddc=193|pop=3
Also sprach Zarathustra : ein Buch für Alle und Keinen|Nietzsche, Friedrich Wilhelm, 1844-1900|Schmeitzner|1883|B516.47|Philosophy, German|ddc=193|pop=4
Das Kapital : Kritik der politischen Oekonomie|Marx, Karl, 1818-1883|Otto Meissner|1867|A123|Capital;Economics|v=3|ddc=335.41|pop=4
Manifest der Kommunistischen Partei|Marx, Karl, 1818-1883;Engels, Friedrich, 1820-1895|Burghard|1848|A122|Communism;Socialism|p=23|ddc=335.422|pop=3
Die Traumdeutung|Freud, Sigmund, 1856-1939|Franz Deuticke|1900|B845.1|Dreams;Psychoanalysis|ddc=154.63|pop=4
Die protestantische Ethik und der Geist des Kapitalismus|Weber, Max, 1864-1920|Mohr|1934|B976.3|Capitalism--Religious aspects--Protestant churches|ddc=261.85|pop=4
Wirtschaft und Gesellschaft|Weber, Max, 1864-1920|Mohr|1922|C91|Sociology;Economics|ddc=301|pop=3
Sein und Zeit|Heidegger, Martin, 1889-1976|Niemeyer|1927|B516.54|Ontology;Space and time|ddc=111|pop=3
Strukturwandel der Öffentlichkeit|Habermas, Jürgen, 1929-|Luchterhand|1962|D0|Public opinion;Political sociology|ddc=301.154|pop=3
Dialektik der Aufklärung : philosophische Fragmente|Horkheimer, Max, 1895-1973;Adorno, Theodor W., 1903-1969|Querido|1947|B089.1|Enlightenment;Critical theory|ddc=193|pop=3
Minima Moralia : Reflexionen aus dem beschädigten Leben|Adorno, Theodor W., 1903-1969|Suhrkamp|1951|B516.59|Philosophy;Aphorisms and apothegms|ddc=193|pop=3
Über die spezielle und die allgemeine Relativitätstheorie : gemeinverständlich|Einstein, Albert, 1879-1955|Vieweg|1917|O412.1|Relativity (Physics)|ddc=530.11|pop=3
Grundlagen der Geometrie|Hilbert, David, 1862-1943|Teubner|1899|O18|Geometry--Foundations|ddc=513|pop=2
Disquisitiones arithmeticae|Gauss, Carl Friedrich, 1777-1855|Gerhard Fleischer|1801|O156|Number theory|lang=lat|ddc=512.7|pop=2
Duden, die deutsche Rechtschreibung|*Dudenredaktion/edt|Dudenverlag|2009|H334|German language--Orthography and spelling|9783411040155|ed=25. Aufl.|type=reference|ddc=431|pop=3
`;
