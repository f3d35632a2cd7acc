import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type FakeSmtpServer, startFakeSmtpServer } from '../../test/support/fake-smtp-server.ts'
import { createMailer } from './create-mailer.ts'

let smtp: FakeSmtpServer

before(async () => {
  smtp = await startFakeSmtpServer()
})
after(() => smtp.close())

test('a mail goes to the very address that was given, and to no other', async () => {
  const mailer = createMailer({ url: smtp.url, from: 'Acme <help@acme.example>' })
  assert.ok(mailer)
  for (const to of [
    ...[
      '<v@mail.example>',
      'V@mail.example',
      'Ann <v@mail.example>',
      'v@mail.example, w@mail.example',
      '"v"@mail.example',
    ],
    ...['v@mail。example', 'v\u00ad@mail.example', 'v@mail.example\r\nRCPT TO:<w@mail.example>', ''],
  ]) {
    await assert.rejects(mailer.send({ to, subject: 's', text: 't' }), /not in its one form/, to)
  }
  for (const to of ["o'hara+x{1}@mail.example", 'v@bücher.example']) await mailer.send({ to, subject: 's', text: 't' })
  assert.deepEqual(
    smtp.mails.map((mail) => mail.to),
    [["o'hara+x{1}@mail.example"], ['v@xn--bcher-kva.example']],
  )
})
