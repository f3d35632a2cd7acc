/** Everything the widget's frame says; what the assistant says comes from the server. */
export interface Texts {
  open: string
  close: string
  assistant: string
  conversation: string
  you: string
  input: string
  placeholder: string
  send: string
  menu: string
  newConversation: string
  transcript: string
  leave: string
  /** To begin with where the server tells none, sent as they stand here. */
  starters: string[]
  /** After a person's name. */
  typing: string
  thinking: string
  recent: string
  popular: string
  earlier: string
  newest: string
  inStock: string
  soldOut: string
  /** Before a price. */
  from: string
  option: string
  /** A sold-out product, when it is back. */
  notify: string
  addToCart: string
  added: string
  notAdded: string
  compare: string
  asList: string
  price: string
  stock: string
  product: string
  order: string
  /** Four: ordered, in preparation, shipped, delivered. */
  steps: string[]
  /** Three: cancelled, returned, refunded. */
  ends: string[]
  unpaid: string
  total: string
  track: string
  tracking: string
  reorder: string
  was: string
  gone: string
  fewer: string
  toCart: string
  helpful: string
  notHelpful: string
  waiting: string
  position: string
  /** Before a number of minutes. */
  wait: string
  /** Before a time. */
  opens: string
  closedNow: string
  /** Before a person's name. */
  withHuman: string
  person: string
  email: string
  name: string
  phone: string
  optional: string
  privacy: string
  /** A form, when it is not wanted or done. */
  closeForm: string
  leadDone: string
  transcriptDone: string
  badEmail: string
  offline: string
  reconnecting: string
  failed: string
  interrupted: string
  retry: string
  tooMany: string
  wrong: string
  dismiss: string
}
