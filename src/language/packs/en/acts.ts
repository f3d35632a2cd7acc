import type { ActWords } from '../../pack-fields/pack-acts.ts'

/** By what English tells what a message does. */
export const acts = {
  injection: [
    '(ignore|disregard|forget|override|bypass) (all |any |every )?(of )?(your |the |my |these |those |previous |prior |above |earlier )+(instructions?|rules|prompts?|guidelines|orders|directions|restrictions)',
    'system ?prompts?',
    '(developer|debug|god|admin|jailbreak|dan) mode',
    'you are now (a|an|the|in|dan|my (grand\\w*|evil|slave|new|personal|assistant)|no longer|free\\w*)',
    '(pretend|act) (to be|as if|as|like) (you|an? (admin|administrator|developer|unrestricted|evil|hacker|different ai)|the (owner|admin))',
    '(reveal|print|repeat|show|output|dump|leak)\\b.{0,30}\\b(your|the|hidden|initial|secret) (prompt|instructions|system|configuration|api key|rules)',
  ],
  suspicious: [
    '\\w*prompt\\w*',
    '\\w*instru\\w*',
    'rules?',
    '\\w*system\\w*',
    'modes?',
    '\\w*admin\\w*',
    'dan',
    '\\w*(unrestricted|jailbreak|developer|debug|pretend)\\w*',
    'ai',
  ],
  human: [
    '^(can|could|may) i (please )?(talk|speak|chat) (to|with) (?!you)',
    '(talk|speak|chat|connect|transfer|put)\\w*\\b.{0,25}\\b(human|person|agent|representative|rep|someone|somebody|manager|supervisor|support|operator|staff|customer service|employee)',
    '(real|actual|live) (human|person|agent)',
  ],
  humanAlone: 'human agent representative operator person',
  notHuman: [
    '(are|r) (you|u|we|i)',
    'is this',
    '(you are|youre|you re|ur|your) (an? )?(real |actual |live )?(human|person|agent|bot)',
    'am i',
    'model',
  ],
  trust: [
    '^(?:(?:hi|hey|so|ok|but|wait|sorry) )*(?:is|are|r) .{0,30}\\b(?:scams?|scammers?|frauds?|legit|legitimate|trustworthy|fake (?:shop|site|store|website))\\b',
  ],
  unclear: [
    '(sorry )?(i )?(dont|don t|do not|didnt|didn t) (get (it|that|this)|understand)( you| that| this)?',
    '(what|huh) do you mean',
    'huh|what|eh|hm+',
  ],
  browsing: [
    '(so |hey |and )?what (all |else |kind of (things|stuff|products) )?(do|can|does) (you|ya|u|yall|i|this (shop|store)) (guys )?(sell|offer|carry|buy)( here| there)?',
    '(please |pls )?(show me|let me see|list|can i see) (everything|all|your catalog(ue)?|what you( have| ve got| sell| got))( please| pls)?',
    'what (do you have|have you got)( please| pls)?',
  ],
  howAreYou: ['how (are|r) (you|u|ya)( doing)?( today)?'],
  greetings:
    'hi, hello, hey, heya, hiya, yo, hello there, hi there, hey there, good morning, good evening, good afternoon, howdy, sup',
  greeted: 'again, there, all, team',
  thanks:
    'thanks, thank you, thx, ty, tysm, cheers, thanks a lot, thank you so much, thank you very much, many thanks, thanks so much, great thanks, ok thanks, perfect thanks',
  goodbye: 'bye, goodbye, good bye, bye bye, see you, see ya, cya, ok bye, good night',
  okStarts: 'ok okay',
  self: 'i',
  cheaper: ['cheaper|costs? less|less expensive|lower price[ds]?|more affordable|too expensive|too pricey'],
  dearer: ['more expensive|costs? more|pricier|higher end|more premium'],
  notTooMuch: ['(not|isnt|isn t) (too |so |very |that )?(expensive|pricey)'],
  notMore: ['not more'],
  than: 'than',
  places: [['first|1st'], ['second|2nd'], ['third|3rd'], ['fourth|4th'], ['fifth|5th']],
  last: ['last one', 'the last'],
  lastOther: ['last (time|order|purchase|week|month|year|monday|tuesday|friday|price|day)\\w*'],
  notPlace: ['first (time|order|purchase|day)', '(second|third) (time|hand)', 'a second'],
  numbered: 'number option no nr',
  both: 'both, these two, those two, first two, the two',
  pointing:
    'ok okay and then alright gimme show tell more about me take the first second third fourth fifth last one ones 1st 2nd 3rd please pls number option no nr that this i mean want like',
  having: [
    '(hi |hello |hey )*(what )?((do|d|dont|don t) ?(you|ya|u|yall) (guys )?(have|sell|carry|stock|got)|(have you|you|u) got|got|any|(is|are|isn ?t|aren ?t) there)(?! (it|this|that(?! many)|they)\\b)',
  ],
  clauses: {
    joins: 'and but',
    starts: 'also, can, could, does, is, are, how, what, where, when, which',
    startsJoined: 'do, i, please, it s, will',
    startsBehindComma: 'do you, and',
    asks: 'can i, can we, could i, may i, do i, should i, will i, can you, could you, would you, will you, do you',
    also: 'also',
  },
} as const satisfies ActWords
