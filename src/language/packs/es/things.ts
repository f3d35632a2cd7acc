import type { ThingWords } from '../../pack-fields/pack-things.ts'

export const spanish: ThingWords = {
  head: 'first',
  joins: false,
  forWords: 'para compatible',
  detailWords: 'con sin en por hecho hecha incluye que y o a al color talla marca',
  prefixes: '',
  ofWords: 'de del',
  diminutives: '',
  andWords: 'y e o u',
  sets: 'juego juegos set sets kit kits pack packs par pares conjunto conjuntos coleccion lote paquete paquetes serie surtido',
  chores: 'reparacion limpieza mantenimiento cuidado montaje instalacion conversion',
  choreEndings: '',
  tastes: '',
  containers:
    'tableta tabletas frasco garrafa saco sacos caja cajas bolsa bolsas botella botellas lata latas bote botes tarro tubo rollo taza sobre',
  portions: '',
  accessories: `funda fundas cargador cargadores cable cables correa correas soporte soportes base protector protectores adaptador bateria baterias
    recambio recambios repuesto repuestos cartucho cartuchos tinta filtro filtros gancho tripode bolsa estuche tapa tapas bandeja cubierta pegatina accesorio accesorios`,
  body: 'cara cuerpo pelo cabello piel labio ojo mano pie cuello',
  lines: 'iphone ipad macbook kindle airpod galaxy playstation xbox',
  accessoryLabels: 'accesorio accesorios recambio recambios repuesto repuestos',
  attributes: `bajo baja alto alta pequeno pequena mediano mediana grande talla tallas nuevo nueva nuevos nuevas mejor barato barata pro max mini inalambrico inalambrica electrico
    electrica portatil impermeable largo larga cortas corta negro negra blanco blanca azul rojo roja verde algodon cuero lana plegable ajustable`,
  audiences: 'hombre hombres mujer mujeres nino ninos nina ninas bebe bebes chico chica unisex senora caballero',
  asks: 'busco buscando buscar quiero quisiera querria necesito necesitaria comprar encontrar tienes teneis tienen hay gustaria muestrame ensename dame venden vendeis',
  vague:
    'producto productos articulo articulos cosa cosas algo regalo regalos idea ideas oferta ofertas un una unos unas el la los las',
  media: 'libro libros novela novelas pelicula peliculas disco discos musica revista revistas audiolibro',
  agentEndings: 'dor dora',
  notLoans: `cola chino come fan fans manga mangas mascara mascaras mate mates mobile pan pop red sauce stand tape tire tuna visor visores
    case range slide`,
  kinds: '',
}
