import type { DoingWords } from '../../pack-fields/pack-deeds.ts'

const past =
  '*ed put set sent made gave given took taken did done let left held kept brought bought paid told written wrote spoken spoke begun began gone went gotten had struck cut swung rang rung hid hidden seen saw read found dug thought understood chosen chose'

/** English words by which deeds are told. */
export const doing = {
  frames: {
    perfect: { opens: 'i ve, i have, i had, i ve been', verbs: `${past} *ing`, place: 'next' },
    past: { opens: 'i', verbs: past, place: 'next' },
    going: { opens: 'i m, i am', verbs: '*ing', place: 'next' },
    managed: {
      opens:
        'i was able to, i ve been able to, i managed to, i ve managed to, i have managed to, i made sure to, i ve gone ahead and, i went ahead and',
      verbs: '*',
      place: 'next',
    },
    future: {
      opens: 'i ll, i will, i m going to, i am going to',
      verbs: '*',
      place: 'next',
      isPromise: true,
    },
    ours: {
      opens: 'we ve, we have, we re, we are, we just, we already, we',
      verbs: `${past} *ing`,
      place: 'next',
      toShopper: true,
    },
  },
  between:
    'just already now also even since then quickly gladly happily actually successfully once more again both all one two it them you your been got had gone ahead and to able managed personally officially finally only really so here still ve have quietly kindly straight away today',
  shopper: 'you your yours',
  telling:
    'mark*, spot*, look*, found, find*, check*, list*, pick*, search*, compar*, select*, narrow*, filter*, review*, notic*, includ*, attach*, provid*, mention*, link*, gather*, pull .. up, pulled .. up, pulled .. from, pulled .. out, pulled together, highlight*, understood, understand*, not, need*, want*, shar*, show*, see, seen, saw, seeing, read*, dug, dig*, based, suit*, recommend*, suggest*, added .. up, adding .. up, add .. up, calculat*, convert*, ' +
    'work*, answer*, sorted .. by, sorted them, sorting, rank*, collect*, limit*, put .. together, putting .. together, made .. list, made .. selection, made .. mistake, made .. error, made sure, made myself, made it sound, made that clear, making sure, assum*, round*, kept .. to, kept it, kept this, kept that, kept them, keep*, left .. out, leaving .. out, skipp*, ignor*, exclud*, miss*, mis*, mistak*, confus*, mix* .. up, overlook*, explain*, describ*, said, say*, tell*, told, noted, noting, talk*, ask*, refer*, quot*, cit*, summar*, ' +
    'cover*, count*, measur*, subtract*, multipl*, tried, try*, consider*, think*, thought, guess*, hop*, wish*, love*, loving, lik*, prefer*, enjoy*, appreciat*, fear*, worr*, happy, glad, afraid, sorry, sure, be, being, stay*, help*, wait*, expect*, trust*, believ*, doubt*, agree*, wonder*, learn*, know*, remember*, recall*, forgot*, heard, hear*, gone through, went through, been through, gone over, went over, gone with, went with, going with, going by, going through, going off, going on, gone back, went back, ' +
    'scan*, brows*, consult*, identif*, determin*, verif*, confirm*, double, match*, pair*, group*, order*, point*, outlin*, laid .. out, set out, broken .. down, broke .. down, written .. below, written .. down for you below, translat*, clarif*, correct*, apolog*, repeat*, start* .. with, starting from, focus*, chos*, choos*, weigh*, aim*, taken .. from, took .. from, taken .. into account, taken .. look, took .. look, taken .. as, took .. as, taking .. as, taken .. to mean, taking .. to mean, taking .. from, used the, us* .. figure*, ' +
    'given .. the, gave .. the, giving .. the, giving you, give you the, give you a, gave you a wrong, gave you the, got that, gotten, got it, hav*, had, do, did, come*, came, run* through, ran through, ran into, run into, nothing, anything, something, everything, stick*, stuck, base*, lean*, stay, hand .. facts, let you decide, let you know what, let you have a look, walk* .. through, pass* .. along what, never, wear*, tested, test*, own*, us* myself',
  matter:
    'description*, listing, product page, differences, bold, summary, overview, comparison, glance, look, your budget, wording, below, side by side, next to each other, options',
  passive:
    'has been, have been, s been, has just been, have just been, has already been, have already been, have now been, has now been, was, were, is now, are now, s now, is already, are already, s already, is being, are being, is all, are all, is also, were just, was just, now, just',
  acted:
    'stopped, sorted, knocked off, taken off, added, put, placed, popped, dropped, reserved, held, set aside, put aside, put by, cancelled, canceled, refunded, credited, issued, initiated, started, processed, triggered, submitted, changed, updated, swapped, applied, redeemed, booked, registered, signed up, subscribed, enrolled, forwarded, passed on, passed to, notified, alerted, informed, escalated, transferred, upgraded, arranged, scheduled, rescheduled, waived, activated, unlocked, removed, saved, sent, mailed, emailed, texted, confirmed, secured, rerouted, redirected, replaced, exchanged, approved, locked in, taken care of, sorted out, moved, created, requested, filed, logged, ordered',
  states:
    'spoke to, spoke with, spoken to, spoken with, talked to, talked with, checked with, asked the, asked my, asked our, wrapped and waiting, waiting for you, note .. on your order, note .. for the, noted .. on your, noted .. for the, is .. in your cart, are .. in your cart, s .. in your cart, is .. in your basket, are .. in your basket, s .. in your basket, is in your bag, in your cart now, now in your cart, now in your basket, in your basket now, now in your bag, you have .. in your cart, you ll find .. in your cart, you ll find .. in your basket, on hold for you, under your name, in your name, aside for you, reserved for you, held for you, held back for you, waiting for you at, waiting for you in, your name on, is booked, are booked, is reserved, are reserved, is all booked, reservation is confirmed, booking is confirmed, reservation is set, cart is ready, basket is ready, ' +
    'order is confirmed, refund is on its way, refund is on the way, refund is under way, money is on its way, refund is in progress, return is in progress, return is set up, are signed up, re signed up, re registered, are registered, re booked, are booked, re all booked, re on the list, are on the list, re down for, let .. know about, let .. know that, let our, let the team, let the shop, let the store, let the warehouse',
  finished: 'done, all done, all set, all sorted, sorted, consider it done, taken care of',
  coming:
    'you ll get .. email, you ll receive .. email, you will get .. email, you will receive .. email, you ll get .. confirmation, you ll receive .. confirmation, you will receive .. confirmation, you ll get .. label, you ll get .. message, you ll see .. email, check your inbox, check your email, email is on its way, email is on the way, confirmation is on its way, label is on its way, link is on its way, is in your inbox, you should have .. email, you should receive .. email, you should get .. email, you should see .. email, expect .. email, our team will, a colleague will, someone will, somebody will, the team will',
  means: {
    cart: 'cart, basket, bag',
    mail: 'email*, mail*, inbox, code, message*',
    contact:
      'email*, address, details, list, notif*, alert*, know, contact*, number, name, sav*, signed you up, newsletter, down',
    person:
      'team*, colleague*, human, agent, staff, someone, somebody, person, support, teammate*, specialist*, forward*, pass*, connect*, transfer*, hand*, escalat*',
  },
} as const satisfies DoingWords
