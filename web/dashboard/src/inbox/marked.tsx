const BEFORE = 40

/** A text from shortly before the first word looked for, with these words marked. */
export function Marked({ text, words }: { text: string; words: string }) {
  const plain = (value: string) =>
    value
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
  const wanted = words.split(/\s+/u).filter(Boolean).map(plain)
  const pieces = text.split(/(\s+)/u)
  const isWanted = (piece: string) => wanted.some((word) => plain(piece).includes(word))
  const first = Math.max(0, pieces.findIndex(isWanted))
  let from = first
  for (let letters = 0; from > 0 && letters < BEFORE; from--) letters += pieces[from - 1]?.length ?? 0
  return (
    <>
      {from > 0 && '…'}
      {pieces.slice(from).map((piece, at) =>
        isWanted(piece) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
          <mark key={at} className="rounded-sm bg-warn-soft text-warn">
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </>
  )
}
