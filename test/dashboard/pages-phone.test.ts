import { testEveryPage } from '../support/pages-browser.ts'

testEveryPage({ width: 390, height: 844 })
