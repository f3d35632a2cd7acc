import { type Html, html } from '../../shared/html.ts'
import { document } from './demo-pages.ts'

const sign = (title: string, content: Html): Html =>
  document({ title, language: 'en', content: html`<main class="sign"><h1>${title}</h1>${content}</main>` })

/** The page for visitors without the link: says how the operator gets one, and nothing about the shops. */
export const lockedPage = (): Html =>
  sign(
    'This demo opens with a link',
    html`<p>Who runs this server has it: <code>npm start</code> printed it, and <code>npx spiel demo</code> prints it again.</p>
<p>A link that was good before may have been replaced since.</p>`,
  )

/** For a demo that is open to everybody, of more than one store. */
export const askForAddressPage = (): Html =>
  sign(
    'Which store?',
    html`<p>Each store’s demo has an address of its own. Who runs this server finds them with <code>npx spiel demo</code>.</p>`,
  )

export const tooManyPage = (retryAfterS: number): Html =>
  sign('Too many requests', html`<p>This demo is looked at a lot just now. Come back in ${retryAfterS} seconds.</p>`)
