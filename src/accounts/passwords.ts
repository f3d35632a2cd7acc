import type { Transaction } from '../db/transaction.ts'
import { newId } from '../shared/random.ts'
import { writePassword } from './accounts.queries.ts'

/** Loaded at the first use: with the login library it takes a part of a second. */
const library = () => import('better-auth/crypto')

/** scrypt, off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  return (await library()).hashPassword(password)
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  return (await library()).verifyPassword({ password, hash })
}

/** @param hash of hashPassword(), made before the transaction: it takes 50 ms */
export async function setPassword(trx: Transaction, accountId: string, hash: string): Promise<void> {
  await writePassword(trx, { id: newId('cred'), accountId, hash })
}
