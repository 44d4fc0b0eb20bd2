/**
 * Names, words and abbreviations that stand for the same, as data; forms are separated by `=`, groups by a new line. What is
 * here is general knowledge of languages and of cataloguing rules; spelling differences that a rule gives (colour, -ise)
 * are with the English stems.
 */
export const SYNONYM_GROUPS: readonly { readonly source: string; readonly groups: string }[] = [
  {
    source:
      'AACR2 (2005), Appendix B "Abbreviations", whose short forms older records hold and RDA (2010), Appendix B, writes out',
    groups: `
      dept = department
      govt = government
      assoc = association
      intl = international
      natl = national
      univ = university
      inst = institute
      acad = academy
      vol = volume = v
      vols = volumes
      suppl = supplement
      bibl = bibliography
      illus = illustrated
      ms = manuscript
      mss = manuscripts
      bros = brothers
      corp = corporation
      ltd = limited
      mt = mount
      ft = fort
      st = saint = sankt
      ste = sainte
      dr = doctor
      jr = junior
      prof = professor
      proc = proceedings
      conf = conference
      misc = miscellaneous
      o.t. = old testament
      n.t. = new testament`,
  },
  {
    source:
      'AACR2 (2005) 25.18 and 25.30B, and the headings that took their place with RDA (Library of Congress, 2013)',
    groups: `
      koran = quran = qoran = coran = kuran = alcoran
      cello = violoncello = violincello
      cellos = violoncellos
      cellist = violoncellist
      piano = pianoforte
      double bass = contrabass = doublebass
      min = minor
      maj = major
      op = opus
      selections = excerpts`,
  },
  {
    source: 'ALA-LC romanisation tables beside the forms that English, French and German print use',
    groups: `
      muhammad = mohammed = mohammad = muhammed = mahomet = mohamed = muhamad
      hanukkah = chanukah = hannukah
      sharia = shariah
      hadith = hadit
      tsar = czar = tzar
      tsarist = czarist
      dostoevsky = dostoyevsky = dostoevskii = dostoevskij = dostojewski = dostojewskij = dostoievski
      tolstoy = tolstoi = tolstoj
      chekhov = cechov = tschechow = tchekhov = chekov
      tchaikovsky = chaikovskii = cajkovskij = tschaikowsky = tchaikovski = tschaikowski
      pushkin = puskin = puschkin = pouchkine
      gorky = gorkii = gorki = gorkij
      turgenev = turgenjew = tourgueniev
      rachmaninoff = rakhmaninov = rachmaninov = rachmaninow
      shostakovich = schostakowitsch = sostakovic = chostakovitch
      prokofiev = prokofjew = prokofieff
      stravinsky = stravinskii = strawinsky = stravinski
      mussorgsky = musorgskii = moussorgsky = mussorgski
      solzhenitsyn = solzenicyn = solschenizyn = soljenitsyne
      khrushchev = chruschtschow = khrouchtchev
      trotsky = trotskii = trotzki = trotski
      lermontov = lermontow
      nabokov = nabokow
      kyiv = kiev = kyjiv
      avicenna = ibn sina
      averroes = ibn rushd
      omar khayyam = umar khayyam`,
  },
  {
    source:
      'Wade-Giles and postal romanisation beside Hanyu Pinyin (ISO 7098; Library of Congress pinyin conversion, 2000)',
    groups: `
      beijing = peking = pei ching = peiping
      nanjing = nanking = nan ching
      guangzhou = canton = kuang chou
      guangdong = kwangtung = kuang tung
      chongqing = chungking
      tianjin = tientsin = tien chin
      sichuan = szechwan = szechuan = ssu chuan
      fujian = fukien = fu chien
      xiamen = amoy
      qingdao = tsingtao
      taibei = taipei
      xinjiang = sinkiang = hsin chiang
      jiangsu = kiangsu
      zhejiang = chekiang
      shandong = shantung
      mao zedong = mao tse tung = mao tsetung
      zhou enlai = chou en lai
      deng xiaoping = teng hsiao ping
      sun yatsen = sun yat sen = sun zhongshan
      jiang jieshi = chiang kai shek = chiang kaishek
      confucius = kongzi = kung tzu
      mencius = mengzi = meng tzu
      laozi = lao tzu = lao tse = lao tze
      zhuangzi = chuang tzu
      sunzi = sun tzu = sun tse
      daodejing = tao te ching = dao de jing = daode jing
      yijing = i ching = yi jing
      daoism = taoism
      daoist = taoist
      kungfu = kung fu = gong fu = gongfu
      qigong = chi kung = qi gong
      taiji = tai chi = taichi = tai ji`,
  },
  {
    source: 'Chicago Manual of Style (17th ed.) 9: numbers; names of wars in the forms of print and of LCSH',
    groups: `
      world war i = world war 1 = world war one = first world war = wwi = world war 1914 1918
      world war ii = world war 2 = world war two = second world war = wwii = world war 1939 1945
      1st = first
      2nd = second
      3rd = third
      4th = fourth
      5th = fifth
      6th = sixth
      7th = seventh
      8th = eighth
      9th = ninth
      10th = tenth
      11th = eleventh
      12th = twelfth
      13th = thirteenth
      14th = fourteenth
      15th = fifteenth
      16th = sixteenth
      17th = seventeenth
      18th = eighteenth
      19th = nineteenth
      20th = twentieth
      21st = twenty first`,
  },
  {
    source:
      'Regeln für die alphabetische Katalogisierung (RAK-WB, 2nd ed. 1993), Anlage 1, and Duden on numbers: what German titles abbreviate',
    groups: `
      jh = jahrhundert = jahrhunderts
      jg = jahrgang
      nr = nummer
      aufl = auflage
      abt = abteilung
      diss = dissertation
      hrsg = herausgeber
      13 = dreizehnte = dreizehnten = dreizehntes
      14 = vierzehnte = vierzehnten = vierzehntes
      15 = fünfzehnte = fünfzehnten = fünfzehntes
      16 = sechzehnte = sechzehnten = sechzehntes
      17 = siebzehnte = siebzehnten = siebzehntes
      18 = achtzehnte = achtzehnten = achtzehntes
      19 = neunzehnte = neunzehnten = neunzehntes
      20 = zwanzigste = zwanzigsten = zwanzigstes
      21 = einundzwanzigste = einundzwanzigsten = einundzwanzigstes`,
  },
  {
    source:
      'Lexique des règles typographiques en usage à l’Imprimerie nationale (2002): numbers of centuries',
    groups: `
      xiiie = 13e
      xive = 14e
      xve = 15e
      xvie = 16e
      xviie = 17e
      xviiie = 18e
      xixe = 19e
      xxe = 20e
      xxie = 21e`,
  },
  {
    source: 'Merriam-Webster and the Oxford dictionaries: words written as one or as two',
    groups: `
      database = data base
      databases = data bases
      website = web site
      websites = web sites
      healthcare = health care
      childcare = child care
      fairytale = fairy tale
      fairytales = fairy tales
      filmmaking = film making
      filmmaker = film maker
      bookkeeping = book keeping
      groundwater = ground water
      rainforest = rain forest
      seafood = sea food
      policymaking = policy making
      decisionmaking = decision making
      worldview = world view
      workplace = work place
      classroom = class room
      caretaking = care taking
      folktale = folk tale
      folktales = folk tales
      lifestyle = life style
      wartime = war time
      postwar = post war
      metalwork = metal work
      woodcarving = wood carving
      email = electronic mail`,
  },
  {
    source: 'ISO 3166 and the names of international bodies as their own publications write them',
    groups: `
      usa = u.s.a. = united states = u.s.
      uk = u.k. = united kingdom
      ussr = u.s.s.r. = soviet union
      u.n. = united nations
      e.u. = european union
      unesco = u.n.e.s.c.o.
      nato = north atlantic treaty organization
      ai = artificial intelligence
      dna = deoxyribonucleic acid
      gdp = gross domestic product`,
  },
];
