import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { launchBrowser } from './browser.ts'

/**
 * Lays the pictures of a folder side by side, to be looked at: one sheet a width and look, `sheet-1280-light.png`. Pictures of all pages
 * of the dashboard are kept by
 *   DASHBOARD_SHOTS=<folder> node test/run-tests.ts --embedded test/dashboard/pages
 *   node test/support/contact-sheet.ts <folder>
 */
const COLUMNS = { '1280': 3, '390': 6 } as const
const MOST_ON_A_SHEET = 12

async function makeSheets(folder: string): Promise<string[]> {
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png') && !name.startsWith('sheet-'))
  const work = mkdtempSync(join(tmpdir(), 'spiel-sheets-'))
  const browser = await launchBrowser()
  const made: string[] = []
  try {
    const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } })
    for (const [width, columns] of Object.entries(COLUMNS)) {
      for (const look of ['light', 'dark']) {
        const own = pictures.filter((name) => name.endsWith(`-${width}-${look}.png`)).sort()
        for (let at = 0; at < own.length; at += MOST_ON_A_SHEET) {
          const cells = own.slice(at, at + MOST_ON_A_SHEET).map((name) => cellOf(join(resolve(folder), name), name))
          const html = join(work, 'sheet.html')
          writeFileSync(html, `${styleOf(columns)}<main>${cells.join('')}</main>`)
          await page.goto(pathToFileURL(html).href)
          const file = join(folder, `sheet-${width}-${look}-${at / MOST_ON_A_SHEET + 1}.png`)
          await page.screenshot({ path: file, fullPage: true })
          made.push(file)
        }
      }
    }
  } finally {
    await browser.close()
    rmSync(work, { recursive: true, force: true })
  }
  return made
}

const cellOf = (path: string, name: string) =>
  `<figure><figcaption>${name.replace(/-\d+-\w+\.png$/, '')}</figcaption><img src="${pathToFileURL(path).href}"></figure>`

const styleOf = (columns: number) =>
  `<style>body{margin:12px;font:13px sans-serif;background:#ccc}main{columns:${columns};column-gap:12px}
  figure{margin:0 0 12px;break-inside:avoid}img{width:100%;max-height:1100px;object-fit:cover;object-position:top;border:1px solid #888}</style>`

for (const file of await makeSheets(process.argv[2] ?? '.')) console.log(file)
