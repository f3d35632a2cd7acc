import type { PolicyWords } from '../../pack-fields/pack-policies.ts'

/** English words about what shops promise. */
export const policies = {
  meanings: {
    refund:
      'refunded, refunds, money back, will i get back, do i get back, get it back on, how much will i get, is refunded, cash back, moneyback, get .. money, my money, your money, see .. money, reimburse, reimbursement, ' +
      'reimbursed, land in my bank, money to be back, money arrives, back on my card, refunding, get paid back, give me my money, repaid, ' +
      'money to come back, credited to, credited back, credit back, paid back, refund take, where is my refund, money again, take off, deducted',
    return:
      'returning, returned, returns, returnable, send back, send .. back, sending .. back, sent back, give back, give .. back, bring .. back, ' +
      'bring back, take back, take .. back, accept .. back, comes back, come back, go back, goes back, withdraw, withdrawal, right of withdrawal, ' +
      'change your mind, changed your mind, changed my mind, change my mind, bring stuff back, take things back, unwanted, no longer want, ' +
      "dont want it, don't want it, not what i expected, get rid of it, regret, not for me, hand it back, ship back, ship .. back, post .. back, " +
      "mail .. back, money back if, cooling off, right to cancel, return window, returns policy, return policy, doesn't like it, doesnt like it, doesn't suit, doesnt suit",
    exchange:
      'exchanges, exchanged, swap, swapped, swapping, switch it, change it for, trade it, another size, different size, bigger size, ' +
      'smaller size, different colour, other size, wrong size, exchanging, change size, change it, change them, other colour, another colour, ' +
      'different model, size up, wrong color, swop, replace it with another, go up a size, smaller one, bigger one',
    fit: "fits, doesn't fit, doesnt fit, too small, too big, too tight, too large, too long, wrong size, not fit",
    'return label': 'label, returns label, return slip, returns form',
    'return shipping':
      'return postage, return cost, return costs, cost of return, sending it back cost, pay .. to send it back, pays .. return, pay for returns, ' +
      'returns free, free returns, return .. free, postage .. back, postage .. return, shipping .. send it back, pays .. send .. back',
    unused:
      'unworn, unopened, original condition, tags on, tags attached, original packaging, sealed, seal, resaleable, tags off, cut the tags, ' +
      'without tags, tag, tags',
    worn:
      'have used, been used, used it, used item, a used, used goods, used one, already used, opened it, already opened, been opened, ' +
      'once opened, after opening, has been worn, tried on, wore it, open box, opened box, opened package, without packaging, unsealed, ' +
      'washed it, wore them, used things, used products, used clothes, opened goods, opened items, opened products, opened boxes, ' +
      'scratched',
    'made to order':
      'custom made, customised, customized, personalised, personalized, bespoke, engraved, monogrammed, tailor made, made to measure, ' +
      'made for me, cut to size, cut to length, cut it to, custom size, custom sizes, custom length',
    hygiene: 'underwear, lingerie, swimwear, earrings, pierced, bikini, swimsuit, knickers, pants and socks, hygienic',
    sale: 'sales, sale items, sale item, on sale, reduced, clearance, outlet, discounted items, marked down, sale pieces',
    shipping:
      'standard delivery, standard shipping, ship, ships, shipped, shipment, delivery, deliver, delivers, delivered, deliveries, dispatch, dispatched, postage, post it, mail it, ' +
      'send it to, send to, sent to, send things to, arrive, arrives, get here, be here, bring it to, get to me, reach me, reach you, come to, ' +
      'shipping options, do deliveries, deliver to my, come in the post, drop shipping, sent out, send out, goes out, go out, leave you, ' +
      'leaves you, hand over to, posted, ship out, dispatching, send my order, sends, receive, receiving, get it delivered, delivered to',
    'shipping cost':
      'shipping costs, shipping fee, shipping fees, shipping charge, shipping charges, shipping price, delivery cost, delivery costs, ' +
      'delivery fee, delivery charge, delivery charges, delivery price, cost of delivery, cost of shipping, postage, p&p, how much .. shipping, ' +
      'how much .. delivery, how much .. ship, how much .. deliver, how much .. send, charge for delivery, charge for shipping, ' +
      'how much .. sent, much for shipping, how much is p&p, is delivery included, delivery rates, shipping rates, postal charge, ' +
      'price of delivery, cost to send, cost to ship, cost to deliver, costs to deliver, fee for delivery, fees for delivery, cost .. shipping, ' +
      'cost .. delivery, price .. delivery, charge .. delivery',
    'delivery time':
      'delivery times, how long .. arrive, how long .. get here, how long .. shipping, how long .. delivery, how long .. deliver, ' +
      'how long .. ship, how long .. come, how fast .. ship, how fast .. deliver, how soon .. get, when .. arrive, when .. get here, ' +
      'when .. come, when .. delivered, when .. get my order, arrival, turnaround, how long .. take, how quickly, how fast, days for delivery, ' +
      'how many days .. deliver, how many days .. arrive, days to arrive, how many days, wait for, waiting time, wait time, lead time, ' +
      'when will .. come, when will i get, when will i have, when can i expect, estimated, eta, when .. be here, how long till, how long until, ' +
      'how long before .. arrives, how long .. wait, how long .. to get, days does it take, in time for, get it by, here by, when .. receive',
    'how long':
      'takes, take to, lasts, last, duration, how many days, how many weeks, deadline, time limit, how much time, days do i have',
    express:
      'overnight, two-day, 2-day, next day, next-day, same day, priority, tomorrow, urgent, urgently, in a hurry, fast delivery, faster, expedited, asap, rush, ' +
      'speedy, quicker, by tomorrow, need it tomorrow, quickest, super fast, fastest, rush order, urgent delivery, next working day, ' +
      'need it quick, need it fast, tmrw, tmr, tomorrow morning, by friday, by monday',
    abroad:
      'international, internationally, overseas, worldwide, other countries, foreign, outside the uk, outside the united kingdom, ' +
      'anywhere in the world, outside, anywhere else, everywhere else, elsewhere, rest of the world, other destinations, any other country',
    country: 'countries, which countries',
    island: 'islands, highlands, remote, remote areas, channel islands, isle',
    weekend: 'weekends, bank holiday, holidays',
    monday: 'mondays',
    evening: 'evenings, tonight, at night',
    cutoff:
      'cut-off, order before, order by, orders placed before, placed before, ordered before, before noon, same day dispatch, ordered today, ' +
      'order today, leave the same day, lunchtime, today will it, go out today, out today, sent today, if i order now, order now',
    'not home':
      "not at home, nobody home, nobody is home, nobody is at home, isn't home, no one is home, not in, am out, im out, not there, " +
      "miss the delivery, missed delivery, missed, miss the driver, miss the parcel, no one home, at work when, if i am out, if i'm out, " +
      "im at work, nobody there, nobody's in, no one's in, noone home, no one in, am away, we're out, don't answer the door, wasn't in, " +
      "wasnt in, weren't in, wasn't home, not in when",
    neighbour: 'neighbor, neighbours, neighbors, safe place, doorstep, porch, next door, people next door',
    upstairs:
      'inside delivery, floor, stairs, carry .. in, carry .. up, into the room, room of choice, lift, elevator, to the door, to my door, kerbside, ' +
      'inside the house, carry upstairs, carry .. upstairs, bring .. upstairs, up the stairs, bring it in',
    'time slot':
      'delivery slot, window, which time, delivery day, choose a day, choose the day, choose a date, delivery date, set date, particular day, ' +
      'specific day, appointment, what time .. come, what time .. deliver, call before, ring before, phone ahead, phone before',
    tracking:
      'track, trace, tracked, follow my, tracking number, tracking link, where is my parcel, where is my package, follow the parcel, ' +
      "where my order, where's my order, where is my order, follow my order, status, where is it now, locate, track my, check on my order, " +
      'know where, tracking code, see where',
    parcel: 'parcels, package, box, packet',
    carrier:
      'courier, freight, pallet, freight truck, which courier, couriers, delivery company, parcel service, royal mail, dhl, ups, fedex, dpd, hermes, evri, gls, estafeta, ' +
      'correos, who delivers, who do you ship with, postie, postman, mailman, driver',
    'parcel locker':
      'locker, pickup point, pick-up point, collection point, drop off point, post office, packstation, parcel shop',
    'pick up':
      'picked up, pickup, pick it up, picking up, pick .. up, collect in store, click and collect, click & collect, collect it, ' +
      'collect my order, collect my, collect .. myself, collect from, in-store collection, fetch, in store pickup, come and get it, come get it, ' +
      'swing by, come by for it, in-shop collection, store pickup, click n collect, reserve and collect, come and collect' +
      ', grab it in, get it in the shop, get it from the shop, pop in and get',
    customs: 'duty, duties, import tax, import duty, import charges, import duties',
    lost:
      "missing, never arrived, never came, not arrived, hasn't arrived, hasnt arrived, didn't arrive, didnt arrive, not received, " +
      "haven't received, lost in the post, got lost, still waiting, disappeared, stolen, gone missing, not come yet, where is, vanished, vanish, " +
      'nothing has come, nothing came, still nothing, where is it, gone astray, went missing, not turned up, never turned up, did not arrive, ' +
      "doesn't arrive, doesnt come, nothing arrived, nothing yet, been waiting, says delivered, marked as delivered",
    late: 'delay, delayed, delays, takes too long, overdue, running late, taking ages, takes forever',
    damaged:
      'damage, broken, broke, breaks, break, defective, defect, faulty, fault, smashed, cracked, crack, shattered, arrives broken, ' +
      "arrived broken, torn, ripped, leaking, leaked, doesn't work, doesnt work, not working, stopped working, falls apart, fell apart, hole in, " +
      'dead on arrival, damaged in transit, in pieces, manufacturing fault, kaput, came apart, bust, coming apart, snapped, spoiled, gone off, ' +
      'rotten, mouldy, expired on arrival, dented, scuffed, came off, came away, went wrong, ripped seam, gone wrong, arrived in bits, in bits, ' +
      'arrived damaged, not in good condition, bashed, chipped, stained, stain, hole, holes, squashed, bent, dud, went bust, packed up, died, ' +
      "dead, won't turn on, wont turn on, wont work, won't work, malfunction, problem with the product, poor quality, not as described, " +
      'bobbling, zip broke, bashed in, crushed, dented box',
    'wrong item':
      'wrong product, wrong article, wrong thing, wrong colour, wrong one, sent me the wrong, not what i ordered, something else, ' +
      'different item, incorrect item, sent the wrong, wrong size sent, got the wrong, received the wrong, wrong order, incorrect, mixed up, ' +
      'different from what' +
      ', piece is missing, pieces are missing, parts are missing, part is missing, something missing, missing from, is missing, are missing',
    cost:
      'costs, price, prices, priced, fee, fees, rate, rates, charge for, pricing, how much, how expensive, expensive, surcharge, flat surcharge, flat fee, flat charge, what do i pay, ' +
      'would you charge, do you charge, how much do i pay, what would .. charge, extra charge, additional, what does it come to, set me back',
    'who pays': 'who has to pay, who covers, at our expense, at your expense, who bears, have to pay, pay for',
    free: 'waived, free of charge, complimentary, at no cost, ship free, without charge, no extra cost, for nothing, for free, on us, gratis',
    'free shipping':
      'free delivery, free postage, ship free, delivery free, shipping free, deliver for free, delivery is free, free from, free over, free above, minimum for free',
    minimum: 'minimum order, minimum spend, at least, minimum purchase',
    cancel:
      'canceling, cancelling, canceled, cancelled, cancellation, cancellations, terminate, close account, close the account, close accounts, ' +
      'call off, called off, calling off, stop my subscription, stop the order, kick me out, kick out, withdraw my order, close inactive, ' +
      "changed my mind about my order, stop my order, undo, revoke, don't send it, before it ships, call it off, can i still cancel, close .. account, close down, " +
      "close my account, dont want my order, don't want my order",
    'change order':
      'change my order, change or cancel, order .. changed, items changed, change the order, change an order, modify my order, amend my order, edit my order, add something, add to my order, ' +
      'change the address, wrong address, change .. address, mistake in my order, ordered the wrong, added the wrong, typed the wrong address, ' +
      'moved house, new address, change delivery address, forgot to add, change the size in my order, alter my order',
    'pre-order':
      'preorder, preorders, out of stock, sold out, back in stock, back order, restock, restocked, in stock, none left, sold-out',
    pay:
      'payment, payments, paying, payment method, payment methods, payment options, pay with, ways to pay, what cards, how can i pay, pay by, ' +
      'accept payment, payment types, take payment, how to pay, which cards, cards do you take, what payment, means of payment, can you pay, ' +
      'settle, paid, take visa',
    card: 'credit card, debit card, credit cards, visa, mastercard, american express, amex, maestro, take visa',
    'apple pay': 'google pay, applepay, googlepay',
    paypal: '',
    klarna: '',
    bizum: '',
    'amazon pay': '',
    sofort: 'sofortuberweisung, giropay',
    'mercado pago': 'mercadopago',
    oxxo: '',
    bitcoin: 'crypto, cryptocurrency, btc, ethereum',
    'bank transfer': 'wire transfer, wire, transfer, bacs, prepayment, in advance',
    'direct debit': 'sepa',
    'on account': 'pay by invoice, on invoice, buy on invoice, pay later, purchase order, pay after delivery',
    cash: 'in cash, pay cash, coins, banknotes',
    'cash on delivery': 'cod, pay on delivery, pay when it arrives, pay at the door, pay the driver',
    check: 'checks, cheque, cheques',
    'holiday vouchers': 'cheques-vacances, luncheon vouchers',
    instalments:
      'installments, instalment, installment, pay monthly, monthly payments, pay in 3, pay in parts, split the payment, split payment, ' +
      'spread the cost, financing, finance, pay bit by bit, clearpay, afterpay, in three, pay in bits, pay it off, buy now pay later, bnpl, ' +
      'monthly, interest free, 0%, over several months, pay over time, in instalments, pay part now, split it, split into three, ' +
      'split it into three',
    lease: 'leasing, company bike, jobrad',
    charged:
      'when .. charged, take the money, debit, debited, money taken, money off my card, when do i pay, when .. billed, charge my card, ' +
      'card is charged, taken from my account, charging',
    declined:
      'payment failed, card declined, rejected, payment fails, payment error, card rejected, refused, keeps getting declined, ' +
      "doesn't go through, wont go through, not accepted",
    invoice:
      'invoices, receipt, receipts, proof of purchase, bill, vat invoice, need a bill, proof of payment, tax invoice, copy of the receipt, ' +
      'send me the bill, billing document, for my taxes, for my accountant, expense, receipt copy',
    company: 'companies, business customer, b2b, business, businesses, firm, on the company',
    'gift card':
      'gift cards, gift voucher, gift vouchers, gift certificate, giftcard, store credit, evoucher, gift vouchers online, egift, gift code, ' +
      'present card, gift credit',
    voucher: 'vouchers, coupon, coupons',
    discount:
      'discounts, discount code, discount codes, promo code, promo codes, promotion code, money off, percent off, % off, off my first, ' +
      'cheaper for, promotion, promotions, any offers, deals, bargain, any codes, voucher code, deal, sale code, special offer, special offers, ' +
      'knock off, reduction, cheaper if, discounted, any promo, money saving, freebies',
    combine:
      'combined, combinable, stack, stackable, more than one code, two codes, several codes, together with, use both, one code per, ' +
      'one voucher per, at the same time, use two, multiple codes, use several, double up, on top of, add two, use more than one, ' +
      'several vouchers, stack codes',
    expire:
      'expires, expired, expiry, expiration, valid, validity, run out, runs out, good for, still valid, use by, how long .. valid, lasts for, ' +
      'last for ever, void, lapse, lapses, no longer valid, run out of time, forfeit',
    redeem:
      'redeemed, use my voucher, use a code, enter the code, apply the code, where .. code, enter my code, use .. code',
    'new customer':
      'first order, first purchase, first time, new here, welcome offer, newsletter discount, sign-up discount, newbies, newbie, first timer, ' +
      'first-time, new to us, new to you',
    student: 'students, uni, university, academic, student id, school, pupils',
    senior: 'seniors, pensioner, pensioners, retired, oap, old age',
    teacher: 'teachers, nhs, military, key worker, nurse, nurses, blue light',
    'price match':
      'match the price, match prices, price guarantee, price promise, cheaper elsewhere, found it cheaper, saw it cheaper, for less, cheaper on, ' +
      'cheaper somewhere, cheaper at, lower price, beat the price, price drop, goes on sale, now cheaper, cheaper now, reduced after, ' +
      'price went down, dropped in price, seen it cheaper, saw it for less, found it for less, cheaper price, lower elsewhere, competitor, ' +
      'competitors, difference back, price dropped, refund the difference',
    wholesale:
      'bulk, reseller, resellers, trade customers, trade account, large orders, bulk order, bulk discount, buy in bulk, trade discount, ' +
      'large quantities, volume discount, bulk price, buy 50, dozens',
    'loyalty program':
      'loyalty programme, loyalty, rewards, reward, reward scheme, rewards program, points, point, bonus points, earn points, loyalty points, ' +
      'loyalty card, member, members, membership, vip, club, store card, customer card, member card, bonus scheme, loyalty scheme, ' +
      'frequent shopper, collect points, points system, perks, loyal customer, regular customer, points worth, points expire',
    earn: 'collect points, gather, get points, how do i get points, worth',
    'refer a friend': 'refer, referral, bring a friend, invite a friend, recommend a friend, tell a friend, friend',
    birthday: '',
    'black friday':
      'christmas, cyber monday, xmas, easter, holiday season, christmas eve, 24 december, 24th december, boxing day',
    tax: 'taxes, taxed, sales tax, vat, gst',
    currency: 'currencies, in euros, in dollars, pounds, exchange rate, dollars, euros',
    'gift wrapping':
      'gift wrap, gift-wrap, gift wrapped, gift-wrapped, wrap it, wrapped as a gift, wrap .. gift, wrap .. present, gift box, present for, ' +
      "as a present, it's a gift, as a gift, wrapping paper, gift packaging, wrapped up, wrapped nicely, make it pretty, ribbon, bow, " +
      'gift ready, giftwrap, wrapping service, wrap as gift, wrap things, wrapped, do you wrap',
    'gift message':
      'greeting card, message card, personal message, handwritten, note, card with, write a card, message inside, put a card, add a card, include a card, card in it, card in with',
    gift: 'gifts, present, presents',
    'price on parcel':
      'prices in the box, no prices, price shown, packing slip, delivery note, see the price, hide the price, see what it cost' +
      ', prices out, price in the parcel, price on the parcel, include prices, price goes into, receipt out, put the price in, show the price, see the price on it, hide the prices, without the price',
    'gift receipt':
      'was a present, got it as a present, got it as a gift, was a gift, received as a gift, someone gave me',
    'to another person':
      'send it to a friend, direct to, straight to, different address, to my mum, as a surprise, send to someone else',
    'weight limit': 'how heavy, up to how many kilos, 5 kilos, maximum weight',
    deposit: 'down payment, upfront, part payment',
    reserve:
      'reservation, put aside, hold it for me, set aside' +
      ', hold on to it, keep it for me, keep it back, hold another, hold one, hold it back, put it aside, put one aside, reserved',
    unpaid: 'late payment, reminder, overdue payment, dunning',
    warranty:
      'warranties, guarantee, guarantees, guaranteed, under guarantee, warrantied, covered, cover, covers, coverage, for nothing if it breaks, ' +
      "guarentee, waranty, warrenty, how long is it covered, manufacturer, manufacturer's, years of cover, under warranty, out of warranty, " +
      'does it come with',
    'guarantee it': 'do you guarantee, guarantee uptime',
    repair:
      'repairs, repaired, repairing, fix, fixed, fixing, mend, mended, mending, workshop, get it fixed, seamstress, resole, alterations, darn, ' +
      'darning, stitch, sew, sewing, zip, seam, patch, glue, sharpen, re-wax, rewax, shorten, hem, can you mend, get it mended, broken zip, ' +
      'restore, service it, have it repaired, new zip, new battery, send it in, in for repair, get fixed, fixing it',
    replace: 'replacement, replaced, new one, replacements, send me a new',
    'spare parts': 'spare part, parts, screws, buttons, spare buttons, replacement part, spares, screw',
    loan: 'loaner, replacement device, courtesy, borrow, lend',
    'cost estimate': 'estimate, quote for repair, quotation, diagnosis, look at it, check it, inspect it',
    claim: 'claims, make a claim, warranty claim, complaint, complain, complaints, report a problem, report, report it',
    'wear and tear':
      'normal wear, wear, scratches, scratch, scratching, misuse, accident, dropped, drop damage, dropped it, fell, my own fault, own fault, ' +
      'accidental damage, water damage, fell in water, got wet, liquid, spilled, spilt, neglect, clumsy, smashed it myself, my fault, ' +
      'tumble dryer, dishwasher damage, microwave, chewed, dog chewed, worn out, worn through, wore through, pilling, moth, moths',
    extended:
      'extend, extension, longer warranty, extend the warranty, insurance, insured, insure, protection plan, insured against, against dropping',
    'second hand':
      'secondhand, second-hand, pre-owned, bought used, previous owner, new owner, first owner, passed on, transferable, give it away, resell',
    refurbished: 'renewed, reconditioned',
    recall: 'recalled',
    battery: 'batteries, accumulator',
    frame: '',
    motor: 'engine',
    pets: 'pet, cat, dog, dogs, cats, animals, bring my dog, dogs allowed',
    'original receipt':
      "without receipt, lost the receipt, lost receipt, lost my receipt, no receipt, don't have the receipt, proof",
    'opening hours':
      'business hours, opening times, open on, you open, are you open, store open, shop open, be open, open today, open till, open until, opens, ' +
      'what time do you close, do you close, you close, closing time, close at, when do you open, when are you open, closed, hours, shop hours, ' +
      'store hours, shut, you shut, shut on, do you shut, opening, open sundays, open saturdays, open on sunday, what time, which days, ' +
      'open late, open on saturday, open tomorrow, until what time, till when, what hours, bank holiday hours, lunchtime, ' +
      'what days are you open, when can i come',
    'physical store':
      'shop, your shop, real shop, high street, brick and mortar, shop location, showroom, branch, branches, in person, in store, your store, ' +
      'the store, shops, a store, in-store, visit you, come and see, come by, boutique, try in person, see it in person, actual shop, pop in, ' +
      'drop in, come in, bricks and mortar, walk in, come to your shop, real store, our shop, our store, visit, visiting, visits, visit us, stop by, swing by, go to your shop, local shop',
    'where are you':
      'where is your shop, where are you located, where is the shop, where is your store, your address, shop address, find you, located, ' +
      'location, based, where can i find, where do i find you, which city, what street, how do i get to you, directions, where exactly, ' +
      'which town, address of the shop, street address, whereabouts' +
      ", what's the address, whats the address, what is the address, the address, your place, where are you guys, where are you at",
    parking: 'park, car park',
    wheelchair: 'accessible, accessibility, ramp, disabled',
    contact:
      'contact you, get in touch, reach, reach you, get hold of, write to you, write to, talk to someone, speak to someone, message you, ' +
      'talk to a human, real person, speak to, how can i reach, talk to you, speak with, get help, ask someone, message, customer helpline, ' +
      'speak to a person, complain to',
    support: 'help desk, customer service, helpdesk, customer support, customer care, service team, care team',
    email: 'e-mail, mail address, email address, by mail, mails',
    phone:
      'telephone, phone number, call you, call, ring you, ring, number to call, by phone, hotline, tel, landline, phone line, give you a call',
    whatsapp: 'chat, live chat, messenger, telegram',
    instagram: 'facebook, tiktok, social media, twitter, followers, youtube, pinterest',
    reply: 'answer, response, respond, get back to me, answer emails, reply time',
    address: 'addresses',
    'billing address': 'invoice address, billing information',
    'shipping address': 'delivery address',
    'size guide':
      'size chart, sizing, size charts, measurements, measure, what size, which size, my size, how do i know my size, size should i, sizes run, ' +
      'run small, run large, true to size, fitting, between sizes, between .. and, size up, between two sizes, the larger one, the smaller one, come up small, sizes come, choose a size, ' +
      'in between sizes, find my size, how do they fit, fit like, fit small, fit big, do they run, sizing chart, how does it fit, ' +
      'order my usual size, which size to take, measurements for, roomy, what size am i',
    size: 'sizes, petite, plus size, xl, letter does',
    colour: 'color, colours, colors, shade, shades, red, blue, green, black, white',
    material: 'fabric, made of, what is it made of, cotton, wool, leather, silk, linen, composition, polyester',
    weight: 'weigh, weighs, heavy, kilos, kg, light',
    height: 'tall, wide, width, dimensions, deep',
    wash: 'washed, washing, washing machine, tumble dry, dry clean, dry cleaning, iron, clean, cleaning, care instructions, care, look after, shrink',
    ingredients:
      'ingredient, contain, contains, allergen, allergens, nuts, gluten, gluten-free, gluten free, lactose, dairy, sugar free, nut free, ' +
      'peanuts, peanut, egg, soy, wheat, milk',
    parabens: 'silicone, silicones, sulphates, sulfates, alcohol, perfume free',
    allergy: 'allergic, reaction, rash, allergies, irritation, allergens, traces, peanuts',
    vegan: 'vegetarian',
    'animal testing': 'tested on animals, cruelty free, cruelty-free, test on animals',
    pregnant: 'pregnancy, breastfeeding, expecting',
    organic: 'natural, bio',
    sustainable:
      'sustainability, environment, eco-friendly, eco friendly, carbon, co2, climate, green, recycled, plastic, certified, ethical, fair trade, ' +
      'planet',
    'made in':
      'where made, where .. made, manufactured, manufacture, produced, production, where do they come from, origin, factory, where .. come from, ' +
      'come from, who makes, handmade, artisan, artisans, maker, makers, suppliers',
    'best before':
      'shelf life, sell by, use by date, expiry date, keep fresh, storage, how long does it keep, last once opened, store it, go off, last once, ' +
      'fresh, fresh is, how fresh',
    perishable: 'perishables, food, cold chain, refrigerated, melt, cheese, chocolate',
    samples: 'sample, swatch, swatches, tester',
    refill: 'refills, refillable',
    recycling:
      'recycle, old appliances, old one, get rid of, dispose, disposal, take away the old, old device, old devices, old batteries, old mattress, ' +
      'old sofa, empties, old electronics, e-waste, weee, old phone, take the old, take my old .. away, take .. old .. away, take away .. old, old furniture, old couch, old bed, old washing machine, old fridge, old tv, old machine',
    'trade in':
      'trade-in, part exchange, buy back, buy used, would you buy, do you buy, i sell you, sell you my, take my old, buy my old, trade .. in, take .. in exchange, against the next, outgrown, outgrew, grew out of',
    assemble:
      'assembly, assembled, build .. up, put together, put it together, install, installation, installed, installing, set up, setup, mount, ' +
      'fitting service, connect it, hook up, plug in, connecting, plumb in',
    packaging:
      'packed, cardboard, packing material, boxes, plain packaging, discreet, discreet packaging, shoe box, original box, own box, ' +
      'without the box',
    advice:
      'advise, consultation, help me choose, recommend, consultant, stylist, personal shopper, designer, skin advice, planning, plan a room, ' +
      'expert, need help choosing, which one should i, can someone advise, help choosing, recommendation, personal advice',
    try: 'try before, test ride, trial, try out, try it out, sit on, test it, trying, test drive',
    demo: 'demonstration, see it working',
    rent: 'rental, hire, rent out, rents, renting, rent it, lease one',
    range: 'autonomy, how far',
    inspection: 'service interval, check-up, servicing, maintenance, tune up',
    'flat tyre': 'puncture, flat tire',
    job:
      'jobs, vacancies, vacancy, career, careers, hiring, apprentice, internship, work for you, recruiting, work with you, working for you, ' +
      'looking for staff',
    employee: 'staff, employees, your people, your team, humans, human, how many people, people work, team',
    founder:
      'founded, owner of the shop, who owns, ceo, boss, started, history, who runs, since when, how old is, established, how long have you been, ' +
      'how old is the company, how old is the shop, how old, since, years in business, which year, been around, been in business, been going, been open, opened in, opened it in, family business, family run, runs it' +
      ', owns the shop, owns it, owner, opened by, started by',
    'about us':
      'about you, who we are, our story, your story, who is behind, tell me about your shop, what kind of shop',
    press: 'journalist, influencer, influencers, collab, sponsorship, sponsor, affiliate, collaboration',
    event:
      'events, workshop class, class, classes, course, courses, lessons, group rides, tour, tours, lesson, tasting, cooking class, cookery',
    app: 'mobile app, android, ios, iphone app',
    newsletter: 'mailing list, emails from you, marketing emails, promotional emails, your emails, your mails',
    unsubscribe: 'stop getting, opt out, no more emails, stop sending',
    subscription: 'subscribe, monthly box',
    review: 'reviews, rating, ratings, feedback, testimonials',
    donate: 'donation, donations, charity donation',
    manual: 'instructions, user guide, instruction manual',
    compatible: 'compatibility, works with, fit my, compatible with',
    safe: 'trustworthy, legit, scam, trust, reliable, is this site safe, fake, a real shop, real company, real business, genuine, honest, fraud, can i trust, is this real',
    'wheelchair access': 'toilet, toilets, changing room, fitting room',
    adult: 'age, 18, alcohol, over 18, years old, under 18, seventeen, teenager, underage, minors',
    'minimum age': 'id needed, show id, identification, proof of age, passport, id',
    'chat log': 'chat history, chats, conversations, this chat',
    signature: 'sign for, signed for',
    embroidery: 'embroider, print on, logo on, printing',
    'dogs welcome': 'bring the dog, bring my dog, bring a dog, dogs allowed, take my dog, with my dog, dog in',
    account: 'accounts, my account, customer account',
    guest:
      'as a guest, without account, without an account, without registering, without signing up, need an account, need to register, ' +
      'have to register',
    password: 'passcode, reset my password',
    login: 'log in, sign in, logging in, locked out',
    'sign up': 'register, registered, registration, signup, open an account, create an account',
    billed: 'bill, billing, charges, charge, bill me',
    'card number': 'card details, card data, credit card number',
    'reverse charge': 'take the vat off, without vat, remove the vat',
    'vat identification number': 'vat id, vat number',
    'tax exempt': 'tax-exempt, tax exemption, exempt, exemption, non profit, nonprofit, charity',
    privacy:
      'confidentiality, gdpr, data protection, privacy policy, what happens to my data, my details safe, data policy, do you spam, ' +
      'personal info, information about me',
    data: 'information, details, my info, personal info',
    personal: 'personal data',
    sell: 'selling, sold, sells',
    share:
      'sharing, disclose, pass on, passed, give to, give away my, hand over, hand data, passed to, passed on to, shared, sell my details, ' +
      'sell my email, sell my data, third parties, pass my, give my email, other companies, other firms',
    store:
      'stored, keep, kept, held, stay, stays, remain, remains, retain, save, saved, hosted, how long .. keep, hang on to, how long do you hold, ' +
      'where is my data, data located, where .. stored',
    delete:
      'deleted, erase, erased, erasure, remove, deletion, wiped, wipe, purge, purged, destroyed, trash, trashed, delete my account, ' +
      'get rid of my data, forget me, remove my details, close my account, wipe my',
    cookie: 'cookies',
    encrypt: 'encrypted, encryption, ssl',
    security: 'secure, protect, protected, safe to pay, hacked, stolen card, safe website',
    government: 'governments, authorities, authority, police, law enforcement, subpoena, warrant',
    law: 'legal, statutory',
    right: 'rights',
    liable: 'liability, responsible',
    damages: 'loss, lost profits',
    terms: 'conditions, terms of service, terms and conditions',
    upgrade: 'upgraded',
    downgrade: '',
    'trial period': 'trials, trial, free trial, test period',
    plan: 'pricing plan, biggest plan',
    change: 'changes, changed, modify, update, updated, amend, increase, increases, raise, go up',
    notify:
      'notice, notices, inform, informed, tell before, tell me before, tell me if, tell me when, let me know, warn, announce, announcement, ' +
      'tell me',
    content:
      'contents, materials, my stuff, my files, my things, what i upload, what i post, posted, upload, uploaded, files',
    owner: 'ownership, ownership rights, belong, owns, who owns, who .. own, do you own, do i own',
    copyright: 'intellectual property',
    logo: 'logos',
    downtime: 'outage, down',
    uptime: 'availability',
    credit: 'compensation, compensate',
    inactive: "inactivity, dormant, sit unused, haven't used, not used",
    recover: 'recovered, restore, retrieve, retrieving, get back, bring back, changed my mind, change your mind',
    backup: 'backups',
    happy: 'satisfied, satisfaction',
    unhappy:
      "dissatisfied, not happy, not satisfied, im not happy, weren't happy, didn't like it, didnt like it, don't like it, dont like it, " +
      "don't like, dont like, doesn't like, doesnt like, hates it",
    bot: 'bots, robot, automated',
    'two-factor': 'two factor, two-factor authentication, 2fa, mfa',
    acquired: 'acquisition, merges, merger, gets bought, is bought, is sold, taken over, buys you',
    measuring: 'measured, track that, measure uptime, uptime measured',
    child: 'children, minor, kids',
    advertising: 'ads, marketing, advertisers',
    'third party': 'third parties',
    'data transfer': 'transferred, transfers',
    export: 'portability, download, take my data, take it with me',
    'business days': 'working days, weekdays',
    day: 'days',
    week: 'weeks',
    month: 'months, monthly',
    year: 'years, annual',
    hour: 'hours',
    customer: 'customers, client',
    order: 'purchase, orders, purchases, bought, buy, ordered, buying',
    include: 'included, including, exclusive, excluded',
    access: 'accessing, read my, look at, looks at',
    permission: 'consent',
    frozen: 'freeze, locked, blocked',
    'failed payment': 'billing failure, billing failures, payment failure',
    prorate: 'prorated, unused time, unused days, unused month, rest of the month',
    service: 'services',
    traffic: 'transmission, transmitted, in transit',
    server: 'servers',
    abuse: 'abusive, threaten, threats, insult, harass',
    'anyone else':
      'someone else, somebody else, anybody else, another person, other person, coworker, colleague, on my behalf',
    correct: 'correction, wrong information, fix my data',
    photo: 'photos, picture, pictures, image',
    item: 'items, product, products, article, articles, goods, merchandise, thing, stuff',
  },
  goods: {
    sofa: 'couch, settee',
    table: 'desk',
    chair: 'chairs, armchair, stool',
    bed: 'beds, mattress, mattresses',
    wardrobe: 'cupboard, cabinet, shelf, shelves, bookcase',
    lamp: 'lamps, bulb',
    curtain: 'curtains, rug, carpet, cushion',
    furniture: '',
    shoe: 'shoes, boots, trainers, sneakers, sandals',
    dress: 'dresses, skirt',
    shirt: 'shirts, t-shirt, tshirt, top, blouse',
    trousers: 'jeans, pants, shorts, leggings',
    jacket: 'coat, parka, blazer',
    jumper: 'sweater, hoodie, cardigan, knitwear',
    sock: 'socks, hat, scarf, gloves, belt',
    bag: 'handbag, backpack, suitcase',
    clothes: 'clothing, garment, garments',
    jewellery: 'jewelry, ring, necklace, watch',
    'phone case': 'smartphone, mobile phone, iphone, cell phone, handset, cellphone',
    laptop: 'computer, pc, notebook, tablet',
    headphones: 'earphones, earbuds, headset, speaker',
    tv: 'television, telly, monitor, screen',
    camera: 'cameras',
    fridge: 'dishwasher, oven, washer, dryer, appliance, appliances',
    software: 'game, games, licence, console',
    device: 'devices, gadget, electronics',
    cable: 'charger, adapter, accessories, accessory',
    cream: 'creams, lotion, serum, balm',
    oil: 'oils',
    lipstick: 'mascara, makeup, make-up, foundation',
    soap: 'shampoo, perfume',
    skin: 'face',
    bottle: 'bottles, jar, vial',
    bike: 'bikes, bicycle, ebike, e-bike',
    helmet: 'helmets',
    tyre: 'tyres, tire, wheel',
    brake: 'brakes, chain, pedal',
    toy: 'toys, doll',
    book: 'books',
    coffee: 'tea',
    wine: 'beer, mezcal, tequila, spirits',
    sauce: 'salsa, mole, honey, jam',
    candy: 'sweets, sweet',
    basket: 'hamper, gift set, set',
    plant: 'plants, seeds, flowers, pot',
    tool: 'tools, drill',
    glass: 'cup, mug, plate, ceramics, crockery',
  },
  asking:
    'unfortunately currently present regrettably yet ' +
    'ok website site online ill today if order asks asked promised promise more anyone anybody everybody nobody everyone old always wrong blog else once left stop runs ' +
    'run out mistake hold holds two 1 2 3 4 1st 2nd 3rd 4th 5th 6th amount effect u ur do r im ive id gonna wanna gotta lemme cuz bc w yo hey so then thing with for to of on ' +
    'in at by from as up down into over under again whats wat wats hows whos wheres theres theyre youre dont doesnt didnt cant wont isnt arent ' +
    'whatever exactly actually really even ever own guys folks lot bit too quite soon early later consider mean mind moved house tried bought ' +
    'ordered wondering wonder guess think believe example generally somehow way kind sort type can could may might will would shall should ' +
    'does did is are was were am be been have has had get gets got want wants wanted like need needs know tell please what when where which ' +
    'who whom whose why how long much many often there any some me my mine i you your yours we our us it its this that these those policy ' +
    'policies possible happens happen say says use using used send go going work works offer offers give gives take takes make let ask ' +
    'question questions someone somebody something anything whether accept accepts also just still hi hello thanks thank after before within ' +
    'per now things stuff item items product products goods article articles pls yesterday tuesday wednesday thursday friday morning afternoon ' +
    'ago recently lately maybe perhaps probably definitely basically obviously seriously honestly nicely simply easily kindly sorry curious ' +
    'thinking hoping hope heard read saw seen see looked look looking seem seems appear mother mum mom father dad sister brother wife husband ' +
    'son daughter grandma nan boyfriend girlfriend aunt uncle people person woman man lady guy mate love lovely nice great good better best ' +
    'bad worse big small little bigger tiny huge lots several few couple bunch whole half full entire single another both each every other ' +
    'others same different certain special usual normal ordinary general common main real true sure fine okay alright ready able allowed ' +
    'supposed necessary needed place live lives living move come comes coming came put puts leave leaves lets makes made making turn turned ' +
    'start begin finish happened tries find found figure show shows said told talk explain understand remember forget forgot forgotten matter ' +
    'bother expect assume suppose reckon decide decided choose chose chosen pick liked likes prefer wish stuck gone goes getting gotten given ' +
    'giving taken taking done doing being having went became become never sometimes usually yet already twice first second third last next ' +
    'week’s moment minute while until since during between about around near far away here everywhere somewhere anywhere inside without ' +
    'against through via plus minus very pretty rather almost nearly hardly only total altogether instead anyway however though although ' +
    'because unless either neither piece ways reason case problem issue trouble help luck idea deal asking means meant short quick quickly ' +
    'fast slow ages forever days’ yes yeah yep no nope nah lol omg btw thx ty cheers ta theirs his her him he she they them itself myself ' +
    'yourself ours land drop bring fully stick sticks anytime extra ones one three four five six seven eight nine ten',
  outside: 'outside',
  toPlace: 'to in from near towards at',
  countsAs: 'count as, counts as, go as, goes as, sent as, travel as',
  sentBy:
    'go by, goes by, go only by, goes only by, only go by, only goes by, are shipped by, is shipped by, come by, comes by, come with, comes with, ship by, ships by, ship via, ships via, are sent by, is sent by, sent on, travel by, travels by, travel with, travel in, only travel',
  onTop: 'extra, on top, in addition, additional',
  surcharge: 'surcharge, supplement',
  leaving:
    'leave, leaves, leave us, dispatch, dispatches, dispatched, we ship, ships, shipped, sent out, go out, goes out, send out, posted, processed, pack, packed, hand over, order before, keep',
  columns: { question: 'question q', answer: 'answer a' },
  elsewhere:
    'anywhere else, everywhere else, elsewhere, rest of the world, all other countries, other countries, any other country, other destinations',
  excepting: 'excluded, exempt, not returnable, can not be, cannot be, can t be, cant be, does not apply, do not apply',
  restricting: 'excluded, not, only, unless, this does not, it does not, they, these, that, if, after',
  shortDays: ['sun', 'mon', 'tue tues', 'wed', 'thu thur thurs', 'fri', 'sat'],
  untilDay: 'to through thru till until',
  clock: 'am, pm, a.m., p.m., hrs',
  noon: 'noon midday',
  asks: {
    time: ['how (?:long|soon|fast|quick[a-z]*|many (?:days|weeks|months|years))', 'deadline', 'time ?frame'],
    amount: ['how (?:much|expensive)', 'what (?:does|do|is the)', 'costs?', 'fees?', 'price'],
    number: ['how many'],
    place: ['where (?:are|is|do i find|can i (?:find|visit))'],
    contact: ['(?:who|whom|how|where)\\b.{0,20}\\b(?:contact|reach|e-?mail|write|ask)'],
  },
  costs: 'cost fee price',
  tells: {
    time: [
      'immediately',
      'same day',
      'next day',
      'lifetime',
      'overnight',
      'fortnight',
      '(?:about|around|roughly|up to|within|takes?|in) an? (?:day|week|month|hour|year)',
      '(?:few|couple of) (?:working |business )?(?:days|weeks|hours|months)',
    ],
    amount: ['free', 'without charge', 'no charge', 'expense', '(?:you|we|customers?) (?:pays?|cover)'],
    contact: ['contact us', 'get in touch', 'e-?mail(?:ing)? us', 'write to', 'send us', 'whatsapp', 'chat'],
    place: ['showroom'],
  },
} as const satisfies PolicyWords
