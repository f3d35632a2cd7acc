import type { ReckoningWords } from '../../pack-fields/pack-reckoning.ts'

/** How Spanish asks for something to be reckoned from prices. */
export const reckoning = {
  sum: 'en total, total, precio total, todo junto, los dos juntos, el total, la suma, cuanto seria, cuanto suma, cuanto las dos, cuanto los dos, cuanto todo, cuanto es todo, cuanto me sale, cuanto sale todo, cuanto me saldria',
  all: 'juntos, juntas, los dos, las dos, ambos, ambas, todo, todo eso, todo esto',
  adding: 'anado, anadir, ademas, si le sumo, si sumo, tambien',
  further: 'otros otras mas',
  pay: 'cuanto pago, cuanto pagaria, cuanto pagamos, que pago, cuanto tengo que pagar, cuanto me cobran, cuanto me cobrais',
  fewer: 'menos',
  less: 'sin excepto quitando',
  difference:
    'dif de precio, cuanto mas, cuanto mas cuesta, cuanto menos, diferencia de precio, cuanto de mas, cuanto ahorro, cuanto me ahorro, cuanto ahorraria, cuanto me ahorraria, cuanto nos ahorramos, cuanto mas caro, cuanto mas cara, cuanto mas barato, cuanto mas barata, cuanto mas cuestan, cuanto mas vale',
  worth:
    'sale mas a cuenta, mas a cuenta, sale a cuenta, sale mejor de precio, compensa, mas rentable, sale mas barato, sale mas economico, merece la pena el grande, mas economico',
  per: 'por al',
  than: 'que frente vez lugar',
  twice: '',
  times: 'veces x',
  plus: 'mas con anade',
  included: 'incluido incluida incluidos',
  beside:
    'pon ponme ponga dame vale ok bueno pues entonces perfecto si gracias me llevo quiero querria porfa por favor solo el la los las un una unos unas de del tambien y ahora que eso seria es son para mi cuanto cuesta cuestan sale salen en paquete',
} satisfies ReckoningWords
