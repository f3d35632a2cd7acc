import { call } from '../api/call.ts'

/** Browsers of the last two years read and write what the server sends and takes. */
const canPasskeys = () =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Whether this browser, at this address, can use passkeys of the server. */
export const isPasskeyPlace = (host: string | null | undefined): boolean => host === location.hostname && canPasskeys()

/** The device made none, or gave none: its person said no, or it has none. */
export class NoPasskey extends Error {}

/** Asks the device for a new passkey. @throws {NoPasskey} {ApiFault} */
export async function addPasskey(name: string, current: string): Promise<void> {
  const json = await call<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/begin', { body: { current } })
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json)
  const response = await answerOf(() => navigator.credentials.create({ publicKey }))
  await call('POST', '/me/passkeys', { body: { name, response } })
}

/** Asks the device for one of the server's passkeys. @throws {NoPasskey} {ApiFault} */
export async function signInWithPasskey(): Promise<void> {
  const json = await call<PublicKeyCredentialRequestOptionsJSON>('POST', '/sign-in/passkey/begin')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json)
  const response = await answerOf(() => navigator.credentials.get({ publicKey }))
  await call('POST', '/sign-in/passkey', { body: { response } })
}

async function answerOf(ask: () => Promise<Credential | null>): Promise<unknown> {
  const given = await ask().catch(() => null)
  if (!(given instanceof PublicKeyCredential)) throw new NoPasskey()
  return given.toJSON()
}
