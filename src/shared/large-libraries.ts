import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A package that is loaded when it is first asked for: these have 50 to 100 files each, and most processes have no use for them. */
function library<Library>(name: string): () => Library {
  let loaded: Library | undefined
  return () => {
    loaded ??= require(name) as Library
    return loaded
  }
}

export const ai = library<typeof import('ai')>('ai')
export const anthropic = library<typeof import('@ai-sdk/anthropic')>('@ai-sdk/anthropic')
export const openAiCompatible = library<typeof import('@ai-sdk/openai-compatible')>('@ai-sdk/openai-compatible')
export const phoneNumbers = library<typeof import('libphonenumber-js/min')>('libphonenumber-js/min')
export const yaml = library<typeof import('yaml')>('yaml')
