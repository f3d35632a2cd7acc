import type { AgeWords, AudienceWords } from '../../pack-fields/pack-people.ts'
import type { Words } from '../../text/word-lists.ts'

/** How English speaks of people and animals. */
export const people = {
  audiences: {
    men:
      'men, man!, mens, gentlemen, gentleman, male, males, guys, guy!, dad, dads, daddy, father, fathers, stepdad, father in law, husband, hubby, ' +
      'boyfriend, fiance, grandpa, granddad, grandfather, uncle, brother, brother in law, groom, groomsmen, him!',
    women:
      'women, woman, womens, lady, ladies, female, females, mum, mums, mom, moms, mummy!, mommy, mother, mothers, stepmom, mother in law, wife, ' +
      'wifey, girlfriend, fiancee, grandma, granny, nana!, grandmother, aunt, auntie, sister, sister in law, bride, bridesmaid, bridesmaids, her!',
    boys: 'boys, boy, son, sons, grandson, grandsons, nephew, nephews, godson, little brother, stepson',
    girls:
      'girls, girl, daughter, daughters, granddaughter, granddaughters, niece, nieces, goddaughter, little sister, stepdaughter',
    kids:
      'kids, kid, child, children, childrens, teen, teens, teenager, teenagers, youth, preschooler, preschoolers, grandchild, grandchildren, ' +
      'grandkids, godchild, little ones',
    baby: 'baby, babies, infant, infants, newborn, newborns, toddler, toddlers',
    adults: 'adult, adults, grown up, grown ups',
    unisex: 'unisex, gender neutral, genderless',
    pets: 'pet, pets',
    dogs: 'dog, dogs, doggy, canine',
    puppies: 'puppy, puppies, pup, pups',
    cats: 'cat, cats, feline',
    kittens: 'kitten, kittens',
    rodents: 'hamster, hamsters, guinea pig, guinea pigs, gerbil, rabbit!, rabbits!, bunny!',
    birds: 'parrot!, parrots!, parakeet, budgie, canary!',
  },
  ages: {
    old: 'years old, year old, years of age, yr old, yrs old, yo, year olds, yr olds, months old, month old, month olds, weeks old, week old, week olds',
    years: 'years, year, yrs',
    weeks: 'weeks old, week old, week olds, weeks of age, wks old, wk old',
    months: 'months, month, months old, month old, month olds',
    aged: 'aged, age, ages, who is, turning, he is, she is, hes, shes, he s, she s, hes turning, shes turning, he s turning, she s turning, is turning, who s, turns, turned, just turned',
    label: 'age, ages, aged',
  },
  askNothing:
    'wants wanted start starts starting begin begins pack packs packet packets package likes loves enjoys adores either bday person persons people somebody someone anybody anyone everybody everyone boss bosses colleague colleagues coworker coworkers neighbour neighbours neighbor neighbors friend friends teacher teachers guest guests host hosts customer who sorry actually really truly much lot lots bit kinda quite thats whats its im ive id ill dont doesnt isnt cant u ur gonna wanna gotta lol btw tho though anyway honestly basically literally guess hopefully else too again asap soon today tomorrow now nice pretty lovely want needs',
} satisfies { audiences: AudienceWords; ages: AgeWords; askNothing: Words }
