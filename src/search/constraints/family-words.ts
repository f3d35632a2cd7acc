/** Concepts by name: `name < parent: words in all languages, folded, masculine singular`. A word with `!` counts only when the store has this very value. */
export const colourWords = `
red: rojo rouge rot vermelho rosso
blue: azul bleu blau blu
green: verde vert grun
black: negro noir schwarz preto nero
white: blanco blanc weiss branco bianco
yellow: amarillo jaune gelb amarelo giallo
orange: naranja! laranja! arancione
purple: morado violett lila roxo viola! porpora
pink: rosa rose!
brown: marron braun castano marrom marrone
gray: grey gris grau cinza grigio
beige: creme! cream!
gold: golden dorado dore dourado dorato or!
silver: plateado silbern argente prateado argento
navy < blue: navy_blue azul_marino bleu_marine marineblau marine! dunkelblau blu_navy marinho
sky blue < blue: celeste! azul_celeste himmelblau bleu_ciel light_blue hellblau
royal blue < blue: azul_real bleu_roi konigsblau
cobalt < blue: cobalt_blue
indigo < blue:
denim blue < blue:
turquoise < blue: turquesa turkis
teal < blue: petrol
cyan < blue:
aqua < blue: aqua_blue
burgundy < red: bordeaux burdeos weinrot burgunder bordo
maroon < red: granate
crimson < red:
scarlet < red:
ruby < red: ruby_red
wine! < red:
cherry! < red:
coral! < orange:
rust! < orange:
peach! < orange:
apricot! < orange:
olive! < green: olive_green olivgrun verde_oliva oliva!
khaki < green: caqui
mint! < green: mint_green
emerald < green: esmeralda! emerald_green
forest green < green: verde_bosque
sage! < green: sage_green
lime! < green: lime_green
charcoal! < gray: anthracite anthrazit charcoal_gray charcoal_grey antracita
slate! < gray:
space gray < gray: space_grey
graphite! < gray: graphit
heather gray < gray: heather_grey
ivory < white: marfil elfenbein ivoire
off white < white: eggshell
pearl! < white:
cream! < white:
mustard! < yellow: mostaza! moutarde! senfgelb
lemon! < yellow:
violet < purple: violeta
lavender! < purple: lavanda! lavendel!
lilac < purple: lilas
plum! < purple:
mauve < purple:
magenta < pink:
fuchsia < pink: fucsia
salmon! < pink:
blush! < pink:
rose gold < gold: oro_rosa roségold rosegold or_rose
tan! < brown:
camel! < brown:
chocolate! < brown:
coffee! < brown:
cognac! < brown:
taupe < brown:
bronze! < brown:
copper! < brown: cobre! kupfer!
sand! < beige: arena!
nude! < beige:
champagne! < beige:
tortoise! < brown: tortoiseshell
jet black < black:
onyx! < black:
multicolor: multicolour multicolored multicoloured mehrfarbig multicolore
`

/** A word with `?` is a thing as well ("wine glass"): it is a material only where it describes ("glass kettle"). */
export const materialWords = `
cotton: algodon coton baumwolle algodao cotone
leather: cuero cuir leder couro pelle! cuoio
faux leather: vegan_leather fake_leather imitation_leather pu_leather kunstleder simili_cuir simili polipiel cuero_sintetico
wool: lana laine wolle la!
merino < wool: merino_wool merinowolle
cashmere < wool: kaschmir cachemire cachemir
linen: lino lin! leinen linho
silk: seda soie seide seta
denim: mezclilla
velvet: terciopelo velours samt veludo velluto
suede: ante! daim wildleder gamuza camurca
nylon:
polyester: poliester
fleece: polaire
canvas?: lona toile
wood?: wooden madera bois holz madeira legno
oak! < wood: roble chene eiche
walnut! < wood:
pine! < wood:
teak < wood:
bamboo: bambu bambou bambus
metal?: metall
steel? < metal: acero acier stahl aco acciaio
stainless steel < steel: acero_inoxidable acier_inoxydable inox edelstahl aco_inoxidavel
iron? < metal: hierro fer! eisen
aluminum < metal: aluminium aluminio alluminio
brass < metal: laton laiton messing
titanium < metal: titan titanio titane
glass?: vidrio! de_vidrio de_cristal verre? glas? vidro vetro
crystal! < glass:
plastic?: plastico plastique plastik kunststoff
ceramic: ceramica ceramique keramik
porcelain < ceramic: porcelana porcelaine porzellan
rubber?: goma! caoutchouc gummi
silicone: silicona silikon
latex:
vinyl?: vinilo
paper?: papel papier
rattan:
marble: marmol marbre marmor
stone?: piedra pierre stein
acrylic:
mesh?:
satin:
lace?: encaje dentelle spitze
`

/** Sizes by letter, with the words for them. `+` marks words that are common and count only beside a word for size or when nothing else claims them. */
export const sizeWords: Record<string, string> = {
  xxs: '2xs',
  xs: 'extra_small x_small',
  s: 'small',
  m: 'medium',
  l: 'large',
  xl: 'extra_large x_large',
  xxl: '2xl xx_large extra_extra_large',
  xxxl: '3xl xxx_large',
  xxxxl: '4xl',
}
