import type { PolicyWords } from '../../pack-fields/pack-policies.ts'

/** Spanish words about what shops promise. */
export const policies = {
  meanings: {
    refund:
      'reembolso, reembolsar, reembolsan, reembolsamos, devolver el dinero, devuelven el dinero, devuelvan el dinero, devolvemos el dinero, ' +
      'regresan el dinero, regresan mi dinero, devuelven la pasta, devuelvan la pasta, devuelven la plata, devuelven lo que, ' +
      'devolucion del dinero, dinero de vuelta, mi dinero, el dinero, mi plata, mi lana, reintegro, reintegran, me depositan, ' +
      'me pagan, regresen el dinero, me devuelven, devolveran, me regresan lo, mi reembolso, me abonan, abonar, abono, de vuelta mi dinero, ' +
      'me reintegran, devuelto el dinero, veo mi dinero, reembolsado, reembolsada, me descuentan, descuentan de',
    return:
      'devolucion, devolver, devuelvo, devuelve, devuelven, devuelto, devueltos, devoluciones, regresar, regreso, regresarlo, ' +
      'regreso .. producto, retorno, desistimiento, cambiar de opinion, cambias de opinion, me arrepiento, arrepentirme, ya no lo quiero, ' +
      'ya no la quiero, no lo quiero, no era lo que esperaba, lo regreso, la regreso, echarme para atras, mandar de vuelta, mandar de regreso, ' +
      'devolverlo, devolverla, devolverlos, devolverte, regresarla, politica de devolucion, no me convencio, no le gusta, mandarlo de regreso, quiero devolver',
    exchange:
      'cambio, cambios, cambiar por, cambiarlo, cambiarla, cambiar la talla, cambiar de talla, cambian, otra talla, otro color, ' +
      'talla equivocada, me la cambian, me lo cambian, se puede cambiar, cambiar el color, un numero mas, una talla mas, otro modelo, ' +
      'cambiarlos, cambiarlas, talla mas chica, mas grande, por otro, por otra, una mas grande, una mas chica',
    fit: 'me queda, no me queda, me queda chico, me queda grande, no cabe, cabe, demasiado pequeno, demasiado grande, muy chico, muy grande, quedan',
    'return label': 'etiqueta, guia de devolucion, etiqueta de devolucion, guia prepagada',
    'return shipping':
      'envio de vuelta, envio de devolucion, costo de la devolucion, gastos de devolucion, paga .. devolucion, devolucion gratis, ' +
      'devoluciones gratis, devoluciones gratuitas, paga el envio de regreso, paga .. devuelvo, envio .. devuelvo, portes .. devuelvo',
    unused:
      'sin usar, sin uso, sin abrir, cerrado, cerrados, con etiquetas, empaque original, embalaje original, sellado, sellados, precintado, ' +
      'sello, sin etiqueta, etiquetas',
    worn:
      'usado, usada, usados, abierto, abierta, abiertos, abri, estrenado, estrenada, llevado puesto, prendas llevadas, ropa llevada, ' +
      'ya lo use, sin empaque, lo abri',
    'made to order':
      'a medida, cortar a medida, corte a medida, medidas especiales, personalizado, personalizada, personalizados, personalizadas, grabado, hecho por encargo, sobre pedido, a pedido',
    hygiene: 'higiene, ropa interior, traje de bano, banador, aretes, pendientes, bikini, calzones, brasier',
    sale: 'rebajado, rebajas, rebajados, rebajada, oferta, ofertas, liquidacion, remate, en promocion, en oferta',
    shipping:
      'envio estandar, envio, envios, enviar, envian, enviamos, enviais, envien, enviarme, enviarlo, mandan, mandais, mandar, manden, mandarme, manda, entrega, ' +
      'entregas, entregan, entregamos, entregar, reparto, despacho, llega, llegan, llegar, llegara, llegaria, llegarme, mandado, paqueteria, ' +
      'sale, salen, sale mi pedido, mandamos, mandaste, me mandan, me lo mandan, reciben, recibir, recibo, recibirlo, envia, a domicilio, ' +
      'llevan a, reparten, traen, entregas a domicilio, despachan, hacen envios, surten, viajan',
    'shipping cost':
      'costo de envio, costos de envio, gastos de envio, coste de envio, costes de envio, precio del envio, cuanto .. envio, cuanto .. enviar, ' +
      'cuanto .. mandar, cuanto cobran .. envio, tarifa de envio, tarifas de envio, cuesta .. envio, cuanto es de envio, cuanto es el envio, ' +
      'precio de envio, envio cuanto, vale el envio, sale el envio, cobran por enviar, cobran de envio, cuanto por mandar, cuesta mandar, ' +
      'cuesta enviar, cuesta que me lo manden',
    'delivery time':
      'tiempo de entrega, tiempos de entrega, plazo de entrega, plazos de entrega, cuanto tarda .. llegar, tarda .. llegar, tarda .. envio, ' +
      'tarda .. entrega, cuando llega, cuando .. llega, cuanto demora, cuanto tiempo .. llegar, dias .. llegar, dias .. llega, cuando .. recibo, ' +
      'cuando .. recibir, tiempo de envio, cuantos dias tarda, demora, tardan .. entregar, tardan .. enviar, para cuando, en cuantos dias, ' +
      'cuando me llega, cuando me lo, tarda mucho, se tardan, tardaria, cuanto se tardan, cuanto tardara, cuanto tardan, cuanto tardaria, ' +
      'llega antes, para el, cuanto esperar',
    'how long':
      'cuanto tarda, cuanto tiempo, tarda, tardan, plazo, plazos, duracion, dura, cuantos dias, cuantos meses, hasta cuando',
    express:
      'expres, express, urgente, urgentemente, al dia siguiente, mismo dia, para manana, manana mismo, rapido, mas rapido, prioritario, ' +
      'lo mas pronto, cuanto antes, pronto, entrega inmediata, urgencia, lo necesito ya, lo necesito manana, envio rapido, envio urgente, ' +
      'el mismo dia, mas rapida',
    abroad:
      'extranjero, internacional, internacionales, todo el mundo, otros paises, otro pais, fuera de mexico, fuera de espana, fuera, ' +
      'fuera del pais',
    country: 'pais, paises',
    island: 'isla, islas, zonas remotas, zona extendida, zonas extendidas',
    weekend: 'fin de semana, festivos, feriado',
    monday: 'lunes',
    evening: 'noche, por la noche, noches',
    cutoff:
      'antes de las, mismo dia, pido hoy, compro hoy, pedidos antes, sale hoy, ahorita sale, si pago ahorita, si pago hoy, se va hoy, ' +
      'sale el mismo dia',
    'not home':
      'no estoy, no estoy en casa, no hay nadie, no habia nadie, nadie en casa, no me encuentran, no me encontraron, ausente, si no estoy, ' +
      'si no hay nadie, no hay quien reciba, nadie recibe, no estare, estoy trabajando, sali, no hay nadie en casa, nadie recibio',
    neighbour: 'vecino, vecinos, vecina, los de al lado',
    upstairs: 'subir, piso, escaleras, pie de calle, dentro de casa, hasta la puerta, suben',
    'time slot':
      'franja, elegir el dia, elegir fecha, fecha de entrega, dia especifico, cita, agendar, programar, fecha especifica, avisan antes, ' +
      'llaman antes',
    tracking:
      'seguimiento, rastrear, rastreo, localizar, numero de guia, rastreamos, rastreable, seguir mi, donde esta mi pedido, ' +
      'donde esta mi paquete, guia de rastreo, donde va, por donde va, saber donde, rastrearlo, en donde va, numero de rastreo, ' +
      'codigo de rastreo, donde viene',
    parcel: 'paquete, paquetes, caja',
    carrier:
      'transportista, agencia, camion, palet, mensajeria, paqueteria, estafeta, dhl, fedex, correos, seur, redpack, con quien envian, que compania, repartidor, cartero',
    'parcel locker': 'punto de recogida, taquilla, consigna, oficina de correos, punto de entrega',
    'pick up':
      'recoger, recojo, recogerlo, recogida, pasar por, recoleccion, recolectar, recoger en tienda, recoge, pasar a recoger, pasar por el, ' +
      'pasar por mi, ir por el, ir por mi, recogerla, recojo en, pick up, lo recojo, recogerlos',
    customs: 'aduana, aranceles, aduanas, impuestos de importacion',
    lost:
      'perdido, extraviado, extravio, falta, faltan, no llega, no ha llegado, no me ha llegado, no llego, se perdio, perdio, no lo he recibido, ' +
      'robado, desaparecio, desaparecido, no aparece, sigue sin llegar, nunca llego, nada que llega, no me llega, aun no llega, ' +
      'todavia no llega, no ha llegado nada, no recibi, dice entregado, no lo recibi, no me han entregado',
    late: 'tarde, retraso, retrasado, se retrasa, demorado, retrasos, con retraso, tarda mucho',
    damaged:
      'danado, danada, danados, dano, danos, roto, rota, rotos, rotas, rompio, se rompe, quebrado, defectuoso, defectuosa, defecto, defectos, ' +
      'estropeado, averiado, golpeado, mal estado, no funciona, no sirve, no prende, falla, fallo, fallas, descompuesto, derramado, aplastado, ' +
      'echado a perder, podrido, se cayo, despego, descosio, agrietado, cuarteo, caducado, cayo, llego roto, llego rota, llego mal, viene roto, ' +
      'vino roto, maltratado, rajado, manchado, se descompuso, ya no prende, ya no jala, no jala, se quebro, despostillado, con fallas, se dano, ' +
      'mal hecho, salio malo, salio mala, se rompio, abollado, no enciende, quebrada, quebrados, hecho pedazos, llego quebrado',
    'wrong item':
      'equivocado, producto equivocado, otro producto, articulo incorrecto, producto incorrecto, no es lo que pedi, me mandaron otro, ' +
      'error en el pedido, incorrecto, me llego otro, me llego otra cosa, llego equivocado, mandaron mal, no es lo que compre, llego otro' +
      ', falta una pieza, faltan piezas, falta algo, incompleto, incompleta, me falta, faltaba',
    cost:
      'coste, costo, cuesta, cuestan, precio, tarifa, precios, cuanto cuesta, cuanto cuestan, cuanto vale, cuanto sale, cuanto cobran, cobran, ' +
      'cargo, gastos, caro, tarifas, cuanto pago, cuanto se paga, cuanto hay que pagar, a como, en cuanto sale, cuanto me sale, cuanto me cobran',
    'who pays': 'quien paga, quien corre, a nuestro cargo, a cargo del cliente, tengo que pagar, corre por',
    free: 'gratis, gratuito, gratuita, gratuitas, gratuitos, sin coste, sin costo, de cortesia, sin cargo',
    'free shipping': 'envio gratis, envios gratis, envio gratuito, envio sin costo, envio es gratis',
    minimum: 'minimo, minima, compra minima, pedido minimo, monto minimo',
    cancel:
      'cancelar, cancelo, cancela, cancelacion, cancelaciones, anular, anulo, anulacion, dar de baja, darme de baja, me doy de baja, baja, ' +
      'cierran, cerrar, ya no quiero el pedido, cancelarlo, cancelarla, cancelado, deshacer, detener el pedido, cancelarlo antes, ' +
      'no quiero mi pedido, ya no quiero mi pedido, ya no lo quiero',
    'change order':
      'modificar pedido, modificar mi pedido, cambiar mi pedido, cambiar el pedido, modificar un pedido, cambiar la direccion, ' +
      'direccion equivocada, agregar al pedido, agregar algo, modificar el pedido, direccion incorrecta, me equivoque de direccion, ' +
      'puse mal la direccion, me mude, cambio de direccion, agregarle algo, corregir la direccion, corregir mi pedido',
    'pre-order':
      'preventa, agotado, agotados, sin existencias, vuelve a haber, en stock, existencias, disponible, ya no hay, no quedan, ya no existe',
    pay:
      'pagar, pago, pagos, pagos con, forma de pago, formas de pago, metodo de pago, metodos de pago, medios de pago, se paga, puedo pagar, ' +
      'aceptan tarjeta, como pago, como se paga, con que pago, con que puedo pagar, que tarjetas, aceptan pagos, se puede pagar, se acepta, ' +
      'aceptan',
    card: 'tarjeta, tarjeta de credito, tarjetas, tarjeta de debito, visa, mastercard, amex',
    'apple pay': 'apple pay, google pay',
    paypal: 'paypal',
    klarna: 'klarna',
    bizum: 'bizum',
    'amazon pay': 'amazon pay',
    sofort: 'sofort',
    'mercado pago': 'mercado pago, mercadopago',
    oxxo: 'oxxo',
    bitcoin: 'bitcoin, criptomonedas, cripto, criptos',
    'bank transfer': 'transferencia, transferencia bancaria, spei, deposito bancario, por deposito, por adelantado',
    'direct debit': 'domiciliacion, domiciliado',
    'on account': 'a cuenta, pagar despues, con factura',
    cash: 'efectivo, en efectivo, billetes, en mano',
    'cash on delivery':
      'contra reembolso, contrareembolso, contra entrega, pago contra entrega, pagar al recibir, cuando llegue',
    check: 'cheque, cheques',
    'holiday vouchers': 'cheques vacaciones',
    instalments:
      'a plazos, plazos, cuotas, financiacion, financiamiento, meses sin intereses, msi, mensualidades, a meses, pagar en partes, en partes, ' +
      'meses sin interes, pagos chiquitos, abonos, pagar poco a poco, en mensualidades, en abonos, diferir, a credito, credito, sin intereses',
    lease: 'leasing, renting',
    charged: 'cuando me cobran, cobran .. tarjeta, cargo en, se cobra, me cobran, se carga, cobrado, cobro',
    declined:
      'rechazada, rechazado, pago rechazado, rechazan, no pasa, no pasa mi tarjeta, no jala mi tarjeta, rechazaron',
    invoice:
      'factura, facturas, recibo, ticket, facturan, facturar, comprobante, cfdi, facturacion, nota de compra, comprobante fiscal, ' +
      'requiero factura, con factura, facturarme, factura electronica, para hacienda, para el sat, mi factura, necesito factura',
    company: 'empresa, empresas, negocio, razon social',
    'gift card':
      'tarjeta regalo, tarjetas regalo, tarjetas de regalo, tarjeta de regalo, vale regalo, vale de regalo, vales de regalo, cheque regalo, ' +
      'monedero, tarjeta para regalar, certificado de regalo, vale para regalar, tarjetita de regalo, gift card',
    voucher: 'vale, vales, cupon, cupones, bono',
    discount:
      'descuento, descuentos, codigo de descuento, codigos de descuento, codigo, rebaja, promocion, promociones, ofertas, cupones de descuento, ' +
      'codigo promocional, promo, rebajita, rebajas si, me hacen descuento, hacen descuento, algun descuento, precio especial',
    combine:
      'combinar, acumulables, acumulable, juntar, dos codigos, dos cupones, varios codigos, mas de un, al mismo tiempo, juntar cupones, ' +
      'usar dos, dos a la vez, varios cupones, se suman, sumar',
    expire:
      'caduca, caducan, caducidad, vence, vencen, vencimiento, valido, valida, validos, vigencia, vigente, expira, expiran, se acaban, ' +
      'se vencen, pierden, se pierden, acaban',
    redeem:
      'canjear, canje, canjeo, canjeables, usar el codigo, aplicar el cupon, donde pongo, redimir, usar el cupon, usar un cupon',
    'new customer':
      'primera compra, primer pedido, cliente nuevo, clientes nuevos, nuevo cliente, bienvenida, soy nuevo, soy nueva',
    student: 'estudiante, estudiantes, universidad, universitarios',
    senior: 'jubilado, jubilados, tercera edad, adultos mayores, inapam',
    teacher: 'profesor, profesores, maestros, militares, docentes',
    'price match':
      'igualan precios, igualan el precio, mas barato, mejor precio, lo vi mas barato, precio mas bajo, igualar, bajo de precio, ' +
      'ahora esta mas barato, lo encontre mas barato, en otra tienda, mas economico, competencia, diferencia de precio',
    wholesale:
      'al por mayor, mayorista, mayoreo, mayoristas, revendedores, por volumen, grandes cantidades, si compro muchos, compro varios, mas piezas, ' +
      'por caja',
    'loyalty program':
      'programa de fidelidad, fidelidad, puntos, punto, recompensas, lealtad, programa de lealtad, socio, socios, membresia, programa de puntos, ' +
      'monedero, tarjeta de socio, tarjeta de cliente, juntan puntos, acumulan puntos, club, cliente frecuente, premios, recompensa',
    earn: 'ganar, gano, gana, acumular, acumulo, juntar puntos, valen',
    'refer a friend':
      'recomendar, recomendacion, invitar a un amigo, traigo a una amiga, amigo, amiga, referidos, referir',
    birthday: 'cumpleanos',
    'black friday': 'black friday, navidad, buen fin, hot sale, navideno, nochebuena, reyes, 24 de diciembre',
    tax: 'impuesto, impuestos, iva',
    currency: 'moneda, divisa, en dolares, en euros, en pesos, dolares',
    'gift wrapping':
      'envolver para regalo, papel de regalo, envoltura de regalo, envoltura, envuelven, envolver, envuelto, para regalo, es un regalo, ' +
      'caja de regalo, empaque de regalo, envuelto bonito, envuelto para regalo, con mono, mono, lo envuelven, envolverlo, envolvermelo, ' +
      'papel bonito, presentacion de regalo',
    'gift message': 'mensaje, tarjeta con mensaje, dedicatoria, nota, tarjeta con dedicatoria, mensaje personalizado',
    gift: 'regalo, regalos',
    'price on parcel':
      'precio en la caja, sin precios, no pongan el precio, que no vea el precio, ver cuanto costo' +
      ', salga el precio, aparezca el precio, precio en el paquete, sin precio, precio dentro, ticket sin precio, pone el precio, se vea el precio, vea el precio',
    'gift receipt': 'me lo regalaron, me la regalaron, fue un regalo, regalaron',
    'to another person': 'a otra persona, directo a, a otra direccion, de sorpresa',
    'weight limit': 'cuantos kilos, peso maximo',
    deposit: 'anticipo, enganche, apartado, apartar',
    reserve:
      'apartar, reservar, guardenme, apartan' +
      ', guardais, me guardais, me lo guardais, guardamos, guardan, guardarme, lo guardamos, reservamos, reservado',
    unpaid: 'atraso en el pago, no pague',
    warranty:
      'garantia, garantias, garantizado, cubre, cubren, cubierto, cubierta, cobertura, anos de garantia, en garantia, con garantia, ' +
      'tiempo de garantia, fabricante',
    'guarantee it': 'garantizan, garantizais, garantizar, garantizado',
    repair:
      'reparacion, reparaciones, reparar, reparan, arreglar, arreglan, arreglo, taller, componer, zurcir, coser, pegar, pegan, costura, ' +
      'remendar, afilar, reparen, compostura, lo arreglan, la arreglan, lo reparan, la reparan, composturas, servicio tecnico, soldar, ' +
      'restaurar, mandarlo a arreglar',
    replace: 'reemplazo, reemplazar, reemplazan, reposicion, reponemos, sustituir, uno nuevo',
    'spare parts': 'repuestos, refacciones, piezas, tornillos, pieza, piezas de repuesto',
    loan: 'prestamo, prestan, prestado',
    'cost estimate': 'presupuesto, cotizacion, diagnostico, revisar, revisen, revision',
    claim: 'reclamo, reclamar, reclamacion, queja, reportar, quejas, hacer valida, avisar',
    'wear and tear':
      'desgaste, mal uso, rayones, caida, se me cayo, agua, liquidos, rayas, golpe, golpes, accidente, culpa mia, lo tire, la tire, ' +
      'se me rompio, lavavajillas, microondas, mojo, se mojo, uso normal, lo rompi, se me quebro',
    extended: 'extendida, extender, ampliar, ampliacion, seguro, asegurado, asegurados, asegurar contra',
    'second hand': 'segunda mano, de segunda, nuevo dueno, usado de otro',
    refurbished: 'reacondicionado, reacondicionados',
    recall: 'retirada, retiro del mercado',
    battery: 'bateria, baterias, pila, pilas',
    frame: 'marco, cuadro',
    motor: 'motor',
    pets: 'mascotas, mascota, perro, gato, perros, gatos',
    'original receipt': 'sin ticket, perdi el ticket, sin recibo, perdi la factura, sin factura, comprobante de compra',
    'opening hours':
      'horario, horarios, horario de apertura, horas de apertura, abierto, abierta, abren, abre, cierran, cierra, a que hora, cerrado, cerrada, ' +
      'horario de atencion, abrimos, cerramos, estan abiertos, que dias abren, no abren, dias abren, abrir, descansan, descansamos, ' +
      'hasta que hora, a que horas, que horario, abren los, cierran los, abierto los, atienden, que dias, abren hoy, abren manana',
    'physical store':
      'tienda fisica, sucursal, sucursales, tienda, local, tiendas, establecimiento, mostrador, en persona, visitarlos, visitar, ' +
      'tienda de verdad, ir a la tienda, pasar a la tienda, ir en persona, local fisico, venden en tienda, visitaros, visita, pasarme, pasar por la tienda',
    'where are you':
      'donde estan, donde se encuentran, ubicacion, ubicados, ubicada, donde queda, domicilio, direccion de la tienda, como llego, ' +
      'donde estan ubicados, como llegar, en que calle, que calle, en que ciudad, donde los encuentro, donde los ubico, su direccion, ' +
      'donde esta la tienda, cual es la direccion, la direccion, donde os encuentro, donde estais, donde esta la tienda',
    parking: 'estacionamiento, aparcamiento, parking, estacionar, estaciono, me estaciono, donde dejo el coche',
    wheelchair: 'silla de ruedas, accesible, rampa',
    contact:
      'contacto, contactar, contactarlos, ponerme en contacto, comunicarme, escribirles, escribenos, hablar con alguien, los contacto, comunico, ' +
      'como los contacto, como me comunico, hablar con ustedes, comunicarse, mandar mensaje, a quien le escribo, a quien escribo, ' +
      'hablar con una persona, localizarlos',
    support: 'soporte, atencion al cliente, servicio al cliente',
    email: 'correo electronico, email, correo, mail',
    phone:
      'telefono, llamar, numero de telefono, por telefono, llamarlos, llamarles, telefonico, telefono de contacto, me pasan su, su numero, ' +
      'numero de whatsapp',
    whatsapp: 'whatsapp, chat, wasap, whats, su whats, whatsapear',
    instagram: 'instagram, facebook, tiktok, redes sociales, youtube',
    reply: 'respuesta, respondemos, contestan, responden, responder',
    address: 'direccion, direcciones, domicilio',
    'billing address': 'direccion de facturacion, datos de facturacion',
    'shipping address': 'direccion de envio, direccion de entrega',
    'size guide':
      'guia de tallas, tabla de tallas, que talla, medidas, cual es mi talla, como medir, talla elijo, entre dos tallas, mi talla, ' +
      'como vienen las tallas, vienen grandes, vienen chicas, que numero, tallaje, soy talla, entre tallas, talla pido, medidas para',
    size: 'talla, tallas, tamano, tamanos',
    colour: 'color, colores, tono, rojo, azul, verde, negro, blanco',
    material: 'material, materiales, tejido, tela, algodon, lana, cuero, piel, hecho de, composicion',
    weight: 'peso, pesa, pesan, kilos',
    height: 'altura, ancho, medidas del, dimensiones, alto',
    wash: 'lavar, lavado, lavadora, limpiar, planchar, cuidado, limpieza, cuidados, secadora',
    ingredients:
      'ingredientes, contiene, contienen, alergenos, nueces, gluten, sin gluten, lactosa, azucar, llevan, frutos secos, cacahuate, cacahuates, ' +
      'leche, huevo, soya, trigo',
    parabens: 'parabenos, siliconas, sulfatos, alcohol',
    allergy: 'alergia, alergico, alergica, reaccion, alergias, ronchas, alergenos, trazas',
    vegan: 'vegano, veganos, vegana, vegetariano',
    'animal testing': 'pruebas en animales, probado en animales, crueldad, testan en animales, prueban en animales',
    pregnant: 'embarazada, embarazo, embarazadas, lactancia',
    organic: 'organico, organicos, natural, ecologico, organica',
    sustainable:
      'sostenible, sustentable, medio ambiente, ecologico, ecologicos, plastico, reciclado, carbono, comercio justo',
    'made in':
      'hecho en, hechos en, fabricado, fabricados, fabrican, donde se hacen, origen, de donde vienen, artesanos, productores, de donde son, ' +
      'artesano, hechos a mano, proveedores',
    'best before':
      'caducidad, fecha de caducidad, conservacion, consumir antes, se conserva, conservar, duran abiertos, fresco, frescos, conservarlo, ' +
      'fresca, que tan fresco, frescura',
    perishable:
      'perecedero, perecederos, alimentos, comida, refrigerado, refrigerados, cadena de frio, derrite, derretir, chocolate, queso, fresco',
    samples: 'muestra, muestras',
    refill: 'recarga, recargas, rellenar, rellenable',
    recycling:
      'reciclaje, reciclar, desechar, el viejo, mi viejo, la vieja, envases vacios, aparatos viejos, pilas usadas, se llevan el viejo',
    'trade in':
      'a cuenta mi, compran usados, recompra, a cambio de mi viejo, aceptan .. usado, parte de pago, entregar mi viejo',
    assemble:
      'instalacion, instalan, instalar, montaje, montan, armar, arman, ensamblar, armado, conectan, conectar, conexion',
    packaging:
      'envoltorio, envoltorios, embalaje, empaque, empaques, cajas, discreto, empacan, empacado, caja original, sin caja',
    advice:
      'asesoria, asesoramiento, consejo, aconsejar, recomiendan, consulta, ayuda para elegir, asesor, asesoran, me ayudan a elegir, me asesoran, ' +
      'que me recomiendan, asesorenme',
    try: 'probar, pruebo, antes de comprar, probarlo, probador, probarme',
    demo: 'demostracion',
    rent: 'alquilar, alquiler, renta, rentan, rentar, alquilan, alquilais, alquilo, rentas',
    range: 'autonomia, cuanto alcanza',
    inspection: 'revision, mantenimiento, inspeccion',
    'flat tyre': 'pinchazo, llanta ponchada',
    job: 'empleo, ofertas de trabajo, trabajo, vacantes, vacante, contratando, practicas, trabajar con ustedes, trabajar',
    employee: 'empleado, empleados, personal de la empresa, equipo, trabajadores',
    founder:
      'fundador, fundada, fundo, dueno de la tienda, jefe, historia, desde cuando, quien fundo, nacio, cuantos anos tienen, desde cuando existe, ' +
      'empezo, fundada en, abrimos, negocio familiar, empresa familiar, llevan abiertos, cuanto llevan, cuanto tiempo llevan' +
      ', quien lleva, dueno, duena, propietario, propietaria, quien tiene la tienda, de quien es',
    'about us':
      'sobre nosotros, acerca de, quienes somos, quienes sois, quienes son, nuestra historia, vuestra historia, quien esta detras',
    press: 'prensa, periodista, influencers, colaboracion, patrocinio, influencer',
    event: 'evento, eventos, curso, cursos, clases, clase, tour, taller de, degustacion, cata, clase de cocina',
    app: 'app, aplicacion, aplicacion movil',
    newsletter: 'boletin, newsletter, correos de publicidad, correos promocionales, lista de correo',
    unsubscribe: 'darme de baja, dejar de recibir, no quiero mas correos, desuscribir, cancelar suscripcion',
    subscription: 'suscripcion, abono, suscribir, suscribirse, caja mensual',
    review: 'resena, resenas, opiniones, opinion, calificacion',
    donate: 'donar, donacion, donaciones',
    manual: 'manual, instructivo, instrucciones',
    compatible: 'compatible, compatibilidad',
    safe: 'confiable, estafa, fraude, confianza, segura la tienda, de fiar, fiable, fiables, timo, de confianza, es seguro comprar, es real, falsa',
    'wheelchair access': 'bano, probadores, vestidor',
    adult: 'mayor de edad, edad, alcohol, menores, menor de edad, dieciocho, adolescente',
    'minimum age': 'identificacion, credencial, ine',
    'chat log': 'conversacion, conversaciones, este chat',
    signature: 'firma, firmar',
    embroidery: 'bordado, bordar, logotipo',
    'dogs welcome': 'con mi perro, entrar con perro',
    account: 'cuenta, cuentas',
    guest: 'invitado, sin cuenta, sin registrarme, sin registro, necesito registrarme',
    password: 'contrasena, clave',
    login: 'iniciar sesion, acceder, entrar en mi cuenta',
    'sign up': 'registrarse, registro, darse de alta, registrarme, abrir una cuenta',
    billed: 'facturar, facturacion, cobrar, cobran, cobrais, cobrando, cobraron, cobro, cobrado',
    'card number': 'numero de tarjeta, datos de tarjeta, datos de mi tarjeta',
    'reverse charge': 'inversion del sujeto pasivo, quitan el iva, sin iva',
    'vat identification number': 'numero de iva, nif-iva, nif intracomunitario, rfc',
    'tax exempt': 'exento, exenta, exencion, ong, sin animo de lucro',
    privacy:
      'privacidad, confidencialidad, aviso de privacidad, proteccion de datos, mis datos, que hacen con mis datos, datos seguros, mi informacion',
    data: 'datos, informacion',
    personal: 'personal, personales, datos personales',
    sell: 'vender, venden, vendeis, vende, vendemos',
    share:
      'compartir, comparten, compartimos, divulgar, ceden, dan datos, comparto, venden mis, pasan mis datos, comparten mis, dan mi correo, ' +
      'otras empresas, otras companias, a otros',
    store:
      'guardar, guardan, guardais, se guardan, guardamos, almacenar, almacenan, conservar, guardados, almacenados, conservan, retienen, ' +
      'donde se guardan',
    delete:
      'borrar, borren, eliminar, eliminen, suprimir, borrado, borrados, borrarlos, eliminan, eliminacion, borran, papelera, eliminado, ' +
      'que borren, borrarme, borren mis, eliminen mis, cerrar mi cuenta',
    cookie: 'cookie, cookies',
    encrypt: 'cifrado, cifrados, cifrada, cifrar, encriptado, encriptados, encriptada',
    security:
      'seguridad, segura, seguro, proteger, protegen, protegidos, seguros, pago seguro, es seguro pagar, clonan',
    government: 'gobierno, autoridades, policia',
    law: 'ley, legal, legales',
    right: 'derecho, derechos',
    liable: 'responsable, responsables, responsabilidad',
    damages: 'danos, perjuicios',
    terms: 'terminos, condiciones',
    upgrade: 'mejorar de plan, actualizar el plan, pasar a un plan superior',
    downgrade: 'bajar de plan',
    'trial period': 'prueba, prueba gratis, prueba gratuita, periodo de prueba',
    plan: 'plan, tarifa plana',
    change: 'cambiar, modificar, actualizar, cambian, modificacion, suben, subir los precios, aumento',
    notify: 'avisar, avisan, avisais, notificar, informar, aviso',
    content: 'contenido, contenidos, lo que subo, subo, publico, mis cosas',
    owner: 'propietario, pertenece, dueno, propiedad, de quien es, de quien son, quien es dueno',
    copyright: 'derechos de autor, propiedad intelectual',
    logo: 'logo, logos, logotipo',
    downtime: 'caido, caida, interrupcion, fuera de servicio',
    uptime: 'disponibilidad, tiempo de actividad',
    credit: 'credito, abono, compensacion',
    inactive: 'inactivo, inactiva, inactivas, inactividad, no las uso, no la uso',
    recover: 'recuperar, restaurar',
    backup: 'copia de seguridad, copias de seguridad',
    happy: 'contento, satisfecho, satisfaccion',
    unhappy:
      'descontento, insatisfecho, no estoy contento, no estoy satisfecho, no me convence, no me gusta, no me gusto, no le gusta',
    bot: 'bot, bots, robot, automatizado',
    'two-factor': 'dos factores, doble factor, autenticacion en dos pasos, verificacion en dos pasos',
    acquired: 'adquirida, adquisicion, fusion, compran la empresa',
    measuring: 'miden, medir, medis, mide',
    child: 'nino, ninos, menor, menores',
    advertising: 'publicidad, anuncios, marketing, publicitarios',
    'third party': 'terceros',
    'data transfer': 'transferir, transfieren, transferidos',
    export: 'exportar, portabilidad, descargar, descargo',
    'business days': 'dias laborables, dias habiles, habiles',
    day: 'dia, dias',
    week: 'semana, semanas',
    month: 'mes, meses, mensual',
    year: 'ano, anos, anual',
    hour: 'hora, horas',
    customer: 'cliente, clientes',
    order: 'pedido, orden, compra, pedidos, compras, comprar, compre, pedi',
    include: 'incluido, incluidos, incluye, excluido, sin incluir',
    access: 'acceso, acceder, leen, leer, ven mis',
    permission: 'permiso, consentimiento',
    frozen: 'congelada, bloqueada, congelan',
    'failed payment': 'pago fallido, fallo de pago',
    prorate: 'prorratear, dias no usados, parte proporcional, lo que no use',
    service: 'servicio, servicios',
    traffic: 'trafico, transmision',
    server: 'servidor, servidores',
    abuse: 'abuso, insultar, insulto, amenazar, amenazo',
    'anyone else': 'otra persona, alguien mas, en mi nombre, otro usuario',
    correct: 'corregir, correccion, rectificar, datos incorrectos',
    photo: 'foto, fotos, imagen',
    item: 'articulo, articulos, producto, productos, mercancia',
  },
  goods: {
    sofa: 'sofa, sillon',
    table: 'mesa, escritorio',
    chair: 'silla, sillas',
    bed: 'cama, colchon',
    wardrobe: 'armario, ropero, estante',
    lamp: 'lampara, lamparas',
    curtain: 'cortina, alfombra, cojin',
    furniture: 'mueble, muebles',
    shoe: 'zapato, zapatos, tenis, botas',
    dress: 'vestido, vestidos, falda',
    shirt: 'camisa, camiseta, playera, blusa',
    trousers: 'pantalon, pantalones, vaqueros',
    jacket: 'chaqueta, chamarra, abrigo',
    jumper: 'sueter, sudadera, jersey',
    sock: 'calcetines, sombrero, bufanda',
    bag: 'bolsa, bolso, mochila, maleta',
    clothes: 'ropa, prenda, prendas',
    jewellery: 'joyas, anillo, collar, reloj',
    'phone case': 'celular, movil, smartphone, telefono celular',
    laptop: 'portatil, ordenador, computadora, laptop, tableta',
    headphones: 'audifonos, auriculares, bocina, altavoz',
    tv: 'tele, television, televisor, pantalla',
    camera: 'camara, camaras',
    fridge: 'nevera, refrigerador, lavavajillas, horno',
    software: 'software, videojuego, licencia, consola',
    device: 'dispositivo, aparato, aparatos, electronica',
    cable: 'cable, cargador, accesorio, accesorios',
    cream: 'crema, cremas, locion, serum',
    oil: 'aceite, aceites',
    lipstick: 'labial, maquillaje, rimel',
    soap: 'jabon, champu, perfume',
    skin: 'piel, cara',
    bottle: 'botella, botellas, frasco',
    bike: 'bici, bicicleta, bicicletas',
    helmet: 'casco, cascos',
    tyre: 'llanta, neumatico, rueda',
    brake: 'freno, frenos, cadena',
    toy: 'juguete, juguetes',
    book: 'libro, libros',
    coffee: 'cafe, te',
    wine: 'vino, cerveza, mezcal, tequila',
    sauce: 'salsa, salsas, mole, miel, mermelada',
    candy: 'dulce, dulces, caramelos',
    basket: 'canasta, canastas, arcon',
    plant: 'planta, plantas, flores, maceta',
    tool: 'herramienta, herramientas, taladro',
    glass: 'vaso, taza, plato, ceramica',
  },
  asking:
    'lamentablemente actualmente momento todavia aun ni otros demas ' +
    'ok web pagina sitio partir nadie siempre hacia q k x d pa tb tmb xq hola oye me te se nos os mi tu va van vais ir voy seguis sigue siguen sigo quitan quita ' +
    'alguien otra otro otras otros persona entonces ahora ya aun todavia tambien muy mas menos sin con por para de del al en y o e que esto ' +
    'esta este eso esa ese aqui ahi vuestro vuestra vuestros quisieran quiero teneis sois somos fuera dentro mucho poco varias varios numero ' +
    'puedo puede pueden podria poder es son estan estar hay tengo tiene tienen tener quisiera necesito saber decir dicen cual cuales cuando ' +
    'donde quien quienes como cuanto cuantos cuanta cuantas favor mis yo su sus ustedes vosotros ser hacer hace hacen hago dan dar da si ' +
    'politica politicas posible pasa ocurre usan usar uso ofrecen ofrece algun alguna gracias aceptan acepta despues antes sobre le les lo la ' +
    'el los las un una producto productos cosa cosas articulo articulos ayer martes miercoles jueves viernes semana pasada rato recien quiza ' +
    'quizas acaso tal vez probablemente seguramente simplemente facilmente perdon disculpe disculpa disculpen amable gustaria encantaria ' +
    'pensaba pienso creo lei vi veo ver viendo parece parecen madre mama padre papa hermana hermano esposa esposo marido hijo hija abuela ' +
    'abuelo novio novia tia tio gente senora senor chava chavo bonito bonita lindo bueno buena mejor peor malo mala grande pequeno chico ' +
    'poquito muchos muchas todo toda todos todas cada mismo misma cierto especial normal general verdad claro listo necesario lugar vivo vive ' +
    'vivimos vengo viene vienen ven pongo ponen poner dejo dejan dejar deje hice hecho haciendo empiezo empezar terminar pasar paso pasado ' +
    'intento encontre encontrar digo dice dijo dijeron explicar entiendo recuerdo olvide importa espero supongo decidi elegir elegi prefiero ' +
    'quede quedo ido fui fue era eran estaba estuvo tenia tuve hubo haya sea siendo luego nunca veces casi apenas solo incluso ademas mientras ' +
    'hasta desde durante entre cerca lejos alli alla contra segun aunque porque sino tampoco asi tan tanto tanta forma manera razon caso ' +
    'ejemplo problema ayuda idea preguntar pregunto queria querria largo corto temprano dia’s uno dos tres cuatro cinco seis siete ocho nueve ' +
    'diez guey wey onda neta porfa porfis graciass saludos buenas buenos tardes dias mio mia tuyo suyo ellos ellas ella nosotros par algo nada ' +
    'maximo solamente juntos hacerlo puedan pueda podemos pudiera llevo llevar traer traigo traen mera mero ahorita pasarle',
  outside: 'fuera',
  toPlace: 'a en hasta hacia desde',
  countsAs: 'cuentan como, cuenta como, van como, viajan como, se envian como',
  sentBy:
    'viajan con, viaja con, van por, va por, van solo por, van siempre por, se mandan por, van en, van con, va con, se envian por, se envia por, se envian con, viajan en, viaja en',
  onTop: 'extra, adicional, adicionales',
  surcharge: 'suplemento, recargo',
  leaving: 'sale, salen, despachamos, despachados, despacha, expedimos, preparamos, preparacion, procesamos, guardamos',
  columns: { question: 'pregunta', answer: 'respuesta' },
  elsewhere: 'resto del mundo, resto de paises, otros paises, demas paises, otros destinos',
  excepting: 'excluidos, excluidas, excluido, excluida, no se pueden, no se puede, no se aplica, no admiten',
  restricting: 'sin embargo, excepto, salvo, no, solo, si',
  shortDays: ['dom', 'lun', 'mar', 'mie mier', 'jue', 'vie', 'sab'],
  untilDay: 'a al hasta',
  clock: 'hrs, horas',
  noon: 'mediodia',
  asks: {
    time: [
      'cuanto (?:tiempo|tarda[a-z]*|dura[a-z]*|demora[a-z]*)',
      'cuantos (?:dias|meses)',
      'hasta cuando',
      'plazos?',
      'tardan?',
    ],
    amount: ['cuanto(?! (?:tiempo|tarda|dura|demora))', 'costo', 'precio'],
    number: ['cuant[oa]s'],
    place: ['donde (?:estan?|queda|se)'],
    contact: ['(?:quien|como|donde)\\b.{0,20}\\b(?:contactar|contacto|escribir|e-?mail)'],
  },
  costs: 'cuesta',
  tells: {
    time: ['mismo dia', '(?:pocos|unos|algunos) dias'],
    amount: [
      'gratis',
      'gratuit[a-z]*',
      'sin costo',
      'a nuestro cargo',
      'a (?:su|tu) cargo',
      'a cargo (?:del|de la)',
      'corren por',
    ],
  },
} as const satisfies PolicyWords
