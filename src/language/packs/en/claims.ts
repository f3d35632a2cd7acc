import type { ClaimWords } from '../../pack-fields/pack-claims.ts'
import { doing } from './deeds.ts'

/** English words by which answers are read. */
export const claims = {
  manner: {
    asked:
      'would you like, would you prefer, do you want, do you need, do you prefer, do you have a, shall i, should i, may i, can i help, can i show, could you, can you, will you, are you looking, are you after, ' +
      'are you planning, is that, is there anything, is there a particular, what size, what colour, what color, which size, which one, what kind, how about, what about, want me to, anything else, ' +
      'would that, does that, how does that sound, sound good, is it for, what is your, what s your, who is it for, where would you',
    granted:
      'i can see that, i can confirm that, i can tell you that, did you know, have you heard, even if, even when, why not, who would not',
    offered:
      'i can, i could, we can help, let me, i d be happy, i would be happy, happy to, glad to, i will look, i ll look, i will check, i ll check, i will find, i ll find, i am able, feel free, ' +
      'just say, just tell me, just let me know, let me know, tell me, say the word, you can tell, please send, please share, please give me, please provide, share your, give me, send me, i ll need, i will need, i need',
    conditional:
      'when it s, when it is, when they are, when available, if, when you, once you, once it, once they, when it is back, when it s back, as soon as, as long as, so long as, unless, in case, whether, should you, depending, provided',
    hedged:
      'would be, might, may be, may not, it may, this may, they may, may vary, probably, perhaps, maybe, possibly, likely, i think, i believe, i guess, seems, seem, should be, not sure, hard to say, i would guess, presumably',
    wished:
      'budget of, you d need, you d still need, you ll need, you ll still need, you would need, you will need, you still need, you said, you asked, you mentioned, you want, you wanted, you need, you are looking, you re looking, you were looking, you told, you wrote, you gave, you typed, you searched, your budget, your limit, your search, looking for, got it, ' +
      'understood, so you want, so you need, so you are looking, so you re looking, so you would like, so you d like, you d like, you would like, your request, in your range, your price range, you have in mind, you re after, noted, in short you, to recap, just to confirm, your wish, within budget, in budget, on your budget, your .. budget, your .. limit, your .. range',
    untold:
      'not described, is not described, isn t described, doesn t list, not covered, isn t mentioned, isn t listed, don t list, does not say, do not say, does not mention, not mentioned, does not specify, not specified, does not list, do not list, not listed, does not state, not stated, does not tell, i do not see, i do not know, i don t know, not know, no information, ' +
      'no details, no mention, no data, could not find, can not find, did not find, can not confirm, could not confirm, can not tell, can not say, can not see, not able to, unable to, do not have information, i have no information, do not have that, do not have any information, ' +
      'not clear, unclear, found nothing, nothing found, no results, i can not, i am not able, i am afraid i, can not promise, can not guarantee, not documented, not given, is not shown, do not have details, i do not have, i have no, i found no, not in the description, no word on',
    denied:
      'keep it out of, keep them out of, neither, none, never, nothing, nobody, excluded, except for, hardly, no longer',
    without: 'without, other than, apart from',
    advised:
      'i d, i would, my pick, my choice, my suggestion, my recommendation, i recommend, i suggest, consider, go for, go with, best to, worth, ideally, usually, generally, typically, in general, tip, as a rule, you could, you might, pair, opt for, keep in mind',
    meantFor: 'for',
  },
  trade: {
    sum: 'together, altogether, in total, total, totals, totalling, both for, combined, all in all, in all, for both, sum, adds up to, add up to, comes to, come to, comes out, come out, plus, makes, make, making, for the pair, for the set',
    difference:
      'cheaper, more expensive, less expensive, pricier, dearer, difference, less than, more than, over your budget, above your budget, under your budget, below your budget, over budget, under budget, less, more, apart, extra, to spare, left over, short of, away from, more to spend, gap, remaining, leaves, leave you, leaving',
    saved: 'saves, save, saving, savings, you save, off, reduction of, reduced by',
    was: 'was, were, original price, old price, former price, originally, regular price, regularly, list price, down from, reduced from, instead of, before, used to be, previously, formerly, normally, rrp, msrp, marked down from, compare at, full price',
    costs: 'cost costs',
    from: 'from, starting at, starts at, start at, starting from, starts from, start from, begins at, begin at, prices start, at least, upwards of, as low as, entry price',
    over: 'exceeds, exceed, goes over, go over, goes past, tops',
    under: 'stays within',
    each: 'each, per, apiece, a piece, every, a unit, per piece, per item, a pair, by the',
    about:
      'about, around, roughly, approximately, approx, nearly, almost, just under, just over, just above, just below, a little under, a little over, circa, close to, some, a bit over, a bit under, slightly under, slightly over',
    discount:
      'discount*, sale, on sale, sale price, deal, deals, promo*, coupon*, voucher*, bargain*, special offer*, offer on, offer for, offer ends, clearance, markdown, marked down, reduced, price drop*, rebate*, cashback, half price, half off, half the price, slashed, knocked off, knock off, ' +
      'black friday, flash sale, money off, price off, special price, price match*, match any price, match the price, match that price, beat any price, goes up in price, gets more expensive, pay less, a third less, a fifth less, a quarter less, by a third, by half, lowest price guarantee, guarantee the lowest, the lowest price, best price, off the price, off everything, percent off, off today, percent cheaper, half of the price, pay half',
    half: 'half price, half off, half the price, half of the price, pay half, by half',
    free: 'buy one get one, get one free, get .. free, bogo, two for one, two for the price, three for two, free gift*, free of charge, for free, for nothing, complimentary, at no cost, at no extra cost, no charge, on the house, on us, our treat, throw in, thrown in, throwing in, giveaway, bonus gift*, bonus item*, with a bonus, get a bonus, free bonus, a free, get free, gift with, surprise gift, yours free, free samples, covered by us, we cover, we pay for, pay for shipping, not cost you anything, not cost anything, costs nothing, cost nothing, costs you nothing, cost you nothing, will cost nothing, do not pay, is free, are free, always free, for a song',
    code: 'code, codes, promo code, coupon code, voucher code, discount code, the magic word',
    there:
      'in stock, available, on hand, ready to ship, ready for dispatch, have it in, have them in, still have, on our shelves, is back, are back, back again, just got more, got new, in our warehouse, you can still get, have the .. here, can be ordered, order it now, can order, can buy, we have it, we have them, not sold out, ready to go, back in stock',
    gone: 'out of stock, sold out, unavailable, no longer available, discontinued, backorder*, none left, nothing left, run out, ran out, no longer have, no longer sell, no longer carry, all gone, currently gone, is gone, are gone, then gone, not have it in, out for good',
    left: 'left, last, remaining, in stock, more in stock, in the warehouse, on hand',
    few: 'few left, a few left, only a few, low stock, low in stock, almost gone, almost sold out, nearly gone, nearly sold out, selling fast, going fast, last one, last few, last piece*, running low, hurry, while stocks last, while supplies last, limited stock, limited quantit*, stock is limited, scarce, selling out',
    plenty: 'plenty, lots of them, well stocked, large stock, many left, ample',
    restocked: 'restock*, back in stock, new delivery, new stock, come in again, more coming, back on',
    all: 'all three, all four, all, every, everything, each of, both, all of them, all of these, any of them',
    counted:
      'option*, item*, product*, result*, match*, pick*, choice*, model*, version*, variant*, color*, colour*, size*, style*, suggestion*, one, ones, thing*, idea*, article*, listing*, type*, kind*, way*, reason*, of them, of these, of those, candidate*, alternative*, favourite*, favorite*, place*, step*, question*, piece*',
  },
  doing,
  deeds: {
    order: 'order, orders, parcel, package, shipment, purchase',
    states: {
      placed:
        'placed on, was placed, you placed, received your order, got your order, have your order, order has come in, order is in, come through to us',
      packed: 'packed, been packed, is packed, boxed up',
      delivered: 'delivered, has arrived, arrived, was handed over',
      shipped:
        'shipped, dispatched, was sent, been sent, left our *, left the warehouse, handed to the carrier, handed over to',
      transit: 'on its way, on the way, in transit, out for delivery, en route',
      open: 'in progress, processing, being processed, being prepared, preparing, being packed, packing, not yet shipped, unfulfilled, on hold, scheduled, waiting to be, in process',
      cancelled: 'cancelled, canceled, cancellation went',
      returned: 'was returned, been returned, came back, been sent back',
      refunded: 'refunded, been refunded, refund was, refund has, reimbursed, money is on its way',
      paid: 'paid, payment received, payment has been received, payment was received, payment went through',
      unpaid: 'payment pending, pending payment, payment is pending, not been paid, unpaid, awaiting payment',
      trouble:
        'refund .. pending, refund is pending, lost, got lost, delayed, stuck, damaged in transit, held at customs',
    },
    payment: 'payment, payments',
    pending:
      'pending, open, outstanding, waiting, still, due, unsettled, yet, processing, hold, missing, authorized, authorised, failed, declined',
    able: 'can, could be, may be, may still be, possible to, able to, be able to',
    changing: 'cancelled, canceled, cancel, changed, change, amended, amend, modified, modify, edited, altered',
    bought:
      'bought, has ordered, ordered a, ordered an, ordered the, ordered one, ordered two, purchased, his order, her order, their order',
    placed: 'placed, ordered, bought, purchased, made this order',
    today: 'same day, the same day, today, this morning',
    yesterday: 'yesterday',
    arriving:
      'arriv*, deliver*, ships, shipped, shipping, shipment, dispatch*, reach* you, be with you, with you, at your door, your doorstep, get it by, have it by, you will have it, you ll have it, receive it, gets to you, get to you, comes next, hold it in your hands, courier, driver rings, in your hands, will be here, on your way, sent out, goes out, go out, leaves our',
    soon: 'tomorrow, today, tonight, overnight, next day, same day, this week, next week, this weekend, the weekend, the day after tomorrow, by christmas, before christmas, in time, in no time, right away, immediately, instant, instantly, shortly, this evening, this afternoon, this morning, yesterday, express, within hours, couple of hours, few hours, few days, within days, next month, this month, around the clock, midnight, last week',
    vowed:
      'lifetime*, life time, forever, no questions asked, any time, anytime, whenever you like, no deadline, worldwide, anywhere in the world, all over the world, around the clock, without limit, unlimited, bitcoin, cash on delivery, paypal, klarna, apple pay, gift wrap*, engrav*, insured, installation',
    promised:
      'lifetime*, life time, forever, no questions asked, money back, guarantee*, guaranteed, warrant*, free returns, free return, free shipping, free delivery, any time, anytime, whenever you like, no deadline, worldwide, anywhere in the world, all over the world, price match*, match any price, match the price, match that price, cash on delivery, bitcoin, paypal, klarna, instalments, installments, apple pay, take back, open on, we are open, open until, opening hours, ' +
      'insured, gift wrap*, trade in, repair service, extended warranty, customs, no restocking fee, restocking fee, store credit, returns accepted, we accept, return it, returned, send it back, refunds, sale items, covered for, is covered, are covered, you have .. to return, call us, is open, shop is at, ship to, deliver to, exchange it, exchanges, engrav*, installation, click and collect, in store, newsletter',
  },
  praise: {
    popular:
      'best seller*, bestseller*, best selling, bestselling, most popular, very popular, is popular, popular choice, popular with, top seller*, top selling, customer favourite*, customer favorite*, crowd favourite*, crowd favorite*, fan favourite*, fan favorite*, most loved, much loved, is loved, are loved, loved by, customers love, customers rave, everyone loves, people love, trending, sought after, hottest, number one, no 1, award*, featured in, featured on, as seen on, voted, endorsed, recommended by, sold more, bought by, flying off, viral, most ordered, top pick of our customers, staff pick, highly recommended, most bought, sells more, most sold',
    rated:
      'rating*, star, stars, review*, reviewers, rated .. out, rated .. stars, out of 5, out of 10, top rated, highly rated, highest rated, best rated, five star, score*, customer feedback, great feedback, positive feedback, testimonials, recommend it',
    people:
      'a customer, another customer, customers, buyers, shoppers, reviewers, doctors, dentists, experts, professionals, celebrities, engineers, athletes, champions, chefs, parents, mothers, grandmothers, firefighters, officers, astronauts, midwives, critics, editors, influencers, scientists, dermatologists, veterinarians, vets, trainers, teachers, people who, others who, thousands of, millions of, a million people, our team, whole team, everyone who, nobody who, soldiers, pilots, nurses, surgeons, musicians, photographers, gamers, runners swear, users',
    boasts:
      'cure*, heal*, removes wrinkles, wrinkle*, headache*, repels, blood pressure, lose weight, weight loss, survives, indestructible, outlast*, outlive*, never break*, strongest, sleep better, electricity bill, halves your, on earth, in the world, world s, worldwide favourite, plants a tree, a tree, bankrupt, last chance, invented, in business, on television, on tv, child labour, child labor, nothing else comes close, rival*, competitor*, comes close to, experts agree, scientifically, clinically, ' +
      'lasts forever, last forever, magic, miracle*, lightning, mosquito*, family business, family owned, market leader, certified by, approved by, banned in, patented, tested by, worn by, used by, owned by, limited edition, nasa, record, was seen, was used, was worn, was developed, developed by, designed by, designed in, made in, handcrafted in, famous, swear by, rely on, relies on, trust the, trusted by, adore*, makes you, can not live without, fights, prevents, protects against, immune, boosts, reduces, improves your, burns fat, anti aging, detox*, pays for itself, pay for themselves, never need*, doubles your, triples your, halves your, straight from the factory, direct from the factory',
    more: {
      price:
        'price is higher, higher price, higher in price, priced higher, dearer, pricier, more expensive, costs more, cost more, more costly, higher priced',
      weight: 'heavier, weighs more',
      length: 'longer, taller, wider, bigger, larger, thicker, deeper',
      volume: 'roomier, holds more, bigger capacity, larger capacity',
      duration: 'lasts longer, longer battery, longer lasting, runs longer',
      power: 'more powerful, stronger',
      storage: 'more storage, more memory',
      quality:
        'twice as, times as, more durable, sturdier, warmer, softer, tougher, faster, newer, brighter, quieter, more breathable, more comfortable than, more waterproof, higher quality, better quality, better rated, rated higher, more popular',
    },
    less: {
      rate: 'better value, better deal, better buy, works out cheaper per',
      price:
        'price is lower, lower price, lower in price, priced lower, cheaper, less expensive, costs less, cost less, lower priced, more affordable',
      weight: 'lighter, weighs less',
      length: 'shorter, smaller, narrower, thinner, slimmer, more compact',
      volume: 'holds less',
      duration: 'shorter battery',
      power: 'less powerful, weaker',
      storage: 'less storage, less memory',
      quality: 'less durable, slower, older, louder, colder',
    },
    most: {
      price: 'most expensive, dearest, priciest, costliest',
      weight: 'heaviest',
      length: 'longest, tallest, widest, biggest, largest, thickest',
      volume: 'roomiest',
      duration: 'longest battery, longest lasting',
      power: 'most powerful, strongest',
      storage: 'most storage',
      quality:
        'most durable, warmest, softest, toughest, fastest, newest, latest, brightest, quietest, sturdiest, finest, highest quality, best quality, most advanced, most comfortable, most waterproof, safest, healthiest, best made',
    },
    least: {
      rate: 'best value, best deal, best buy',
      price: 'cheapest, least expensive, lowest price, lowest priced, most affordable, costs the least',
      weight: 'lightest',
      length: 'shortest, smallest, narrowest, thinnest, slimmest, most compact',
      volume: '',
      duration: '',
      power: '',
      storage: '',
      quality: 'slowest, oldest, loudest',
    },
    than: 'than, against, versus, vs, compared to, compared with',
  },
  telling: {
    fitting:
      'fit, fits, fitting, compatible, works with, work with, slot*, goes on, clips onto, attaches to, plugs into, on the list, is listed, are listed, is supported, supports, covers, run on, runs on',
    large: 'large, big, bigger, larger, biggest, largest',
    small: 'small, smaller, smallest, little',
    beside: 'with, in',
    included:
      'included, comes with, come with, comes complete with, come complete with, includes, bundled with, in the box',
    having:
      'has, have, having, with, comes with, come with, includes, include, including, included, features, feature, equipped with, made of, made from, made out of, built in, supports, support, compatible with, works with, contains, contain, fitted with, lined with, uses, runs on, ships with, boasts, resists, withstands, can handle, is safe for, safe in, suitable for, designed for, connects, charges, there is a, there s a, sports',
    opinion:
      'great, good, nice, lovely, perfect, ideal, solid, excellent, beautiful, stylish, elegant, versatile, practical, handy, comfy, comfortable, cosy, cozy, classic, timeless, simple, smart, fun, cute, choice, pick, option, fit, match, bet, value, deal for, look, looks, feel, feels, style, touch, vibe, everyday, daily, casual, favourite, favorite, balance, gift, present, price, quality, sweet, easy, useful, suits, suit, works well, well, bit, lot, sense, way, start, point, range, budget, design, finish, details, detail, idea, pair, thing, kind, place, room, home, outfit, wardrobe, look out, question, card, page, mind, need, needs, time, day, occasion, trip, use',
    naming: 'our, the, called, named, meet, try, also sell, also have, have you seen, recommend, seen, suggest, new',
    proposing:
      'have you seen, have you tried, have you heard of, did you see, do you know, ever tried, how about, what about, why not, ' +
      'would you like, would you prefer, do you want, interested in, might like, may like, would like, might enjoy, ' +
      'would enjoy, show you, offer you, get you, sell you, add, recommend, suggest, try, maybe, perhaps, ' +
      'also have, there is, we have, discover, meet',
    capitals:
      'united kingdom, united states, great britain, northern ireland, republic, i, ok, okay, hi, hello, hey, yes, no, sure, thanks, great, ai, faq, id, usa, us, uk, eu, usb, led, lcd, ram, ssd, gps, nfc, hdmi, xs, xl, xxl, s, m, l, vat, monday, christmas, english, european, american, german, french, spanish, italian, celsius, fahrenheit, wi, fi, bluetooth, pdf, tv, dvd, cd, pc, diy, ceo, asap, etc, black friday, mother, father, valentine, halloween, easter, note, tip, option, price, size, color, colour, material, stock, total, best, why, how',
    addressing: 'i, we, you, please, let, i m, we re, you re',
    pointing:
      'it, its, they, them, their, this, that, these, those, this one, that one, the first, the second, the third, the last one, the former, the latter, both, each, one, ones, either, neither, the other, same',
  },
} as const satisfies ClaimWords
