import type { DoingWords } from '../../pack-fields/pack-deeds.ts'

const past =
  '*ado *ada *ados *adas *ido *ida *idos *idas hecho hecha puesto puesta escrito dicho visto abierto resuelto devuelto'
const infinitive =
  '*ar *er *ir *arte *arle *irte *irle *erte *erle *arlo *arla *irlo *erlo *artelo *arselo *irtelo *irselo *ertelo'

/** Spanish words by which deeds are told. */
export const doing = {
  frames: {
    perfect: { opens: 'he, habia', verbs: past, place: 'next' },
    managed: {
      opens:
        'acabo de, te acabo de, le acabo de, lo acabo de, voy a, te voy a, le voy a, he podido, he conseguido, he logrado, pude, consegui, logre, he conseguido que, he logrado que',
      verbs: `${infinitive} *en *an`,
      place: 'next',
    },
    going: { opens: 'estoy, te estoy, le estoy, lo estoy', verbs: '*ando* *endo*', place: 'next' },
    present: {
      opens: 'te, le, os, te lo, te la, te los, te las, se lo, se la, se los, se las',
      verbs: '*o doy',
      place: 'behind',
      isPromise: true,
    },
    past: {
      opens: 'te, le, os, te lo, te la, se lo, se la, lo, la, ya, yo, ya te, ya le, ya lo, ya la',
      verbs: '*e! *i! puse hice di',
      place: 'next',
    },
    ours: {
      opens: 'hemos, acabamos de, te acabamos de, estamos, vamos a',
      verbs: `${past} ${infinitive} *ando* *endo*`,
      place: 'next',
      toShopper: true,
    },
  },
  between:
    'ya tambien recien acabado podido conseguido logrado dejado te le lo la los las se me os que sido todo dos uno una ahora mismo',
  shopper: 'te ti tu tus contigo usted ustedes su sus le os vuestro vuestra',
  telling:
    'dej* compar*, encontr*, busc*, mir*, revis*, consult*, comprob*, comprueb*, seleccion*, eleg*, elij*, escog*, vist*, veo, leid*, lei, leo, compar*, entend*, entiend*, comprend*, mostr*, muestr*, indic*, mencion*, dich*, dig*, dij*, dir*, filtr*, orden*, clasific*, calcul*, sum*, redonde*, convert*, conviert*, apunta* .. abajo, anot*, podid*, tenid*, tengo, sid*, equivo*, confund*, liad*, supuest*, supon*, supus*, asumid*, asum*, pensad*, piens*, pens*, creid*, cre*, recomend*, recomiend*, sugerid*, sugier*, suger*, aconsej*, propuest*, propong*, propon*, explic*, describ*, descr*, cuent*, cont*, resum*, detall*, list*, enumer*, inclui*, incluy*, agrup*, reun*, recopil*, separad* .. por, ' +
    'dejado fuera, dejo los, dejo el, dejo la, dejo aqui, dejo un, dejo una, dejo las, dej* .. fuera, dej* .. datos, preparad* .. seleccion, preparad* .. lista, preparad* .. resumen, preparad* .. pequen*, preparad* .. opcion*, hech* .. lista, hech* .. seleccion, hech* .. resumen, hech* .. calculo, hech* .. cuenta*, hecho .. lio, hago .. resumen, hago .. cuenta*, hago .. suma, hago .. calculo, pong* .. ejemplo, puest* .. ejemplo, puest* .. lista, puesto en, desead*, dese*, agradez*, agradec*, ayud*, esper*, acompan*, confirm*, asegur*, aseg*, garantiz*, record*, recuerd*, present*, invit*, ' +
    'gust*, encant*, prefier*, prefer*, pued*, pod*, sab*, se, sepa, conoc*, conozc*, querid*, quier*, necesit*, falt*, cuest*, refier*, referid*, refer*, oid*, oig*, hablad*, habl*, preguntad*, pregunt*, respond*, contest*, notad*, not*, fijad*, fij*, basad*, bas*, limitad*, centrad*, centr*, tenid* en cuenta, tom* .. referencia, tom* como, probad*, prob*, usad*, identific*, determin*, verific*, localiz*, averigu*, extraid*, sacad* de, saco, sac* .. cuenta*, olvidad*, olvid*, pasado por alto, salt*, omit*, descart*, alegr*, sient*, sent*, temo, dud*, ensen*, paso .. datos, paso .. info*, paso .. enlace, paso .. detalle*, doy .. detalle*, doy .. dato*, doy .. idea*, doy .. opcion*, doy .. informacion, doy .. precio*, doy .. razon, doy la bienvenida, vend*, ' +
    'como, solo, mejor, todo, otro, unico, mismo, mas, grande, bueno, esta, este, asi, aqui, alli, ahi, ahora, hay, ser, estar, tener, traig*, ofrec*, ofrezc*, respondo, aclar*, felicit*, disculp*, lament*, cit*, copi*, traduc*, destac*, resalt*, marcad*, largo, ancho, alto, bajo, nuevo, barato, caro, ligero, pequeno, contrario, que, parec*, quedar*, llevar*, qued*',
  matter:
    'ficha*, descripcion*, diferencias, negrita, resumen, vistazo, comparacion, comparativa, presupuesto, abajo, lado a lado, opciones',
  passive:
    'ha sido, han sido, ya ha sido, se ha, se han, ya se ha, esta, estan, ya esta, ya estan, queda, quedan, ha quedado, han quedado, fue, fueron, ya tienes, tienes, acaba de ser, se te ha, se le ha',
  acted:
    'parad*, detenid*, anadid*, agregad*, metid*, puest* en, reservad*, apartad*, guardad*, cancelad*, anulad*, reembolsad*, devuelt*, abonad*, iniciad*, tramitad*, gestionad*, procesad*, solicitad*, activad*, aplicad*, descontad*, cambiad*, modificad*, actualizad*, corregid*, registrad*, inscrit*, suscrit*, apuntad*, dad* de alta, avisad*, informad*, notificad*, reenviad*, pasad* a, transferid*, derivad*, escalad*, programad*, reprogramad*, organizad*, encargad*, confirmad*, enviad* a tu, enviad* un, enviad* el, bloquead*, creado, generad*, sustituid*, eliminad*, quitad*, puest* en marcha, pedido cancelado, asegurad* tu',
  states:
    'hablado con, consultado con, preguntado a, preguntado en, anotado .. pedido, anotado .. almacen, tienes .. cesta, tienes .. carrito, esta en tu cesta, esta en tu carrito, estan en tu, ya en tu cesta, ya en tu carrito, esta en la cesta, esta en el carrito, a tu nombre, a su nombre, reservado para ti, reservada para ti, guardado para ti, apartado para ti, te espera en la tienda, te espera en tienda, reembolso en marcha, reembolso esta en camino, reembolso ya esta, devolucion esta en marcha, reserva esta confirmada, reserva queda confirmada, pedido esta confirmado, estas apuntad*, estas inscrit*, estas en la lista, dinero va de camino, di de alta, doy de alta, dado de alta, la lista de espera',
  finished: 'hecho, ya esta hecho, ya esta, todo listo, ya esta listo, todo arreglado, solucionado, arreglado',
  coming:
    'recibiras .. correo, recibira .. correo, te llegara .. correo, le llegara .. correo, llegar un correo, llegar .. correo, recibiras .. confirmacion, te llegara .. confirmacion, correo .. en camino, revisa tu correo, revise su correo, mira tu correo, en tu bandeja, recibiras .. email, te llegara .. email, nuestro equipo te, un companero te, alguien te, un agente te, nuestro equipo se pondra, se pondra .. contacto contigo, te contactara, te contactaran, te llamara',
  means: {
    cart: 'carrito, cesta, bolsa',
    mail: 'correo*, email*, mail*, mensaje*, codigo, bandeja',
    contact:
      'correo*, email*, direccion, datos, contacto*, lista, aviso*, avisar*, avisare*, apunt*, guardad*, registrad*, suscri*, numero, alta',
    person:
      'equipo*, companer*, persona*, agente*, humano*, alguien, soporte, atencion al cliente, tienda, reenviad*, transferid*, derivad*, pasad*, avisad*, companera*',
  },
} as const satisfies DoingWords
