import type { ReckoningWords } from '../../pack-fields/pack-reckoning.ts'

/** How English asks for something to be reckoned from prices. */
export const reckoning = {
  sum: 'whats that together, what is that together, what s that together, how much together, how much is that together, together how much, in total, all together, altogether, total, the total, total price, total cost, all in, in all, added up, grand total, what does that come to, how much does that come to, how much is that all, how much would that be, what am i looking at, whats the lot, what s the lot, come to, comes to, how much both, how much for both, how much for the two, how much for the lot',
  all: 'together, both, all of that, all of it, all of them, all that, the lot, everything, those two, those 2, these two, these 2, the two, the 2, the pair',
  adding: 'add, adding, as well, on top, throw in, also take, and also, plus',
  further: 'more another',
  pay: 'what do i pay, what would i pay, what will i pay, what ll i pay, what d i pay, how much do i pay, how much would i pay, how much will i pay, what do we pay, what do i owe, what i pay',
  fewer: 'less fewer',
  less: 'minus without except',
  difference:
    'price diff, diff in price, how much more, how much less, how much dearer, how much cheaper, how much extra, how much pricier, price difference, difference in price, how much would i save, how much do i save, what do i save, what would i save, how much am i saving, how much more expensive, cost difference',
  worth:
    'better value, best value, good value, value for money, works out cheaper, work out cheaper, works out better, cheaper in bulk, cheaper to buy in bulk, better deal, more economical',
  per: 'per',
  than: 'than compared versus vs over instead',
  twice: 'twice',
  times: 'times x',
  plus: 'plus with w add incl including',
  included: 'included',
  beside:
    'whats s put make give n d ill id im ok okay so then right great grand cool fine yes yeah please pls thanks i ll take id like just only the a an some of also too and now add what if we would be is are that it for me much how get want cost costs in to do does come comes makes one ones pack packs my be do',
} satisfies ReckoningWords
