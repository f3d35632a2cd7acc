interface Words {
  code: string
  storeName: string
}

const mails: Record<string, (words: Words) => { subject: string; text: string }> = {
  en: ({ code, storeName }) => ({
    subject: `${code} is your code for ${storeName}`,
    text: `Your code is ${code}. Enter it in the chat of ${storeName} to see your order. It works for 10 minutes, once.

If you did not ask for it, someone typed in your order number. Give the code to nobody: without it nothing is shown.`,
  }),
  es: ({ code, storeName }) => ({
    subject: `${code} es tu código para ${storeName}`,
    text: `Tu código es ${code}. Escríbelo en el chat de ${storeName} para ver tu pedido. Sirve una sola vez, durante 10 minutos.

Si no lo has pedido tú, alguien ha escrito tu número de pedido. No des el código a nadie: sin él no se muestra nada.`,
  }),
  fr: ({ code, storeName }) => ({
    subject: `${code} est votre code pour ${storeName}`,
    text: `Votre code est ${code}. Saisissez-le dans le chat de ${storeName} pour voir votre commande. Il sert une seule fois, pendant 10 minutes.

Si vous ne l’avez pas demandé, quelqu’un a saisi votre numéro de commande. Ne donnez le code à personne : sans lui, rien n’est montré.`,
  }),
  de: ({ code, storeName }) => ({
    subject: `${code} ist Ihr Code für ${storeName}`,
    text: `Ihr Code lautet ${code}. Geben Sie ihn im Chat von ${storeName} ein, um Ihre Bestellung zu sehen. Er gilt einmal und 10 Minuten lang.

Haben Sie ihn nicht angefordert, dann hat jemand Ihre Bestellnummer eingegeben. Geben Sie den Code niemandem: ohne ihn wird nichts gezeigt.`,
  }),
}

/** @param language ISO 639-1; one without texts of its own gets English */
export function orderCodeMail(language: string, words: Words): { subject: string; text: string } {
  const write = (Object.hasOwn(mails, language) ? mails[language] : undefined) ?? mails.en
  if (!write) throw new Error('There is no English mail')
  // A line break in a name would end the header that it stands in.
  return write({ ...words, storeName: words.storeName.replace(/[\p{Cc}\p{Cf}]+/gu, ' ') })
}
