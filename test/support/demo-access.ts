import { getDemoLink } from '../../src/widget/demo-link.ts'
import type { TestApp } from './test-app.ts'

/** The path that opens the demo shop, as `npm start` prints it. */
export const demoLink = async ({ context }: Pick<TestApp, 'context'>): Promise<string> =>
  `/demo?link=${await getDemoLink(context)}`

/** What a browser keeps that followed the link: `name=value` for a Cookie header. */
export async function demoCookie(app: Pick<TestApp, 'context' | 'url'>): Promise<string> {
  const response = await fetch(app.url + (await demoLink(app)), { redirect: 'manual' })
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}
