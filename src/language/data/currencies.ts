/** All that write their money with a dollar sign; the first is meant when the store's own is none of them. */
const dollars = [
  ...['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD', 'ARS', 'CLP', 'COP', 'UYU', 'DOP', 'BRL', 'NIO', 'CUP'],
  ...['BSD', 'BBD', 'BZD', 'BMD', 'BND', 'FJD', 'GYD', 'JMD', 'KYD', 'LRD', 'NAD', 'SBD', 'SRD', 'TTD', 'XCD'],
]

/** Currencies by the sign that stands for them, the likeliest first. ISO 4217. */
export const currencySigns: Readonly<Record<string, readonly string[]>> = {
  $: dollars,
  '€': ['EUR'],
  '£': ['GBP'],
  '¥': ['JPY', 'CNY'],
  '₹': ['INR'],
  '₽': ['RUB'],
  '₺': ['TRY'],
  '₩': ['KRW'],
  '₴': ['UAH'],
  '₫': ['VND'],
  '₱': ['PHP'],
  '฿': ['THB'],
  '₪': ['ILS'],
  '₦': ['NGN'],
  '₡': ['CRC'],
  '₲': ['PYG'],
  '₿': ['BTC'],
}

/** Letters before a dollar sign that tell whose dollars they are: "US$ 50", "R$ 50". */
export const dollarPrefixes: Readonly<Record<string, string>> = {
  us: 'USD',
  ca: 'CAD',
  c: 'CAD',
  au: 'AUD',
  a: 'AUD',
  nz: 'NZD',
  hk: 'HKD',
  mx: 'MXN',
  nt: 'TWD',
  r: 'BRL',
  ar: 'ARS',
  rd: 'DOP',
}

/** What the names of money in the packs can stand for, the likeliest first. */
export const currencyNames: Readonly<Record<string, readonly string[]>> = {
  // No dollar is called a peso.
  dollar: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'JMD', 'TTD', 'BSD', 'BBD', 'BZD', 'FJD', 'XCD'],
  euro: ['EUR'],
  pound: ['GBP'],
  sterling: ['GBP'],
  yen: ['JPY'],
  yuan: ['CNY'],
  rupee: ['INR'],
  franc: ['CHF'],
  peso: ['MXN', 'ARS', 'CLP', 'COP', 'UYU', 'PHP', 'DOP', 'CUP'],
  real: ['BRL'],
  zloty: ['PLN'],
  krona: ['SEK', 'NOK', 'DKK', 'ISK'],
}

/** Codes that are understood as words. Others are words of a language ("all", "top") or too rare. */
export const currencyCodes =
  'USD EUR GBP JPY CNY INR CHF BRL PLN CAD AUD NZD SGD HKD MXN SEK NOK DKK CZK HUF RON TRY ARS CLP COP KRW ZAR AED SAR UYU DOP CRC PYG ' +
  'TWD THB PHP IDR MYR VND NGN UAH BGN'

/** Names of money that are also names of weights: money only in a store that sells in it. */
export const alsoWeights: readonly string[] = ['pound']

/** The hundredth part of money of any name: the packs' "cent". */
export const centSigns = '¢'

/** Words for money that are other words more often: in a text that is no shopper's wish they count only in capitals. */
export const moneyInDoubt: readonly string[] = ['try', 'cop', 'ron', 'real']
