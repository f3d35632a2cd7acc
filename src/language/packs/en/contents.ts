import type { ContentWords } from '../../pack-fields/pack-contents.ts'

/** How English speaks of what is in goods. */
export const contents: ContentWords = {
  names: {
    gluten: 'gluten',
    wheat: 'wheat, durum, semolina, spelt, rye, barley, seitan',
    nuts: 'nut, nuts, nutty, tree nuts, marzipan, praline',
    almond: 'almond, almonds',
    hazelnut: 'hazelnut, hazelnuts, gianduja',
    walnut: 'walnut, walnuts',
    cashew: 'cashew, cashews',
    pistachio: 'pistachio, pistachios',
    pecan: 'pecan, pecans',
    macadamia: 'macadamia, macadamias',
    peanut: 'peanut, peanuts, groundnut, groundnuts',
    pineNut: 'pine nut, pine nuts',
    milk: 'milk, dairy, whey, casein, yogurt, yoghurt, ghee',
    lactose: 'lactose',
    butter: 'butter, butterfat',
    cream: 'cream',
    cheese: 'cheese, parmesan, parmigiano, pecorino',
    egg: 'egg, eggs',
    soy: 'soy, soya, soybean, soybeans, tofu',
    sesame: 'sesame, tahini',
    mustard: 'mustard',
    celery: 'celery',
    shellfish: 'shellfish, prawn, prawns, shrimp, crab, lobster, mussels',
    fish: 'fish, anchovy, anchovies, tuna, salmon',
    meat: 'meat, salami, lard, tallow',
    poultry: 'poultry, fowl',
    chicken: 'chicken, chickens',
    turkey: 'turkey',
    duck: 'duck',
    goose: 'goose',
    beef: 'beef, veal',
    lamb: 'lamb, mutton',
    pork: 'pork, bacon, ham, lard',
    leather: 'leather, cowhide, suede, sheepskin, nubuck, rawhide',
    wool: 'wool, merino, cashmere, alpaca, sheepswool',
    silk: 'silk, mulberry silk',
    beeswax: 'beeswax',
    gelatine: 'gelatine, gelatin',
    rennet: 'animal rennet',
    honey: 'honey',
    yeast: 'yeast',
    sugar: 'sugar, sugars',
    salt: 'salt',
    palmOil: 'palm oil, palm fat',
    alcohol: 'alcohol, alcoholic, booze',
    wine: 'wine, champagne, prosecco, sherry',
    beer: 'beer',
    spirits: 'rum, whisky, whiskey, brandy, gin, vodka, liqueur, cognac',
    caffeine: 'caffeine, caffeinated',
    sulphite: 'sulphite, sulphites, sulfite, sulfites',
    fragrance: 'fragrance, fragrances, perfume, scent, scented, perfumed',
    paraben: 'paraben, parabens',
    sulfate: 'sulfate, sulfates, sulphate, sulphates, sls, sles',
    silicone: 'silicones',
    fluoride: 'fluoride',
    latex: 'latex',
    nickel: 'nickel',
    vegan: 'vegan, vegans, plant based',
    vegetarian: 'vegetarian, vegetarians, veggie, veggies',
  },
  others:
    'coconut milk, oat milk, rice milk, nut milk, hemp milk, milk of magnesia, cocoa butter, shea butter, body butter, apple butter, butter beans, ' +
    'coconut cream, hand cream, face cream, body cream, night cream, day cream, eye cream, shaving cream, cream coloured, cream colored, ' +
    'vegan cheese, vegan butter, vegan cream, rose gold, buckwheat, root beer, ginger beer, ginger ale, wine glass, wine vinegar, red wine vinegar, ' +
    'white wine vinegar, nut and bolt, nuts and bolts, wing nut, wing nuts, doughnut, nutmeg, fish oil free, salt lamp, bath salt, bath salts, ' +
    'milk frother, milk jug, cheese knife, cheese board, butter dish, egg cup, egg timer, wine rack, wine cooler, beer mug, beer glass, ' +
    'alcohol wipes, rubbing alcohol, almond shaped, cream tea, cheese knives, ' +
    'vegan leather, faux leather, imitation leather, artificial leather, synthetic leather, pu leather, vegan suede, faux suede, vegan wool, vegan silk, steel wool, rock wool, glass wool, mineral wool, cotton wool, wire wool, wood wool, leather cleaner, leather care, leather balm, leather polish, vegetable tanned, duck canvas, cotton duck, rubber duck, rubber ducks, lamb s ear, corn silk',
  lacking: {
    caffeine: 'decaf, decaffeinated',
    sugar: 'unsweetened',
    salt: 'unsalted',
    fragrance: 'unscented',
    alcohol: 'non alcoholic, nonalcoholic, virgin cocktail',
    milk: 'non dairy, nondairy',
  },
  refusals: {
    gluten: 'coeliac, celiac, coeliacs, celiacs, coeliac disease, celiac disease',
    alcohol:
      'doesn t drink, doesnt drink, does not drink, don t drink, dont drink, do not drink, teetotal, teetotaler, teetotaller, not drinking, never drinks',
    sugar: 'diabetic, diabetics, diabetes',
    meat: 'doesn t eat meat, doesnt eat meat, does not eat meat',
  },
  allergies:
    'allergic to, allergic against, allergy to, allergies to, allergy against, intolerant to, intolerance to, allergy, allergies, allergic, intolerant, ' +
    'intolerance, can t eat, cant eat, cannot eat, can not eat, can t have, cant have, cannot have, can t tolerate, cannot tolerate, doesn t tolerate, ' +
    'not allowed to eat, not allowed to have, must not eat, must not have, react to, reacts to, sensitive to',
  has: 'contain, contains, containing, contained, made with, made from, made of',
  traces:
    'trace, traces, may contain, might contain, factory that handles, facility that processes, that handles, which handles, that also handles, shared with, same line as',
}
