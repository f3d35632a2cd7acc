import type { ClaimWords } from '../../pack-fields/pack-claims.ts'
import { doing } from './deeds.ts'

/** Spanish words by which answers are read. */
export const claims = {
  manner: {
    asked:
      'quieres, quiere que, quiere usted, te gustaria, le gustaria, prefieres, prefiere, necesitas, necesita algo, buscas, busca algo, te muestro, le muestro, puedo ayudar*, me dices, me dice, que talla, que color, que tal, es para, hay algo, te interesa, le interesa, podrias, podria decir*, deseas, desea, tienes alguna, tiene alguna, para quien',
    granted:
      'puedo ver que, puedo confirmar que, puedo confirmarte que, puedo confirmarle que, puedo decirte que, puedo decirle que, sabias que, sabia que, sabia usted, aunque, incluso si, aun si, por que no',
    offered:
      'puedo, podemos, dejame, dejeme, dime, digame, dame, deme, enviame, envieme, avisame, aviseme, con gusto, encantado de, encantada de, voy a buscar, voy a mirar, voy a comprobar, necesito, indicame, indiqueme, comparteme, si quieres, solo dime, facilitame, compruebo, miro, busco, te puedo, le puedo, te ayudo, le ayudo, por favor',
    conditional: 'mientras, si, cuando, en cuanto, una vez que, a menos que, siempre que, en caso de, depende, segun',
    hedged:
      'seria, serian, quiza, quizas, tal vez, a lo mejor, posiblemente, probablemente, puede que, podria, podrian, parece, creo que, supongo, no estoy seguro, no estoy segura, puede ser, seguramente, deberia',
    wished:
      'de presupuesto, presupuesto de, de tope, como tope, te hara falta, te hace falta, necesitaras, necesitarias, dijiste, dijo usted, pediste, buscas, buscaba, buscabas, quieres, quiere, querias, necesitas, necesita, tu presupuesto, su presupuesto, tu limite, tu busqueda, su busqueda, entendido, mencionaste, me comentas, me has dicho, tu peticion, en resumen, lo que pides, perfecto, dentro de tu, anotado, apuntado, del presupuesto, tu .. presupuesto, su .. presupuesto',
    untold:
      'no lo indica, no lo dice, no lo menciona, no dice, no menciona, no se menciona, no indica, no se indica, no especifica, no se especifica, no consta, no aparece, no se sabe, no lo se, no se si, no tengo informacion, no tengo datos, no hay informacion, no tengo, no puedo confirmar, no puedo decir*, no puedo asegurar, no encontre, no he encontrado, no encuentro, sin informacion, no detalla, ' +
      'no puedo, no veo, desconozco, no figura, no hay datos, ningun resultado, no lo indica, no lo menciona, nada sobre, no dispongo, no lo especifica, no hay resultados, no precisa',
    denied: 'ningun*, tampoco, nunca, jamas, nada, ni, excluid*, nadie',
    without: 'sin',
    advised:
      'yo elegiria, elegiria, te recomiendo, le recomiendo, recomiendo, mi recomendacion, mi consejo, mi favorito, mi favorita, te sugiero, le sugiero, consejo, lo mejor es, normalmente, en general, por lo general, suele, suelen, te conviene, conviene, idealmente, ten en cuenta, tenga en cuenta, yo me quedaria, yo iria, me quedaria, apuesta por, merece la pena, combina, opta por',
    meantFor: 'para',
  },
  trade: {
    sum: 'juntos, juntas, en total, total, totales, suma, suman, sumas, los dos, las dos, ambos, ambas, sale en, sale a, salen a, salen por, mas, hacen, son en total, en conjunto, el conjunto',
    difference:
      'mas barat*, mas car*, mas economic*, diferencia, menos, mas, por encima de tu, por debajo de tu, por encima de su, por debajo de su, por encima del, por debajo del, te sobran, le sobran, sobran, te faltan, faltan, de margen, se llevan, te quedan, le quedan, faltarian, sobrarian, menos que, mas que, restan',
    saved: 'ahorr*, rebajad* en, reduccion de',
    was: 'antes, precio original de, en lugar de, en vez de, originalmente, precio original, precio anterior, costaba, valia, precio habitual, rebajad* de, pvp, de antes, era, precio normal',
    costs: 'cuesta cuestan',
    from: 'desde, a partir de, empieza, empiezan, comienza, comienzan, minimo, arranca*, parte de, parten de',
    over: 'supera, superan, pasa de, pasan de, rebasa, rebasan',
    under: 'baja de, bajan de',
    each: 'cada, cada uno, cada una, por unidad, la unidad, por, por pieza, por persona, al',
    about:
      'unos, unas, alrededor de, aproximadamente, casi, cerca de, mas o menos, poco mas de, poco menos de, en torno a, rondan, ronda, apenas, justo por debajo',
    discount:
      'descuento*, rebaja*, rebajad*, oferta, ofertas, promocion*, cupon*, cupones, vale descuento, mitad de precio, a mitad, ganga*, liquidacion, black friday, sube de precio, oferta termina, pagas menos, igualamos, mejor precio garantizado, precio especial, pagas la mitad, paga la mitad, un tercio menos, en promo',
    half: 'mitad de precio, a mitad, pagas la mitad, paga la mitad',
    free: '2x1, dos por uno, tres por dos, gratis, de regalo, te regalo, le regalo, regalamos, te regalamos, regalo gratis, gratuito, gratuita, gratuitos, gratuitas, sin coste, sin costo, sin cargo, por cuenta de la casa, invita la casa, por nuestra cuenta, te llevas, no pagas, no paga, no cuesta nada, no cuestan nada, no te cuesta nada, no le cuesta nada, no costara nada, no te costara nada, no le costara nada, corre de nuestra cuenta, sale gratis, pagamos el envio, nosotros pagamos',
    code: 'codigo, codigos, cupon, clave',
    there:
      'en stock, disponible*, en existencia*, hay existencias, en inventario, de vuelta, hay stock, nos queda*, puedes pedir, puede pedir, puedes comprar, puede comprar, acabamos de recibir, hemos vuelto a recibir, lo tenemos, la tenemos, los tenemos, las tenemos, tenemos stock, en almacen',
    gone: 'agotad*, sin stock, sin existencias, no queda*, ya no queda*, fuera de stock, descatalogad*, no disponible*, no esta disponible, no estan disponibles, ya no tenemos, ya no vendemos, no hay stock, no hay existencias, no tenemos stock',
    left: 'quedan, queda, restan, existencias, en stock',
    few: 'pocas unidades, quedan pocos, quedan pocas, ultimas unidades, casi agotad*, unidades limitadas, hasta agotar, ultima unidad, date prisa, dese prisa, se agotan, stock limitado, vuelan, a punto de agotarse, pocas piezas',
    plenty: 'de sobra, muchas unidades, bastante stock, stock suficiente',
    restocked: 'reponemos, reposicion, reponer, reponerse, volvera a estar, de nuevo en stock, de vuelta',
    all: 'los dos, las dos, los tres, las tres, todos, todas, todo, toda, cada, ambos, ambas, cualquiera',
    counted:
      'opcion*, articulo*, producto*, resultado*, coincidencia*, modelo*, variante*, version*, color*, talla*, tamano*, estilo*, sugerencia*, alternativa*, favorit*, idea*, cosa*, tipo*, de ellos, de ellas, propuesta*, recomendacion*, pieza*, candidat*, posibilidad*, forma*, manera*, motivo*, paso*, pregunta*',
  },
  doing,
  deeds: {
    order: 'pedido*, paquete*, compra, encargo, envio',
    states: {
      placed:
        'hemos recibido tu pedido, hemos recibido su pedido, nos ha llegado tu pedido, nos ha llegado su pedido, nos ha entrado, registrado el, recibimos tu pedido',
      packed: 'empaquetad*, embalad*',
      delivered: 'entregad*, ha llegado, llego',
      shipped: 'enviad*, despachad*, salio, ha salido',
      transit: 'de camino, en camino, en transito, en reparto',
      open: 'en preparacion, en proceso, preparand*, procesand*, aun no se ha enviado, pendiente de envio, todavia no se ha enviado, se esta preparando',
      cancelled: 'cancelo, se cancelo, anulo, cancelad*, anulad*',
      returned: 'fue devuelt*, ha sido devuelt*, devuelt*',
      refunded: 'reembolsaron, reembolso, se reembolso, reembolsad*, reembolso fue, reembolso ha',
      paid: 'pagad*, pago se ha recibido, pago ha sido recibido, pago recibido',
      unpaid: 'pago pendiente, pago .. pendiente, pendiente de pago, sin pagar',
      trouble: 'reembolso .. pendiente, reembolso pendiente, perdid*, retrasad*, danad*, en aduana, retenid*',
    },
    payment: 'pago, cobro, cargo',
    pending: 'pendiente, abierto, espera, aun, todavia, falta, sin confirmar, rechazad*, fallado, autorizad*',
    able: 'puede, puedes, pueden, podemos, podrias, podras, posible, se puede',
    changing:
      'cancelar, cancelarlo, cancelarse, anular, anularlo, anularse, modificar, modificarlo, modificarse, cambiar, cambiarlo, cambiarse',
    bought: 'compro, ha comprado, pidio, encargo un',
    placed: 'hiciste, hizo, realizaste, realizado, compraste, comprado, pediste, es de',
    today: 'el mismo dia, mismo dia, hoy, esta manana',
    yesterday: 'ayer',
    arriving:
      'envio*, enviamos, envia*, entrega*, lleg*, despach*, reparto, recibir*, recibes, recibe, lo tienes en casa, lo tendras, lo tendra, esta contigo, en tu casa, en tu puerta, lo tienes, en casa',
    soon: 'manana, hoy, esta noche, esta tarde, pasado manana, esta semana, la proxima semana, semana que viene, fin de semana, al dia siguiente, el mismo dia, mismo dia, antes de navidad, a tiempo, de inmediato, inmediat*, enseguida, en breve, ayer, urgente, expres, pocas horas, pocos dias, unas horas, medianoche, las 24 horas, proximo mes, semana pasada',
    vowed:
      'de por vida, para siempre, sin preguntas, cuando quieras, cuando quiera, en cualquier momento, sin plazo, todo el mundo, sin limite, bitcoin, contra reembolso, paypal, klarna, apple pay, papel de regalo, envoltorio de regalo, grabado, asegurad*, montaje',
    promised:
      'de por vida, para siempre, sin preguntas, garantia*, garantiz*, cuando quieras, cuando quiera, en cualquier momento, sin plazo, todo el mundo, al extranjero, devolucion*, devolver*, devuelv*, reembols*, cambios, envio gratis, envio gratuito, envios gratis, contra reembolso, bitcoin, paypal, klarna, a plazos, cuotas, apple pay, abierto*, abierta, abrimos, horario*, asegurad*, envolver para regalo, papel de regalo, envoltorio de regalo, tarjeta regalo, aduana*, enviamos a, enviamos tambien, entregamos en, aceptamos, grabado, montaje, recogida, recoger en tienda, igualamos, newsletter, boletin, desist*, articulos rebajados, llamanos, llamenos, cubierto, todas las islas',
  },
  praise: {
    popular:
      'mas vendid*, superventas, mas popular*, muy popular*, popular*, favorit* de los clientes, favorito de, favorita de, los clientes adoran, todos adoran, de moda, tendencia, mas buscad*, numero uno, premiad*, exito de ventas, exito, visto en, recomendad* por, elegid* por, best seller*, bestseller*, mas querid*, mas comprad*, arrasa, triunfa',
    rated:
      'valorad*, valoracion*, estrella*, resena*, opiniones, puntuacion*, puntuad*, de 5, sobre 5, de 10, sobre 10, mejor valorad*, comentarios, calificacion*, calificad*',
    people:
      'un cliente, una clienta, otro cliente, clientes, clientas, compradores, medicos, dentistas, expertos, expertas, profesionales, famosos, deportistas, atletas, campeones, cocineros, chefs, padres, madres, abuelas, bomberos, policias, criticos, influencers, cientificos, dermatologos, veterinarios, entrenadores, miles de, millones de, nuestro equipo, todo el mundo lo, usuarios, ingenieros, pilotos, musicos, fotografos, otros compradores',
    boasts:
      'cura, curan, sana, dolor, arrugas, mosquitos, ahuyenta, presion arterial, adelgaza*, bajar de peso, indestructible*, dura toda la vida, toda la vida, mas fuerte del, dormir mejor, factura de, la competencia, competidor*, del mundo, en la tierra, plantamos, un arbol, quiebra, ultima oportunidad, inventad*, invento, inventaron, television, trabajo infantil, insuperable, milagro*, rayo, empresa familiar, lider, certificad*, clinicamente, cientificamente, probad* por, usad* por, desarrollad* por, ' +
      'disenad* por, disenad* en, edicion limitada, nasa, record, famos*, confian en, avalan, adoran, no pueden vivir, protege contra, protege de, previene, alivia, fabricad* en, hech* en, mejora, reduce, fortalece, salud',
    more: {
      price: 'precio .. mas alto, precio .. mayor, mas car*, cuesta mas, cuestan mas, vale mas',
      weight: 'mas pesad*, pesa mas',
      length: 'mas larg*, mas grande*, mas alt*, mas anch*, mas grues*, mayor tamano',
      volume: 'mayor capacidad, mas capacidad, mas espacios*',
      duration: 'dura mas, mayor autonomia, mas autonomia',
      power: 'mas potente*, mas fuerte*',
      storage: 'mas memoria, mas almacenamiento',
      quality:
        'dos veces mas, el doble de, mas resistente*, mas durader*, mas calient*, mas suave*, mas rapid*, mas nuev*, mas silencios*, mas transpirable*, mas robust*, mas calid*, mejor valorad*, mejor calidad, mas popular*',
    },
    less: {
      rate: 'mas ventajos*, sale mejor, sale mas a cuenta, compensa mas',
      price:
        'precio .. mas bajo, precio .. menor, mas barat*, mas economic*, cuesta menos, cuestan menos, mas asequible*, vale menos',
      weight: 'mas liger*, mas livian*, pesa menos',
      length: 'mas cort*, mas pequen*, mas baj*, mas estrech*, mas fin*, mas delgad*, mas compact*',
      volume: 'menor capacidad, menos capacidad',
      duration: 'dura menos, menos autonomia',
      power: 'menos potente*',
      storage: 'menos memoria',
      quality: 'mas lent*, mas ruidos*, mas antigu*',
    },
    most: {
      price: 'el mas caro, la mas cara, los mas caros, las mas caras, mas caro de',
      weight: 'el mas pesado, la mas pesada',
      length: 'el mas largo, la mas larga, el mas grande, la mas grande, el mas alto, la mas alta',
      volume: 'de mayor capacidad',
      duration: 'el que mas dura, la que mas dura, mayor autonomia de',
      power: 'el mas potente, la mas potente',
      storage: '',
      quality:
        'el mas resistente, la mas resistente, el mas suave, la mas suave, el mas rapido, la mas rapida, el mas nuevo, la mas nueva, mejor calidad de, el mas comodo, la mas comoda, el mas seguro, el mas calido, la mas calida',
    },
    least: {
      rate: 'el mas ventajoso, la mas ventajosa',
      price:
        'el mas barato, la mas barata, los mas baratos, las mas baratas, el mas economico, la mas economica, mas barato de, precio mas bajo, menor precio, el mas asequible, la mas asequible',
      weight: 'el mas ligero, la mas ligera, el mas liviano, la mas liviana',
      length: 'el mas corto, la mas corta, el mas pequeno, la mas pequena, el mas compacto, la mas compacta',
      volume: '',
      duration: '',
      power: '',
      storage: '',
      quality: 'el mas lento, la mas lenta',
    },
    than: 'que, en comparacion con, comparado con, frente a',
  },
  telling: {
    fitting:
      'compatible*, encaja*, sirve para, sirven para, vale para, valen para, funciona con, funcionan con, esta en la lista, figura en, aparece en, se adapta, se monta en',
    large: 'grande, mayor',
    small: 'pequeno, pequena, chica, chico',
    beside: 'con',
    included: 'incluid*, incluye, incluyen, viene con, vienen con, trae, traen',
    having:
      'la hay, las hay, lo hay, los hay, trae, traen, tiene, tienen, con, lleva, llevan, incluye, incluyen, cuenta, cuentan, viene, vienen, dispone, hecho de, hecha de, hechos de, fabricado con, compatible con, soporta, admite, contiene, equipad*, resiste, apto para, apta para, funciona con, integrad*, incorpora*, forrad*',
    opinion:
      'bueno, buena, buen, gran, grande, perfecto, perfecta, ideal, ideales, excelente, bonito, bonita, precioso, preciosa, elegante, versatil, practico, practica, comodo, comoda, clasico, clasica, sencillo, opcion, eleccion, regalo, precio, calidad, estilo, look, toque, diseno, detalle, idea, favorito, favorita, encaja, combina, diario, dia, acierto, alternativa, ficha, pregunta, relacion, valor, espacio, hogar, ocasion, tiempo, presupuesto, punto, genial, estupendo, estupenda, bien, mejor, cosa, par',
    naming: 'nuestro, nuestra, nuestros, nuestras, llamado, llamada, prueba, recomiendo, nuevo, nueva, el, la',
    proposing:
      'has visto, ha visto, habeis visto, han visto, has probado, ha probado, conoces, conoce, conoces ya, conoce ya, que tal, ' +
      'que te parece, que le parece, por que no, quieres, quiere, te gustaria, le gustaria, te interesa, le interesa, ' +
      'te puede gustar, te gustara, mostrarte, mostrarle, te muestro, le muestro, ensenarte, ensenarle, ofrecerte, ofrecerle, ' +
      'anado, anadir, recomiendo, sugiero, prueba, pruebe, mira, quiza, quizas, tal vez, tenemos, hay',
    capitals:
      'reino unido, estados unidos, gran bretana, paises bajos, republica, norte, hola, si, no, gracias, claro, ok, vale, ia, ue, consejo, nota, navidad, europa, espana, espanol, usted, ustedes',
    addressing: 'yo, nosotros, usted, puedes, puede usted, te, le, por favor',
    pointing:
      'lo, la, los, las, este, esta, estos, estas, ese, esa, esto, eso, ambos, ambas, el primero, la primera, el segundo, la segunda, el tercero, la tercera, uno, una, ellos, ellas, cada uno',
  },
} as const satisfies ClaimWords
