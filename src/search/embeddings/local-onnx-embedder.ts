import { readFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import {
  EmbedderMisconfiguredError,
  type EmbedOptions,
  ModelEmbedder,
  type Prefixes,
  type TextKind,
} from './embedder.ts'
import { detectPrefixes } from './remote-styles.ts'

/** What is used of the package @huggingface/transformers 3 and 4. */
export interface TransformersModule {
  env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string }
  pipeline(task: 'feature-extraction', model: string, options: { local_files_only: boolean }): Promise<Extractor>
}

type Extractor = (texts: string[], options: { pooling: Pooling; normalize: boolean }) => Promise<{ tolist(): unknown }>

type Pooling = 'mean' | 'cls'

/** Optional: 474 MB installed. Held in a variable so that nothing wants it at build time. */
const PACKAGE: string = '@huggingface/transformers'
/** The model keeps one core busy meanwhile; small steps let a caller end the work. */
const TEXTS_PER_STEP = 8

export interface LocalEmbedderOptions {
  /** Absolute path of a folder with config.json, tokenizer.json and onnx/model.onnx. */
  folder: string
  /** Default: by the folder's name. */
  prefixes?: Prefixes
  load?: (specifier: string) => Promise<unknown>
}

/**
 * An embedder that runs an ONNX model in this process, from a folder. It downloads nothing. The model is loaded at the first use; when that
 * fails every use fails, with the reason.
 */
export class LocalOnnxEmbedder extends ModelEmbedder {
  readonly #folder: string
  readonly #load: (specifier: string) => Promise<unknown>
  #model: Promise<{ extract: Extractor; pooling: Pooling }> | undefined

  constructor({ folder, prefixes, load }: LocalEmbedderOptions) {
    const path = resolve(folder)
    super(`onnx:${basename(path)}`, prefixes ?? detectPrefixes(basename(path)))
    this.#folder = path
    this.#load = load ?? ((specifier) => import(specifier))
  }

  /** `timeoutMs` has no effect: work in this process cannot be broken off. */
  async embed(texts: string[], kind: TextKind, { signal }: EmbedOptions = {}): Promise<Float32Array[]> {
    this.#model ??= this.#loadModel()
    const { extract, pooling } = await this.#model
    const vectors: Float32Array[] = []
    for (let at = 0; at < texts.length; at += TEXTS_PER_STEP) {
      signal?.throwIfAborted()
      const step = texts.slice(at, at + TEXTS_PER_STEP).map((text) => this.prefixes[kind] + text.toWellFormed())
      const raw = (await extract(step, { pooling, normalize: true })).tolist()
      vectors.push(...this.accept(raw, step.length))
    }
    return vectors
  }

  async #loadModel(): Promise<{ extract: Extractor; pooling: Pooling }> {
    const config = await readFile(join(this.#folder, 'config.json'), 'utf8').catch(() => undefined)
    if (config === undefined) {
      throw new EmbedderMisconfiguredError(`There is no model in ${this.#folder}: config.json cannot be read`)
    }
    const transformers = await this.#loadPackage()
    Object.assign(transformers.env, {
      allowRemoteModels: false,
      allowLocalModels: true,
      localModelPath: dirname(this.#folder),
    })
    try {
      const extract = await transformers.pipeline('feature-extraction', basename(this.#folder), {
        local_files_only: true,
      })
      return { extract, pooling: await readPooling(this.#folder) }
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new EmbedderMisconfiguredError(`The model in ${this.#folder} cannot be loaded: ${reason}`, { cause })
    }
  }

  async #loadPackage(): Promise<TransformersModule> {
    try {
      return (await this.#load(PACKAGE)) as TransformersModule
    } catch (cause) {
      throw new EmbedderMisconfiguredError(
        `A model in a folder needs the optional package ${PACKAGE}: install it beside Spiel (npm install ${PACKAGE}), ` +
          'or set SPIEL_EMBEDDING_URL to a server that runs the model',
        { cause },
      )
    }
  }
}

/** How the numbers of a text's words become one vector, from the file that sentence-transformers writes; else the mean. */
async function readPooling(folder: string): Promise<Pooling> {
  const text = await readFile(join(folder, '1_Pooling', 'config.json'), 'utf8').catch(() => '{}')
  const { pooling_mode_cls_token: usesFirstToken } = JSON.parse(text) as { pooling_mode_cls_token?: boolean }
  return usesFirstToken ? 'cls' : 'mean'
}
