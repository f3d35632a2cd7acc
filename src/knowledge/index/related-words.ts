/** Names of meanings that name what a question is about without saying what it asks, so that an answer may well do without them. */
export const lightNames: ReadonlySet<string> = new Set(
  'how long,reply,unhappy,day,week,month,year,hour,customer,order,service,item,include,parcel'.split(','),
)

/**
 * Meanings that answer for each other to a part: "your return policy?" is told by a page on refunds when there is none on
 * returns. Each line: what was asked, `<` what may stand in for it with how much of its strength. Named by first words.
 */
export const relatedWords = `
return < refund .55, exchange .45, cancel .25, return shipping .7, return label .5
refund < return .5, credit .4, replace .3
exchange < return .5, replace .45, fit .35
fit < exchange .6, return .45, size guide .45
return label < return .4
return shipping < return .55, who pays .6, free .35
who pays < cost .6, free .6, return shipping .5
unused < worn .5, return .2
worn < unused .75
shipping < delivery time .5, shipping cost .5, carrier .4, abroad .4
shipping cost < shipping .65, free shipping .8, free .4, cost .55
free shipping < shipping cost .6, cost .4, free .55, minimum .5
free < cost .45, free shipping .5, gift .2
cost < free .6, shipping cost .5
delivery time < shipping .6, express .5, business days .6, cutoff .4
express < delivery time .35, cutoff .4
cutoff < delivery time .4
abroad < country .6, shipping .3
country < abroad .7
weekend < monday .4, opening hours .35, evening .3
monday < weekend .4, opening hours .35
evening < opening hours .35
not home < neighbour .5, parcel locker .3
upstairs < assemble .2
time slot < weekend .3, evening .3
tracking < carrier .2, email .15
parcel < tracking .15, shipping .2
parcel locker < pick up .5, carrier .3
pick up < parcel locker .35, physical store .4
physical store < where are you .5, opening hours .35, pick up .3
where are you < physical store .5, address .6
lost < late .5, tracking .4, wrong item .35
late < lost .5, delivery time .35
damaged < warranty .35, repair .35, replace .35, wrong item .4, claim .3
wrong item < damaged .5, exchange .3, replace .4, lost .3
cancel < change order .4, return .3, refund .2
change order < cancel .45, address .3
pay < card .6, paypal .45, bank transfer .45, instalments .35, cash .35
card < pay .5
instalments < klarna .6, pay .3
klarna < instalments .5, on account .3
on account < klarna .25, invoice .4, pay .25
charged < pay .35, billed .6
billed < charged .6, invoice .4
invoice < billed .4, company .25
gift card < voucher .75
voucher < gift card .75, discount .55
discount < voucher .5, student .4, new customer .4, wholesale .35, sale .35, loyalty program .2
combine < voucher .25, discount .25
expire < best before .5
best before < expire .7
redeem < voucher .3
new customer < discount .4, newsletter .3
student < teacher .3, discount .15
senior < discount .15
teacher < student .3, discount .15
price match < discount .15
wholesale < discount .2, company .3
loyalty program < earn .4, birthday .2
earn < loyalty program .4
refer a friend < discount .15
warranty < repair .35, guarantee it .8, extended .3
guarantee it < warranty .8
repair < warranty .4, spare parts .35, cost estimate .4, damaged .2
replace < exchange .4, spare parts .4
spare parts < replace .4, repair .3
claim < warranty .3, damaged .25, contact .25
wear and tear < warranty .3, damaged .35
extended < warranty .35
second hand < warranty .2
original receipt < invoice .7
contact < phone .65, email .65, support .6, whatsapp .4
support < contact .6, phone .45, email .4
phone < contact .5
email < contact .45
size guide < size .6, exchange .2
size < size guide .6
wash < best before .2
samples < free .15
recycling < trade in .3
trade in < recycling .4
advice < contact .2
try < physical store .3, return .2
made in < material .2
material < made in .3
vegan < ingredients .35, animal testing .35
ingredients < allergy .4, parabens .4
allergy < ingredients .5
parabens < ingredients .5
animal testing < vegan .4
organic < sustainable .3
sustainable < recycling .35, organic .3, packaging .25
privacy < data .6, personal .5, share .4
data < privacy .6, personal .5
share < third party .5, sell .45, data .2
delete < account .15, data .2
store < data .2
card number < card .5, data .3
security < encrypt .5, pay .2
encrypt < security .5
newsletter < unsubscribe .5, email .3, advertising .4
unsubscribe < newsletter .6, advertising .4
advertising < newsletter .5
account < sign up .5, login .4
sign up < account .4, guest .5
guest < account .5, sign up .5
gift wrapping < gift .5, gift message .4, packaging .3
gift message < gift wrapping .5, gift .4
gift < gift wrapping .4, gift card .3
perishable < best before .3
lease < instalments .2
customs < tax .5, abroad .3
tax < customs .4, include .2
loan < repair .2
founder < about us .6, employee .3
about us < founder .6
safe < about us .8, founder .75, security .4, review .4
minimum age < adult .7
adult < minimum age .6, child .3
chat log < store .3, data .3, delete .2
signature < minimum age .4, neighbour .3
price on parcel < gift wrapping .4, gift .4, to another person .4
gift receipt < gift .5, original receipt .4, return .3
dogs welcome < pets .8, physical store .3
pets < dogs welcome .7
to another person < gift .4, price on parcel .3, shipping .2
deposit < reserve .4, made to order .2
reserve < pick up .4, deposit .4
unpaid < pay .3, on account .3
weight limit < weight .5
`
