import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findLinks, replaceLinks } from './find-links.ts'

const found = (text: string) => findLinks(text).map(({ kind, text }) => `${kind} ${text}`)

test('true prose has no links', () => {
  for (const text of [
    ...[
      'e.g.this',
      'a 3.5mm jack',
      'Dr.Who',
      'v2.0',
      'U.S.A',
      'U.S.A.',
      'manual.pdf',
      'see docs/manual.pdf',
      'Node.js',
    ],
    ...[
      'readme.txt and photo.jpg',
      '24.90 EUR',
      '1.200,50',
      '12.30',
      '2026.01.31',
      '9.am to 5.pm',
      '2.5.kg',
      '10.in',
      '3.cm',
    ],
    ...[
      'z.B.',
      'd.h.',
      'p.ej.',
      'Nr.5',
      'No.7/8',
      'S/M/L',
      '50/50',
      'M.',
      '...',
      '. . .',
      'a.b',
      'x..y',
      '1.5m/s',
      '10:30',
    ],
    ...[
      'at 10:30/11:00',
      'Size: M',
      'note: this',
      'yes/no',
      'and/or',
      'c/o',
      'https',
      'http:',
      'www',
      'www.',
      '://',
      '//',
      '//x',
    ],
    ...[
      'really.well?',
      'großartig.Übrigens',
      'Привет.Как дела',
      'これは。それは',
      '1.2.3.4.5',
      '300.1.1.1',
      '@ home',
      '@name',
    ],
    ...['a@localhost', 'http:x', 'evil .com', 'comma,com', 'dot,com'],
  ]) {
    assert.deepEqual(found(text), [], text)
  }
})

test('a link is found however it is spelled', () => {
  for (const [text, links] of [
    ['Win at evil.भारत/win now', 'host evil.भारत/win'],
    ['Win at evil.भारत now', 'host evil.भारत'],
    ['evil.xn--h2brj9c/win', 'host evil.xn--h2brj9c/win'],
    ['xn--80ak6aa92e.unknown', 'host xn--80ak6aa92e.unknown'],
    ['пример.рф,', 'host пример.рф'],
    ['münchen.com', 'host münchen.com'],
    ['evil。com', 'host evil。com'],
    ['evil．com', 'host evil．com'],
    ['evil｡com!', 'host evil｡com'],
    ['evil\u2024com', 'host evil\u2024com'],
    ['ｅｖｉｌ.ｃｏｍ', 'host ｅｖｉｌ.ｃｏｍ'],
    ['EVIL.CoM', 'host EVIL.CoM'],
    ['evil.win/now', 'host evil.win/now'],
    ['evil.unknown/win.', 'host evil.unknown/win'],
    ['evil.unknown:8080/x', 'host evil.unknown:8080/x'],
    ['evil.unknown?x=1', 'host evil.unknown?x=1'],
    ['evil.com.Then go', 'host evil.com'],
    ['(see evil.com)', 'host evil.com'],
    ['"evil.com"', 'host evil.com'],
    ['x=evil.com', 'host evil.com'],
    ['evil.com,evil.net', 'host evil.com|host evil.net'],
    ['203.0.113.9', 'host 203.0.113.9'],
    ['203.0.113.9:81/win', 'host 203.0.113.9:81/win'],
    ['www.evil', 'host www.evil'],
    ['www.evil.unknown/x', 'host www.evil.unknown/x'],
    ['https://evil.example/x?y#z…', 'url https://evil.example/x?y#z'],
    ['HTTPS://EVIL', 'url HTTPS://EVIL'],
    ['hxxps://evil.example', 'url hxxps://evil.example'],
    ['http:/evil.example', 'url http:/evil.example'],
    ['http:\\\\evil', 'url http:\\\\evil'],
    ['myapp://open', 'url myapp://open'],
    ['click:https://evil.example', 'url https://evil.example'],
    ['see(https://evil.example)now', 'url https://evil.example'],
    ['//evil.unknown', 'url //evil.unknown'],
    ['https://ann@evil.example/', 'url https://ann@evil.example/'],
    ['ann@mail.example.', 'mail ann@mail.example'],
    ['ann:secret@evil.com', 'mail secret@evil.com'],
    ['evil.com/a@b.com', 'host evil.com/a@b.com'],
    ['𝒶evil.com', 'host 𝒶evil.com'],
    ['one https://a.example two b.com', 'url https://a.example|host b.com'],
  ] as const) {
    assert.equal(found(text).join('|'), links, text)
    const [first] = findLinks(text)
    assert.equal(text.slice(first?.start, first?.end), first?.text)
  }
})

test('links are put away, what stands between them stays', () => {
  const text = 'a https://x.example, b@y.example z.com.'
  assert.equal(
    replaceLinks(text, () => '[-]'),
    'a [-], [-] [-].',
  )
  assert.equal(
    replaceLinks(text, ({ kind }) => (kind === 'host' ? '' : undefined)),
    'a https://x.example, b@y.example .',
  )
})

test('a text of ten times the length is read in some ten times the time', () => {
  const spent = (text: string) => {
    const before = process.threadCpuUsage()
    findLinks(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
  for (const piece of [
    'a.',
    '1.',
    'am.1.',
    'a@',
    'a@b.',
    ':a',
    'a:',
    '/',
    '//',
    '//a.b',
    'a+',
    '.',
    '@',
    '\\',
    'xn--',
    'h:',
    'http:/',
    '。',
  ]) {
    const [short, long] = [piece.repeat(20_000 / piece.length), piece.repeat(200_000 / piece.length)]
    spent(short)
    const [shortMs, longMs] = [Math.min(spent(short), spent(short)), Math.min(spent(long), spent(long))]
    assert.ok(longMs < Math.max(shortMs, 2) * 30, `${piece}: ${shortMs} ms, ${longMs} ms`)
  }
})
