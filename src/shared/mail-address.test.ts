import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailboxKey, readMailAddress } from './mail-address.ts'

test('an address has one way to be written, however it came', () => {
  for (const [text, address] of [
    ['v@mail.example', 'v@mail.example'],
    [' V@Mail.Example\n', 'v@mail.example'],
    ['ｖ@mail.example', 'v@mail.example'],
    ['ｖ＠ｍａｉｌ．ｅｘａｍｐｌｅ', 'v@mail.example'],
    ['v@mail。example', 'v@mail.example'],
    ['v@mail．example', 'v@mail.example'],
    ['v@mail｡example', 'v@mail.example'],
    ['ann+shop@mail.example', 'ann+shop@mail.example'],
    ["o'hara.j-p_x@mail.example", "o'hara.j-p_x@mail.example"],
    ['jürgen@bücher.example', 'jürgen@bücher.example'],
    ['ju\u0308rgen@xn--bcher-kva.example', 'jürgen@bücher.example'],
    ['राम@मेल.भारत', 'राम@मेल.भारत'],
    ['a@localhost', 'a@localhost'],
    ['a@mail_1.example', 'a@mail_1.example'],
  ] as const) {
    assert.equal(readMailAddress(text), address, JSON.stringify(text))
    assert.equal(readMailAddress(address), address, `${address} stays as it is`)
  }
})

test('what a mailer could read otherwise, or nobody can see, is no address', () => {
  for (const text of [
    ...['', '@', 'v', 'v@', '@mail.example', 'v@@mail.example', 'v@mail.example@evil.example', 'a b@mail.example'],
    ...['<v@mail.example>', 'Ann <v@mail.example>', '"v"@mail.example', '"v w"@mail.example', 'v(x)@mail.example'],
    ...['v@mail.example,w@mail.example', 'v@mail.example;w@mail.example', 'list:v@mail.example;', 'v\\@mail.example'],
    ...[
      'v\u00ad@mail.example',
      'v\u200b@mail.example',
      'v@mail\u2060.example',
      'v\ufe0f@mail.example',
      'v\u202e@mail.example',
    ],
    ...[
      'v@mail.example\r\nRCPT TO:<w@mail.example>',
      'v\t@mail.example',
      'v\u0000@mail.example',
      'v\ud83d@mail.example',
    ],
    ...['v\u00a0@mail.example', 'v\u3000@mail.example', '.v@mail.example', 'v.@mail.example', 'v..w@mail.example'],
    ...[
      'v@.mail.example',
      'v@mail.example.',
      'v@mail..example',
      'v@-mail.example',
      'v@mail-.example',
      'v@mail.example:25',
    ],
    ...['v@[127.0.0.1]', 'v@127.0.0.1', 'v@127.1', 'v@0x7f.1', 'v@mail%2eexample', 'v@mail/example', 'v@mail?example'],
    ...[
      `${'a'.repeat(65)}@mail.example`,
      `a@${'b'.repeat(64)}.example`,
      `a@${'b.'.repeat(126)}example`,
      '\ufdfa'.repeat(900),
    ],
  ]) {
    assert.equal(readMailAddress(text), undefined, JSON.stringify(text))
  }
})

test('a limit counts the person behind an address', () => {
  for (const [address, key] of [
    ['v@mail.example', 'v@mail.example'],
    ['v+1@mail.example', 'v@mail.example'],
    ['v+1+2@mail.example', 'v@mail.example'],
    ['+1@mail.example', '+1@mail.example'],
    ['v.w@mail.example', 'v.w@mail.example'],
    ['v.w+x@gmail.com', 'vw@gmail.com'],
    ['vw@googlemail.com', 'vw@gmail.com'],
  ] as const) {
    assert.equal(mailboxKey(address), key, address)
  }
})
