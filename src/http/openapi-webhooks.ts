import { z } from 'zod'
import { type EventTypeName, eventTypeNames, eventTypes } from '../events/event-types.ts'
import { simplify } from './openapi-components.ts'
import { header } from './openapi-document.ts'

const parameters = [
  ['webhook-id', 'Id of the event: the same at every attempt and replay. Take each id once.'],
  ['webhook-timestamp', 'Seconds since 1970 at which this attempt was signed.'],
  ['webhook-signature', 'Signatures by each good secret, with spaces between: v1,<base64>.'],
].map(([name = '', description = '']) => ({ name, in: 'header', required: true, ...header(description) }))

/** What is delivered to webhook endpoints: one operation a type of event, with the shape of its body and an example. */
export const describeWebhooks = (): Record<string, object> =>
  Object.fromEntries(eventTypeNames.map((type, index) => [type, { post: describeType(type, index + 1) }]))

function describeType(type: EventTypeName, sequence: number): object {
  const { summary, data, example } = eventTypes[type]
  const { $schema: _, ...dataSchema } = z.toJSONSchema(data, {
    ...{ io: 'output', unrepresentable: 'any', override: ({ jsonSchema }) => simplify(jsonSchema) },
  })
  const event = {
    id: `evt_${String(sequence).padStart(12, '0')}0f3a9c1d2b4e5f607182`,
    sequence,
    type,
    createdAt: '2026-11-21T14:07:35.347Z',
    actor: type.startsWith('conversation') || type.startsWith('lead') ? 'widget:wk_1' : 'key:sp_live_0123456789ab',
    data: example,
  }
  return {
    operationId: `on${type.replace(/(?:^|[._])([a-z])/g, (_match, letter: string) => letter.toUpperCase())}`,
    tags: ['Webhooks'],
    summary,
    description: 'Signed by Standard Webhooks 1.0. Delivered at least once, in no promised order: `sequence` tells it.',
    security: [],
    parameters,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Event' },
              { type: 'object', properties: { type: { const: type }, data: dataSchema } },
            ],
          },
          example: event,
        },
      },
    },
    responses: {
      '2XX': { description: 'Taken.' },
      410: { description: 'The endpoint is not wanted any more: it is disabled at once.' },
      default: {
        description: 'Anything else is a failure, redirects too: it is tried again, ten times in some 75 hours.',
      },
    },
  }
}
