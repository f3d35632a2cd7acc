/**
 * What people call countries and parts of them beside the full names that the runtime knows, in whatever language: cities, regions,
 * islands that shops treat apart. `code: names`; a code is of ISO 3166, "GB-HI", "DE-IS", "FR-OM", "ES-CE" and "ES-ML" are made in its
 * manner, "150" is a continent by UN M49. A name with "~" is also another word and counts only behind a word such as "to". A line that
 * begins with a space goes on from the one before. Cities by size from GeoNames (geonames.org), licensed under CC BY 4.0.
 */
export const placeNames = `
DE: munchen, muenchen, ~cologne, ~colonia, koeln, frankfurt, francfort, nuremberg, nuernberg, hanover, hannover,
  dusseldorf, duesseldorf, dresde, hambourg, hamburgo, munique, monaco di baviera, aquisgran, aix-la-chapelle,
  friburgo, berlino, berlin, leipzig, mayence, mulheim, ~halle, bayern, bavaria, baviere, baviera, sachsen, saxony,
  hessen, niedersachsen, thuringen, brandenburg, schwarzwald, black forest, nordrhein-westfalen, nrw, saarland,
  allgau, ruhrgebiet, deutschlandweit, hamburg, munich, koln, frankfurt am main, ~essen, stuttgart, dortmund,
  bremen, duisburg, nurnberg, dresden, bochum, wuppertal, bielefeld, bonn, mannheim, karlsruhe, wiesbaden, munster,
  gelsenkirchen, aachen, monchengladbach, augsburg, chemnitz, braunschweig, krefeld, kiel, magdeburg, oberhausen,
  freiburg, lubeck, erfurt, ~hagen, rostock, kassel, ~hamm, mainz, saarbrucken, herne, osnabruck, solingen,
  ludwigshafen, leverkusen, oldenburg, neuss, potsdam, heidelberg, paderborn, darmstadt, wurzburg, regensburg,
  wolfsburg, recklinghausen, gottingen, heilbronn, ingolstadt, ulm, bottrop, pforzheim, offenbach, bremerhaven,
  remscheid, reutlingen, ~furth, moers, koblenz, ~siegen, bergisch gladbach, jena, ~gera, hildesheim, erlangen,
  ~witten, salzgitter, trier, zwickau, kaiserslautern, iserlohn, schwerin, gutersloh, duren, esslingen, ratingen,
  ~marl, lunen, hanau, velbert, ludwigsburg, flensburg, cottbus, wilhelmshaven, tubingen, ~minden,
  villingen-schwenningen, konstanz, ~worms, dorsten, ludenscheid, marburg, neumunster, castrop-rauxel, dessau,
  gladbeck, arnsberg, rheine, viersen, delmenhorst, bayreuth, troisdorf, giessen, bocholt, detmold, norderstedt,
  luneburg, ~celle, dinslaken, bamberg
AT: wien, ~vienne, viena, vienna, tirol, tyrol, karnten, steiermark, salzbourg, salzburgo, klagenfurt, villach,
  wels, bregenz, vorarlberg, burgenland, eisenstadt, st polten, osterreicher, osterreichweit, graz, linz, salzburg,
  innsbruck
CH: genf, geneve, ~geneva, ginebra, ginevra, bale, basilea, zuerich, zurigo, berne, berna, luzern, lucerne, lucerna,
  st gallen, lugano, ~biel, ~chur, ~wallis, valais, ticino, tessin, neuchatel, montreux, schweizer, swiss, zurich,
  basel, ~bern, lausanne, winterthur, sankt gallen
FR: paname, ile-de-france, bretagne, brittany, normandie, normandy, ~provence, alsace, auvergne, cote d'azur, lione,
  marsella, estrasburgo, strassburg, burdeos, tolosa, nizza, niza, france metropolitaine, savoie, annecy, chambery,
  ~valence, bayonne, biarritz, quimper, lorient, vannes, colmar, ~troyes, la reunion island, ~paris, marseille,
  lyon, toulouse, ~nice, nantes, strasbourg, montpellier, bordeaux, lille, rennes, ~reims, le havre, cergy-pontoise,
  saint-etienne, toulon, ~angers, grenoble, dijon, nimes, aix-en-provence, saint-quentin-en-yvelines, ~brest,
  le mans, amiens, ~tours, limoges, clermont-ferrand, villeurbanne, besancon, orleans, ~metz, rouen, mulhouse,
  perpignan, ~caen, boulogne-billancourt, ~nancy, argenteuil, saint-denis, roubaix, tourcoing, montreuil, avignon,
  asnieres-sur-seine, nanterre, poitiers, versailles, courbevoie, creteil, ~pau, colombes, vitry-sur-seine,
  aulnay-sous-bois, la rochelle, champigny-sur-marne, rueil-malmaison, antibes, saint-maur-des-fosses, calais,
  beziers, dunkerque, aubervilliers, ~cannes
BE: bruxelles, brussel, brussels, brussel stad, bruselas, brussel-hauptstadt, antwerp, anvers, amberes, ghent, gand,
  gante, bruges, brujas, luik, luttich, louvain, flandern, flanders, flandre, wallonie, wallonia, ostende, tournai,
  wavre, arlon, antwerpen, ~gent, charleroi, liege, brugge, namur, leuven, ~mons, aalst, mechelen, la louviere,
  kortrijk
LU: luxembourg ville, esch-sur-alzette, luxembourg
NL: den haag, la haye, la haya, ~holland, hollande, holanda, olanda, amsterdamer, amsterdam, rotterdam, the hague,
  utrecht, eindhoven, tilburg, groningen, almere stad, breda, nijmegen, enschede, haarlem, arnhem, zaanstad,
  amersfoort, apeldoorn, 's-hertogenbosch, hoofddorp, maastricht, leiden, dordrecht, zoetermeer, zwolle, deventer,
  delft, alkmaar, heerlen, venlo, leeuwarden, hilversum, hengelo, amstelveen, roosendaal, purmerend, ~oss, schiedam,
  spijkenisse, helmond, vlaardingen, almelo, ~gouda, zaandam, lelystad, alphen aan den rijn
GB: uk, u.k, the uk, great britain, britain, england, scotland, wales, grossbritannien, grande bretagne,
  grande-bretagne, gran bretana, gran bretagna, inghilterra, angleterre, inglaterra, ecosse, escocia, schottland,
  london, londres, londra, edimbourg, edimburgo, edinburgh, newcastle, ~stoke, ~hull, cornwall, devon, ~kent,
  sussex, yorkshire, essex, surrey, norfolk, suffolk, dorset, somerset, lancashire, wiltshire, cumbria, durham,
  shropshire, hampshire, mainland uk, uk mainland, british, birmingham, liverpool, nottingham, sheffield, bristol,
  glasgow, leicester, leeds, cardiff, manchester, stoke-on-trent, coventry, sunderland, birkenhead, islington,
  kingston, ~preston, newport, swansea, bradford, southend-on-sea, ~derby, plymouth, luton, wolverhampton,
  southampton, blackpool, milton keynes, bexley, northampton, archway, norwich, dudley, aberdeen, portsmouth,
  ~sutton, swindon, crawley, ipswich, wigan, croydon, walsall, oxford, warrington, ~slough, bournemouth,
  peterborough, cambridge, doncaster, ~york, ~poole, gloucester, burnley, huddersfield, ~telford, dundee, blackburn,
  basildon, middlesbrough, stockport, brighton, west bromwich, grimsby, hastings, high wycombe, watford, burton,
  colchester, eastbourne, exeter, rotherham, cheltenham, chesterfield, chelmsford, dagenham, basingstoke, maidstone,
  sutton coldfield, ~bedford, oldham, woking, worcester, gillingham, worthing, rochdale, solihull,
  royal leamington spa, romford, ~bath, harlow, nuneaton, darlington, southport, chester, stevenage, wembley
GB-NIR: northern ireland, n ireland, n. ireland, nireland, nordirland, irlande du nord, irlanda del norte,
  irlanda del nord, ulster, londonderry, county antrim, county down, county tyrone, fermanagh, enniskillen, belfast,
  derry, lisburn, newtownabbey, bangor, craigavon, castlereagh, newtownards, carrickfergus, ballymena, newry,
  coleraine, portadown, omagh, antrim, larne, banbridge
GB-HI: highlands, highland, inverness, isle of skye, ~skye, orkney, orkneys, shetland, shetlands, hebrides,
  outer hebrides, isle of lewis, stornoway, isle of mull, islay, ~arran, fort william, scottish islands
IE: republic of ireland, ireland, galway, limerick, waterford, kilkenny, sligo, ~kerry, donegal, wexford, tipperary,
  drogheda, athlone, killarney, tralee, county mayo, county clare, wicklow, dublino, dublin, ~cork, luimneach,
  gaillimh
ES: peninsula, espana peninsular, seville, sevilla, sevilia, la coruna, coruna, vitoria, san sebastian, hospitalet,
  jerez, andalucia, andalusia, andalusien, galicia, cataluna, catalonia, katalonien, asturias, cantabria,
  pais vasco, basque country, castilla, la rioja, extremadura, navarra, aragon, costa brava, costa del sol,
  barcelone, saragosse, saragossa, madrilena, madrid, barcelona, valencia, zaragoza, malaga, murcia, bilbao,
  alicante, cordoba, valladolid, vigo, gijon, l'hospitalet de llobregat, a coruna, granada, elche, oviedo, badalona,
  cartagena, terrassa, jerez de la frontera, sabadell, mostoles, alcala de henares, pamplona, fuenlabrada, almeria,
  leganes, santander, castello de la plana, burgos, albacete, alcorcon, getafe, salamanca, logrono, huelva, badajoz,
  tarragona, lleida, marbella, ~leon, ~cadiz, dos hermanas, mataro, santa coloma de gramenet, torrejon de ardoz,
  jaen, algeciras, ~parla, ourense, alcobendas, ~reus, torrevieja, barakaldo, lugo, girona, santiago de compostela,
  caceres, ~lorca, coslada, talavera de la reina, el puerto de santa maria, cornella de llobregat,
  las rozas de madrid, orihuela, aviles, el ejido, guadalajara, roquetas de mar, palencia, sant boi de llobregat,
  pozuelo de alarcon, toledo, pontevedra, getxo, gandia, sant cugat del valles, ceuta, ~torrent,
  chiclana de la frontera, manresa, san sebastian de los reyes, ferrol, velez-malaga, ciudad real, ~mijas, melilla,
  ~rubi, fuengirola, benidorm, alcala de guadaira
ES-CN: canary islands, canaries, canary, canarias, islas canarias, kanaren, kanarische inseln, iles canaries,
  isole canarie, tenerife, teneriffa, gran canaria, las palmas, lanzarote, fuerteventura, la gomera, el hierro,
  la palma, santa cruz de tenerife, la laguna, telde, ~arona, arrecife, san bartolome de tirajana, adeje,
  la orotava, granadilla de abona, los realejos, arucas, puerto del rosario, maspalomas, puerto de la cruz,
  puerto del carmen, ~ingenio, aguimes, galdar, ~candelaria, icod de los vinos, tacoronte, carrizal, la oliva,
  mogan, pajara, los llanos de aridane, guia de isora, ~tias, ~teguise, santa brigida, guimar, playa del ingles,
  santa cruz de la palma
ES-IB: balearic islands, balearics, baleares, islas baleares, balearen, iles baleares, isole baleari, mallorca,
  majorca, majorque, maiorca, menorca, minorca, ibiza, eivissa, formentera, palma de mallorca, ~mahon, ~palma,
  calvia, manacor, llucmajor, marratxi, santa eularia des riu, ~inca, ciutadella, ~mao, sant antoni de portmany,
  alcudia, felanitx, pollenca
FR-20R: corse, corsica, corcega, korsika, ajaccio, bastia, porto-vecchio, calvi, corte corse
FR-OM: dom-tom, dom tom, drom, drom-com, outre-mer, outremer, french overseas territories, ultramar frances,
  franzosische uberseegebiete
GP: guadeloupe, pointe-a-pitre
MQ: martinique, fort-de-france
RE: la reunion, ile de la reunion, reunion island, saint-denis de la reunion
PT: lisboa, lisbonne, lissabon, lisbona, oporto, ~faro, algarve, aveiro, viseu, evora, portugal continental, lisbon,
  ~porto, amadora, ~braga, setubal, coimbra, cacem, vila nova de gaia
PT-30: madeira, madere, funchal, camara de lobos, sao martinho, canico
PT-20: azores, acores, azoren, ponta delgada
IT: roma, ~rom, mailand, milano, milan, napoli, neapel, naples, torino, turin, genova, genua, ~genes, firenze,
  florenz, florencia, venezia, venedig, venice, venise, venecia, padua, padoue, bolonia, bologne, bozen, sudtirol,
  south tyrol, toscana, tuscany, toskana, toscane, lombardia, veneto, piemonte, ~rome, genoa, bologna, ~florence,
  bari, verona, padova, trieste, brescia, ~prato, taranto, reggio calabria, modena, livorno, mestre, ~parma, foggia,
  reggio nell'emilia, acilia-castel fusano-ostia antica, salerno, perugia, monza, rimini, pescara, bergamo, vicenza,
  bolzano, ~andria, udine, terni, forli, novara, barletta, piacenza, ferrara, ancona, la spezia, torre del greco,
  ~como, lucca, ravenna, lecce, trento, giugliano in campania, busto arsizio, lido di ostia, cesena, catanzaro,
  brindisi, treviso, pesaro, pisa, varese, sesto san giovanni, arezzo, ~latina, pistoia, caserta, fuorigrotta,
  cinisello balsamo, lamezia terme
IT-82: sizilien, sicilia, sicily, sicile, palermo, catania, messina, siracusa, marsala, gela, ragusa, trapani,
  caltanissetta, bagheria, vittoria, acireale, paterno, mazara del vallo, misterbianco, alcamo, modica, sciacca,
  licata, caltagirone, carini, barcellona pozzo di gotto, adrano, canicatti, agrigento, favara, milazzo, augusta,
  mascalucia, partinico, avola, castelvetrano, niscemi, gravina di catania, comiso, aci catena, giarre, lentini,
  casa santa, biancavilla, enna, termini imerese, palma di montechiaro, floridia, san cataldo,
  san giovanni la punta, monreale, pachino, rosolini, misilmeri, villabate, noto, bronte, pozzallo, piazza armerina,
  ribera, aci castello, scordia, porto empedocle, belpasso, palagonia, scicli
IT-88: sardinien, sardegna, sardinia, sardaigne, cerdena, cagliari, sassari, olbia, quartu sant'elena, nuoro,
  alghero, assemini, oristano, selargius, iglesias, carbonia, porto torres, monserrato, sestu, sinnai
DE-IS: deutsche inseln, german islands, sylt, fohr, amrum, juist, norderney, borkum, langeoog, spiekeroog,
  wangerooge, baltrum, helgoland, hiddensee, ostfriesische inseln
US: usa, u.s, u.s.a, the us, us only, america, united states, the states, etats-unis, ee.uu., eeuu, estados unidos,
  amerika, nueva york, new york, nyc, lower 48, contiguous us, alabama, arizona, arkansas, california, kalifornien,
  colorado, connecticut, delaware, florida, georgia usa, idaho, illinois, ~indiana, iowa, kansas, kentucky,
  louisiana, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada,
  new hampshire, new jersey, new mexico, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania,
  rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, ~virginia, washington, west virginia,
  wisconsin, wyoming, salt lake city, brooklyn, st louis, gringo, new york city, los angeles, chicago, houston,
  ~queens, philadelphia, ~phoenix, manhattan, san antonio, san diego, dallas, san jose, ~austin, jacksonville,
  san francisco, fort worth, indianapolis, ~charlotte, seattle, denver, el paso, detroit, boston, ~memphis,
  portland, oklahoma city, las vegas, baltimore, d.c., milwaukee, albuquerque, tucson, nashville, fresno,
  sacramento, kansas city, long beach, ~mesa, staten island, atlanta, colorado springs, virginia beach, raleigh,
  omaha, miami, oakland, minneapolis, tulsa, wichita, new orleans, arlington, cleveland, bakersfield, tampa,
  ~aurora, anaheim, corpus christi, st. louis, lexington-fayette, stockton, pittsburgh, cincinnati, ~henderson,
  greensboro, saint paul, ~plano, newark, ~orlando, chula vista, ~chandler, fort wayne, ~buffalo, st. petersburg,
  ~irvine, laredo, ~maine
US-HI: hawaii, hawai, honolulu, maui, oahu, kauai, east honolulu, pearl city, hilo, kailua, waipahu, kaneohe,
  mililani town, kahului, ‘ewa gentry, kihei, makakilo, wahiawa, schofield barracks, makakilo city, wailuku,
  kapolei
US-AK: alaska, anchorage, fairbanks, juneau, eagle river, badger
CA: canadian, ontario, british columbia, alberta, manitoba, saskatchewan, nova scotia, new brunswick, ottawa,
  calgary, toronto, montreal, vancouver, winnipeg, halifax, quebec, edmonton, mississauga, north york, scarborough,
  hamilton, brampton
MX: mexican, mexicana, mexicano, republica mexicana, cdmx, ciudad de mexico, mexico city, monterrey, puebla,
  tijuana, merida yucatan, cancun, queretaro, oaxaca, yucatan, jalisco, iztapalapa, ecatepec de morelos, juarez,
  leon de los aldama, gustavo adolfo madero, zapopan, ciudad nezahualcoyotl, chihuahua, naucalpan de juarez, merida,
  san luis potosi, aguascalientes, hermosillo, saltillo, mexicali, culiacan, guadalupe, acapulco de juarez,
  tlalnepantla, santiago de queretaro, coyoacan, santa maria chimalhuacan, torreon, morelia, reynosa, tlaquepaque,
  tlalpan, tuxtla, cuauhtemoc, victoria de durango, toluca, ciudad lopez mateos, cuautitlan izcalli, ciudad apodaca,
  heroica matamoros, san nicolas de los garza, veracruz, xalapa de enriquez, azcapotzalco, tonala, xochimilco
DK: copenhagen, kopenhagen, copenhague, copenaghen, kobenhavn, aarhus, danish, arhus
SE: stockholm, estocolmo, stoccolma, gothenburg, goteborg, malmo, uppsala
NO: oslo, bergen norway, trondheim, stavanger, ~bergen
FI: helsinki, helsinque, tampere, turku, espoo
PL: warsaw, warschau, varsovie, varsovia, warszawa, krakow, krakau, cracow, cracovie, cracovia, gdansk, danzig,
  wroclaw, breslau, poznan, lodz, szczecin, bydgoszcz, lublin, katowice, bialystok, gdynia, czestochowa, sosnowiec,
  radom, mokotow, torun, kielce
CZ: prague, prag, praga, praha, brno, brunn, ostrava, czechia, tchequie, tschechei
HU: budapest, debrecen
GR: athens, athen, athenes, atenas, atene, thessaloniki, crete, kreta, rhodes island, corfu
RO: bucharest, bukarest, bucarest, cluj, iasi, cluj-napoca, timisoara, craiova, constanta, galati, brasov, ploiesti,
  braila, oradea
BG: ~sofia, plovdiv, varna
HR: zagreb, dubrovnik, istrien
SI: ljubljana, laibach, maribor
SK: bratislava, pressburg, kosice
RU: moscow, moskau, moscou, moscu, st petersburg, saint petersburg
UA: kyiv, kiev, kiew, kharkiv, dnipro, donetsk, odessa, zaporizhia, lviv, kryvyi rih, mykolayiv, mariupol, luhansk,
  sevastopol, khmelnytskyi, makiyivka, vinnytsia, simferopol, kherson, poltava, chernihiv, cherkasy, sumy, zhytomyr,
  horlivka, rivne, kropyvnytskyi, kamianske, chernivtsi, ternopil, kremenchuk, lutsk, ivano-frankivsk
TR: istanbul, estambul, ankara, antalya, izmir, bursa, adana, gaziantep, konya, cankaya, bagcılar, diyarbakır,
  kayseri, uskudar, bahcelievler, umraniye, mersin, esenler, eskisehir, karabaglar, muratpasa, sanlıurfa, malatya,
  sultangazi, maltepe, erzurum, samsun, batman, kahramanmaras, van, atasehir, sisli, denizli, elazıg, zeytinburnu,
  adapazarı, sultanbeyli, gebze, merkezefendi, sivas, tarsus, trabzon, manisa, sancaktepe, balıkesir, adıyaman,
  esenyurt, kırıkkale, antakya, osmaniye, corlu
CN: beijing, pekin, peking, shanghai, tianjin, guangzhou, shenzhen, wuhan, dongguan, chongqing, chengdu, nanjing,
  nanchong, xi'an, shenyang, hangzhou, harbin, tai'an, suzhou, shantou, jinan, zhengzhou, changchun, dalian,
  kunming, qingdao, foshan, puyang, wuxi, xiamen, tianshui, ningbo, shiyan, taiyuan, tangshan, hefei, zibo,
  zhongshan, changsha, urumqi, shijiazhuang, lanzhou, yunfu, nanchang, dadonghai, ordos, jilin, bayan nur, kunshan,
  xinyang
JP: tokyo, tokio, kyoto, osaka, yokohama, nagoya, sapporo, kobe
AU: sydney, melbourne, brisbane, perth, adelaide, australian, gold coast
NZ: auckland, wellington
BR: sao paulo, rio de janeiro, brasilia, salvador, fortaleza, belo horizonte, curitiba, manaus, recife, belem,
  porto alegre, goiania, guarulhos, campinas, nova iguacu, maceio, sao luis, duque de caxias, natal, teresina,
  sao bernardo do campo, campo grande, jaboatao, osasco, santo andre, joao pessoa, jaboatao dos guararapes,
  contagem, ribeirao preto, sao jose dos campos, uberlandia, sorocaba, cuiaba, aparecida de goiania, aracaju,
  feira de santana, londrina, juiz de fora, belford roxo, joinville, niteroi, sao joao de meriti, ananindeua,
  florianopolis, santos, ribeirao das neves
AR: buenos aires, rosario argentina, ~rosario, mendoza, san miguel de tucuman, la plata, mar del plata, salta,
  santa fe, san juan
CO: bogota, medellin, cali, barranquilla, cucuta, bucaramanga, pereira, santa marta, ibague
CL: santiago de chile, santiago, puente alto
PE: lima peru, ~lima, arequipa, callao, trujillo, chiclayo, iquitos
IN: mumbai, delhi, new delhi, bangalore, bengaluru, kolkata, chennai, ahmedabad, hyderabad, pune, surat, kanpur,
  jaipur, lucknow, nagpur, indore, patna, bhopal, ludhiana
AE: dubai, abu dhabi
IL: tel aviv, jerusalem
ZA: cape town, johannesburg, kapstadt, durban, soweto, pretoria
EU: eu, ue, e.u, the eu, eu countries, eu-ausland, eu country, pays de l'ue, paises de la ue
150: european, europaische, europaischen, europaisches, europeenne, europeen, europeo, europea, europaweit
AF: kabul
AO: luanda
BD: dhaka, chittagong
BY: minsk
CD: kinshasa
CI: abidjan
CU: havana
DO: santo domingo
DZ: algiers
EC: guayaquil
EE: tallinn
EG: cairo, alexandria, giza
ET: addis ababa
GH: accra
GN: camayenne, conakry
HK: hong kong, kowloon
ID: jakarta, surabaya, medan, bandung, bekasi
IQ: baghdad, basrah, mosul
IR: tehran, mashhad, isfahan
KE: nairobi
KH: phnom penh
KP: pyongyang
KR: seoul, busan, incheon, daegu
KZ: almaty
LB: beirut
LT: vilnius, kaunas
LV: riga
MA: casablanca, rabat
MM: yangon
NG: lagos, kano, ibadan, kaduna
PH: quezon city, manila, caloocan city
PK: karachi, lahore, faisalabad, rawalpindi
RS: belgrade, nis, novi sad
SA: riyadh, jeddah
SD: khartoum
SG: singapore
SN: dakar
SO: mogadishu
SY: aleppo, damascus
TH: bangkok
TW: taipei, kaohsiung
TZ: dar es salaam
UZ: tashkent
VE: caracas, maracaibo, maracay
VN: ho chi minh city
YE: sanaa
ZW: harare
`
