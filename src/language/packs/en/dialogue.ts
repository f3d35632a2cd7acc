import type { DialogueWords } from '../../pack-fields/pack-dialogue.ts'

/** By what English tells the steps of a talk. */
export const dialogue = {
  asksPrice: [
    'how much (would|will) .{0,40}(cost|be)',
    'how much (is|are|was|were|for|in|it|does (it|this|that|the [\\w -]{1,60}) cost)',
    'how many (bucks|dollars|euros|quid)',
    'price|costs?',
  ],
  asksPriceAlone: ['(and |ok |so |then )?how much'],
  asksDetails: [
    '(ok |and |please |can you )?(tell me (more )?about|tell me more|show me|more (info|details)|details|info(s|rmation)?|describe)',
    '(and |so )?(what|how) (is|are) (it|they|(that|this|these|those|the (first|second|third|fourth|fifth|last|other|[1-5](st|nd|rd|th)))( ones?)?)( like)?$',
  ],
  definite: 'the',
  comparing:
    'compar*, difference between, differences between, difference to, difference from, difference with, differs from, different from, decide between, deciding between, choose between, choosing between, torn between',
  differences: 'difference differences diff diffs',
  betweenCompared: 'and with to vs versus or',
  asksWhich: 'which what cheaper better',
  asksWhichOfThem: 'which',
  asksWhichStarts: 'which, what, who, whats',
  tellsOf: 'she he they it its shes hes theyre we i mine',
  fondOf:
    'likes, like, liked, loves, love, loved, enjoys, enjoy, is into, s into, are into, really into, so into, adores, fan, hobby, hobbies, collects, collecting, interested, passionate, crazy, crazy about, mad about, mad on, mad for, nuts about, obsessed, obsessed with, keen, keen on, big on, fond, fond of, fanatic, addicted, addict, hooked, hooked on, lover, enthusiast, can t get enough',
  hobbies:
    'bakes, gardens, rides, runs, swims, hikes, fishes, cycles, draws, sews, knits, dances, travels, camps, drinks, climbs, goes, does, plays, cooks, reads, paints, skis, surfs, hunts, golfs, crochets, brews, sails, writes, watches, listens, photographs',
  anyProduct:
    'product products item items article articles find thing things stuff sell have got carry offer store shop range',
  attributeStarts: 'how much, how many, what is the, whats the, what s the, what are the',
  attributeBehind:
    'does it, do they, is it, are they, do these, do those, does this, does that, is there, are there, of it, of them, of that, of this, of the, in it, in them, it has, they have, on it, on them, has it, have they',
  copulas: 'is are am m im',
  another: ['(and |ok )?((what|how) about|(to|for)|and)', '(and )?how (much|long)$'],
  further: ['(and|but) (what )?(if|when|how|what|who|where|can|do|is)', 'what (if|when)'],
  agrees: 'ok, okay, sure, do it, go ahead, go for it, yep, yeah, fine, please do, of course',
  forgot: [
    '(don t|dont|do not|can t|cant|cannot|can not|didn t|no longer) (really |quite |even |exactly )?(remember|recall|know|have|find)',
    'forgot|forgotten|no idea|no clue|not sure|unsure|idk|dunno|lost (it|my|the)',
  ],
  refuses: [
    '(rather not|prefer not|don t want to|dont want to|do not want to|won t|not going to) (to )?(give|tell|share|say|type|use)',
  ],
  address: ['(e-?mail|mail|address|account)s?'],
  asksCode: [
    '(send|mail|e-?mail|text|get|resend|want|need|use|another|new|again)\\b.{0,25}\\bcode',
    'code\\b.{0,20}\\b(again|by mail|by e-?mail|instead|please)',
    '(no|any) code',
    'code\\b.{0,20}\\b(didn t|did not|not|never|hasn t)',
  ],
  otherCode: ['discount|promo\\w*|coupon|voucher|gift|zip|post|postal|area|tracking|qr'],
} as const satisfies DialogueWords
