import { z } from 'zod'

/** What a schema looks at in a JSON value: all else need not be built. A value may be of several kinds. */
export interface JsonShape {
  /** An object of which only these members matter. */
  members?: Map<string, JsonShape>
  /** An object whose members are named freely; all beyond `most` are one too many. */
  entries?: { of: JsonShape; most: number }
  /** All elements beyond `most` are one too many. */
  list?: { of: JsonShape; most: number }
  /** Everything matters. */
  isAnything?: boolean
}

interface JsonSchema {
  type?: string | string[]
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  additionalProperties?: boolean | JsonSchema
  maxProperties?: number
  items?: JsonSchema
  maxItems?: number
}

/** Where a schema is not understood, everything matters: a body is then read whole, never wrongly. */
export function shapeOf(schema: z.ZodType): JsonShape {
  return read(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}

function read(schema: JsonSchema): JsonShape {
  if (schema.anyOf) return merge(schema.anyOf.map(read))
  const types = [schema.type ?? []].flat()
  if (types.length === 0 && schema.enum === undefined && schema.const === undefined) return { isAnything: true }
  const shape: JsonShape = {}
  if (types.includes('array')) {
    shape.list = { of: read(schema.items ?? {}), most: schema.maxItems ?? Number.POSITIVE_INFINITY }
  }
  if (!types.includes('object')) return shape
  const { properties, additionalProperties: others, maxProperties: most = Number.POSITIVE_INFINITY } = schema
  if (others === undefined && properties !== undefined) {
    shape.members = new Map(Object.entries(properties).map(([name, one]) => [name, read(one)]))
  } else if (typeof others === 'object' && properties === undefined) {
    shape.entries = { of: read(others), most }
  } else {
    // A strict object complains of unknown members by name.
    shape.isAnything = true
  }
  return shape
}

/** Two ways to be an object, or a list, are not told apart. */
function merge(shapes: JsonShape[]): JsonShape {
  const objects = shapes.filter((one) => one.members || one.entries)
  const lists = shapes.filter((one) => one.list)
  const isAnything = shapes.some((one) => one.isAnything) || objects.length > 1 || lists.length > 1
  return isAnything ? { isAnything } : Object.assign({}, ...objects, ...lists)
}
