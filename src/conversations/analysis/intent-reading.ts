import type { intents, sentiments } from '../conversations.schema.ts'

export type Intent = (typeof intents)[number]
export type Sentiment = (typeof sentiments)[number]

/** What a classifier makes of one message of a shopper. */
export interface IntentReading {
  intent: Intent
  /** 0..1. */
  confidence: number
  /** All intents found, the main one included. */
  found: { intent: Intent; confidence: number }[]
  frustrated?: boolean
  /** What the shopper looks for, without greetings and fillers. */
  query?: string
}
export type ReadIntent = (text: string, language: string | null) => IntentReading
