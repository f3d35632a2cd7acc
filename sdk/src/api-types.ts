/* Generated from openapi.json by scripts/generate-sdk-types.ts. Change the schemas, not this file. */

export interface Variant {
  externalId: string | number
  title?: string | null
  price?: number | null
  inventory?: number | null
  sku?: string | null
  options?: { [name: string]: string } | null
  compareAtPrice?: number | null
  url?: string | null
  imageUrl?: string | null
  position?: number | null
}

export interface Product {
  externalId: string | number
  title?: string
  description?: string | null
  status?: 'active' | 'draft' | 'archived' | 'unlisted'
  url?: string | null
  imageUrl?: string | null
  tags?: string[] | null
  vendor?: string | null
  category?: string | null
  images?: string[] | null
  currency?: string | null
  updatedAt?: string | null
  variants?: Variant[] | null
}

export interface OrderItem {
  title?: string | null
  platformVariantId?: string | number | null
  quantity?: number
  unitPrice?: number | null
}

export interface Order {
  externalId: string | number
  email?: string | null
  total?: number | null
  currency?: string | null
  financialStatus?: string | null
  fulfillmentStatus?: string | null
  number?: string | null
  placedAt?: string | null
  customerName?: string | null
  trackingUrl?: string | null
  trackingNumber?: string | null
  carrier?: string | null
  cancelledAt?: string | null
  updatedAt?: string | null
  items?: OrderItem[] | null
}

export interface IngestError {
  index: number
  externalId: string | null
  code: string
  message: string
  issues: { path: string; code: string; message: string }[]
}

export interface IngestResult {
  upserted: number
  received: number
  errors: IngestError[]
}

export interface Message {
  id: string
  role: string
  text: string
  createdAt: string
}

export interface Conversation {
  id: string
  status: 'active' | 'waiting_for_human' | 'with_human' | 'resolved'
  intent: string | null
  sentiment: 'positive' | 'neutral' | 'negative' | 'mixed' | null
  summary: string | null
  tags: string[]
  channel: string
  language: string | null
  messageCount: number
  shopper: { name: string | null; email: string | null } | null
  leadId: string | null
  lastMessageAt: string | null
  createdAt: string
  updatedAt: string
}

export interface ConversationDetail extends Conversation {
  messages: Message[]
}

export interface Lead {
  id: string
  email: string | null
  name: string | null
  phone: string | null
  purpose: 'purchase' | 'back_in_stock' | 'quote' | 'support' | 'newsletter' | 'other'
  status: 'new' | 'contacted' | 'qualified' | 'converted' | 'unqualified'
  priority: 'low' | 'medium' | 'high' | 'urgent'
  score: number
  reasons: string[]
  consent: { given: boolean; at: string | null; text: string | null } | null
  conversationId: string | null
  createdAt: string
  updatedAt: string
}

export interface ConversationPage {
  data: Conversation[]
  next_cursor: string | null
}

export interface LeadPage {
  data: Lead[]
  next_cursor: string | null
}

export interface Error {
  error: string
  message?: string
  details?: { [name: string]: unknown }
}
