import type { OrderQuestions } from '../../pack-fields/pack-order-questions.ts'

/** What is asked of an order at hand. */
export const orderQuestions: OrderQuestions = {
  bought:
    'he pedido, he comprado, pedi yo, compre yo, que pedi, que compre, que he pedido, cogi, elegi, habia pedido, habia elegido, escogi',
  items:
    'que habia en, que habia, que hay en, que lleva, que lleva el pedido, que articulos, cuantos articulos, articulos, contenido, dentro, en el paquete, en el pedido, venia en, iba en',
  price: 'cada uno, cada una, por unidad, la unidad, precio de',
  total:
    'cuanto pague, cuanto costo, cuanto he pagado, cuanto fue, cuanto me costo, total, en total, importe, la suma, me cobraron, me habeis cobrado',
  placed:
    'cuando pedi, cuando lo pedi, cuando la pedi, cuando compre, cuando hice, cuando lo hice, fecha del pedido, fecha de compra, que dia pedi, que dia lo pedi, que dia hice',
  carrier:
    'transportista, quien lo trae, quien lo entrega, que empresa, quien lo lleva, mensajeria, con quien, con quien viene, quien reparte, agencia',
  postage:
    'cuanto pague de envio, cuanto pague por el envio, cuanto costo el envio, cuanto fue el envio, gastos de envio, pague envio, pague el envio, me cobrasteis el envio, me cobraron el envio, envio gratis, coste del envio',
  parts: 'que falta, que es lo que falta, cuantos paquetes, quien firmo, quien ha firmado, que articulo falta',
  tracking: 'seguimiento, rastrear, rastreo, seguir el paquete, numero del paquete',
  payment: 'pagado, pago, esta pagado, ha llegado el pago, llego el pago, la transferencia, transferencia, cobrado',
  refund:
    'reembolso, reembolsado, reembolsaron, devuelto el dinero, devolvieron el dinero, devolucion del dinero, mi dinero',
  state:
    'donde, estado, enviado, mandado, entregado, cancelado, llegado, llego, ha llegado, en camino, salio, ha salido',
  arrival: 'cuando, tanto, cuanto tarda, que dia, llegar, con retraso, todavia no llega, cuando llega, cuando llegan',
}
