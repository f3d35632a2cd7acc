import { deflateSync } from 'node:zlib'

/** A PDF with one page per list of lines, as plain as the format allows; a first line "# x" is set larger. */
export function makePdf(pages: string[][]): Buffer {
  const contents = pages.map((lines) => {
    const shown = lines.map((line, at) => {
      const isHeading = line.startsWith('# ')
      const text = line.replace('# ', '').replace(/[()\\]/g, '\\$&')
      return `/F1 ${isHeading ? 20 : 11} Tf 1 0 0 1 72 ${740 - at * 15} Tm (${text}) Tj`
    })
    return `BT ${shown.join('\n')} ET`
  })
  return pdfOf(contents.map((content) => ({ bytes: Buffer.from(content, 'latin1'), filter: '' })))
}

/** A page whose content unpacks to so many zero bytes. */
export function makePdfBomb(unpackedBytes: number): Buffer {
  return pdfOf([{ bytes: deflateSync(Buffer.alloc(unpackedBytes, ' ')), filter: '/Filter /FlateDecode' }])
}

function pdfOf(streams: { bytes: Buffer; filter: string }[]): Buffer {
  const kids = streams.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${streams.length} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
  ]
  for (const [at, { bytes, filter }] of streams.entries()) {
    const resources = '/Resources << /Font << /F1 3 0 R >> >>'
    objects.push(
      Buffer.from(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${resources} /Contents ${5 + at * 2} 0 R >>`),
    )
    const head = Buffer.from(`<< /Length ${bytes.length} ${filter} >>\nstream\n`)
    objects.push(Buffer.concat([head, bytes, Buffer.from('\nendstream')]))
  }
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [at, object] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    offsets.push(length)
    length += whole.length
    parts.push(whole)
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}
