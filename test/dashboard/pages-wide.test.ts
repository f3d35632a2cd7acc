import { testEveryPage } from '../support/pages-browser.ts'

testEveryPage({ width: 1280, height: 860 })
