import { isThere, saidAll, type TalkMaker } from './talk-material.ts'
import { turnOf } from './talk-types.ts'

const addressOf = (at: number): string => `kim.${at}@mail.example`

/** Something that is gone, and to be told when it is back. */
export const leadTalk: TalkMaker = ({ writer, rows, at }) => {
  const row = writer.pick(rows.filter(({ variants }) => variants.length > 0 && !variants.some(isThere)))
  if (!row) return undefined
  const email = addressOf(at)
  const said = saidAll({
    ask: writer.tell('stockOf', { title: writer.title(row.title) }),
    tellMe: writer.tell('tellMe'),
    email: writer.tell('email', { email }),
  })
  if (!said) return undefined
  return {
    steps: [
      turnOf(said.ask, { about: { id: row.id, others: [] }, stock: { id: row.id, is: 'gone', values: [] } }),
      turnOf(said.tellMe, { suite: { lead: null, handedOff: false } }),
      turnOf(said.email, { suite: { lead: { email, purpose: 'back_in_stock' }, handedOff: false } }),
    ],
  }
}

/** Somebody is to write about a product. */
export const contactTalk: TalkMaker = ({ writer, rows, at }) => {
  const row = writer.pick(rows)
  const email = addressOf(at)
  const say = row && writer.tell('contact', { email, title: writer.title(row.title) })
  const agree = writer.tell('agree')
  if (!say || !agree) return undefined
  // Whether the shop may write there can be asked first.
  return { steps: [turnOf(say, { suite: { handedOff: false } }), turnOf(agree, { suite: { lead: { email } } })] }
}

/** Whether it is a person, and then one. */
export const personTalk: TalkMaker = ({ writer }) => {
  const said = saidAll({ bot: writer.tell('areYouHuman'), person: writer.tell('person') })
  if (!said) return undefined
  return {
    steps: [
      turnOf(said.bot, { isMachine: true, suite: { handedOff: false, lead: null } }),
      turnOf(said.person, { suite: { handedOff: true } }),
    ],
  }
}
